/* Instead of Simulink: one step of the block; the inputs are all 0.5, the outputs are printed. */
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words)
{
    static SimStruct S;
    S.parameter.text = count > 1 ? words[1] : "";
    mdlInitializeSizes(&S);
    if (S.error != NULL) {
        puts(S.error);
        return 0;
    }
    mdlInitializeSampleTimes(&S);
    S.work = calloc((size_t)S.reals, sizeof *S.work);
    for (int k = 0; k < S.inputs; k++) {
        double *const values = calloc((size_t)S.input_widths[k], sizeof *values);
        for (int i = 0; i < S.input_widths[k]; i++) {
            values[i] = 0.5;
        }
        S.in[k] = values;
    }
    for (int k = 0; k < S.outputs; k++) {
        S.out[k] = calloc((size_t)S.output_widths[k], sizeof **S.out);
    }
    mdlStart(&S);
    mdlOutputs(&S, 0);
    mdlTerminate(&S);
    for (int k = 0; k < S.outputs; k++) {
        for (int i = 0; i < S.output_widths[k]; i++) {
            printf("%.17g\n", S.out[k][i]);
        }
    }
    return 0;
}
