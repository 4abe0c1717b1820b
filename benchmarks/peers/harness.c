/*
 * The clock: evaluations of one contestant at states that differ from call to call.
 *
 * Contestants are called through a pointer, so that nothing can be folded or left out; what each
 * returns, one number of its answer, is added up and handed back.
 */
#include <stddef.h>
#include <time.h>

typedef double (*evaluate_t)(const double *state);
typedef double (*batch_t)(size_t n, const double *columns);

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* Nanoseconds for `count` states, `stride` numbers apart; some go first to warm the caches. */
double time_states(
    evaluate_t evaluate, const double *states, size_t stride, size_t count, size_t warm, double *sum)
{
    double total = 0.0;
    for (size_t k = count - warm; k < count; k++) {
        total += evaluate(states + k * stride);
    }
    const double start = now();
    for (size_t k = 0; k < count; k++) {
        total += evaluate(states + k * stride);
    }
    const double end = now();
    *sum = total;
    return end - start;
}

/* Nanoseconds for `repeats` batches of n states in columns; one batch goes first. */
double time_batches(batch_t evaluate, size_t n, const double *columns, size_t repeats, double *sum)
{
    double total = evaluate(n, columns);
    const double start = now();
    for (size_t k = 0; k < repeats; k++) {
        total += evaluate(n, columns);
    }
    const double end = now();
    *sum = total;
    return end - start;
}
