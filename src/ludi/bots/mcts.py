"""Monte Carlo tree search (UCT) over any State: chance, secrets and orders given at once.

Where something is hidden each simulation starts from another position that the seat cannot tell from the
true one, and a node's actions are those legal in it. Orders given at once are chosen by each seat from
statistics of its own, since it does not know the others' orders.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ludi.bots.evaluation import Evaluation
from ludi.engine.bits import BIT
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, State

_NONE: Final[list[tuple[float, int]]] = []
_GLANCES: Final = 3  # imagined positions before one believes that nothing is hidden


@final
class Node:
    """An action in the tree: who took it, how often, and what it gave him."""

    __slots__ = (
        "action",
        "children",
        "ended",
        "legal",
        "mover",
        "offered",
        "prior",
        "private",
        "ranked",
        "start",
        "stride",
        "value",
        "visits",
    )

    def __init__(self, action: i64, mover: i64) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal when its parent was visited
        self.value: float = 0.0
        self.prior: float = 0.0  # what it seemed to be worth before it was tried
        self.children: list[Node] = []  # where something is hidden: by mover and action
        self.legal: i64 = 0  # how many actions follow; 0 is not asked yet
        self.start: i64 = 0  # untried actions are taken from `start` on, `stride` apart
        self.stride: i64 = 1
        self.ranked: list[tuple[float, int]] = _NONE  # with an evaluation: what follows, the best first
        self.ended: State | None = None  # where a turn is many actions: the position at the end of this one
        self.private: list[Node] | None = None  # for orders given at once: each seat's own statistics

    def child(self, action: i64, mover: i64) -> Node:
        """The node of an action, made when it is new."""
        for found in self.children:
            if found.action == action and found.mover == mover:
                return found
        made = Node(action, mover)
        self.children.append(made)
        return made

    def offer(self, actions: list[int], mover: i64) -> list[Node]:
        """The nodes of ascending actions, made when they are new."""
        children = self.children
        found: list[Node] = []
        k: i64 = 0
        for action in actions:
            while k < len(children) and children[k].is_before(action, mover):
                k += 1
            if k == len(children) or children[k].action != action or children[k].mover != mover:
                children.insert(k, Node(action, mover))
            found.append(children[k])
        return found

    def is_before(self, action: i64, mover: i64) -> bool:
        """Whether it comes before the node of another action, by mover and action."""
        return self.mover < mover or (self.mover == mover and self.action < action)

    def own(self, seat: i64, seats: i64) -> Node:
        """A seat's own statistics, for orders given at once from here."""
        private = self.private
        if private is None:
            private = [Node(-1, CHANCE) for i in range(seats)]
            self.private = private
        return private[seat]


def _gcd(a: i64, b: i64) -> i64:
    while b:
        a, b = b, a % b
    return a


@final
class Tree:
    """A search from one position, for the seat that is to act."""

    def __init__(
        self,
        position: State,
        seat: i64,
        rng: Rng,
        has_secrets: bool,
        is_together: bool,
        evaluation: Evaluation | None = None,
        exploration: float = 1.0,
    ) -> None:
        self.root: Node = Node(-1, CHANCE)
        self.position: State = position
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.has_secrets: bool = has_secrets and _hides_something(position, seat, rng)
        self.is_together: bool = is_together  # the game has orders given at once
        self.evaluation: Evaluation | None = evaluation  # None plays on to the end
        self.exploration: float = exploration
        self.trust: float = 0.0 if evaluation is None else evaluation.trust
        self.scratch: State = position.copy()
        self.seed: i64 = rng.next32()
        self.luck: Rng = rng  # what chance draws from
        self.plies: i64 = 0  # random actions played beyond the tree
        self.path: list[Node] = []

    def run(self, simulations: i64) -> None:
        """Add so many simulations."""
        for i in range(simulations):
            if self.has_secrets:
                self._simulate(self.position.redraw(self.seat, self.rng))
            else:
                self.scratch.copy_from(self.position)
                self._simulate(self.scratch)

    def best(self) -> int:
        """The action tried most often."""
        best = self._top().children[0]
        for child in self._top().children:
            if child.visits > best.visits:
                best = child
        return best.action

    def tried(self) -> list[tuple[int, int, float]]:
        """Each action of the seat with its visits and its mean value."""
        children = self._top().children
        return [(n.action, n.visits, n.value / float(n.visits)) for n in children if n.visits]

    def _top(self) -> Node:
        """The node that holds the statistics of the seat's first action."""
        private = self.root.private
        return self.root if private is None else private[self.seat]

    # One simulation

    def _simulate(self, state: State) -> None:
        self._together(state) if self.is_together else self._descend(state)
        evaluation = self.evaluation
        if evaluation is None:
            before: i64 = state.ply
            state.playout(self.rng)
            self.plies += state.ply - before
            for node in self.path:
                node.visits += 1
                if node.mover >= 0:
                    node.value += state.reward(node.mover)
        else:
            values = evaluation.foresee(state, self.luck)
            for node in self.path:
                node.visits += 1
                if node.mover >= 0:
                    node.value += values[node.mover]
        self.path.clear()

    def _descend(self, state: State) -> None:
        """Go down to a node that is new, or to the end of the game."""
        node = self.root
        actor: i64 = self.seat  # also when another may act first: the question is what this seat does
        self.path.append(node)
        while actor != NOBODY:
            node = self._chance(node, state) if actor == CHANCE else self._choose(node, state, actor)
            if len(self.path) == 1:  # the n-th try of each action has the same luck
                self.luck = Rng(self.seed + node.visits)
            self.path.append(node)
            self._play(node, state, actor)
            if node.visits == 0:
                return
            actor = state.actor

    def _play(self, node: Node, state: State, actor: i64) -> None:
        """Play a node's action, and the rest of the turn where a turn is many actions."""
        ended = node.ended
        if ended is not None:
            state.copy_from(ended)
            return
        state.apply(actor, node.action)
        evaluation = self.evaluation
        if evaluation is None or actor == CHANCE or self.has_secrets:
            return
        if evaluation.end_turn(state, actor):
            node.ended = state.copy()

    def _together(self, state: State) -> None:
        """The same where seats may act at once: each chooses by statistics of its own until the reveal."""
        node = self.root
        self.path.append(node)
        seats = state.seats
        head: Node | None = None  # where the orders began
        waiting: i64 = 0  # seats that still owe one
        own: list[Node | None] = []
        while state.actor != NOBODY:
            actor: i64 = state.actor
            asked: i64 = _as_set(state.to_act())
            if head is None or asked & ~waiting or actor == CHANCE:
                head = node if asked & (asked - 1) else None
                own = [None for i in range(seats)]
            waiting = asked
            if actor == CHANCE:
                node = self._chance(node, state)
            elif head is None:
                node = self._choose(node, state, actor)
            else:
                mine = own[actor]
                if mine is None:
                    mine = head.own(actor, seats)
                    self.path.append(mine)
                chosen = self._choose(mine, state, actor)
                own[actor] = chosen
                self.path.append(chosen)
                node = node.child(chosen.action, actor)
            self.path.append(node)
            state.apply(actor, node.action)
            if node.visits == 0 and (head is None or not _are_owed(state, waiting)):
                return  # a new node, but not before all orders are given

    def _chance(self, node: Node, state: State) -> Node:
        """Draw an outcome, each as often as its weight says."""
        return node.child(state.legal_at(CHANCE, self.luck.below(state.num_legal(CHANCE))), CHANCE)

    def _choose(self, node: Node, state: State, actor: i64) -> Node:
        if self.has_secrets:
            return self._choose_offered(node, state, actor)
        return self._choose_known(node, state, actor)

    def _choose_known(self, node: Node, state: State, actor: i64) -> Node:
        """An action not tried yet, else the one with the best upper bound; the legal ones never differ."""
        if node.legal == 0:
            node.legal = state.num_legal(actor)
            if self.evaluation is None:
                self._mix(node)
            else:
                node.ranked = self._rank(self.evaluation, state, actor, node is self.root)
        tried: i64 = len(node.children)
        if tried < self._width(node.legal, node.visits):
            child = self._untried(node, state, actor, tried)
            node.children.append(child)
            return child
        return self._best_bound(node)

    def _width(self, legal: i64, visits: i64) -> i64:
        """How many actions are looked at: all, or with an evaluation more as the node is visited more."""
        if self.evaluation is None or legal < 3:
            return legal
        wide: i64 = 2
        while wide * wide < visits * 2 and wide < legal:
            wide += 1
        return wide

    def _untried(self, node: Node, state: State, actor: i64, tried: i64) -> Node:
        if self.evaluation is None:
            return Node(state.legal_at(actor, (node.start + tried * node.stride) % node.legal), actor)
        prior, action = node.ranked[tried]
        child = Node(action, actor)
        child.prior = prior
        return child

    def _mix(self, node: Node) -> None:
        """Choose an order that visits every action once, without a list of them."""
        n: i64 = node.legal
        node.start = self.rng.below(n)
        node.stride = 1 + self.rng.below(n)
        while _gcd(node.stride, n) != 1:
            node.stride = 1 + self.rng.below(n)

    def _rank(
        self, evaluation: Evaluation, state: State, actor: i64, is_root: bool
    ) -> list[tuple[float, int]]:
        """The legal actions with what they seem to be worth, the best first."""
        scratch = state.copy()
        valued: list[tuple[float, int]] = []
        for k in range(state.num_legal(actor)):
            action: i64 = state.legal_at(actor, k)
            if is_root:
                value = evaluation.after(state, actor, action, scratch, self.rng)
            else:
                value = evaluation.glance(state, actor, action, scratch, self.rng)
            valued.append((value, action))
        valued.sort(reverse=True)
        return valued

    def _best_bound(self, node: Node) -> Node:
        """Tried actions count as they did; with trust also as far as they seemed behind the best at first."""
        first = node.children[0]
        level = first.value / float(first.visits) - first.prior
        log_visits = self.exploration * self.exploration * math.log(float(node.visits + 1))
        n: i64 = len(node.children)
        # Seats that choose at once must not break ties in step with each other.
        k: i64 = 0
        if self.is_together:
            k = self.rng.below(n)
        best = node.children[k]
        best_bound = -1.0
        for i in range(n):
            child = node.children[k]
            k += 1
            if k == n:
                k = 0
            visits = float(child.visits)
            mean = (child.value + self.trust * (level + child.prior)) / (visits + self.trust)
            bound = mean + math.sqrt(log_visits / visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        return best

    def _choose_offered(self, node: Node, state: State, actor: i64) -> Node:
        """The same where the legal actions differ from world to world: only those of this one count."""
        offered = node.offer(state.legal_actions(actor), actor)
        self._set_priors(offered, state, actor)
        scale = self.exploration * self.exploration
        tried: i64 = 0
        untried: Node | None = None
        best = offered[0]
        best_bound = -1.0
        for child in offered:
            child.offered += 1
            if child.visits == 0:
                if untried is None or child.prior > untried.prior:
                    untried = child
                continue
            tried += 1
            visits = float(child.visits)
            bound = child.value / visits + math.sqrt(scale * math.log(float(child.offered)) / visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        if untried is not None and tried < self._width(len(offered), node.visits):
            return untried
        return best

    def _set_priors(self, offered: list[Node], state: State, actor: i64) -> None:
        """Weigh actions seen for the first time; without an evaluation chance orders them."""
        evaluation = self.evaluation
        scratch: State | None = None
        for child in offered:
            if child.offered:
                continue
            if evaluation is None:
                child.prior = float(self.rng.next32())
                continue
            if scratch is None:
                scratch = state.copy()
            child.prior = evaluation.after(state, actor, child.action, scratch, self.rng)


def _hides_something(position: State, seat: i64, rng: Rng) -> bool:
    """Whether the seat can imagine different positions: in some games all secrets come to light."""
    known = position.to_bytes()
    for i in range(_GLANCES):
        if position.redraw(seat, rng).to_bytes() != known:
            return True
    return False


def _are_owed(state: State, waiting: i64) -> bool:
    """Whether seats of those that were waited for have still to give their orders."""
    asked: i64 = _as_set(state.to_act())
    return asked != 0 and asked & ~waiting == 0


def _as_set(seats: list[int]) -> i64:
    found: i64 = 0
    for seat in seats:
        if seat >= 0:
            found |= BIT[seat]
    return found
