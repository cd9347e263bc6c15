"""The rulebook of a game as text for a terminal: all of it, or one rule."""

import difflib
import re
import textwrap
from collections.abc import Callable
from dataclasses import dataclass

from ludi.engine.errors import SetupError
from ludi.engine.registry import game_class
from ludi.games.spoken import say, written

_ANCHOR = re.compile(r'<a id="([A-Z]+-\d+[a-z]?)"></a>\n')
_OPENING = 60  # signs of a neighbouring rule that are shown


@dataclass(frozen=True)
class Rule:
    """One numbered rule with the heading of its chapter."""

    id: str
    chapter: str
    text: str

    def opening(self) -> str:
        """Its first words."""
        words = " ".join(plain(self.text).split())
        return words if len(words) <= _OPENING else words[:_OPENING].rsplit(" ", 1)[0] + " …"


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, game_id: str, language: str) -> None:
        self.language = language
        self.text, self.written_in = written(game_class(game_id).package, "rules.md", language)
        if not self.text:
            raise SetupError("{game}: no rulebook is written yet", "no-rulebook", game=game_id)
        self.rules = {rule.id: rule for rule in split(self.text)}

    def rule(self, word: str) -> Rule:
        """The rule with that id, however it is typed: F-07, f7, 7."""
        digits = re.fullmatch(r"(?:[a-zA-Z]+-?)?0*(\d{1,4})", word.strip())
        for rule in self.rules.values():
            if rule.id.lower() == word.strip().lower():
                return rule
            if digits and self._same_letters(rule.id, word) and number_of(rule.id) == digits[1]:
                return rule
        raise SetupError(self._unknown(word))

    def neighbours(self, rule: Rule) -> tuple[Rule | None, Rule | None]:
        """The rules before and after it."""
        order = list(self.rules.values())
        place = order.index(rule)
        before = order[place - 1] if place else None
        return before, order[place + 1] if place + 1 < len(order) else None

    def _same_letters(self, rule_id: str, word: str) -> bool:
        letters = re.match(r"[a-zA-Z]*", word.strip())
        return not letters or letters[0] == "" or letters[0].upper() == rule_id.partition("-")[0]

    def _unknown(self, word: str) -> str:
        ids = list(self.rules)
        near = difflib.get_close_matches(word.upper(), ids, n=1, cutoff=0.7)
        words = {"word": word[:20], "near": near[0] if near else "", "first": ids[0], "last": ids[-1]}
        return say("ludi", self.language, "rules-near" if near else "rules-unknown", words)


def number_of(rule_id: str) -> str:
    """The number of a rule without its noughts."""
    return rule_id.partition("-")[2].lstrip("0")


def split(text: str) -> list[Rule]:
    """Every rule of a rulebook, with chapters or without; a rule runs to the next anchor or heading."""
    found: list[Rule] = []
    for chapter in re.split(r"^(?=##? )", text, flags=re.MULTILINE):
        heading, _, body = chapter.partition("\n")
        parts = _ANCHOR.split(body)
        found += [
            Rule(name, heading.strip("# "), part.strip())
            for name, part in zip(parts[1::2], parts[2::2], strict=True)
        ]
    return found


def folded(text: str, columns: int) -> str:
    """The text with its paragraphs folded at this width; tables, headings and drawings stay as they are."""
    found: list[str] = []
    for block in re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL):
        paragraphs = [block] if block.startswith("```") else block.split("\n\n")
        found.append("\n\n".join(fold(paragraph, columns) for paragraph in paragraphs))
    return "".join(found)


def fold(paragraph: str, columns: int) -> str:
    """One paragraph folded, unless it is something else; an anchor keeps its line."""
    if re.match(r"\n*(\||#|```|[-*] |\d+\. |  )", paragraph):
        return paragraph
    anchor = _ANCHOR.match(paragraph.lstrip("\n"))
    start = paragraph[: len(paragraph) - len(paragraph.lstrip("\n"))] + (anchor[0] if anchor else "")
    return start + textwrap.fill(paragraph[len(start) :], columns - 1)


def plain(text: str, strong: Callable[[str], str] = str) -> str:
    """Markdown as it is read at a terminal: no anchors, and bold words as the terminal has them."""
    return re.sub(r"\*\*(.+?)\*\*", lambda found: strong(found[1]), _ANCHOR.sub("", text))
