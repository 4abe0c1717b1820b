"""The program `symdyn`, also `python -m symdyn`: stopped at any moment, it ends with one line.

Nothing here takes long to import, so that the handlers are in place before everything that does.
"""

import signal
import sys
import time

from symdyn.support.signals import STOPPING


class Stopped(BaseException):
    """A signal to end; no Exception, so that nobody takes it for a failure of their own."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def _stop(number: int, _frame: object) -> None:
    """Unwind, so that temporary files are removed; the first signal is the one that counts."""
    began = time.monotonic()

    def hurry(number: int, _frame: object) -> None:
        # Programs such as timeout send a signal twice; an impatient user sends it again later.
        if time.monotonic() - began > 2:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)

    for other in STOPPING:
        if signal.getsignal(other) is _stop:
            signal.signal(other, hurry)
    raise Stopped(number)


def main() -> int:
    """Run one command; the exit status is that of `symdyn.cli.main.main`, or 128 and the signal."""
    for number in STOPPING:
        # A signal that whoever started us wants ignored, as nohup does, stays ignored.
        if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
            signal.signal(number, _stop)
    try:
        from symdyn.cli.main import main as run

        return run()
    except (Stopped, RuntimeError) as error:
        # Python 3.11 makes a RuntimeError of what is raised while a class is made.
        stop = error if isinstance(error, Stopped) else error.__cause__
        if not isinstance(stop, Stopped):
            raise
        print("symdyn: stopped", file=sys.stderr)
        return 128 + stop.number
    finally:
        for number in STOPPING:
            signal.signal(number, signal.SIG_IGN)  # nothing is left to stop


if __name__ == "__main__":
    sys.exit(main())
