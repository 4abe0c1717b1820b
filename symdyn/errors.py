"""The one family of errors that symdyn raises for input it cannot accept.

Each is one line, `WHERE: what is wrong; what to do`; the command line prints it and exits with 2.
"""

from symdyn.support.names import printable

LONGEST = 2000


class SymdynError(Exception):
    """Anything wrong with what the user gave, worded for the user.

    Names from files are part of most messages, so that the message is made harmless to terminals.
    """

    def __init__(self, message: str = "") -> None:
        super().__init__(printable(message, LONGEST))


class RobotError(SymdynError):
    """A robot description that cannot be accepted.

    `where` is `FILE:LINE` (or just the file, or a robot's name) and is put in front.
    """

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(f"{where}: {message}" if where else message)


class FunctionError(SymdynError):
    """A quantity that was asked for and cannot be had for this robot."""


class CompilerError(SymdynError):
    """The C compiler is missing or rejected emitted code."""


class NotPartitionedError(FunctionError):
    """The robot has motors everywhere, or nowhere, and the function or method is for others."""


class NoParameterError(FunctionError):
    """A gradient in parameters, where none of those that are open concerns the function."""


class UndeterminedAccelerationError(FunctionError):
    """Accelerations that the robot's inertias do not determine, whatever the method."""


class TooLargeError(FunctionError):
    """A function of `all` that is so large that it is only made if asked for by name."""


class SkippedFunctionWarning(UserWarning):
    """A function of `all` that this robot does not allow, or that is too large for it."""


class InaccurateWarning(UserWarning):
    """A motion whose energy is not what the work of its forces makes of it, or a doubtful chain."""
