"""The numbers of the actions, in the order of a game; compiled, for the rules compare them in every step."""

from __future__ import annotations

from typing import Final

from ludi.games.pompeii.printed import NUMBERS, SQUARES, SYMBOLS, TILE_NAMES

NO_SQUARE: Final = SQUARES  # in place of a square: a card without a figure, a movement out of the city
TARGETS: Final = SQUARES + 1
PLAY: Final = 0  # numbers from 1, each with every square and none
RELATIVE: Final = 781
DONE: Final = 851
OMEN: Final = 852  # each square with every colour
ERUPT: Final = 1132
WAIT: Final = 1133
LAVA: Final = 1134
LAVA_AS: Final = 1204  # each square with every symbol
MOVE: Final = 1624  # each square with every other and out
PASS: Final = 6594
DRAW: Final = 6595  # card 1 to 11, omen, ad79
TILE: Final = 6608
SIZE: Final = 6617
assert RELATIVE == PLAY + NUMBERS * TARGETS and MOVE == LAVA_AS + SQUARES * SYMBOLS
assert PASS == MOVE + SQUARES * TARGETS and TILE + len(TILE_NAMES) == SIZE
