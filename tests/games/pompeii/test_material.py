"""Material and players: P-01 to P-13, and what the edition of 2013 changes in them (P-146, P-147)."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from tests.games.pompeii.positions import chances, city, deal, legal, match_at, new_match, play, seen

from ludi.engine.errors import SetupError
from ludi.engine.rng import Rng
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import COLOURS, EDITIONS, SPOT_COUNTS

SEATS = (2, 3, 4)
CARDS = {1: 4, 2: 4, 3: 5, 4: 7, 5: 4, 6: 7, 7: 3, 8: 5, 9: 4, 10: 5, 11: 5}

each_seat_count = pytest.mark.parametrize("seats", SEATS)
each_language = pytest.mark.parametrize("language", ["en", "nl"])


def rulebook(language: str) -> str:
    return files("ludi.games.pompeii").joinpath(f"rules.{language}.md").read_text("utf-8")


def rule_text(rule: str, language: str) -> str:
    """The paragraph of a rule."""
    found = re.search(rf"^\*\*{rule}\*\* (.+?)\n\n", rulebook(language), re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


@each_seat_count
@pytest.mark.rule("P-01")
def test_two_to_four_can_play(seats: int) -> None:
    assert len(seen(new_match(seats)).colours) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 8])
@pytest.mark.rule("P-01")
def test_another_number_of_players_is_refused_and_the_allowed_ones_are_named(seats: int) -> None:
    with pytest.raises(SetupError, match=f"^{seats} seats: .* 2 to 4 players"):
        new_match(seats)


@pytest.mark.rule("P-01")
def test_a_game_is_said_to_take_from_45_minutes_on() -> None:
    assert PompeiiGame.info.minutes[0] == 45


@pytest.mark.rule("P-02")
def test_who_leads_more_figures_out_of_a_gate_wins() -> None:
    match = match_at("g7:R", stage="move-1", lava="helmet j7")
    play(match, "g7-out")
    assert match.outcome is not None
    assert match.outcome.scores == (1, 0)
    assert match.outcome.ranks == (1, 2)


@pytest.mark.rule("P-02")
def test_a_figure_that_lava_covers_is_not_saved() -> None:
    match = match_at("b2:R f3:B", stage="lava", lava="coin c2", tile="coin")
    play(match, "lava b2")
    assert (seen(match).saved, seen(match).volcano) == ((0, 0), (1, 0))


@pytest.mark.rule("P-03")
def test_the_first_phase_brings_figures_in_and_moves_none() -> None:
    match = match_at("f5:RB", hands={0: "1 2 3 4"})
    assert seen(match).phase == "first"
    assert {text.split()[0] for text in legal(match)} == {"1", "2", "3", "4"}


@pytest.mark.rule("P-03")
def test_the_second_phase_moves_figures_and_brings_none_in() -> None:
    lava = "scroll h1; coin c2; vase k3; column e4; mask d7; helmet j7"
    match = match_at("f5:RB", stage="move-1", lava=lava)
    assert seen(match).phase == "second"
    assert all(text == "pass" or text.startswith("f5-") for text in legal(match))


@pytest.mark.rule("P-04", "P-37")
@pytest.mark.parametrize(("edition", "number"), [("amigo2004", 61), ("mayfair2013", 62)])
def test_there_are_53_pompeii_cards_seven_omens_and_a_d_79(edition: str, number: int) -> None:
    state = PompeiiGame(edition=edition).start(4)
    pompeii_cards = sum(weight for _, weight in state.chances())
    ad79_cards = 2 if state.setup.two_ad79 else 1
    assert pompeii_cards == 53
    assert state.omens == 7
    assert pompeii_cards + state.omens + ad79_cards == number


@pytest.mark.rule("P-05")
def test_the_first_card_dealt_is_any_of_the_53_each_number_as_often_as_printed() -> None:
    weights = new_match().state.chances()
    assert [weight for _, weight in weights] == list(CARDS.values())


@pytest.mark.parametrize("number", CARDS)
@pytest.mark.rule("P-05")
def test_the_last_card_of_a_number_is_followed_by_no_other(number: int) -> None:
    match = new_match(2)
    for _ in range(CARDS[number]):
        assert f"draw {number}" in chances(match)
        play(match, f"draw {number}")
    assert f"draw {number}" not in chances(match)


@pytest.mark.parametrize("number", CARDS)
@pytest.mark.rule("P-06")
def test_a_number_has_as_many_cards_as_spots(number: int) -> None:
    assert SPOT_COUNTS[number] == CARDS[number]


@pytest.mark.rule("P-07")
def test_there_are_45_lava_tiles_of_six_symbols() -> None:
    bag = {tile: count for tile, count in seen(new_match()).bag.items() if count}
    assert bag == {"scroll": 8, "coin": 8, "vase": 7, "column": 8, "mask": 7, "helmet": 7}
    assert sum(bag.values()) == 45


@pytest.mark.parametrize(("seats", "figures"), [(2, 36), (3, 30), (4, 25)])
@pytest.mark.rule("P-08")
@pytest.mark.vector("V-2")
def test_fewer_players_have_more_figures_each(seats: int, figures: int) -> None:
    assert seen(new_match(seats)).supply == (figures,) * seats


@each_seat_count
@pytest.mark.rule("P-08", "P-10")
def test_the_seats_are_red_black_yellow_and_blue(seats: int) -> None:
    assert seen(new_match(seats)).colours == ("red", "black", "yellow", "blue")[:seats]


@each_seat_count
@pytest.mark.rule("P-09")
def test_the_box_has_enough_figures_of_each_colour_for_any_number_of_players(seats: int) -> None:
    box = dict(zip(COLOURS, (36, 36, 30, 25), strict=True))
    view = seen(new_match(seats))
    assert sum(box.values()) == 127
    assert all(count <= box[colour] for colour, count in zip(view.colours, view.supply, strict=True))


@pytest.mark.rule("P-09")
def test_no_smaller_box_would_do() -> None:
    needed = [max(seen(new_match(n)).supply[seat] for n in SEATS if seat < n) for seat in range(4)]
    assert needed == [36, 36, 30, 25]


@each_seat_count
@pytest.mark.rule("P-10", "P-35")
def test_the_left_neighbour_is_the_next_seat_and_red_follows_the_last(seats: int) -> None:
    match = match_at(seats=seats, turn=seats - 1, hands={seats - 1: "3 4 5 6"})
    play(match, "5 i3", "draw 11")
    assert match.to_act() == [0]


@each_seat_count
@pytest.mark.rule("P-11")
def test_every_figure_is_always_in_one_of_five_places(seats: int) -> None:
    state = PompeiiGame().start(seats)
    rng = Rng(11)
    while state.to_act():
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
        view = state.view(None)
        for seat in range(seats):
            in_city = sum(figures[seat] for figures in view.city.values())
            elsewhere = view.supply[seat] + view.saved[seat] + view.volcano[seat] + view.box[seat]
            assert in_city + elsewhere == state.setup.figures


@pytest.mark.rule("P-12")
def test_who_came_first_to_a_square_leaves_no_trace() -> None:
    cities = []
    for first, second in [(0, 1), (1, 0)]:
        match = match_at(turn=first, hands={0: "9 1 2 3", 1: "9 1 2 3"}, seething=False)
        play(match, "9 e6", "draw 4")
        assert seen(match).turn == second
        play(match, "9 e6", "draw 4")
        cities.append((city(match), seen(match).city))
    assert cities[0] == cities[1] == ("e6:RB", {"e6": (1, 1)})


@each_language
@pytest.mark.rule("P-13")
def test_the_story_is_told_before_the_first_rule_and_in_none(language: str) -> None:
    before, _, rules = rulebook(language).partition('<a id="P-01">')
    assert re.search(r"\b63\b", before)
    assert re.search(r"\b79\b", before)
    assert not re.search(r"(?<!P-)\b63\b", rules)


@pytest.mark.rule("P-13")
def test_no_option_is_about_the_table_or_the_story() -> None:
    names = [option.name for option in PompeiiGame.info.options]
    assert names == ["edition", "dual_vent", "start_squares", "no_square", "empty_starts"]


# Editions


@pytest.mark.rule("P-146")
def test_the_edition_of_2004_is_the_default() -> None:
    assert PompeiiGame().options["edition"] == EDITIONS[0] == "amigo2004"


@pytest.mark.rule("P-146")
def test_an_unknown_edition_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(SetupError, match="edition='amigo1884': must be one of amigo2004, mayfair2013"):
        new_match(3, edition="amigo1884")


@pytest.mark.parametrize(("seats", "figures"), [(2, 30), (3, 30), (4, 25)])
@pytest.mark.rule("P-147")
@pytest.mark.vector("V-49")
def test_the_edition_of_2013_gives_two_players_30_figures(seats: int, figures: int) -> None:
    assert seen(new_match(seats, edition="mayfair2013")).supply == (figures,) * seats


@pytest.mark.rule("P-146")
def test_a_dealt_game_of_either_edition_begins_alike() -> None:
    plays = []
    for edition in EDITIONS:
        match = new_match(2, edition=edition)
        deal(match, "1 3 6 6", "2 4 5 7")
        plays.append(legal(match))
    assert plays[0] == plays[1]


@each_language
@pytest.mark.rule("P-01", "P-09", "P-147")
def test_the_rulebook_gives_the_age_and_the_contents_of_both_boxes(language: str) -> None:
    assert {"en": "age of ten", "nl": "tien jaar"}[language] in rule_text("P-01", language)
    assert "127" in rule_text("P-09", language)
    assert "30" in rule_text("P-147", language)
