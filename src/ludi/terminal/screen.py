"""The terminal itself: its width, its colours, what is asked and what is typed."""

import errno
import os
import select
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from ludi.engine.errors import LudiError
from ludi.games.mistakes import explain
from ludi.games.spoken import say
from ludi.languages import LANGUAGES

NO_BREAK = "\u00a0"
CLEAR = "\033[2J\033[3J\033[H"
STYLES = {
    "red": "31",
    "blue": "94",
    "ochre": "33",
    "green": "32",
    "purple": "35",
    "black": "1",
    "yellow": "93",
    "grey": "37",
    "turquoise": "36",
    "brown": "2;33",
    "lava": "91",
    "bold": "1",
    "dim": "2",
    "last": "7",
}
# For a terminal that has no more than ASCII.
PLAIN_SIGNS = str.maketrans(
    "━┃┏┓┗┛┣┫┳┻╋╸╺╹╻●·∩▒→┄╲╱▸–“”‘’…éëïó\u00a0", "-|+++++++++--||o.^#>-\\/>-\"\"''.eeio "
)


@cache
def answers(meaning: str) -> frozenset[str]:
    """The words for `yes`, `no` or `cancel` in every language, and their first letters."""
    words = {say("ludi", language, f"play-word-{meaning}", {}) for language in LANGUAGES}
    return frozenset(words | {word[0] for word in words})


class Screen:
    """One terminal in one language; `columns` is how wide it is."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.has_colour = has_colour()
        self.can_wipe = self.is_interactive and not is_dumb()
        self.columns = max(40, shutil.get_terminal_size().columns)
        self.has_signs = "utf" in (sys.stdout.encoding or "").lower()

    def say(self, name: str, **words: object) -> str:
        """One of the program's own texts."""
        return say("ludi", self.language, name, words)

    def paint(self, text: str, style: str) -> str:
        """The text in a colour or weight, where the terminal has them."""
        return f"\033[{STYLES[style]}m{text}\033[0m" if self.has_colour else text

    def show(self, *lines: str) -> None:
        """Lines that fit as they are."""
        for line in lines:
            self._put(self._signs(line.rstrip()) + "\n")

    def tell(self, text: str, indent: str = "", hang: str = "  ") -> None:
        """A sentence, folded at the width of the terminal; what follows the first line is set in."""
        self.show(
            *textwrap.wrap(text, self.columns - 1, initial_indent=indent, subsequent_indent=indent + hang)
        )

    def explain(self, error: LudiError) -> None:
        """Why something could not be done."""
        self.tell(explain(error, self.language))

    def entry(self, label: str, sentences: Sequence[str]) -> None:
        """A label with its sentences beside it."""
        self.tell(f"{label}  {sentences[0] if sentences else ''}", hang=" " * (len(label) + 2))
        for sentence in sentences[1:]:
            self.tell(sentence, " " * (len(label) + 2), "")

    def columns_of(self, words: Iterable[str], indent: str = "  ") -> None:
        """Short texts side by side, in as many lines as they need; none is torn at its own blank."""
        whole = "  ".join(word.replace(" ", NO_BREAK) for word in words)
        lines = textwrap.wrap(whole, self.columns - 1, initial_indent=indent, subsequent_indent=indent)
        self.show(*(line.replace(NO_BREAK, " ") for line in lines))

    def ask(self, question: str) -> str:
        """What is typed in answer; EOFError when there is no more."""
        question = self._signs(question)
        if self.is_interactive:
            with ended_by_hang_up():
                return input(question).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        answer = printable(line.strip())
        self.show(question + answer)  # as if typed, so that a script reads like a conversation
        return answer

    def is_gone(self) -> bool:
        """Whether the window was closed."""
        if not self.is_interactive:
            return False
        waiting = select.poll()
        waiting.register(sys.stdin.fileno(), 0)
        return any(what & (select.POLLHUP | select.POLLERR) for _, what in waiting.poll(0))

    def agrees(self, question: str) -> bool:
        """Whether the answer to a question is yes."""
        return self.ask(f"{question} ").lower() in answers("yes")

    def curtain(self, sentence: str) -> None:
        """Hide what the last player saw until the next one sits down."""
        if not self.is_interactive:
            self.show("", sentence)
            return
        self.wipe()
        forget_typed()
        self.ask(sentence + " ")
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen, or push everything off it."""
        self._put(CLEAR if self.can_wipe else "\n" * shutil.get_terminal_size().lines)

    def passing(self, sentence: str) -> None:
        """A sentence that the next line replaces; an empty one wipes it."""
        if self.can_wipe:
            self._put(f"\r\033[K{self._signs(sentence)}")

    def _put(self, text: str) -> None:
        with ended_by_hang_up():
            print(text, end="", flush=True)

    def _signs(self, text: str) -> str:
        return text if self.has_signs else text.translate(PLAIN_SIGNS)


@contextmanager
def ended_by_hang_up() -> Iterator[None]:
    """A window that was closed is the end of the input, whether one reads from it or writes to it."""
    try:
        yield
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        raise EOFError from error


def has_colour() -> bool:
    """Whether colours are seen and wanted."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not is_dumb()


def is_dumb() -> bool:
    """Whether the terminal knows nothing but lines."""
    return os.environ.get("TERM", "dumb") == "dumb"


def forget_typed() -> None:
    """Empty the history of the input line, for it may tell the next player what the last one chose."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def printable(text: str) -> str:
    """The text with a question mark for every sign that could disturb a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
