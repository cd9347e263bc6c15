"""The history of a match: every action, its line in the record, and the steps."""

from __future__ import annotations

from bisect import bisect_right

Move = tuple[int, int]  # the seat, and its action


class History:
    """The actions so far.

    A step is an action that a spectator noticed. A hidden action makes no step, neither at once nor later, so
    that nobody can count hidden actions.
    """

    def __init__(self, hides: bool) -> None:
        self.moves: list[Move] = []
        self.lines: list[str] = []
        self._hides = hides
        self._noticed: list[int] = []  # the number of actions at each step; unused if every action is one

    def parts(self) -> tuple[list[Move], list[str], list[int]]:
        """The whole state, for a copy."""
        return list(self.moves), list(self.lines), list(self._noticed)

    def restore_parts(self, parts: tuple[list[Move], list[str], list[int]]) -> None:
        """Restore the state that `parts` returned."""
        self.moves, self.lines, self._noticed = parts

    def add(self, seat: int, action: int, line: str) -> None:
        """Append an action."""
        self.moves.append((seat, action))
        self.lines.append(line)

    def notice(self) -> None:
        """Mark the last action as noticed by a spectator."""
        if self._hides:
            self._noticed.append(len(self.moves))

    def cut(self, count: int) -> None:
        """Drop all actions after the first `count`."""
        del self.moves[count:], self.lines[count:]
        del self._noticed[bisect_right(self._noticed, count) :]

    @property
    def steps(self) -> int:
        """The number of steps."""
        return len(self._noticed) if self._hides else len(self.moves)

    def step_of(self, actions: int) -> int:
        """The step of the match after this number of actions."""
        return bisect_right(self._noticed, actions) if self._hides else actions

    def actions_at(self, step: int) -> int:
        """The number of actions at a step, up to the one that made the next step."""
        if not self._hides:
            return step
        return self._noticed[step] - 1 if step < len(self._noticed) else len(self.moves)

    def was_noticed(self, actions: int) -> bool:
        """Whether the last of the first `actions` actions made a step."""
        return not self._hides or self.step_of(actions) != self.step_of(actions - 1)
