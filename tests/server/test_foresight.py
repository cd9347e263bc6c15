"""What a move would bring, asked over the wire; and hints that say why."""

from __future__ import annotations

from tests.server.house import House
from tests.server.said import said


def test_what_a_move_would_bring_is_told_before_it_is_made(house: House) -> None:
    anna, _, _ = house.gather(3)
    with house.at(anna) as a:
        found = a.ask("foresee", action="d4")["foresight"]
        assert [said(one, "en") for one in found["does"]] == ["A places a Roman on d4."]
        assert (found["steps"], found["change"]) == (["d4"], [0, 0, 0])
        assert a.position["step"] == 0


def test_only_ones_own_legal_moves_are_foreseen(house: House) -> None:
    anna, bert, _ = house.gather(3)
    with house.at(anna) as a, house.at(bert) as b:
        assert b.refused("foresee", action="d4") == "no-foresight"
        assert a.refused("foresee", action="z9") == "notation"
    with house.at(anna, as_seat=False) as watching:
        assert watching.refused("foresee", action="d4") == "access"


def test_a_hint_says_what_it_brings_and_what_the_next_best_was(house: House) -> None:
    keys = house.make("person", "bot", "bot")
    house.start(keys)
    with house.at(keys) as a:
        hint = a.ask("hint")["hint"]
        best, other = hint["best"], hint["other"]
        assert best["actions"] != other["actions"]
        assert said(best["does"][0], "nl")
        assert said(other["does"][0], "de")
        assert a.act(*best["actions"]) is None


def test_a_hint_for_sealed_orders_is_a_whole_order(house: House) -> None:
    keys = house.make("person", "bot", game="megadates")
    house.start(keys)
    with house.at(keys) as a:
        best = a.ask("hint")["hint"]["best"]
        assert a.act(*best["actions"]) is None
