"""Rejection of options without effect on the requested functions.

An option that is silently passed over lets its user believe in something that did not happen. So
does one that acts on some of the functions, if another depends on what it says and ignores it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from symdyn.compiler.job import Job, combined_name
from symdyn.compiler.options import Options, chosen_options, flag_of
from symdyn.errors import FunctionError
from symdyn.functions.gradients import ROWS
from symdyn.functions.types import Function, PassiveForces

Rows = Sequence[Function]


def reject_unused(job: Job, idle: Collection[str] = (), asked: Sequence[str] = ()) -> None:
    """Reject chosen options without effect on the job; `idle` are those that a command ignores.

    `asked` are the names that the user gave, if they are not those of the functions.
    """
    for option in chosen_options(job.options):
        acts = option.name not in idle
        if acts and option.name in EFFECTS:
            acts = EFFECTS[option.name](job.rows, job.options)
        if not acts:
            wanted = asked or [row.name for row in job.rows]
            names = ", ".join(wanted) if len(wanted) < 4 else "the requested functions"
            raise FunctionError(
                f"{job.robot.name}: {flag_of(option)} has no effect on {names}; leave it out"
            )
    if job.options.base_motion:
        _reject_base_at_rest(job)


def _reject_base_at_rest(job: Job) -> None:
    """Reject functions, asked for by name, that the base's motion would change but does not reach.

    They are those that take what inverse or forward dynamics take: its derivatives, regressors,
    motions of links. As parts of `all` they are made for a base at rest, and the banner says so.
    """
    moving = [set(row.inputs) for row in ROWS.values() if row.moving_base]
    for request in job.requests:
        for row in request:
            depends = any(inputs <= set(row.inputs) for inputs in moving)
            if combined_name(request) in job.named and depends and not row.moving_base:
                raise FunctionError(
                    f"{job.robot.name}: {row.name} assumes a base at rest and ignores "
                    "--base-motion; generate it separately, without this option"
                )


def _passive(rows: Rows, options: Options) -> bool:
    return any(
        row.source.passive is not PassiveForces.ABSENT
        or (row.source.columns is not None and row.source.columns.passive is not None)
        for row in rows
    )


def _tip_wrench(rows: Rows, options: Options) -> bool:
    return any(row.takes_tip_wrench for row in rows)


def _base_motion(rows: Rows, options: Options) -> bool:
    return any(row.moving_base for row in rows)


def _method(rows: Rows, options: Options) -> bool:
    return any(options.method in row.methods for row in rows)


def _equivalent(rows: Rows, options: Options) -> bool:
    """Closed forms and teaching formulations always keep the given frames."""
    return options.form == "straight" and any(
        row.invariant and options.method not in row.alternatives for row in rows
    )


def _force(rows: Rows, options: Options) -> bool:
    return options.form == "closed"


def _wrt(rows: Rows, options: Options) -> bool:
    return any(row.opens for row in rows)


EFFECTS: dict[str, Callable[[Rows, Options], bool]] = {
    "passive": _passive,
    "tip_wrench": _tip_wrench,
    "base_motion": _base_motion,
    "method": _method,
    "equivalent": _equivalent,
    "force": _force,
    "wrt": _wrt,
}
"""Option -> whether it acts on these rows; those not here always do."""
