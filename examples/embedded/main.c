/* Tests the generated functions on a Cortex-M4, then counts the instructions of one call. */
#include "panda.h"
#include "startup.h"

#define CALLS 1000u
#define INSTRUCTIONS_A_TICK 40u /* QEMU with -icount shift=0: 1 ns each; the clock has 25 MHz */

int panda_self_test(void);

typedef void function(const float q[7], const float qd[7], const float qdd[7], float tau[7]);

/* What the loop costs without the function. */
static void nothing(const float q[7], const float qd[7], const float qdd[7], float tau[7])
{
    (void)q;
    (void)qd;
    (void)qdd;
    (void)tau;
}

static void print_number(const char *before, uint32_t number, const char *after)
{
    char digits[11];
    char *first = digits + 10;
    *first = 0;
    do {
        *--first = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    print(before);
    print(first);
    print(after);
}

static uint32_t ticks_of(function *volatile called)
{
    static const float q[7] = {0.1f, 0.4f, -0.7f, -1.9f, 2.5f, 1.6f, -2.2f};
    static const float qd[7] = {0.3f, -0.2f, 0.5f, 0.1f, -0.4f, 0.6f, -0.1f};
    static const float qdd[7] = {1.0f, -1.0f, 0.5f, 2.0f, -0.5f, 0.2f, -3.0f};
    float tau[7];
    const uint32_t start = ticks();
    for (uint32_t call = 0; call < CALLS; call++) {
        called(q, qd, qdd, tau);
    }
    return (ticks() - start) & 0xFFFFFFu;
}

int main(void)
{
    const int wrong = panda_self_test();
    const uint32_t cost = ticks_of(panda_inverse_dynamics) - ticks_of(nothing);
    print(wrong ? "self-test: wrong results\n" : "self-test: all results are right\n");
    /* `nothing` is its return, which the function has, too */
    print_number("inverse dynamics: ", cost * INSTRUCTIONS_A_TICK / CALLS + 1, " instructions\n");
    return wrong ? 1 : 0;
}
