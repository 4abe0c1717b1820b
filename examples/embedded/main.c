/* Test the generated functions on a Cortex-M4, then count the instructions of one call of each. */
#include "panda.h"
#include "quadruped.h"
#include "startup.h"

#define CALLS 1000u
#define INSTRUCTIONS_A_TICK 40u /* QEMU with -icount shift=0: 1 ns each; the clock has 25 MHz */

int panda_self_test(void);
int quadruped_self_test(void);

typedef void function(const float *q, const float *qd, const float *qdd, float *tau);

/* An empty function, to measure the cost of the loop. */
static void nothing(const float *q, const float *qd, const float *qdd, float *tau)
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

static uint32_t ticks_of(function *volatile called, const float *q)
{
    static const float qd[18] = {0.3f, -0.2f, 0.5f, 0.1f, -0.4f, 0.6f, -0.1f};
    static const float qdd[18] = {1.0f, -1.0f, 0.5f, 2.0f, -0.5f, 0.2f, -3.0f};
    float tau[18];
    const uint32_t start = ticks();
    for (uint32_t call = 0; call < CALLS; call++) {
        called(q, qd, qdd, tau);
    }
    return (ticks() - start) & 0xFFFFFFu;
}

/* Print the results of one robot; return the number of wrong results of its self-test. */
static int report(const char *robot, int wrong, function *inverse_dynamics, const float *q)
{
    const uint32_t cost = ticks_of(inverse_dynamics, q) - ticks_of(nothing, q);
    print(robot);
    print(wrong ? ": wrong results\n" : ": all results are right\n");
    print(robot);
    /* one more: the return instruction, which `nothing` has, too */
    print_number(": ", cost * INSTRUCTIONS_A_TICK / CALLS + 1, " instructions\n");
    return wrong;
}

int main(void)
{
    static const float arm[7] = {0.1f, 0.4f, -0.7f, -1.9f, 2.5f, 1.6f, -2.2f};
    /* position, quaternion and the joints of the legs */
    static const float body_and_legs[19] = {
        0.1f, -0.2f, 0.4f, 0.5f, -0.5f, 0.5f, 0.5f, 0.1f, 0.7f, -1.4f,
        -0.1f, 0.7f, -1.4f, 0.1f, -0.7f, 1.4f, -0.1f, -0.7f, 1.4f};
    int wrong = report("panda", panda_self_test(), panda_inverse_dynamics, arm);
    wrong += report(
        "quadruped", quadruped_self_test(), quadruped_inverse_dynamics, body_and_legs);
    return wrong ? 1 : 0;
}
