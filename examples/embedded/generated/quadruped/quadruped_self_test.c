/*
 * quadruped_self_test.c: a self-test of quadruped, made by symdyn 0.2.0. Do not edit.
 *
 * It calls every function of quadruped.c at a few states, with the nominal parameters, and
 * compares the results with those of another derivation that shares no code with them. Build
 * it for the machine and with the flags that the functions will be used with:
 *
 *   cc -O2 quadruped.c quadruped_self_test.c -lm -o self_test && ./self_test
 *
 * main returns 0 if all results are right, else 1.
 *
 *   -DSYMDYN_NO_STDIO  prints nothing and includes no <stdio.h>
 *   -DSYMDYN_NO_MAIN   leaves main out; call quadruped_self_test(), the number of wrong results
 */
#include "quadruped.h"

#include <math.h>
#ifndef SYMDYN_NO_STDIO
#include <stdio.h>
#endif

int quadruped_self_test(void);

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
static const float given_q[3][19] = {
    {0.03125f, 0.03125f, 0.125f, -0.01559078f, -0.8574929f, -0.12472624f, 0.49890497f,
     -0.578125f, -0.828125f, -0.71875f, 0.234375f, -2.171875f, -2.8125f, 2.171875f,
     -0.125f, 0.875f, 2.78125f, 1.9375f, -2.25f},
    {-0.25f, -0.09375f, 0.09375f, -0.8100317f, -0.31155068f, -0.3738608f, -0.3271282f,
     1.6875f, 2.390625f, 2.703125f, -2.328125f, -0.75f, 2.546875f, 2.984375f, -2.375f,
     -1.640625f, 1.53125f, -2.828125f, -1.09375f},
    {0.21875f, -0.296875f, -0.234375f, -0.60796654f, 0.7014999f, -0.20265552f,
     0.3117777f, -1.78125f, -0.546875f, 2.203125f, -2.328125f, -2.21875f, -1.203125f,
     0.53125f, 1.359375f, -1.484375f, -1.703125f, -2.171875f, 2.40625f},
};
static const float given_qd[3][18] = {
    {-0.890625f, 0.71875f, -1.125f, 0.046875f, -1.4375f, -0.5625f, 0.84375f, -1.03125f,
     -0.171875f, 0.515625f, 0.859375f, 1.3125f, -0.171875f, 0.375f, 0.328125f, 0.890625f,
     1.125f, 0.78125f},
    {-1.046875f, 1.15625f, -0.125f, -0.40625f, 0.5f, -0.125f, -1.28125f, 0.953125f,
     -1.390625f, 0.859375f, 0.546875f, -1.09375f, 0.046875f, 0.9375f, 0.203125f, 0.375f,
     -0.265625f, -0.140625f},
    {-1.1875f, 0.4375f, -0.109375f, -1.453125f, 0.296875f, 0.78125f, -1.421875f,
     1.203125f, -0.171875f, 1.328125f, 0.359375f, -0.78125f, 1.03125f, -0.953125f,
     1.21875f, 0.296875f, -0.390625f, -0.46875f},
};
static const float given_qdd[3][18] = {
    {1.171875f, 0.296875f, 0.609375f, 0.921875f, 0.6875f, 1.234375f, -1.171875f,
     0.03125f, -1.484375f, -0.171875f, 0.03125f, -1.3125f, 0.140625f, 0.5f, -1.359375f,
     -0.84375f, 1.265625f, 0.9375f},
    {-0.515625f, -1.15625f, -1.4375f, -0.34375f, 1.109375f, 0.546875f, -1.46875f,
     -1.421875f, -0.03125f, -0.421875f, 1.375f, -0.546875f, 1.390625f, -1.125f, 1.09375f,
     1.0625f, 0.0f, -0.046875f},
    {-0.390625f, 0.84375f, 0.390625f, -1.4375f, -1.21875f, 1.453125f, 0.25f, -1.328125f,
     0.984375f, -0.015625f, 0.25f, 1.375f, 1.28125f, -0.6875f, 0.515625f, -1.171875f,
     -0.78125f, 0.0625f},
};

static int test_inverse_dynamics(void)
{
    static const float tau_expected[3][18] = {
        {-0.01662731f, 0.00681376f, -0.03030572f, 18.344131f, 5.117879f, -5.3964663f,
         0.02613504f, -0.07521272f, 0.00053269f, 0.00848546f, 0.0908562f, -0.01784323f,
         -0.05618334f, -0.15431899f, -0.02106415f, -0.00594481f, 0.04686267f, -0.02967276f},
        {0.20828421f, -0.03303277f, 0.11646653f, 8.753981f, 21.41065f, -11.144395f,
         -0.00950706f, -0.03032213f, 0.02293412f, -0.10672041f, -0.10544715f, 0.0358822f,
         0.17596881f, 0.02691344f, 0.01917339f, 0.16289715f, 0.0960028f, -0.01619676f},
        {-0.12219097f, 0.11913932f, -0.00859021f, -7.293236f, -16.437471f, -13.365024f,
         0.04969376f, 0.06576665f, -0.01769161f, -0.11504341f, -0.02756757f, -0.01093649f,
         -0.07236704f, 0.00389443f, 0.01176042f, 0.00960502f, 0.05869147f, 0.00529384f},
    };
    static const float allowed[3][1] = {
        {0.0016f},
        {0.0014f},
        {0.0016f},
    };
    static float tau[18];
    int wrong = 0;
    for (int trial = 0; trial < 3; trial++) {
        quadruped_inverse_dynamics(given_q[trial], given_qd[trial], given_qdd[trial], tau);
        wrong += wrong_results("inverse_dynamics", trial, "tau", 18,
                               (const float *)tau, tau_expected[trial],
                               allowed[trial][0]);
    }
    return wrong;
}

int quadruped_self_test(void)
{
    int wrong = 0;
    wrong += test_inverse_dynamics();
#ifndef SYMDYN_NO_STDIO
    printf("quadruped: 1 functions, 3 calls, %d wrong results\n", wrong);
#endif
    return wrong;
}

#ifndef SYMDYN_NO_MAIN
int main(void)
{
    return quadruped_self_test() ? 1 : 0;
}
#endif
