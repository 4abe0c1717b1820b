/* Reset of a Cortex-M4, output and exit through the debugger or emulator, and the clock. */
#include "startup.h"

#include <stdint.h>

extern uint32_t stack_top;
int main(void);

#define FPU_ACCESS (*(volatile uint32_t *)0xE000ED88u) /* CPACR */
#define SYSTICK_CONTROL (*(volatile uint32_t *)0xE000E010u)
#define SYSTICK_RELOAD (*(volatile uint32_t *)0xE000E014u)
#define SYSTICK_NOW (*(volatile uint32_t *)0xE000E018u)

/* Semihosting: a breakpoint at which the debugger reads the request from r0 and r1. */
static void ask(uint32_t what, const void *about)
{
    register uint32_t r0 __asm__("r0") = what;
    register const void *r1 __asm__("r1") = about;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

void print(const char *text)
{
    ask(0x04, text); /* SYS_WRITE0 */
}

static void leave(int status)
{
    const uint32_t exit_of_application[2] = {0x20026, (uint32_t)status};
    for (;;) {
        ask(0x20, exit_of_application); /* SYS_EXIT_EXTENDED */
    }
}

uint32_t ticks(void)
{
    return 0xFFFFFFu - SYSTICK_NOW;
}

static void reset(void)
{
    FPU_ACCESS |= 0xFu << 20;
    __asm__ volatile("dsb\n\tisb");
    SYSTICK_RELOAD = 0xFFFFFFu;
    SYSTICK_NOW = 0;
    SYSTICK_CONTROL = 5; /* on, from the processor's clock, without interrupts */
    leave(main());
}

static void fault(void)
{
    print("fault\n");
    leave(2);
}

/* The vector table at the start of memory; every exception that can happen here is a fault. */
__attribute__((section(".vectors"), used)) static const struct {
    const void *stack;
    void (*handlers[15])(void);
} vectors = {&stack_top, {reset, fault, fault, fault, fault, fault}};
