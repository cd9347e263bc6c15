"""Texts for people, as data: the server's own sentences and those of the games, rendered by the client."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from ludi.engine.deadline import Deadline
from ludi.engine.errors import IllegalActionError, LudiError, RecordError, SetupError
from ludi.engine.game import Option, seat_letter, seat_number
from ludi.engine.registry import game_class, game_ids, make
from ludi.engine.roles import Role, Roles
from ludi.engine.talk import Talk
from ludi.engine.umpire import Umpired
from ludi.engine.views import Event, Message, Outcome, Refusal, SeatRef, View, Word
from ludi.games.mistakes import plain_word, text_of
from ludi.games.spoken import (
    BROWSER,
    GLOSSARY,
    MISTAKES,
    TEXTS,
    SpokenGame,
    bundle,
    entries,
    texts,
    variables,
)
from ludi.table import messages
from ludi.table.errors import WordedError
from ludi.table.lessons import has_lesson, lesson_of
from ludi.table.messages import Problem, Sentence

NAME_LENGTH = 24
CHAT_LENGTH = 500
SENTENCES_KEPT = 20_000  # by game and its options
EVENTS_KEPT = 10_000
GAMES_KEPT = 64
NO_TEXTS = "it has no texts, and is no ludi.SpokenGame"
_RULE_ID = re.compile(r"\b[A-Z]{1,2}-\d{2,3}\b")


# The server's own sentences


KINDS = (BROWSER, TEXTS, MISTAKES, GLOSSARY)


def all_texts(language: str) -> str:
    """The texts of the client, the server, every game and all errors, as one Fluent file."""
    own = [texts("ludi.server", BROWSER, language), house_texts(language)]
    return "\n".join([*own, *(game_texts(game_id, language) for game_id in game_ids())])


def house_texts(language: str) -> str:
    """The texts that every page needs besides its own labels: the server's and a summary of each game."""
    packages = ("ludi.languages", "ludi.server", "ludi.games")
    own = [texts(package, kind, language) for package in packages for kind in (TEXTS, MISTAKES)]
    abouts = [entries(texts(game_class(game_id).package, TEXTS, language)) for game_id in game_ids()]
    return "\n".join([*own, *(found[name] for found in abouts for name in found if name.endswith("-about"))])


def game_texts(game_id: str, language: str) -> str:
    """All texts of a game, except its lesson."""
    return "\n".join(texts(game_class(game_id).package, kind, language) for kind in KINDS)


def data_of(word: Any, package: str = "ludi.server") -> Any:
    """A message, a seat or any other word as it is sent to clients."""
    match word:
        case Message():
            asked = variables(package).get(word.name, ())  # send only the words that the text uses
            words = {key: data_of(one, package) for key, one in word.words.items() if key in asked}
            return {"name": word.name, "words": words} if words else {"name": word.name}
        case SeatRef():
            marked = word.mark and isinstance(word.mark, str)
            return {"seat": word.number, "mark": word.mark} if marked else {"seat": word.number}
        case LudiError():
            return _mistake(word)
        case tuple():
            return [data_of(item, package) for item in word]
        case str():
            return word.encode("utf-8", "replace").decode()  # a lone surrogate can't be sent
    return word


def sentence(name: str, **words: Any) -> Sentence:
    """One of the server's own sentences."""
    return Sentence(**_own(name, words))


def _own(name: str, words: dict[str, Any]) -> dict[str, Any]:
    return data_of(Message(name, words))  # type: ignore[no-any-return]


def problem(code: str, rule: str | None = None, **words: Any) -> Problem:
    """A refusal with the sentence of its code."""
    return Problem(code=code, message=sentence(f"problem-{code}", **words), rule=rule)


def problem_of(error: LudiError) -> Problem:
    """An error as it is sent to clients."""
    cited = _RULE_ID.search(str(error))
    own = error.words if isinstance(error, WordedError) else {}
    return problem(error.code, cited[0] if cited else None, **{"detail": error, **own})


def _mistake(error: LudiError) -> dict[str, Any]:
    """An error as data, with its English sentence for clients that have no text for it."""
    if isinstance(error, IllegalActionError) and isinstance(error.game, SpokenGame):
        refusal = data_of(error.game.phrase(error.refusal), error.game.package)
        return _own("problem-refused", {"move": error.move, "refusal": refusal, "rule": error.rule})
    english = data_of(str(error))
    if not error.name:
        return {"text": english}
    words = {key: data_of(plain_word(word)) for key, word in error.words.items()}
    told = {"name": text_of(error.name), "words": words, "text": data_of(error.args[0])}
    if isinstance(error, RecordError) and error.line is not None:
        at = {"line": str(error.line), "detail": told}
        return {"name": text_of("at-line"), "words": at, "text": english}
    return told


# Names and chat


def clean(text: str, longest: int) -> str:
    """One line without control characters, characters that reorder or hide text, and stacked accents."""
    kept: list[str] = []
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category == "Mn" and (not kept or unicodedata.category(kept[-1]) == "Mn"):
            continue
        kept.append(" " if category[0] == "Z" or sign in "\t\n\r" else sign if _is_shown(category) else "")
    return " ".join("".join(kept).split())[:longest].strip()


def _is_shown(category: str) -> bool:
    return category[0] != "C"


# A game's words


class Voice:
    """A game with its options, and its texts in wire format; shared by all its tables."""

    def __init__(self, game: SpokenGame) -> None:
        self.game = game
        self._choices = [b""] * game.codec.size  # encoded once each
        self._said = lru_cache(SENTENCES_KEPT)(self._say)
        self._told = lru_cache(EVENTS_KEPT)(self._tell)

    def choice(self, action: int) -> msgspec.Raw:
        """A legal action with its steps."""
        return msgspec.Raw(self._choice(action))

    def choices(self, actions: list[int]) -> msgspec.Raw:
        """A list of legal actions with their steps."""
        known = self._choices
        texts = [known[action] or self._choice(action) for action in actions]
        return msgspec.Raw(b"[%s]" % b",".join(texts))

    def _choice(self, action: int) -> bytes:
        codec = self.game.codec
        encoded = msgspec.json.encode({"action": codec.write(action), "steps": codec.steps(action)})
        self._choices[action] = encoded
        return encoded

    def say(self, message: Message) -> msgspec.Raw:
        """A sentence of the game, encoded."""
        return self._said(message.name, tuple(message.words.items()))

    def _say(self, name: str, words: tuple[tuple[str, Any], ...]) -> msgspec.Raw:
        return _raw(self._data(Message(name, dict(words))))

    def _data(self, message: Message) -> dict[str, Any]:
        return data_of(self.game.phrase(message), self.game.package)  # type: ignore[no-any-return]

    def told(self, event: Event, step: int) -> msgspec.Raw:
        """An event for the drawing and for the log, encoded."""
        return msgspec.Raw(b'%s,"step":%d}' % (self._told(event), step))

    def _tell(self, event: Event) -> bytes:
        """An encoded event without its step."""
        data = msgspec.to_builtins(event)
        del data["only"], data["but"]
        kind, rules = _event_facts(type(event))
        text = self.say(self.game.message(event))
        told = msgspec.json.encode({"kind": kind, "data": data, "text": text, "rules": rules})
        return told.removesuffix(b"}")

    def refuse_talk(self) -> IllegalActionError:
        """The error for talking to the whole table when seats may not."""
        refusal = self._why_no_talk()
        assert refusal is not None
        return IllegalActionError(self.game.say(refusal), refusal, self.game)

    @cached_property
    def closed_talk(self) -> Problem | None:
        """Why seats may not talk to the whole table during the game; None where they may."""
        return self.problem(self.refuse_talk()) if self._why_no_talk() else None

    def _why_no_talk(self) -> Refusal | None:
        return self.game.why_no_talk() if isinstance(self.game, Talk) else None

    def roles(self, seats: int) -> list[messages.RoleInfo]:
        """The role of each seat; in a game without roles only its colour."""
        own = self.game.roles(seats) if isinstance(self.game, Roles) else [Role()] * seats
        return [self._role(seat, role) for seat, role in enumerate(own)]

    def _role(self, seat: int, role: Role) -> messages.RoleInfo:
        return messages.RoleInfo(
            title=self._titled(role.title),
            facts=[self._sentence(fact) for fact in role.facts],
            groups=list(role.groups),
            marks=list(role.marks or (seat_letter(seat),)),
            card=[self._sentence(line) for line in role.card],
        )

    def _titled(self, title: Word) -> Sentence:
        return self._sentence(title) if isinstance(title, Message) else Sentence(text=str(title))

    def _sentence(self, message: Message) -> Sentence:
        return msgspec.convert(self._data(message), Sentence)

    def groups(self, seats: int) -> list[messages.GroupInfo]:
        """The parts of the table, each after the part that contains it."""
        if not isinstance(self.game, Roles):
            return []
        found: dict[str, list[int]] = {}
        for seat, role in enumerate(self.game.roles(seats)):
            for group in role.groups:
                found.setdefault(group, []).append(seat)
        game = self.game
        return [
            messages.GroupInfo(one, self._sentence(game.group_label(one)), at) for one, at in found.items()
        ]

    def how_to_write(self) -> list[Sentence]:
        """How orders are written on paper."""
        return (
            [self._sentence(line) for line in self.game.how_to_write()]
            if isinstance(self.game, Roles)
            else []
        )

    def desks(self, seats: int) -> list[messages.DeskInfo]:
        """The parts of the table that may have an umpire of their own."""
        if not isinstance(self.game, Umpired):
            return []
        return [
            messages.DeskInfo(desk, Sentence(**self._desk_label(desk)), list(at))
            for desk, at in self.game.desks(seats).items()
        ]

    def _desk_label(self, desk: str) -> dict[str, Any]:
        assert isinstance(self.game, Umpired)
        return self._data(self.game.desk_label(desk))

    def umpire(self, deed: str, desk: str, has_desks: bool, words: dict[str, Any]) -> Sentence:
        """The sentence about an umpire's act, with the desk if there are several; a seat by its letter."""
        rank = "umpire-of" if desk else "umpire-chief" if has_desks else "umpire-one"
        who = {"name": rank, "words": {"desk": self._desk_label(desk)}} if desk else {"name": rank}
        seat = words.get("seat", "none")
        if seat not in ("all", "none"):
            words = words | {"seat": SeatRef(seat_number(seat, messages.MOST_SEATS))}
        return sentence(f"umpire-{deed}", umpire=who, **words)

    def result(self, outcome: Outcome) -> dict[str, Any]:
        """The outcome as data."""
        reason = self.say(Message(f"{self.game.info.id}-reason-{outcome.reason.replace(' ', '_')}"))
        return {"reason": reason, "scores": outcome.scores, "ranks": outcome.ranks}

    def problem(self, error: LudiError) -> Problem:
        """An error in wire format; a refusal uses the game's own texts."""
        if not isinstance(error, IllegalActionError):
            return problem_of(error)
        refusal = self._data(error.refusal)
        if error.prefix is None:
            return Problem(code=error.code, message=Sentence(**refusal), rule=error.rule)
        words = {"part": error.move, "prefix": " ".join(error.prefix) or "none", "detail": refusal}
        told = sentence("problem-order", **words)
        prefix = list(error.prefix)
        return Problem(code=error.code, message=told, rule=error.rule, part=error.move, prefix=prefix)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


_facts: dict[type[Event], tuple[str, list[str]]] = {}


def _event_facts(kind: type[Event]) -> tuple[str, list[str]]:
    """The name of an event on the wire, and the rules that its sentence cites."""
    if kind not in _facts:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        _facts[kind] = name, _RULE_ID.findall(kind.__doc__ or "")
    return _facts[kind]


def voice_of(game_id: str, options: dict[str, Any]) -> Voice:
    """The game with these options, shared by all tables that use them."""
    return _voice(game_id, json.dumps(options, sort_keys=True))


@lru_cache(GAMES_KEPT)
def _voice(game_id: str, options: str) -> Voice:
    return Voice(_spoken(game_id, json.loads(options)))


def _spoken(game_id: str, options: dict[str, Any]) -> SpokenGame:
    """A game that has texts, so that people can play it here."""
    game = make(game_id, **options)
    if not isinstance(game, SpokenGame):
        raise SetupError("{game} does not load: {why}", "game-broken", game=game_id, why=NO_TEXTS)
    return game


# The lobby


@cache
def game_infos() -> list[messages.GameInfo]:
    """Every game for the lobby; a game without texts is for programs only and left out."""
    return [_game_info(game_id) for game_id in game_ids() if issubclass(game_class(game_id), SpokenGame)]


def _game_info(game_id: str) -> messages.GameInfo:
    game = _spoken(game_id, {})
    info = game.info
    return messages.GameInfo(
        id=info.id,
        title=info.title,
        about=Sentence(name=f"{game_id}-about"),
        seats=list(info.seats),
        minutes=info.minutes,
        is_toy=game.parts.is_toy,
        board=f"/api/games/{info.id}/board.js" if game.parts.board else "",
        has_secrets=info.has_secrets,
        has_umpire=isinstance(game, Umpired),
        lesson_minutes=lesson_of(game_id).minutes if has_lesson(game_id) else 0,
        has_deadline=isinstance(game, Deadline),
        options=[_option_info(game, option) for option in info.options],
    )


def _option_info(game: SpokenGame, option: Option) -> messages.OptionInfo:
    name = option.name.replace("_", "-")
    key = f"{game.info.id}-option-{name}"
    return messages.OptionInfo(
        name=option.name,
        label=Sentence(name=key),
        about=Sentence(name=f"{key}.about"),
        default=option.default,
        choices=list(option.choices),
        choice_labels=[_choice_label(game, name, choice) for choice in option.choices],
        lowest=option.lowest,
        highest=option.highest,
        takes_own=option.free,
    )


def _choice_label(game: SpokenGame, option: str, choice: Any) -> Sentence:
    key = f"{game.info.id}-choice-{option}-{str(choice).replace('_', '-')}"
    has_label = bundle(game.package, "en").has_message(key)
    return Sentence(name=key) if has_label else Sentence(text=str(choice))


def setup_info(wish: messages.SetupWish) -> messages.SetupInfo:
    """The seat counts allowed with these options, and the roles of the seats."""
    voice = Voice(_spoken(wish.game, wish.options))
    seats = voice.game.seat_numbers()
    count = wish.count if wish.count in seats else seats[0]
    return messages.SetupInfo(
        seats=seats,
        roles=voice.roles(count),
        groups=voice.groups(count),
        how_to_write=voice.how_to_write(),
        desks=voice.desks(count),
    )


def view_schema(game_id: str) -> dict[str, Any]:
    """JSON schemas of a game's view and of the data of its events."""
    view, events = view_types(game_id)
    named = {event_kind(kind): msgspec.json.schema(kind) for kind in events}
    return {"view": msgspec.json.schema(view), "events": named}


def view_types(game_id: str) -> tuple[type[View], list[type[Event]]]:
    """The classes of a game's view and of its events."""
    game = make(game_id)
    view = type(game.start(game.seat_numbers()[0]).view(None))
    package = view.__module__.rpartition(".")[0]
    return view, [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{package}.")]


def event_kind(kind: type[Event]) -> str:
    """The name of an event on the wire."""
    return _event_facts(kind)[0]
