"""Programs and modules for tests: a job, resolved and walked in one call."""

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
    """What an emitter gets."""
    job = Job.of(robot, functions, **options)
    return pipeline.module_of(job, programs_for(job), ["batch"] if batch else [])
