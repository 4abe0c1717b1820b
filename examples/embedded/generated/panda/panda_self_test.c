/*
 * panda_self_test.c: a self-test of panda, made by symdyn 0.2.0. Do not edit.
 *
 * It calls every function of panda.c at a few states, with the nominal parameters, and
 * compares the results with those of another derivation that shares no code with them. Build
 * it for the machine and with the flags that the functions will be used with:
 *
 *   cc -O2 panda.c panda_self_test.c -lm -o self_test && ./self_test
 *
 * main returns 0 if all results are right, else 1.
 *
 *   -DSYMDYN_NO_STDIO  prints nothing and includes no <stdio.h>
 *   -DSYMDYN_NO_MAIN   leaves main out; call panda_self_test(), the number of wrong results
 */
#include "panda.h"

#include <math.h>
#ifndef SYMDYN_NO_STDIO
#include <stdio.h>
#endif

int panda_self_test(void);

/* How many of some results are further from the expected ones than allowed; NaN always is. */
static int wrong_results(const char *function, int trial, const char *output, int count,
                         const float *found, const float *expected, float allowed)
{
    int wrong = 0;
    for (int k = 0; k < count; k++) {
        if (!(fabsf(found[k] - expected[k]) <= allowed)) {
            wrong++;
#ifndef SYMDYN_NO_STDIO
            printf("%s, trial %d: entry %d of %s is %.10g, expected %.10g, allowed error %.2g\n",
                   function, trial, k, output, (double)found[k], (double)expected[k],
                   (double)allowed);
#endif
        }
    }
#ifdef SYMDYN_NO_STDIO
    (void)function;
    (void)trial;
    (void)output;
#endif
    return wrong;
}


/* States to call the functions at */
static const float given_q[3][7] = {
    {-2.140625f, -0.140625f, -2.890625f, -2.265625f, -0.859375f, 1.234375f, -0.6875f},
    {0.234375f, 1.265625f, 1.390625f, 2.0625f, -2.671875f, -2.109375f, -0.046875f},
    {-0.6875f, 2.203125f, 1.109375f, -2.9375f, -2.84375f, -0.0625f, -0.84375f},
};
static const float given_qd[3][7] = {
    {-0.890625f, 0.71875f, -1.125f, 0.046875f, -1.4375f, -0.5625f, 0.84375f},
    {-0.96875f, -1.21875f, -1.203125f, -0.234375f, -0.3125f, -1.078125f, -0.203125f},
    {0.109375f, -1.09375f, -1.40625f, 1.078125f, -0.0625f, 0.4375f, 1.390625f},
};
static const float given_qdd[3][7] = {
    {-1.03125f, -0.171875f, 0.515625f, 0.859375f, 1.3125f, -0.171875f, 0.375f},
    {-0.171875f, 0.875f, -0.328125f, -0.625f, -0.109375f, -0.859375f, 0.265625f},
    {0.96875f, -1.125f, -0.59375f, -1.28125f, -0.625f, 1.0625f, 1.328125f},
};

static int test_inverse_dynamics(void)
{
    static const float tau_expected[3][7] = {
        {-0.20676586f, 26.908752f, 0.6467502f, 13.428095f, -0.04931772f, -0.632129f,
         -0.06715331f},
        {-0.44005102f, -18.8328f, -5.8019342f, -4.1529737f, 1.6656868f, -0.7314494f,
         0.05921623f},
        {-0.30612454f, -9.568776f, 10.26163f, -11.640725f, -0.10865033f, 0.01659932f,
         -0.02861979f},
    };
    static const float allowed[3][1] = {
        {0.0023f},
        {0.0019f},
        {0.0019f},
    };
    static float tau[7];
    int wrong = 0;
    for (int trial = 0; trial < 3; trial++) {
        panda_inverse_dynamics(given_q[trial], given_qd[trial], given_qdd[trial], tau);
        wrong += wrong_results("inverse_dynamics", trial, "tau", 7,
                               (const float *)tau, tau_expected[trial],
                               allowed[trial][0]);
    }
    return wrong;
}

int panda_self_test(void)
{
    int wrong = 0;
    wrong += test_inverse_dynamics();
#ifndef SYMDYN_NO_STDIO
    printf("panda: 1 functions, 3 calls, %d wrong results\n", wrong);
#endif
    return wrong;
}

#ifndef SYMDYN_NO_MAIN
int main(void)
{
    return panda_self_test() ? 1 : 0;
}
#endif
