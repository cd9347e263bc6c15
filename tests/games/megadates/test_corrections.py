"""What an umpire puts right (N-166): one thing at a time, within the laws of the battle."""

from __future__ import annotations

from typing import Any

import pytest

from ludi.engine.errors import GameOverError, IllegalActionError, NotYourTurnError
from ludi.engine.game import TABLE, State
from ludi.engine.match import Match
from ludi.engine.views import Event
from ludi.games.megadates.codec import CORRECTION
from ludi.games.megadates.events import Corrected
from ludi.games.megadates.game import MegadatesGame
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.state import DEAD
from ludi.games.megadates.views import Megadates, ShipView

pytestmark = pytest.mark.rule("N-166")
R1, P1 = 0, 1


def beside(**options: Any) -> Match:
    """Two quadriremes whose bows meet in one rex after a turn; R1 is A's, P1 is B's."""
    ships = [
        {"id": "R1", "side": "rome", "squadron": "red", "stern": [4, 6], "facing": "E"},
        {"id": "P1", "side": "pirates", "squadron": "black", "stern": [7, 6], "facing": "W"},
    ]
    scenario = {
        "map": {"cols": 18, "rows": 12, "land": [[4, 5]]},
        "turn_limit": 9,
        "ships": [{"type": "quadrireme", "speed": 0, **ship} for ship in ships],
    }
    return Match(MegadatesGame(scenario=scenario, **options), 2)


def state_of(match: Match) -> MegadatesState:
    assert isinstance(match.state, MegadatesState)
    return match.state


def together() -> Match:
    """The same, with both bows in one rex."""
    match = beside()
    state_of(match).stern[P1] = state_of(match).setup.sea.rex(6, 6)
    return match


def ships(state: State, viewer: int) -> tuple[ShipView, ...]:
    """The ships as someone sees them."""
    view = state.view(viewer)
    assert isinstance(view, Megadates)
    return view.ships


def heard(log: list[Event], viewer: int | None) -> list[tuple[str, str]]:
    """What a viewer hears of a correction: the ship and the action."""
    return [
        (event.ship, event.action) for event in log if event.is_for(viewer) and isinstance(event, Corrected)
    ]


def refused(match: Match, action: str) -> str:
    """The name of the refusal."""
    with pytest.raises(IllegalActionError) as error:
        match.correct(action)
    return error.value.refusal.name.removeprefix("megadates-refuse-correct-")


def test_the_umpire_sets_hull_fire_and_speed() -> None:
    match = beside()
    for action in ("hull R1 9", "fire R1 2", "speed R1 3"):
        match.correct(action)
    state = state_of(match)
    assert (state.hull[R1], state.fire[R1], state.speed[R1], state.moved[R1]) == (9, 2, 3, 3)


def test_a_ship_is_shifted_one_rex() -> None:
    match = beside()
    match.correct("shift R1 SE")
    sea = state_of(match).setup.sea
    assert ships(match.state, 0)[R1].stern == sea.name(sea.rex(4, 7))


def test_a_ship_is_turned_about_its_stern() -> None:
    match = beside()
    match.correct("swing R1 R")
    assert ships(match.state, 0)[R1].facing == "SE"


@pytest.mark.parametrize("action", ["shift R1 NE", "swing R1 L"])
def test_no_ship_is_put_on_land(action: str) -> None:
    match = beside()
    sea = state_of(match).setup.sea
    state_of(match).stern[R1] = sea.rex(3, 5) if action.startswith("swing") else sea.rex(3, 6)
    state_of(match).facing[R1] = 2 if action.startswith("swing") else 1
    assert refused(match, action) == "place"


def test_no_ship_is_put_off_the_map() -> None:
    match = beside()
    state_of(match).stern[R1] = state_of(match).setup.sea.rex(0, 6)
    assert refused(match, "shift R1 W") == "place"


def test_ropes_are_thrown_and_cut_between_enemies_in_one_rex() -> None:
    match = together()
    match.correct("link P1 R1")
    assert state_of(match).cards(R1, P1) == 1
    match.correct("unlink P1 R1")
    assert state_of(match).cards(R1, P1) == 0


def test_no_rope_joins_ships_that_lie_apart() -> None:
    assert refused(beside(), "link R1 P1") == "link"


def test_a_rope_that_is_not_there_cannot_be_cut() -> None:
    assert refused(together(), "unlink R1 P1") == "unlink"


def test_a_ship_is_not_parted_from_one_it_hangs_on() -> None:
    match = together()
    match.correct("link R1 P1")
    assert refused(match, "shift R1 W") == "place"


def test_a_lost_unit_is_brought_back_to_its_own_deck() -> None:
    match = beside()
    unit = state_of(match).setup.unit_names.index("R1.M1")
    state_of(match).place[unit] = DEAD
    match.correct("restore R1.M1")
    assert state_of(match).place[unit] == R1


def test_a_unit_that_is_not_lost_is_not_brought_back() -> None:
    assert refused(beside(), "restore R1.M1") == "unit"


@pytest.mark.parametrize("action", ["hull R1 0", "hull R1 17", "speed R1 6"])
def test_no_number_goes_beyond_what_the_ship_can_have(action: str) -> None:
    assert refused(beside(), action) == "range"


@pytest.mark.parametrize("action", ["hull R2 3", "hull P30 3"])
def test_a_ship_that_is_not_there_is_not_corrected(action: str) -> None:
    assert refused(beside(), action) == "ship"


def test_the_laws_hold_after_every_correction_that_is_allowed() -> None:
    match = together()
    tried = 0
    game = MegadatesGame()
    for action in range(CORRECTION, game.codec.size):
        if game.why_not_correct(match.state, action) is None:
            other = match.state.copy()
            other.apply(TABLE, action)
            other.check()
            tried += 1
    assert tried > 30


def test_no_seat_has_a_correction_among_its_actions() -> None:
    match = beside()
    for seat in (0, 1, TABLE):
        assert all(action < CORRECTION for action in match.legal_actions(seat))
    with pytest.raises(IllegalActionError):
        match.play(0, "hull R1 9")
    with pytest.raises(NotYourTurnError):
        match.agree(0, "hull R1 9")


def test_a_captain_who_is_corrected_writes_anew() -> None:
    match = beside()
    match.play(0, "1", "done")
    match.correct("hull R1 9")
    assert match.to_act() == [0, 1]
    assert ships(match.state, 0)[R1].order == "0"


def test_hull_points_that_are_corrected_are_told_to_their_captain_only() -> None:
    told = beside().correct("hull R1 9")
    assert heard(told, 0) == [("R1", "hull R1 9")]
    assert heard(told, 1) == heard(told, None) == [("R1", "")]


def test_fire_that_is_corrected_is_told_to_all() -> None:
    assert heard(beside().correct("fire R1 2"), None) == [("R1", "fire R1 2")]


def test_in_fog_others_do_not_hear_which_ship_was_corrected() -> None:
    assert heard(beside(fog="los").correct("fire R1 2"), 1) == [("", "")]


def test_a_battle_that_is_over_is_not_corrected() -> None:
    match = beside()
    match.agree(0, "end")
    match.agree(1, "end")
    with pytest.raises(GameOverError):
        match.correct("hull R1 9")


def test_the_umpire_sees_all() -> None:
    match = beside(fog="los")
    match.play(0, "1", "1L", "ram", "done")
    seen = ships(match.state, TABLE)
    assert [(ship.hull, ship.order) for ship in seen] == [(16, "1 1L; RAM"), (16, "0")]
