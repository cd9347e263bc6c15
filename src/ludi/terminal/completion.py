"""What Tab offers: the next token of a legal action, or a word of the program."""

import re
from collections.abc import Callable, Iterable, Sequence

Offer = Callable[[str], list[str]]


def next_tokens(texts: Iterable[str], typed: str) -> list[str]:
    """Each way to go on with what is typed, up to the next joint: first a field, then its targets."""
    found: set[str] = set()
    for text in texts:
        if text.lower().startswith(typed.lower()) and len(text) > len(typed):
            joint = re.search(r"[- ]", text[len(typed) + 1 :])
            found.add(text[: len(typed) + 1 + joint.end()] if joint else text)
    return sorted(found)


def completions(
    line: str, texts_after: Callable[[Sequence[str]], list[str]], words: Iterable[str]
) -> list[str]:
    """The whole part after the last comma, completed; words of the program only stand alone."""
    *before, part = [piece.strip() for piece in line.split(",")]
    if line.endswith(" ") and part:
        part += " "
    found = next_tokens(texts_after(before), part)
    if not before and part:
        found += [word for word in sorted(words) if word.startswith(part) and word != part]
    return found


def install(offer: Offer) -> None:
    """Let Tab ask `offer`, which gets the line and gives whole parts; without readline nothing happens."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, number: int) -> str | None:
        line = readline.get_line_buffer()[: readline.get_endidx()]
        part = line.rpartition(",")[2].lstrip()
        found = [whole[len(part) - len(text) :] for whole in offer(line)]
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ,")
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
