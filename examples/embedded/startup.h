#ifndef STARTUP_H
#define STARTUP_H

#include <stdint.h>

/* Prints on the console of the debugger or emulator. */
void print(const char *text);

/* Cycles of the clock since reset, modulo 2^24. */
uint32_t ticks(void);

#endif
