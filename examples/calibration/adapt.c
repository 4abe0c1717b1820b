/* A Panda identifies its load while it moves: recursive least squares on base_regressor.
 *
 *   tau = inverse_dynamics(q, qd, qdd) + Yb(q, qd, qdd) d
 *
 * inverse_dynamics is the model of the empty arm; d is the change of its 43 base parameters by the
 * load. The controller starts with d = 0 while the hand holds a load of 3 kg. A thousand times a
 * second it measures torques and accelerations, with noise, and updates d with the Kalman gain.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "loaded.h"
#include "panda.h"

enum { N = 7, B = 43, P = 70, RATE = 1000, SECONDS = 8 };

static const double PI = 3.14159265358979323846;
static const double TORQUE_NOISE = 0.2, ACCELERATION_NOISE = 0.1; /* N m, rad/s^2 */
static const double EXPECTED = 0.5; /* standard deviation of d at the start: kg m, kg m^2 */

/* The load of the Makefile about the frame of link 7: mass, first moment, inertia. */
static const double MASS = 3.0, X = 0.05, Z = 0.15, INERTIA = 0.01;

typedef struct {
    double d[B];
    double C[B][B]; /* covariance of d */
} Estimate;

/* Update the estimate with the measurement y . d = value, which has the given variance. */
static void learn(Estimate *e, const double y[B], double value, double variance)
{
    double Cy[B], size = variance, error = value;
    for (int i = 0; i < B; i++) {
        Cy[i] = 0.0;
        for (int j = 0; j < B; j++)
            Cy[i] += e->C[i][j] * y[j];
    }
    for (int i = 0; i < B; i++) {
        size += y[i] * Cy[i];
        error -= y[i] * e->d[i];
    }
    for (int i = 0; i < B; i++) {
        e->d[i] += Cy[i] / size * error;
        for (int j = 0; j < B; j++)
            e->C[i][j] -= Cy[i] * Cy[j] / size;
    }
}

static void model(const Estimate *e, const double q[N], const double qd[N], const double qdd[N],
                  double tau[N])
{
    double Y[N][B];
    panda_inverse_dynamics(q, qd, qdd, tau);
    panda_base_regressor(q, qd, qdd, Y);
    for (int i = 0; i < N; i++)
        for (int k = 0; k < B; k++)
            tau[i] += Y[i][k] * e->d[k];
}

/* The reference of each joint: two sines around the middle of its range. */
static void reference(double t, double q[N], double qd[N], double qdd[N])
{
    static const double middle[N] = {0.0, 0.0, 0.0, -1.6, 0.0, 1.9, 0.0};
    for (int i = 0; i < N; i++) {
        q[i] = middle[i];
        qd[i] = qdd[i] = 0.0;
        for (int k = 1; k <= 2; k++) {
            const double a = 0.35 / k, w = 2 * PI * (0.25 + 0.06 * i) * k, phase = i + k;
            q[i] += a * sin(w * t + phase);
            qd[i] += a * w * cos(w * t + phase);
            qdd[i] -= a * w * w * sin(w * t + phase);
        }
    }
}

/* Simulate the loaded arm for one millisecond at constant torques: one Runge-Kutta step. */
static void step(double q[N], double qd[N], const double tau[N])
{
    const double h = 1.0 / RATE, part[4] = {0.0, 0.5, 0.5, 1.0}, weight[4] = {1, 2, 2, 1};
    double dq[N] = {0}, dv[N] = {0}, sum_q[N] = {0}, sum_v[N] = {0};
    for (int s = 0; s < 4; s++) {
        double qs[N], vs[N];
        for (int i = 0; i < N; i++) {
            qs[i] = q[i] + part[s] * h * dq[i];
            vs[i] = qd[i] + part[s] * h * dv[i];
        }
        loaded_forward_dynamics(qs, vs, tau, dv);
        for (int i = 0; i < N; i++) {
            dq[i] = vs[i];
            sum_q[i] += weight[s] * dq[i];
            sum_v[i] += weight[s] * dv[i];
        }
    }
    for (int i = 0; i < N; i++) {
        q[i] += h / 6 * sum_q[i];
        qd[i] += h / 6 * sum_v[i];
    }
}

/* Return a normally distributed number; every run has the same sequence. */
static double noise(void)
{
    static unsigned long long state = 1;
    double sum = -6.0;
    for (int k = 0; k < 12; k++) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        sum += (double)(state >> 11) / 9007199254740992.0;
    }
    return sum;
}

/* Follow the reference; print errors every second: model in N m, joints in mrad, d in percent. */
static void follow(int learns, const double truth[B], FILE *file)
{
    Estimate e = {{0}, {{0}}};
    double q[N], qd[N], unused[N], model_error = 0.0, joint_error = 0.0;
    for (int i = 0; i < B; i++)
        e.C[i][i] = EXPECTED * EXPECTED;
    reference(0.0, q, qd, unused);
    printf("%s\n", learns ? "learning" : "without learning");
    for (int k = 0; k < RATE * SECONDS; k++) {
        const double t = (double)k / RATE;
        double q_ref[N], qd_ref[N], qdd_ref[N], wanted[N], tau[N], qdd[N], seen[N], said[N];
        double Y[N][B], off = 0.0, size = 0.0, here = 0.0;
        reference(t, q_ref, qd_ref, qdd_ref);
        for (int i = 0; i < N; i++)
            wanted[i] = qdd_ref[i] + 40.0 * (qd_ref[i] - qd[i]) + 400.0 * (q_ref[i] - q[i]);
        model(&e, q, qd, wanted, tau);
        loaded_forward_dynamics(q, qd, tau, qdd);
        model(&e, q, qd, qdd, said);
        for (int i = 0; i < N; i++) {
            here += (said[i] - tau[i]) * (said[i] - tau[i]) / N;
            joint_error += (q_ref[i] - q[i]) * (q_ref[i] - q[i]) / N;
        }
        model_error += here;
        if (learns) {
            for (int i = 0; i < N; i++)
                seen[i] = qdd[i] + ACCELERATION_NOISE * noise();
            panda_inverse_dynamics(q, qd, seen, said);
            panda_base_regressor(q, qd, seen, Y);
            for (int i = 0; i < N; i++)
                learn(&e, Y[i], tau[i] + TORQUE_NOISE * noise() - said[i],
                      TORQUE_NOISE * TORQUE_NOISE);
        }
        for (int i = 0; i < B; i++) {
            off += (e.d[i] - truth[i]) * (e.d[i] - truth[i]);
            size += truth[i] * truth[i];
        }
        if (file && k % 10 == 0)
            fprintf(file, "%d,%.3f,%.9g,%.9g\n", learns, t, sqrt(here), sqrt(off / size));
        step(q, qd, tau);
        if ((k + 1) % RATE == 0) {
            printf("%4d s %17.3f %17.3f %19.1f\n", (k + 1) / RATE, sqrt(model_error / RATE),
                   1e3 * sqrt(joint_error / RATE), 100.0 * sqrt(off / size));
            model_error = joint_error = 0.0;
        }
    }
}

int main(int argc, char **argv)
{
    FILE *file = argc > 1 ? fopen(argv[1], "w") : NULL;
    double p[P] = {0}, truth[B];
    double *own = p + P - 10; /* of link 7: m, mc, Ixx, Ixy, Iyy, Ixz, Iyz, Izz about its frame */
    own[0] = MASS;
    own[1] = MASS * X;
    own[3] = MASS * Z;
    own[4] = INERTIA + MASS * Z * Z;
    own[6] = INERTIA + MASS * (X * X + Z * Z);
    own[7] = -MASS * X * Z;
    own[9] = INERTIA + MASS * X * X;
    panda_base_parameters(p, truth); /* linear, so this is the change by the load alone */
    if (argc > 1 && !file) {
        fprintf(stderr, "%s cannot be written\n", argv[1]);
        return EXIT_FAILURE;
    }
    if (file)
        fprintf(file, "learns,t,model,parameters\n");
    printf("after      model error, N m  joint error, mrad  base parameter error, %%\n");
    follow(0, truth, file);
    follow(1, truth, file);
    if (file)
        fclose(file);
    return EXIT_SUCCESS;
}
