"""The words of the boxes that Dutch players own, and those that stood in their place before."""

from importlib.resources import files

import pytest

from ludi.engine.registry import game_class
from ludi.games.spoken import SpokenGame

# By text id: the word of the box.
WORDS = {
    "discordia": {
        "discordia-action-deploy": "Plaatsen",
        "discordia-action-special": "Speciale plaatsing",
        "discordia-word-special": "speciale plaatsing",
        "discordia-worker-B": "zeeman",
        "discordia-bonus-depB": "zeelieden plaatsen",
        "discordia-kind-ship": "schip",
        "discordia-kind-barracks": "kazerne",
        "discordia-kind-stall": "marktkraam",
        "discordia-kind-farm": "boerderij",
        "discordia-row-harbor": "haven",
        "discordia-row-fort": "fort",
        "discordia-row-market": "markt",
        "discordia-row-field": "akker",
        "discordia-word-tile": "stadstegel",
        "discordia-word-board": "stadsbord",
        "discordia-word-expedition": "expeditiepad",
        "discordia-word-development": "ontwikkelingsspoor",
        "discordia-word-aqueduct": "aquaduct",
        "discordia-word-decrees": "decreten",
        "discordia-word-privileges": "privileges",
        "discordia-word-magna-row": "Magnarij",
        "discordia-word-magna-tile": "Magnategel",
        "discordia-magna-eagle": "adelaar",
        "discordia-word-year-end": "eindejaarsgebeurtenissen",
        "discordia-word-strength": "kracht",
        "discordia-word-display": "aanbod",
        "discordia-word-supply": "voorraad",
        "discordia-word-bag": "zak",
        "discordia-word-maximus": "Maximus",
        "discordia-word-cult": "Stercultus",
        "discordia-banner-red": "rode banier",
    },
    "pompeii": {
        "pompeii-hue-grey": "grijs",
        "pompeii-hue-turquoise": "groen",
        "pompeii-hue-brown": "bruin",
        "pompeii-hue-purple": "paars",
        "pompeii-symbol-scroll": "schriftrol",
        "pompeii-symbol-vase": "vaas",
        "pompeii-symbol-helmet": "helm",
        "pompeii-symbol-mask": "masker",
        "pompeii-symbol-column": "zuil",
        "pompeii-symbol-coin": "munt",
        "pompeii-word-relatives": "familieleden",
        "pompeii-word-omen": "Omen",
        "pompeii-word-discard": "aflegstapel",
        "pompeii-word-bag": "buidel met lava",
    },
}
SECTORS = {
    "DM": "architectuur",
    "column-1": "theater",
    "column-2": "gladiatorenspelen",
    "column-3": "wagenrennen en brood en spelen",
    "column-4": "strijdkrachten en defensie",
    "column-5": "handel en scheepvaart",
    "column-6": "ontdekkingsreizen",
    "column-7": "religie",
    "DA": "baden en lichaamsverzorging",
    "row-1": "financiën",
    "row-2": "justitie",
    "row-3": "landbouw",
    "row-4": "watervoorziening",
    "row-5": "arbeid en nijverheid",
    "row-6": "geneeskunde en gezondheid",
    "row-7": "onderwijs en cultuur",
}
# Words of ours that a box has another word for.
GONE = {
    "discordia": ("matro", "inzet", " kraam", " kramen", "geheugensteun", "vaandel"),
    "forum": ("geldzaken", "zwaardvechters", "bouwkunst", "badhuizen", "godsdienst"),
    "pompeii": ("turkoois", "turkooi", "boekrol", " zak"),
}


def spoken(game: str) -> SpokenGame:
    """A game that says what it says in Dutch."""
    found = game_class(game)()
    assert isinstance(found, SpokenGame)
    return found


@pytest.mark.parametrize(
    ("game", "name", "word"), [(game, *pair) for game, words in WORDS.items() for pair in words.items()]
)
def test_a_thing_has_the_name_of_the_box(game: str, name: str, word: str) -> None:
    assert spoken(game).text(name, "nl") == word


@pytest.mark.rule("F-14")
@pytest.mark.parametrize(("sector", "name"), SECTORS.items())
def test_the_sixteen_sectors_are_called_as_on_the_board(sector: str, name: str) -> None:
    said = spoken("forum").text(f"forum-sector-{sector}", "nl")
    assert said.startswith(f"{name} (")
    assert spoken("forum").text(f"forum-sector-{sector}", "nl", attribute="name") == name
    assert f"| {name} |" in files("ludi.games.forum").joinpath("rules.nl.md").read_text("utf-8")


@pytest.mark.parametrize(("game", "word"), [(game, word) for game, words in GONE.items() for word in words])
@pytest.mark.parametrize("name", ["rules.nl.md", "text.nl.ftl", "mistakes.nl.ftl"])
def test_no_other_word_is_left_for_it(game: str, word: str, name: str) -> None:
    text = files(f"ludi.games.{game}").joinpath(name).read_text("utf-8")
    assert word not in text.lower()


def test_the_reminder_tile_and_the_year_end_are_in_the_rulebook() -> None:
    book = files("ludi.games.discordia").joinpath("rules.nl.md").read_text("utf-8").lower()
    for word in ("herinneringstegel", "eindejaarsgebeurtenissen", "zeelieden", "marktkramen", "banier"):
        assert word in book
