/*
 * A free-floating satellite draws a circle with its left hand and keeps its right hand in place.
 *
 * The satellite floats freely: when its arms move with the rates qd_a, it moves with J_D qd_a, so
 * the momentum stays zero. The generalized Jacobian J_g includes this motion: the velocities of the
 * hands are J_g qd_a. The Jacobian J_a of arms on a fixed base omits it. The first four cases
 * command the rates of the six motors, the last one their torques.
 */
#include <math.h>
#include <stdio.h>

#include "two_arm_satellite.h"

enum {
    NQ = TWO_ARM_SATELLITE_NQ,
    NV = TWO_ARM_SATELLITE_NV,
    TIPS = TWO_ARM_SATELLITE_TIPS,
    LINKS = TWO_ARM_SATELLITE_LINK_RIGHT_FOREARM + 1,
    NU = TWO_ARM_SATELLITE_V_LEFT_YAW, /* DoF without a motor: the satellite, first in qd */
    NA = NV - NU,                      /* DoF with a motor: the joints of both arms */
    N = 3 * TIPS,                      /* positions of the hands: as many as motors */
    STEPS = 10000,
    ROW = 20 /* steps per row of the file */
};

static const double DT = 1e-3;
static const double MOVE_TIME = 9.0, RADIUS = 0.4; /* s, m; then the hands stay for 1 s */
static const double TWO_PI = 6.283185307179586;

/* A position error decays with a pole at -5/s, in the last case with two poles at -10/s. */
static const double GAIN = 5.0, KP = 100.0, KD = 20.0;

/* The satellite is at the origin and not rotated; both arms are bent. */
static const double START[NQ] = {0, 0, 0, 0, 0, 0, 1, 0.3, -0.8, 1.6, -0.3, -0.8, 1.6};

typedef enum { FIXED_BASE, GENERALIZED } Jacobian;

typedef struct {
    const char *name;
    Jacobian jacobian;
    int feedback; /* whether the controller measures the hands */
    int torque;   /* whether it commands torques instead of rates */
} Case;

static const Case CASES[] = {
    {"fixed", FIXED_BASE, 0, 0},
    {"fixed_feedback", FIXED_BASE, 1, 0},
    {"generalized", GENERALIZED, 0, 0},
    {"generalized_feedback", GENERALIZED, 1, 0},
    {"torque", GENERALIZED, 1, 1},
};
enum { COUNT = sizeof CASES / sizeof CASES[0] };

/* Rotate a vector of each hand from its tip axes to world axes. */
static void to_world(double X[TIPS][4][4], const double v[N], double out[N])
{
    for (int i = 0; i < N; i++) {
        const int tip = i / 3;
        out[i] = 0.0;
        for (int j = 0; j < 3; j++) out[i] += X[tip][i % 3][j] * v[3 * tip + j];
    }
}

/* Compute the positions of the hands. */
static void positions(const double q[NQ], double p[N])
{
    double X[TIPS][4][4];
    two_arm_satellite_forward_kinematics(q, X);
    for (int i = 0; i < N; i++) p[i] = X[i / 3][i % 3][3];
}

/* The reference position, velocity and acceleration: the angle is a quintic polynomial in time. */
static void reference(double t, double p[N], double v[N], double a[N])
{
    const double u = fmin(t / MOVE_TIME, 1.0);
    const double angle = TWO_PI * u * u * u * (10.0 - 15.0 * u + 6.0 * u * u);
    const double rate = TWO_PI * 30.0 * u * u * (1.0 - u) * (1.0 - u) / MOVE_TIME;
    const double second = TWO_PI * 60.0 * u * (1.0 - u) * (1.0 - 2.0 * u) / (MOVE_TIME * MOVE_TIME);
    const double c = RADIUS * cos(angle), s = RADIUS * sin(angle);
    positions(START, p);
    for (int i = 0; i < N; i++) v[i] = a[i] = 0.0;
    p[1] += c - RADIUS;
    p[2] += s;
    v[1] = -s * rate;
    v[2] = c * rate;
    a[1] = -c * rate * rate - s * second;
    a[2] = -s * rate * rate + c * second;
}

/* Compute the velocities of the hands per unit rate of each motor, in world axes. */
static void hand_jacobian(Jacobian which, const double q[NQ], double A[N][NA])
{
    double X[TIPS][4][4], J[TIPS][6][NV], J_g[TIPS][6][NA], column[N], turned[N];
    two_arm_satellite_forward_kinematics(q, X);
    two_arm_satellite_jacobian(q, J);
    two_arm_satellite_generalized_jacobian(q, J_g);
    for (int k = 0; k < NA; k++) {
        for (int i = 0; i < N; i++) {
            const int tip = i / 3, row = 3 + i % 3; /* the linear rows of a twist */
            column[i] = which == FIXED_BASE ? J[tip][row][NU + k] : J_g[tip][row][k];
        }
        to_world(X, column, turned);
        for (int i = 0; i < N; i++) A[i][k] = turned[i];
    }
}

/* Solve A x = b by Gaussian elimination with partial pivoting. A and b are overwritten. */
static void solve(double A[N][N], double b[N], double x[N])
{
    for (int k = 0; k < N; k++) {
        int largest = k;
        for (int i = k + 1; i < N; i++)
            if (fabs(A[i][k]) > fabs(A[largest][k])) largest = i;
        for (int j = 0; j < N; j++) {
            const double other = A[k][j];
            A[k][j] = A[largest][j];
            A[largest][j] = other;
        }
        const double other = b[k];
        b[k] = b[largest];
        b[largest] = other;
        for (int i = k + 1; i < N; i++) {
            const double factor = A[i][k] / A[k][k];
            for (int j = k; j < N; j++) A[i][j] -= factor * A[k][j];
            b[i] -= factor * b[k];
        }
    }
    for (int k = N - 1; k >= 0; k--) {
        x[k] = b[k];
        for (int j = k + 1; j < N; j++) x[k] -= A[k][j] * x[j];
        x[k] /= A[k][k];
    }
}

/* The velocities (J_D qd_a, qd_a) at zero momentum, for the motor rates of the case. */
static void velocities(const Case *c, double t, const double q[NQ], double qd[NV])
{
    double p_ref[N], v[N], a[N], p[N], A[N][NA], J_D[NU][NA], qd_a[NA];
    reference(t, p_ref, v, a);
    positions(q, p);
    for (int i = 0; i < N; i++) v[i] += c->feedback ? GAIN * (p_ref[i] - p[i]) : 0.0;
    hand_jacobian(c->jacobian, q, A);
    solve(A, v, qd_a);
    two_arm_satellite_disturbance_jacobian(q, J_D);
    for (int i = 0; i < NU; i++) {
        qd[i] = 0.0;
        for (int k = 0; k < NA; k++) qd[i] += J_D[i][k] * qd_a[k];
    }
    for (int k = 0; k < NA; k++) qd[NU + k] = qd_a[k];
}

/* One midpoint step at these velocities; `integrate` normalizes the quaternion. */
static void move(const Case *c, double t, double q[NQ])
{
    const double half = DT / 2.0;
    double qd[NV], middle[NQ], next[NQ];
    velocities(c, t, q, qd);
    two_arm_satellite_integrate(q, qd, &half, middle);
    velocities(c, t + half, middle, qd);
    two_arm_satellite_integrate(q, qd, &DT, next);
    for (int i = 0; i < NQ; i++) q[i] = next[i];
}

/*
 * Compute the torques that make the hands follow the reference. The acceleration of the hands is
 * J_g qdd_a + drift, where drift is their acceleration for qdd_a = 0. The acceleration of a hand
 * with twist (w, v) in its own frame is vdot + w x v.
 */
static void torques(double t, const double q[NQ], const double qd[NV], double tau[NV])
{
    const double nothing[NA] = {0.0}; /* zero motor accelerations, zero wrench on the satellite */
    double p_ref[N], v_ref[N], a[N], p[N], v[N], drift[N], v_world[N], drift_world[N];
    double X[TIPS][4][4], J[TIPS][6][NV], Vdot[LINKS][6], Vdot_tip[TIPS][6], A[N][NA];
    double qdd_a[NA], tau_a[NA], qdd_u[NU];
    reference(t, p_ref, v_ref, a);
    positions(q, p);
    two_arm_satellite_forward_kinematics(q, X);
    two_arm_satellite_jacobian(q, J);
    two_arm_satellite_underactuated_accelerations(q, qd, nothing, nothing, Vdot, Vdot_tip);
    for (int tip = 0; tip < TIPS; tip++) {
        double V[6] = {0.0};
        for (int i = 0; i < 6; i++)
            for (int k = 0; k < NV; k++) V[i] += J[tip][i][k] * qd[k];
        for (int i = 0; i < 3; i++) {
            const int j = (i + 1) % 3, k = (i + 2) % 3;
            v[3 * tip + i] = V[3 + i];
            drift[3 * tip + i] = Vdot_tip[tip][3 + i] + V[j] * V[3 + k] - V[k] * V[3 + j];
        }
    }
    to_world(X, v, v_world);
    to_world(X, drift, drift_world);
    for (int i = 0; i < N; i++)
        a[i] += KD * (v_ref[i] - v_world[i]) + KP * (p_ref[i] - p[i]) - drift_world[i];
    hand_jacobian(GENERALIZED, q, A);
    solve(A, a, qdd_a);
    two_arm_satellite_underactuated_inverse_dynamics(q, qd, qdd_a, nothing, tau_a, qdd_u);
    for (int i = 0; i < NV; i++) tau[i] = i < NU ? 0.0 : tau_a[i - NU];
}

/* One Runge-Kutta step of x = (q, qd) at constant torques; then normalize the quaternion. */
static void push(double t, double q[NQ], double qd[NV])
{
    static const double node[4] = {0.0, 0.5, 0.5, 1.0}, weight[4] = {1.0, 2.0, 2.0, 1.0};
    static const double no_time = 0.0;
    double dq[NQ] = {0.0}, qdd[NV] = {0.0}, sum_q[NQ] = {0.0}, sum_qd[NV] = {0.0};
    double q_stage[NQ], qd_stage[NV], tau[NV];
    torques(t, q, qd, tau);
    for (int stage = 0; stage < 4; stage++) {
        for (int i = 0; i < NQ; i++) q_stage[i] = q[i] + DT * node[stage] * dq[i];
        for (int i = 0; i < NV; i++) qd_stage[i] = qd[i] + DT * node[stage] * qdd[i];
        two_arm_satellite_qdot(q_stage, qd_stage, dq);
        two_arm_satellite_forward_dynamics(q_stage, qd_stage, tau, qdd);
        for (int i = 0; i < NQ; i++) sum_q[i] += weight[stage] * dq[i];
        for (int i = 0; i < NV; i++) sum_qd[i] += weight[stage] * qdd[i];
    }
    for (int i = 0; i < NQ; i++) q_stage[i] = q[i] + DT / 6.0 * sum_q[i];
    for (int i = 0; i < NV; i++) qd[i] += DT / 6.0 * sum_qd[i];
    two_arm_satellite_integrate(q_stage, qd, &no_time, q);
}

static double length(const double v[3])
{
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

/* The columns of the file for each case. */
enum {
    LEFT = 0,       /* position of the left hand */
    RIGHT = 3,      /* and of the right one */
    PLACE = 6,      /* position of the satellite */
    ANGLE = 9,      /* of rotation from its initial attitude */
    LEFT_MISS = 10, /* distance of each hand from its reference */
    RIGHT_MISS = 11,
    ANGULAR = 12, /* momentum about the center of mass */
    LINEAR = 13,
    QUANTITIES = 14
};
static const char *const NAMES[QUANTITIES] = {
    "left_x", "left_y", "left_z", "right_x", "right_y", "right_z", "x", "y", "z",
    "angle", "left_miss", "right_miss", "angular_momentum", "linear_momentum"};

static void measure(double t, const double q[NQ], const double qd[NV], double out[QUANTITIES])
{
    double p_ref[N], v_ref[N], a_ref[N], miss[N], h[6];
    reference(t, p_ref, v_ref, a_ref);
    positions(q, out + LEFT);
    for (int i = 0; i < N; i++) miss[i] = p_ref[i] - out[LEFT + i];
    for (int i = 0; i < 3; i++) out[PLACE + i] = q[i];
    out[ANGLE] = 2.0 * atan2(length(q + 3), fabs(q[6]));
    out[LEFT_MISS] = length(miss);
    out[RIGHT_MISS] = length(miss + 3);
    two_arm_satellite_centroidal_momentum(q, qd, h);
    out[ANGULAR] = length(h);
    out[LINEAR] = length(h + 3);
}

int main(int argc, char **argv)
{
    double q[COUNT][NQ], qd[COUNT][NV] = {{0.0}}, now[QUANTITIES];
    double most[COUNT][QUANTITIES] = {{0.0}}, end[COUNT] = {0.0}, momentum = 0.0;

    FILE *csv = argc == 2 ? fopen(argv[1], "w") : NULL;
    if (!csv) {
        fprintf(stderr, "usage: hands FILE.csv (in a folder that exists)\n");
        return 1;
    }
    fprintf(csv, "t,reference_y,reference_z");
    for (int c = 0; c < COUNT; c++) {
        for (int i = 0; i < NQ; i++) q[c][i] = START[i];
        for (int i = 0; i < QUANTITIES; i++) fprintf(csv, ",%s_%s", CASES[c].name, NAMES[i]);
    }
    for (int step = 0; step <= STEPS; step++) {
        const double t = step * DT;
        double p_ref[N], v_ref[N], a_ref[N];
        reference(t, p_ref, v_ref, a_ref);
        if (step % ROW == 0) fprintf(csv, "\n%.3f,%.9e,%.9e", t, p_ref[1], p_ref[2]);
        for (int c = 0; c < COUNT; c++) {
            if (!CASES[c].torque) velocities(&CASES[c], t, q[c], qd[c]);
            measure(t, q[c], qd[c], now);
            for (int i = 0; i < QUANTITIES; i++) {
                most[c][i] = fmax(most[c][i], now[i]);
                if (step % ROW == 0) fprintf(csv, ",%.9e", now[i]);
            }
            end[c] = now[ANGLE];
            momentum = fmax(momentum, fmax(now[ANGULAR], now[LINEAR]));
            if (CASES[c].torque)
                push(t, q[c], qd[c]);
            else
                move(&CASES[c], t, q[c]);
        }
    }
    fprintf(csv, "\n");
    if (fclose(csv)) {
        perror(argv[1]);
        return 1;
    }

    printf("                      hand error, mm       satellite rotation, deg\n");
    printf("largest                  left     right       most     at the end\n");
    for (int c = 0; c < COUNT; c++) {
        const double degrees = 360.0 / TWO_PI;
        printf("%-20s%9.3f %9.3f  %9.3f      %9.3f\n", CASES[c].name, 1e3 * most[c][LEFT_MISS],
               1e3 * most[c][RIGHT_MISS], degrees * most[c][ANGLE], degrees * end[c]);
    }
    if (momentum < 1e-12)
        printf("momentum, kg m^2/s and kg m/s: below 1e-12 in every case\n");
    else
        printf("momentum, kg m^2/s and kg m/s: %.1e, which should be rounding\n", momentum);
    return 0;
}
