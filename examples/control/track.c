/*
 * A simulated Panda with its hand follows a joint trajectory under PD control and under computed
 * torque.
 *
 * The same generated code serves two purposes: forward_dynamics, with the true parameters,
 * simulates the arm; bias and inverse_dynamics, with the parameters that the controller assumes,
 * are its model. The fingers are locked, so the hand is part of the last link. The parameters p
 * are the load.
 */
#include <math.h>
#include <stdio.h>

#include "panda_hand.h"

enum { N = PANDA_HAND_NV, NP = PANDA_HAND_NP, STEPS = 2000 };

/* The controller runs at 1 kHz and holds the torque between samples, as on a real arm. */
static const double DT = 1e-3;

/* Both poles of e'' + KD e' + KP e = 0 are at -20/s; the sampling is 50 times faster. */
static const double KP = 400.0, KD = 40.0;

static const double START[N] = {-0.8, -0.6, 0.3, -2.2, -0.4, 1.2, 0.0};
static const double GOAL[N] = {0.7, 0.4, -0.4, -1.2, 0.6, 2.4, 1.2};
static const double MOVE_TIME = 1.5;

/*
 * The load in the hand, in the order of the banner of panda_hand.h: mass, first moment and inertia
 * about the point between the fingertips. A block of 1 kg, 20 mm off the axis of the hand and 30 mm
 * below the fingertips.
 */
static const double LOAD[NP] = {1.0, 0.02, 0.0, 0.03, 0.0017, 0.0, 0.0021, -0.0006, 0.0, 0.001};

typedef enum { PD, PD_BIAS, COMPUTED_TORQUE } Law;

typedef struct {
    const char *name;
    Law law;
    int loaded; /* whether the arm holds the load */
    int known;  /* whether the model includes it */
} Case;

static const Case CASES[] = {
    {"pd", PD, 0, 0},
    {"pd_bias", PD_BIAS, 0, 0},
    {"ct", COMPUTED_TORQUE, 0, 0},
    {"pd_load", PD, 1, 0},
    {"ct_load_unknown", COMPUTED_TORQUE, 1, 0},
    {"ct_load_known", COMPUTED_TORQUE, 1, 1},
};
enum { COUNT = sizeof CASES / sizeof CASES[0] };

static void parameters(int loaded, double p[NP])
{
    for (int i = 0; i < NP; i++) p[i] = loaded ? LOAD[i] : 0.0;
}

/* The reference: a quintic polynomial from START to GOAL, at rest at both ends, then constant. */
static void reference(double t, double q[N], double qd[N], double qdd[N])
{
    const double u = fmin(t / MOVE_TIME, 1.0);
    const double s = u * u * u * (10.0 - 15.0 * u + 6.0 * u * u);
    const double sd = 30.0 * u * u * (1.0 - u) * (1.0 - u) / MOVE_TIME;
    const double sdd = 60.0 * u * (1.0 - u) * (1.0 - 2.0 * u) / (MOVE_TIME * MOVE_TIME);
    for (int i = 0; i < N; i++) {
        const double distance = GOAL[i] - START[i];
        q[i] = START[i] + distance * s;
        qd[i] = distance * sd;
        qdd[i] = distance * sdd;
    }
}

/* The joint inertias that PD control assumes: diag(M) of the unloaded arm at the start. */
static void joint_inertias(double inertia[N])
{
    const double at_rest[N] = {0.0};
    double p[NP], M[N][N], h[N];
    parameters(0, p);
    panda_hand_mass_matrix_bias(START, at_rest, p, M, h);
    for (int i = 0; i < N; i++) inertia[i] = M[i][i];
}

/* The controller: feedback is the acceleration that makes the error decay with KP and KD. */
static void control(Law law, const double inertia[N], const double p[NP], double t,
                    const double q[N], const double qd[N], double tau[N])
{
    double q_ref[N], qd_ref[N], qdd_ref[N], feedback[N], qdd[N], h[N];
    reference(t, q_ref, qd_ref, qdd_ref);
    for (int i = 0; i < N; i++) {
        feedback[i] = KP * (q_ref[i] - q[i]) + KD * (qd_ref[i] - qd[i]);
        tau[i] = inertia[i] * feedback[i];
        qdd[i] = qdd_ref[i] + feedback[i];
    }
    if (law == PD_BIAS) {
        panda_hand_bias(q, qd, p, h);
        for (int i = 0; i < N; i++) tau[i] += h[i];
    } else if (law == COMPUTED_TORQUE) {
        panda_hand_inverse_dynamics(q, qd, qdd, p, tau);
    }
}

/* Simulate the arm: one Runge-Kutta step of x = (q, qd) at constant torque. */
static void step(double x[2 * N], const double tau[N], const double p[NP])
{
    static const double node[4] = {0.0, 0.5, 0.5, 1.0}, weight[4] = {1.0, 2.0, 2.0, 1.0};
    double rate[2 * N] = {0.0}, sum[2 * N] = {0.0}, y[2 * N];
    for (int stage = 0; stage < 4; stage++) {
        for (int i = 0; i < 2 * N; i++) y[i] = x[i] + DT * node[stage] * rate[i];
        for (int i = 0; i < N; i++) rate[i] = y[N + i];
        panda_hand_forward_dynamics(y, y + N, tau, p, rate + N);
        for (int i = 0; i < 2 * N; i++) sum[i] += weight[stage] * rate[i];
    }
    for (int i = 0; i < 2 * N; i++) x[i] += DT / 6.0 * sum[i];
}

int main(int argc, char **argv)
{
    double x[COUNT][2 * N] = {{0.0}}, squares[COUNT][N] = {{0.0}};
    double arm[COUNT][NP], model[COUNT][NP], inertia[N];

    FILE *csv = argc == 2 ? fopen(argv[1], "w") : NULL;
    if (!csv) {
        fprintf(stderr, "usage: track FILE.csv (in a folder that exists)\n");
        return 1;
    }
    joint_inertias(inertia);
    fprintf(csv, "t");
    for (int c = 0; c < COUNT; c++) {
        for (int i = 0; i < N; i++) x[c][i] = START[i];
        parameters(CASES[c].loaded, arm[c]);
        parameters(CASES[c].known, model[c]);
        for (int i = 0; i < N; i++) fprintf(csv, ",%s_%d", CASES[c].name, i + 1);
    }
    for (int k = 0; k <= STEPS; k++) {
        const double t = k * DT;
        double q_ref[N], qd_ref[N], qdd_ref[N], tau[N];
        reference(t, q_ref, qd_ref, qdd_ref);
        fprintf(csv, "\n%.3f", t);
        for (int c = 0; c < COUNT; c++) {
            for (int i = 0; i < N; i++) {
                const double error = q_ref[i] - x[c][i];
                squares[c][i] += error * error;
                fprintf(csv, ",%.12e", error);
            }
            control(CASES[c].law, inertia, model[c], t, x[c], x[c] + N, tau);
            step(x[c], tau, arm[c]);
        }
    }
    fprintf(csv, "\n");
    if (fclose(csv)) {
        perror(argv[1]);
        return 1;
    }

    printf("RMS error, mrad ");
    for (int i = 0; i < N; i++) printf("  joint %d", i + 1);
    for (int c = 0; c < COUNT; c++) {
        printf("\n%-16s", CASES[c].name);
        for (int i = 0; i < N; i++) printf("%9.3f", 1e3 * sqrt(squares[c][i] / (STEPS + 1)));
    }
    printf("\n");
    return 0;
}
