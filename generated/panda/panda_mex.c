/*
 * panda_mex.c: compiled functions for MATLAB and GNU Octave, made by symdyn 0.2.0.
 * Do not edit.
 *
 *     mex panda_mex.c panda.c                    in MATLAB
 *     mkoctfile --mex panda_mex.c panda.c        for GNU Octave
 *
 *     phi = panda_mex('gravity', q)
 *
 * The arguments and results are those of the function of this name in +panda.
 */
#include "mex.h"

#include "panda_calls.h"

#include <stdio.h>

/* The number of states of an argument; refuses one that has other sizes. */
static size_t states_of(const symdyn_argument *argument, const mxArray *given)
{
    const mwSize *const sizes = mxGetDimensions(given);
    const size_t count = mxGetNumberOfElements(given);
    const size_t indices = (size_t)mxGetNumberOfDimensions(given);
    int fits = mxIsDouble(given) && !mxIsComplex(given) && !mxIsSparse(given);
    for (size_t i = 0; i < argument->indices; i++) {
        fits = fits && (i < indices ? (size_t)sizes[i] : 1) == argument->sizes[i];
    }
    if (!fits || count % argument->count != 0) {
        char needed[24 * MOST_INDICES + 1] = "";
        for (size_t i = 0; i < argument->indices; i++) {
            sprintf(needed + strlen(needed), "%lu x ", (unsigned long)argument->sizes[i]);
        }
        mexErrMsgIdAndTxt("panda:size", "%s must be %sn, real and double",
                          argument->name, needed);
    }
    return count / argument->count;
}

/* An array of the sizes of an argument for so many states. */
static mxArray *made_for(const symdyn_argument *argument, size_t states)
{
    mwSize sizes[MOST_INDICES + 1];
    for (size_t i = 0; i < argument->indices; i++) {
        sizes[i] = (mwSize)argument->sizes[i];
    }
    sizes[argument->indices] = (mwSize)states;
    return mxCreateNumericArray((mwSize)argument->indices + 1, sizes, mxDOUBLE_CLASS, mxREAL);
}

void mexFunction(int nlhs, mxArray *plhs[], int nrhs, const mxArray *prhs[])
{
    char name[64];
    const symdyn_function *function = NULL;
    if (nrhs > 0 && mxIsChar(prhs[0]) && mxGetString(prhs[0], name, sizeof name) == 0) {
        function = symdyn_find(name);
    }
    if (function == NULL) {
        mexErrMsgIdAndTxt("panda:function",
                          "the first argument is none of the names of functions"
                          ": gravity"
        );
        return;
    }
    if ((size_t)nrhs != function->inputs + 1 || (nlhs > 1 && (size_t)nlhs > function->outputs)) {
        mexErrMsgIdAndTxt("panda:arguments",
                          "%s has %d inputs after its name and %d outputs", function->name,
                          (int)function->inputs, (int)function->outputs);
    }

    size_t states = 1, steps[MOST_ARGUMENTS];
    const double *given[MOST_ARGUMENTS], *in[MOST_ARGUMENTS];
    double *rows[MOST_ARGUMENTS], *made[MOST_ARGUMENTS], *out[MOST_ARGUMENTS];
    mxArray *results[MOST_ARGUMENTS];
    for (size_t k = 0; k < function->inputs; k++) {
        const symdyn_argument *const argument = &function->arguments[k];
        const size_t own = states_of(argument, prhs[k + 1]);
        if (own != 1 && states != 1 && own != states) {
            mexErrMsgIdAndTxt("panda:size", "%s has another number of states",
                              argument->name);
        }
        states = own == 1 ? states : own;
        steps[k] = own == 1 ? 0 : argument->count;
        given[k] = mxGetPr(prhs[k + 1]);
        rows[k] = mxMalloc((argument->count + 1) * sizeof(double));
        in[k] = rows[k];
    }
    for (size_t k = 0; k < function->outputs; k++) {
        const symdyn_argument *const argument = &function->arguments[function->inputs + k];
        results[k] = made_for(argument, states);
        made[k] = mxGetPr(results[k]);
        out[k] = mxMalloc((argument->count + 1) * sizeof(double));
    }

    for (size_t state = 0; state < states; state++) {
        for (size_t k = 0; k < function->inputs; k++) {
            symdyn_to_rows(&function->arguments[k], given[k] + state * steps[k], rows[k]);
        }
        function->call(in, out);
        for (size_t k = 0; k < function->outputs; k++) {
            const symdyn_argument *const argument = &function->arguments[function->inputs + k];
            symdyn_to_columns(argument, out[k], made[k] + state * argument->count);
        }
    }

    for (size_t k = 0; k < function->inputs; k++) {
        mxFree(rows[k]);
    }
    for (size_t k = 0; k < function->outputs; k++) {
        mxFree(out[k]);
        if (k == 0 || k < (size_t)nlhs) {
            plhs[k] = results[k];
        } else {
            mxDestroyArray(results[k]);
        }
    }
}
