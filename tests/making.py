"""Programs and modules for tests: a job, resolved and walked in one call."""

from functools import lru_cache

from symdyn.compiler import pipeline
from symdyn.compiler.build import build_program
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job


def programs_of(robot, functions, **options):
    """The programs that would be emitted."""
    return programs_for(Job.of(robot, functions, **options))


def program_by(robot, function, method):
    """One function as one method derives it, before any pass."""
    job = Job.of(robot, [function])
    return build_program(job, job.requests[0], (method,))


def module_of(robot, functions, batch=False, **options):
    """What an emitter gets; one that was asked for lately is not derived again."""
    return _module_of(_Given(robot), tuple(functions), batch, tuple(options.items()))


class _Given:
    """A robot as the key of a cache: two that print the same are the same."""

    def __init__(self, robot):
        self.robot, self.text = robot, repr(robot)

    def __hash__(self):
        return hash(self.text)

    def __eq__(self, other):
        return self.text == other.text


@lru_cache(maxsize=12)
def _module_of(given, functions, batch, options):
    robot, options = given.robot, dict(options)
    job = Job.of(robot, functions, **options)
    return pipeline.module_of(job, programs_for(job), ["batch"] if batch else [])
