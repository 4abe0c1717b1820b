"""A problem with its solution."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.teaching.notation import Words
from symdyn.teaching.steps.parts import Command, Part
from symdyn.teaching.steps.step import Step


@dataclass(frozen=True)
class Exercise:
    """What is asked, what is given, and the solution.

    `label` is what has to be found, `answer` a right side that `derive --check` accepts, and
    `conditions` the numbers that both are about. `general` are the formulas that lead to it, and
    `shown` what they give for this robot.
    """

    title: str
    task: Words
    label: str
    answer: str
    shown: tuple[Part, ...]
    general: tuple[Words, ...] = ()
    given: tuple[Part, ...] = ()
    conditions: str = ""

    @property
    def solution(self) -> str:
        """The whole answer, as `derive --check` takes it."""
        return self._equation(self.answer)

    def _equation(self, right: str) -> str:
        return f"{self.label} = {right}" + f" where {self.conditions}" * bool(self.conditions)

    def problem_step(self, key: str, command: str) -> Step:
        """The problem, with the command that judges an answer."""
        check = f'{command} --check "{self._equation("...")}"'
        return Step(key, self.title, self.task, results=(*self.given, Command(check)))

    def solution_step(self, key: str, number: int) -> Step:
        """The solution of the problem with this number; its title says what it follows from."""
        title = f"Solution of problem {number}"
        return Step(key, title, None, self.general, results=self.shown, numbered=False)
