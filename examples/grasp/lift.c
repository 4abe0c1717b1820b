/*
 * Two arms lift a box between their hands and squeeze it with a given force.
 *
 * The arms and the box are one tree with coordinates q; the grips constrain the hands to the box:
 * K(q) qd = 0. The same generated code serves two purposes: closed_chain_dynamics simulates the
 * robot, and closed_chain_inverse_dynamics is the model in the controller.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "two_pandas.h"

enum {
    NQ = TWO_PANDAS_NQ,
    NV = TWO_PANDAS_NV,
    NA = TWO_PANDAS_V_BOX_WX, /* DoF of the arms, first in qd; then those of the box */
    GRIPS = TWO_PANDAS_CONTACT_RIGHT_GRIP + 1,
    ROWS = 6 * GRIPS, /* of K: a rigid grip constrains all six directions */
    LEFT = TWO_PANDAS_CONTACT_LEFT_GRIP,
    RIGHT = TWO_PANDAS_CONTACT_RIGHT_GRIP,
    HEIGHT = TWO_PANDAS_Q_BOX_Z,
    STEPS = 3000,
    ROW = 5 /* steps per row of the file */
};

/* The controller runs at 1 kHz and holds the torques between samples. */
static const double DT = 1e-3;

static const double START = 0.8, LIFT = 0.15;              /* m: initial height, and lift */
static const double LIFT_TIME = 2.0;                       /* s */
static const double SQUEEZE = 20.0, FIRMER = 40.0;         /* N: during the lift, and then */
static const double FIRMER_FROM = 2.25, FIRMER_TIME = 0.5; /* s */
static const double TOO_LOW = 0.01;                        /* m: error of the initial height */

/* Both poles of the error dynamics are at -10/s. */
static const double KP = 100.0, KD = 20.0;

/* Minimum-jerk motion from 0 to 1, at rest at both ends: s and its first two derivatives. */
static void minimum_jerk(double t, double duration, double s[3])
{
    const double u = fmin(fmax(t / duration, 0.0), 1.0);
    s[0] = u * u * u * (10.0 - 15.0 * u + 6.0 * u * u);
    s[1] = 30.0 * u * u * (1.0 - u) * (1.0 - u) / duration;
    s[2] = 60.0 * u * (1.0 - u) * (1.0 - 2.0 * u) / (duration * duration);
}

/* Solve A x = b for symmetric positive definite A = L L^T. Overwrite A by L and b by x. */
static void solve(double A[ROWS][ROWS], double b[ROWS])
{
    for (int j = 0; j < ROWS; j++) {
        for (int i = j; i < ROWS; i++) {
            for (int k = 0; k < j; k++) A[i][j] -= A[i][k] * A[j][k];
            A[i][j] = i == j ? sqrt(A[i][j]) : A[i][j] / A[j][j];
        }
        for (int k = 0; k < j; k++) b[j] -= A[j][k] * b[k];
        b[j] /= A[j][j];
    }
    for (int j = ROWS - 1; j >= 0; j--) {
        for (int k = j + 1; k < ROWS; k++) b[j] -= A[k][j] * b[k];
        b[j] /= A[j][j];
    }
}

/*
 * Change the components of x of the arms as little as possible so that K x + r = 0, and keep those
 * of the box:
 * x_a -= K_a^T (K_a K_a^T)^-1 (K x + r).
 */
static void arms_follow(const double q[NQ], const double r[ROWS], double x[NV])
{
    double K[ROWS][NV], A[ROWS][ROWS], b[ROWS];
    two_pandas_constraint_jacobian(q, K);
    for (int i = 0; i < ROWS; i++) {
        b[i] = r[i];
        for (int k = 0; k < NV; k++) b[i] += K[i][k] * x[k];
        for (int j = 0; j < ROWS; j++) {
            A[i][j] = 0.0;
            for (int k = 0; k < NA; k++) A[i][j] += K[i][k] * K[j][k];
        }
    }
    solve(A, b);
    for (int k = 0; k < NA; k++)
        for (int i = 0; i < ROWS; i++) x[k] -= K[i][k] * b[i];
}

/* Return the distance of the hands from their grips: the norm of e, in m and rad. */
static double gap(const double q[NQ])
{
    double e[ROWS], sum = 0.0;
    two_pandas_constraint_error(q, e);
    for (int i = 0; i < ROWS; i++) sum += e[i] * e[i];
    return sqrt(sum);
}

/* End the program if the condition is false, which includes comparisons with NaN. */
static void expect(int holds, const char *what)
{
    if (holds) return;
    fprintf(stderr, "lift: %s\n", what);
    exit(1);
}

/* Move the arms by Newton's method until the hands are at the grips. The box does not move. */
static void close_chain(double q[NQ])
{
    const double whole = 1.0;
    double e[ROWS], moved[NQ];
    for (int n = 0; n < 10 && !(gap(q) < 1e-12); n++) {
        double dq[NV] = {0.0};
        two_pandas_constraint_error(q, e);
        arms_follow(q, e, dq);
        two_pandas_integrate(q, dq, &whole, moved);
        for (int i = 0; i < NQ; i++) q[i] = moved[i];
    }
    expect(gap(q) < 1e-9, "the arms do not reach the box");
}

/* Compute the reference motion. Newton's method starts at q of the previous step. */
static void reference(double t, double q[NQ], double qd[NV], double qdd[NV])
{
    const double nothing[ROWS] = {0.0};
    double s[3], k[ROWS];
    minimum_jerk(t, LIFT_TIME, s);
    for (int i = 0; i < NV; i++) qd[i] = qdd[i] = 0.0;
    q[HEIGHT] = START + LIFT * s[0];
    close_chain(q);
    qd[TWO_PANDAS_V_BOX_VZ] = LIFT * s[1]; /* in box axes, which equal world axes: it stays level */
    arms_follow(q, nothing, qd);
    qdd[TWO_PANDAS_V_BOX_VZ] = LIFT * s[2];
    two_pandas_constraint_bias(q, qd, k);
    arms_follow(q, k, qdd);
}

/* Return the desired pressing force of each hand. */
static double wanted_squeeze(double t)
{
    double s[3];
    minimum_jerk(t - FIRMER_FROM, FIRMER_TIME, s);
    return SQUEEZE + (FIRMER - SQUEEZE) * s[0];
}

/*
 * The controller computes accelerations that make the errors decay and satisfy the constraints, and
 * the torques that cause them and squeeze the box. z of a grip points out of the box, so a pressing
 * force is along -z.
 */
static void control(double t, const double q[NQ], const double qd[NV], const double q_ref[NQ],
                    const double qd_ref[NV], const double qdd_ref[NV], double tau[NV])
{
    double error[NV], k[ROWS], qdd[NV], f[GRIPS][6], f_internal[GRIPS][6] = {{0.0}};
    two_pandas_difference(q, q_ref, error);
    for (int i = 0; i < NV; i++) qdd[i] = qdd_ref[i] + KD * (qd_ref[i] - qd[i]) + KP * error[i];
    two_pandas_constraint_bias(q, qd, k);
    arms_follow(q, k, qdd);
    for (int g = 0; g < GRIPS; g++) f_internal[g][5] = -wanted_squeeze(t);
    two_pandas_closed_chain_inverse_dynamics(q, qd, qdd, (const double(*)[6])f_internal, tau, f);
    for (int i = NA; i < NV; i++) tau[i] = 0.0; /* rounding: the box has no motor */
}

/* Simulate one Runge-Kutta step at constant torques. f is the wrench of each hand on the box. */
static void step(double q[NQ], double qd[NV], const double tau[NV], double f[GRIPS][6])
{
    static const double node[4] = {0.0, 0.5, 0.5, 1.0}, weight[4] = {1.0, 2.0, 2.0, 1.0};
    static const double no_time = 0.0;
    double dq[NQ] = {0.0}, qdd[NV] = {0.0}, sum_q[NQ] = {0.0}, sum_qd[NV] = {0.0};
    double q_stage[NQ], qd_stage[NV];
    for (int stage = 0; stage < 4; stage++) {
        for (int i = 0; i < NQ; i++) q_stage[i] = q[i] + DT * node[stage] * dq[i];
        for (int i = 0; i < NV; i++) qd_stage[i] = qd[i] + DT * node[stage] * qdd[i];
        two_pandas_qdot(q_stage, qd_stage, dq);
        two_pandas_closed_chain_dynamics(q_stage, qd_stage, tau, qdd, f);
        for (int i = 0; i < NQ; i++) sum_q[i] += weight[stage] * dq[i];
        for (int i = 0; i < NV; i++) sum_qd[i] += weight[stage] * qdd[i];
    }
    for (int i = 0; i < NQ; i++) q_stage[i] = q[i] + DT / 6.0 * sum_q[i];
    for (int i = 0; i < NV; i++) qd[i] += DT / 6.0 * sum_qd[i];
    two_pandas_integrate(q_stage, qd, &no_time, q); /* normalizes the quaternion */
}

/* Results for each part of the motion. */
typedef struct {
    const char *name;
    double until; /* s */
    double miss, squeeze; /* largest errors */
    double friction;      /* coefficient that hands without a rigid grip need at the end */
} Part;

static void watch(Part *part, double miss, double wanted, double f[GRIPS][6])
{
    part->miss = fmax(part->miss, fabs(miss));
    part->friction = 0.0;
    for (int g = 0; g < GRIPS; g++) {
        part->squeeze = fmax(part->squeeze, fabs(-f[g][5] - wanted));
        part->friction = fmax(part->friction, hypot(f[g][3], f[g][4]) / -f[g][5]);
    }
}

int main(int argc, char **argv)
{
    Part parts[] = {{"catch up", 1.0, 0, 0, 0}, {"lift", 2.0, 0, 0, 0}, {"squeeze", 3.0, 0, 0, 0}};
    double q[NQ], qd[NV] = {0.0}, q_ref[NQ], qd_ref[NV], qdd_ref[NV], tau[NV];
    double f[GRIPS][6], drift = 0.0, effort = 0.0;

    FILE *csv = argc == 2 ? fopen(argv[1], "w") : NULL;
    if (!csv) {
        fprintf(stderr, "usage: lift FILE.csv (in a folder that exists)\n");
        return 1;
    }
    fprintf(csv, "t,reference,height,wanted,left,right,drift");
    for (int i = 0; i < NA; i++) fprintf(csv, ",q_%d,tau_%d", i + 1, i + 1);
    for (int i = 0; i < NQ; i++) q[i] = q_ref[i] = two_pandas_q_posture[i];
    q[HEIGHT] = START - TOO_LOW;
    close_chain(q);
    reference(0.0, q_ref, qd_ref, qdd_ref);
    for (int n = 1; n <= STEPS; n++) {
        const double t = n * DT, wanted = wanted_squeeze(t);
        control(t - DT, q, qd, q_ref, qd_ref, qdd_ref, tau);
        step(q, qd, tau, f);
        reference(t, q_ref, qd_ref, qdd_ref);
        expect(gap(q) < 1e-6, "the hands have left their grips");
        drift = fmax(drift, gap(q));
        for (int i = 0; i < NA; i++)
            effort = fmax(effort, fabs(tau[i]) / two_pandas_tau_limit[i]);
        Part *part = parts;
        while (t > part->until + DT / 2.0) part++;
        watch(part, q[HEIGHT] - q_ref[HEIGHT], wanted, f);
        if (n % ROW) continue;
        fprintf(csv, "\n%.3f,%.12f,%.12f,%.12f", t, q_ref[HEIGHT], q[HEIGHT], wanted);
        fprintf(csv, ",%.12f,%.12f,%.3e", -f[LEFT][5], -f[RIGHT][5], gap(q));
        for (int i = 0; i < NA; i++) fprintf(csv, ",%.12f,%.9f", q[i], tau[i]);
    }
    fprintf(csv, "\n");
    if (fclose(csv)) {
        perror(argv[1]);
        return 1;
    }

    printf("                box error, mm         force error, N   friction needed at the end\n");
    for (int i = 0; i < (int)(sizeof parts / sizeof parts[0]); i++)
        printf("%-10s %18.3f %22.3f %28.3f\n", parts[i].name, 1e3 * parts[i].miss,
               parts[i].squeeze, parts[i].friction);
    printf("torques: at most %.0f %% of the motor limits\n", 100.0 * effort);
    if (drift < 1e-10)
        printf("grip error: less than 1e-10 m and rad\n");
    else
        printf("grip error: %.1e m or rad, more than rounding\n", drift);
    return 0;
}
