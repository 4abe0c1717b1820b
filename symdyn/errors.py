"""The errors that symdyn raises for invalid input.

Each message is one line, `WHERE: cause; cure`; the command line prints it and exits with status 2.
"""

from symdyn.support.names import printable

LONGEST = 2000


class SymdynError(Exception):
    """Base class of all errors about user input.

    Messages may contain names from files, so control characters are escaped.
    """

    def __init__(self, message: str = "") -> None:
        super().__init__(printable(message, LONGEST))


class RobotError(SymdynError):
    """An invalid robot description.

    `where` is `FILE:LINE` (or only the file, or the name of a robot), the prefix of the message.
    """

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(f"{where}: {message}" if where else message)


class FunctionError(SymdynError):
    """A requested function that is not available for this robot."""


class CompilerError(SymdynError):
    """The C compiler is missing or rejected emitted code."""


class NotPartitionedError(FunctionError):
    """A function or method for underactuated robots, but all or no DoF are actuated."""


class NoParameterError(FunctionError):
    """A parameter gradient of a function that depends on no open parameter."""


class UndeterminedAccelerationError(FunctionError):
    """Accelerations that the robot's inertias do not determine, whatever the method."""


class TooLargeError(FunctionError):
    """A function of `all` that is so large that it has to be requested by name."""


class SkippedFunctionWarning(UserWarning):
    """A function of `all` that is not available for this robot, or too large for it."""


class InaccurateWarning(UserWarning):
    """A motion whose energy does not agree with the work of its forces, or an inaccurate chain."""
