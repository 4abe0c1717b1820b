/* Inverse dynamics of n states by the C batch function, with OpenMP threads. */
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

#include "panda.h"

static double *rows(FILE *file, size_t n)
{
    double *data = malloc(PANDA_NV * n * sizeof *data);
    if (!data || (file && fread(data, sizeof *data, PANDA_NV * n, file) != PANDA_NV * n)) {
        exit(1);
    }
    return data;
}

int main(int argc, char **argv)
{
    const size_t n = argc > 3 ? strtoul(argv[2], NULL, 10) : 0;
    FILE *file = fopen(argv[1], "rb"); /* all q1, all q2, ...: structure of arrays */
    double *q = rows(file, n), *qd = rows(file, n), *qdd = rows(file, n), *tau = rows(NULL, n);
    for (int repeat = atoi(argv[3]); repeat > 0; repeat--) {
        const double start = omp_get_wtime();
        panda_inverse_dynamics_batch(n, q, qd, qdd, tau);
        printf("%.9f %.17g\n", omp_get_wtime() - start, tau[PANDA_NV * n - 1]);
    }
    return 0;
}
