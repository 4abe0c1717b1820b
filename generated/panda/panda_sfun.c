/*
 * panda_sfun.c: compiled functions as blocks of Simulink, made by symdyn 0.2.0.
 * Do not edit.
 *
 * NOT COMPILED where it was made: Simulink was not there. It is a level-2 S-function in C:
 *
 *     mex panda_sfun.c panda.c
 *
 * An S-Function block of this name has one parameter, the name of a function in quotes. It has an
 * input port for each argument and an output port for each result, in their order; signals are
 * vectors, matrices column by column, as reshape expects them. It has no states of its own: to
 * simulate, put integrators between the outputs and inputs of forward_dynamics.
 */
#define S_FUNCTION_NAME panda_sfun
#define S_FUNCTION_LEVEL 2

#include "simstruc.h"

#include "panda_calls.h"

/* The function that the parameter of the block names. */
static const symdyn_function *function_of(SimStruct *S)
{
    char name[64];
    if (mxGetString(ssGetSFcnParam(S, 0), name, sizeof name) != 0) {
        return NULL;
    }
    return symdyn_find(name);
}

static void mdlInitializeSizes(SimStruct *S)
{
    const symdyn_function *function;
    size_t k, entries = 0;
    ssSetNumSFcnParams(S, 1);
    if (ssGetNumSFcnParams(S) != ssGetSFcnParamsCount(S)) {
        return; /* Simulink says so */
    }
    ssSetSFcnParamTunable(S, 0, 0);
    function = function_of(S);
    if (function == NULL) {
        ssSetErrorStatus(S, "the parameter is not the name of a function");
        return;
    }
    if (!ssSetNumInputPorts(S, (int_T)function->inputs) ||
        !ssSetNumOutputPorts(S, (int_T)function->outputs)) {
        return;
    }
    for (k = 0; k < function->inputs; k++) {
        ssSetInputPortWidth(S, (int_T)k, (int_T)function->arguments[k].count);
        ssSetInputPortRequiredContiguous(S, (int_T)k, 1);
        ssSetInputPortDirectFeedThrough(S, (int_T)k, 1);
        entries += function->arguments[k].count;
    }
    for (k = 0; k < function->outputs; k++) {
        const size_t count = function->arguments[function->inputs + k].count;
        ssSetOutputPortWidth(S, (int_T)k, (int_T)count);
        entries += count;
    }
    ssSetNumContStates(S, 0);
    ssSetNumDiscStates(S, 0);
    ssSetNumSampleTimes(S, 1);
    ssSetNumRWork(S, (int_T)entries);
    ssSetNumPWork(S, 1);
    ssSetOptions(S, SS_OPTION_EXCEPTION_FREE_CODE);
}

static void mdlInitializeSampleTimes(SimStruct *S)
{
    ssSetSampleTime(S, 0, INHERITED_SAMPLE_TIME);
    ssSetOffsetTime(S, 0, 0.0);
}

#define MDL_START
static void mdlStart(SimStruct *S)
{
    ssGetPWork(S)[0] = (void *)function_of(S);
}

static void mdlOutputs(SimStruct *S, int_T tid)
{
    const symdyn_function *const function = (const symdyn_function *)ssGetPWork(S)[0];
    const double *in[MOST_ARGUMENTS];
    double *out[MOST_ARGUMENTS];
    double *rows = ssGetRWork(S);
    size_t k;
    (void)tid;
    for (k = 0; k < function->inputs; k++) {
        const symdyn_argument *const argument = &function->arguments[k];
        symdyn_to_rows(argument, (const double *)ssGetInputPortSignal(S, (int_T)k), rows);
        in[k] = rows;
        rows += argument->count;
    }
    for (k = 0; k < function->outputs; k++) {
        out[k] = rows;
        rows += function->arguments[function->inputs + k].count;
    }
    function->call(in, out);
    for (k = 0; k < function->outputs; k++) {
        const symdyn_argument *const argument = &function->arguments[function->inputs + k];
        symdyn_to_columns(argument, out[k], ssGetOutputPortRealSignal(S, (int_T)k));
    }
}

static void mdlTerminate(SimStruct *S)
{
    (void)S;
}

#ifdef MATLAB_MEX_FILE
#include "simulink.c"
#else
#include "cg_sfun.h"
#endif
