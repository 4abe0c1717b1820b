/* What an S-function sees of Simulink, as far as symdyn's uses it: enough to call it in a test. It is
   written from the published interface and is no proof that Simulink takes the S-function. */
#ifndef SIMSTRUC_H
#define SIMSTRUC_H

typedef int int_T;
typedef struct { const char *text; } mxArray;

enum { PORTS = 16, INHERITED_SAMPLE_TIME = -1, SS_OPTION_EXCEPTION_FREE_CODE = 1 };

typedef struct {
    mxArray parameter;
    const char *error;
    int_T inputs, outputs, input_widths[PORTS], output_widths[PORTS], reals;
    const double *in[PORTS];
    double *out[PORTS], *work;
    void *pointers[1];
} SimStruct;

#include <string.h>

static int mxGetString(const mxArray *array, char *text, size_t size)
{
    if (strlen(array->text) >= size) {
        return 1;
    }
    strcpy(text, array->text);
    return 0;
}

#define ssGetSFcnParam(S, k) (&(S)->parameter)
#define ssSetNumSFcnParams(S, n) ((void)(S))
#define ssGetNumSFcnParams(S) 1
#define ssGetSFcnParamsCount(S) 1
#define ssSetSFcnParamTunable(S, k, yes) ((void)(S))
#define ssSetErrorStatus(S, text) ((S)->error = (text))
#define ssSetNumInputPorts(S, n) ((S)->inputs = (n), 1)
#define ssSetNumOutputPorts(S, n) ((S)->outputs = (n), 1)
#define ssSetInputPortWidth(S, k, n) ((S)->input_widths[k] = (n))
#define ssSetOutputPortWidth(S, k, n) ((S)->output_widths[k] = (n))
#define ssSetInputPortRequiredContiguous(S, k, yes) ((void)(S))
#define ssSetInputPortDirectFeedThrough(S, k, yes) ((void)(S))
#define ssSetNumContStates(S, n) ((void)(S))
#define ssSetNumDiscStates(S, n) ((void)(S))
#define ssSetNumSampleTimes(S, n) ((void)(S))
#define ssSetNumRWork(S, n) ((S)->reals = (n))
#define ssSetNumPWork(S, n) ((void)(S))
#define ssSetOptions(S, options) ((void)(S))
#define ssSetSampleTime(S, k, time) ((void)(S))
#define ssSetOffsetTime(S, k, time) ((void)(S))
#define ssGetPWork(S) ((S)->pointers)
#define ssGetRWork(S) ((S)->work)
#define ssGetInputPortSignal(S, k) ((const void *)(S)->in[k])
#define ssGetOutputPortRealSignal(S, k) ((S)->out[k])

#endif
