"""Words for people, always in both languages: the server's own sentences and those of the games."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from ludi.engine.deadline import Deadline
from ludi.engine.errors import IllegalActionError, LudiError
from ludi.engine.game import Game, Option
from ludi.engine.registry import game_class, game_ids, make
from ludi.engine.talk import Talk
from ludi.engine.umpire import Umpired
from ludi.engine.views import Event, Message, Outcome, Refusal
from ludi.games.mistakes import explain
from ludi.games.spoken import BROWSER, LANGUAGES, TEXTS, SpokenGame, bundle, say, written
from ludi.table import messages
from ludi.table.errors import WordedError
from ludi.table.messages import Problem, Sentence

NAME_LENGTH = 24
CHAT_LENGTH = 500
SENTENCES_KEPT = 20_000  # by game and its options
EVENTS_KEPT = 10_000
GAMES_KEPT = 64
_RULE_ID = re.compile(r"\b[A-Z]{1,2}-\d{2,3}\b")


# The server's own sentences


def all_texts(language: str) -> str:
    """The texts of the client, of the server and of every game, as one Fluent file."""
    packages = ["ludi.server", *(game_class(game_id).package for game_id in game_ids())]
    return "\n".join(written(package, kind, language) for package in packages for kind in (BROWSER, TEXTS))


def sentence(name: str, **words: Any) -> Sentence:
    """One of the server's own sentences."""
    return Sentence(**{language: say("ludi.server", language, name, words) for language in LANGUAGES})


def problem(code: str, rule: str | None = None, **words: Any) -> Problem:
    """A refusal with the sentence of its code."""
    return Problem(code=code, message=sentence(f"problem-{code}", **words), rule=rule)


def problem_of(error: LudiError) -> Problem:
    """An error as the wire tells it, with a sentence in each language."""
    cited = _RULE_ID.search(str(error))
    said = {language: _problem_text(error, language) for language in LANGUAGES}
    return Problem(code=error.code, message=Sentence(**said), rule=cited[0] if cited else None)


def _problem_text(error: LudiError, language: str) -> str:
    own = error.words if isinstance(error, WordedError) else {}
    detail = explain(error, language).encode("utf-8", "replace").decode()  # half a character can't be sent
    text = say("ludi.server", language, f"problem-{error.code}", {"detail": detail, **own})
    return text.replace("?.", "?")  # where the detail is a question


# Names and chat


def clean(text: str, longest: int) -> str:
    """One line without controls, marks that turn or hide text, and piles of accents."""
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
    """A game with its options, and its words as the wire has them; shared by all its tables."""

    def __init__(self, game: Game) -> None:
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
        message = Message(name, dict(words))
        return _raw({language: self.game.say(message, language) for language in LANGUAGES})

    def told(self, event: Event, step: int) -> msgspec.Raw:
        """An event for the drawing and for the log, encoded."""
        return msgspec.Raw(b'%s,"step":%d}' % (self._told(event), step))

    def _tell(self, event: Event) -> bytes:
        """The same, up to its step."""
        data = msgspec.to_builtins(event)
        del data["only"], data["but"]
        kind, rules = _event_facts(type(event))
        text = self.say(self.game.message(event))
        told = msgspec.json.encode({"kind": kind, "data": data, "text": text, "rules": rules})
        return told.removesuffix(b"}")

    def refuse_talk(self) -> IllegalActionError:
        """The error for who talks to the whole table where seats may not."""
        refusal = self._why_no_talk()
        assert refusal is not None
        return IllegalActionError(self.game.say(refusal), refusal, self.game)

    @cached_property
    def closed_talk(self) -> dict[str, Any] | None:
        """Why seats don't talk to the whole table while it is played, a Problem; None where they do."""
        return self.problem(self.refuse_talk()).model_dump() if self._why_no_talk() else None

    def _why_no_talk(self) -> Refusal | None:
        return self.game.why_no_talk() if isinstance(self.game, Talk) else None

    def desks(self, seats: int) -> list[dict[str, Any]]:
        """The parts of the table that may have an umpire of their own, each a DeskInfo."""
        if not isinstance(self.game, Umpired):
            return []
        return [
            {"id": desk, "label": _desk_label(self.game, desk), "seats": list(at)}
            for desk, at in self.game.desks(seats).items()
        ]

    def umpire(self, deed: str, desk: str, has_desks: bool, words: dict[str, Any]) -> Sentence:
        """What an umpire did, whose desk is told where there are several."""
        rank = "umpire-of" if desk else "umpire-chief" if has_desks else "umpire-one"
        label = _desk_label(self.game, desk) if desk and isinstance(self.game, Umpired) else {}
        said: dict[str, str] = {}
        for language in LANGUAGES:
            who = say("ludi.server", language, rank, {"desk": label.get(language, "")})
            said[language] = say("ludi.server", language, f"umpire-{deed}", {"umpire": who, **words})
        return Sentence(**said)

    def result(self, outcome: Outcome) -> dict[str, Any]:
        """How it ended."""
        reason = self.say(Message(f"{self.game.info.id}-reason-{outcome.reason.replace(' ', '_')}"))
        return {"reason": reason, "scores": outcome.scores, "ranks": outcome.ranks}

    def problem(self, error: LudiError) -> Problem:
        """An error as the wire tells it; a refusal in the game's own words."""
        if not isinstance(error, IllegalActionError):
            return problem_of(error)
        said = {language: self.game.say(error.refusal, language) for language in LANGUAGES}
        if error.prefix is None:
            return Problem(code=error.code, message=Sentence(**said), rule=error.rule)
        words = {"part": error.move, "prefix": " ".join(error.prefix) or "none"}
        told = {
            language: say("ludi.server", language, "problem-order", {**words, "detail": said[language]})
            for language in LANGUAGES
        }
        prefix = list(error.prefix)
        return Problem(
            code=error.code, message=Sentence(**told), rule=error.rule, part=error.move, prefix=prefix
        )


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
    """The game with these options; tables with the same share it."""
    return _voice(game_id, json.dumps(options, sort_keys=True))


@lru_cache(GAMES_KEPT)
def _voice(game_id: str, options: str) -> Voice:
    return Voice(make(game_id, **json.loads(options)))


# The lobby


@cache
def game_infos() -> list[messages.GameInfo]:
    """Every game for the lobby."""
    return [_game_info(game_id) for game_id in game_ids()]


def _game_info(game_id: str) -> messages.GameInfo:
    info = game_class(game_id).info
    game = make(game_id)
    assert isinstance(game, SpokenGame)
    return messages.GameInfo(
        id=info.id,
        title=info.title,
        about=_text(game, f"{game_id}-about"),
        seats=list(info.seats),
        minutes=info.minutes,
        is_toy=game.parts.is_toy,
        board=f"/api/games/{info.id}/board.js" if game.parts.board else "",
        has_secrets=info.has_secrets,
        has_umpire=isinstance(game, Umpired),
        has_deadline=isinstance(game, Deadline),
        options=[_option_info(game, option) for option in info.options],
    )


def _desk_label(game: Umpired, desk: str) -> dict[str, str]:
    return {language: game.desk_label(desk, language) for language in LANGUAGES}


def _option_info(game: SpokenGame, option: Option) -> messages.OptionInfo:
    name = option.name.replace("_", "-")
    key = f"{game.info.id}-option-{name}"
    return messages.OptionInfo(
        name=option.name,
        label=_text(game, key),
        about=_text(game, key, "about"),
        default=option.default,
        choices=list(option.choices),
        choice_labels=[_choice_label(game, name, choice) for choice in option.choices],
        lowest=option.lowest,
        highest=option.highest,
        takes_own=option.free,
    )


def _choice_label(game: SpokenGame, option: str, choice: Any) -> Sentence:
    key = f"{game.info.id}-choice-{option}-{str(choice).replace('_', '-')}"
    if bundle(game.package, "en").has_message(key):
        return _text(game, key)
    return Sentence(en=str(choice), nl=str(choice))


def _text(game: SpokenGame, name: str, attribute: str = "") -> Sentence:
    return Sentence(**{language: game.text(name, language, attribute=attribute) for language in LANGUAGES})


def setup_info(wish: messages.SetupWish) -> messages.SetupInfo:
    """How many may play with these options, and the labels of the seats of the fewest."""
    game = make(wish.game, **wish.options)
    seats = game.seat_numbers()
    labels = {language: game.seat_labels(seats[0], language) for language in LANGUAGES}
    said = [Sentence(**dict(zip(labels, both, strict=True))) for both in zip(*labels.values(), strict=True)]
    desks = [messages.DeskInfo.model_validate(desk) for desk in Voice(game).desks(seats[0])]
    return messages.SetupInfo(seats=seats, labels=said, desks=desks)


def view_schema(game_id: str) -> dict[str, Any]:
    """JSON schemas of a game's view and of the data of its events."""
    game = make(game_id)
    view = type(game.start(game.seat_numbers()[0]).view(None))
    package = view.__module__.rpartition(".")[0]
    events = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{package}.")]
    named = {_event_facts(kind)[0]: msgspec.json.schema(kind) for kind in events}
    return {"view": msgspec.json.schema(view), "events": named}
