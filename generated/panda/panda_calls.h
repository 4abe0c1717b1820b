/* panda_calls.h: functions by name, made by symdyn 0.2.0. Do not edit. */
#ifndef PANDA_CALLS_H
#define PANDA_CALLS_H

#include "panda.h"

#include <stddef.h>
#include <string.h>

enum { MOST_ARGUMENTS = 2, MOST_INDICES = 1, FUNCTIONS = 1 };

/* An argument: its name, its number of entries, and its sizes. */
typedef struct {
    const char *name;
    size_t count, indices, sizes[MOST_INDICES];
} symdyn_argument;

/* A function with its inputs, then its outputs. */
typedef struct {
    const char *name;
    size_t inputs, outputs;
    symdyn_argument arguments[MOST_ARGUMENTS];
    void (*call)(const double *const in[], double *const out[]);
} symdyn_function;

static void call_gravity(const double *const in[], double *const out[])
{
    panda_gravity(in[0], out[0]);
}

static const symdyn_function symdyn_functions[FUNCTIONS] = {
    {"gravity", 1, 1,
     {{"q", 7, 1, {7}},
      {"phi", 7, 1, {7}}},
     call_gravity},
};

/* The function of a name; a null pointer if there is none. */
static const symdyn_function *symdyn_find(const char *name)
{
    for (size_t k = 0; k < FUNCTIONS; k++) {
        if (strcmp(symdyn_functions[k].name, name) == 0) {
            return &symdyn_functions[k];
        }
    }
    return NULL;
}

/* Where entry k of rows behind rows is among columns behind columns. */
static size_t symdyn_place(const symdyn_argument *argument, size_t k)
{
    size_t place = 0, step = argument->count;
    for (size_t i = argument->indices; i-- > 0;) {
        step /= argument->sizes[i];
        place += k % argument->sizes[i] * step;
        k /= argument->sizes[i];
    }
    return place;
}

static void symdyn_to_rows(const symdyn_argument *argument, const double *from, double *to)
{
    for (size_t k = 0; k < argument->count; k++) {
        to[k] = from[symdyn_place(argument, k)];
    }
}

static void symdyn_to_columns(const symdyn_argument *argument, const double *from, double *to)
{
    for (size_t k = 0; k < argument->count; k++) {
        to[symdyn_place(argument, k)] = from[k];
    }
}

#endif
