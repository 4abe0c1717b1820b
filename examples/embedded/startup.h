#ifndef STARTUP_H
#define STARTUP_H

#include <stdint.h>

/* Print to the console of the debugger or emulator. */
void print(const char *text);

/* Return the clock cycles since reset, modulo 2^24. */
uint32_t ticks(void);

#endif
