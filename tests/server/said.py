"""Sentences of the wire as people read them, from the texts that the client has."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from ludi.engine.game import seat_letter
from ludi.games.spoken import listed
from ludi.table.messages import Sentence
from ludi.table.words import all_texts


@cache
def _texts(language: str) -> FluentBundle:
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(all_texts(language)), allow_overrides=True)
    return texts


def said(sentence: Sentence | dict[str, Any] | None, language: str = "en") -> str:
    """What a client shows of a sentence, with letters for the seats."""
    assert sentence is not None
    data = sentence if isinstance(sentence, dict) else msgspec.to_builtins(sentence)
    if data.get("seat") is not None:
        return data.get("mark") or seat_letter(data["seat"])
    name, _, attribute = data.get("name", "").partition(".")
    if not _texts(language).has_message(name):
        assert data.get("text"), f"{name} has no text in {language}"
        return str(data["text"])
    message = _texts(language).get_message(name)
    words = {key: _word(word, language) for key, word in data.get("words", {}).items()}
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = _texts(language).format_pattern(pattern, words)
    assert not errors, f"{name}: {errors}"
    return str(text).replace("?.", "?")


def _word(word: Any, language: str) -> Any:
    if isinstance(word, list):
        return listed([str(_word(item, language)) for item in word], language)
    return said(word, language) if isinstance(word, dict) else word
