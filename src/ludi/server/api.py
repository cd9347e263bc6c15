"""The addresses of the API: one table of them, and what each does."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import structlog
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from ludi.engine.registry import game_class
from ludi.games.spoken import LESSON, written
from ludi.games.spoken import texts as spoken_texts
from ludi.server.endpoint import Call, Endpoint
from ludi.server.invitations import invitations
from ludi.server.site import text_response
from ludi.table import records, words
from ludi.table.briefs import brief_of
from ludi.table.keys import Caller, hashed
from ludi.table.messages import (
    AskWish,
    Brief,
    ChatLine,
    ConsentWish,
    FairSheet,
    ForkWish,
    GameInfo,
    HouseInfo,
    Keys,
    LessonWish,
    PassWish,
    SealWish,
    SeatWish,
    SetupInfo,
    SetupWish,
    SitWish,
    Snapshot,
    StoryPage,
    SwapWish,
    TableInfo,
    TableWish,
    TakeWish,
    WordWish,
)
from ludi.table.sight import encode
from ludi.table.table import Table

log = structlog.get_logger()

# Games, rules and texts


async def games(call: Call[None]) -> Response:
    """Every game with its options."""
    return text_response("games.json", encode(words.game_infos()).decode(), call.request)


async def setup(call: Call[SetupWish]) -> SetupInfo:
    """How many may play a game with these options, and what each seat commands."""
    return words.setup_info(call.body)


async def view_schema(call: Call[None]) -> dict[str, Any]:
    """JSON schemas of a game's view and of the data of its events."""
    return words.view_schema(call.game)


async def printed(call: Call[None]) -> Response:
    """What is printed on a game's pieces, for clients that draw them; nothing for a game without them."""
    file = files(game_class(call.game).package).joinpath("printed.json")
    return text_response("printed.json", file.read_text("utf-8") if file.is_file() else "{}", call.request)


async def board(call: Call[None]) -> Response:
    """The ES module of a board that a package brings."""
    kind = game_class(call.game)
    file = files(kind.package).joinpath(kind.parts.board)
    if not kind.parts.board or not file.is_file():
        raise HTTPException(404)
    return text_response("board.js", file.read_text("utf-8"), call.request)


async def rules(call: Call[None]) -> Response:
    """The rulebook as Markdown; each rule has an anchor with its id."""
    text, spoken = written(game_class(call.game).package, "rules.md", call.language)
    response = text_response("rules.txt", text, call.request)
    response.headers["Content-Language"] = spoken  # English where this language has no rulebook
    return response


async def texts(call: Call[None]) -> Response:
    """What every page needs, as one Fluent file."""
    return text_response("texts.txt", words.house_texts(call.language), call.request)


async def game_texts(call: Call[None]) -> Response:
    """What a game says, as one Fluent file."""
    game_id = game_class(call.game).info.id
    return text_response("game.txt", words.game_texts(game_id, call.language), call.request)


async def brief(call: Call[None]) -> Brief:
    """A game in a minute: sentences, and views of positions that show what they say."""
    return brief_of(game_class(call.game).info.id)


async def lesson_texts(call: Call[None]) -> Response:
    """What the lesson of a game says, as a Fluent file."""
    text = spoken_texts(game_class(call.game).package, LESSON, call.language)
    return text_response("lesson.txt", text, call.request)


# Tables


async def make(call: Call[TableWish]) -> Keys:
    """A new table; the keys are told only here."""
    return await call.hall.lobby.make(call.body)


async def teach(call: Call[LessonWish]) -> Keys:
    """A table at which the lesson of a game begins at once."""
    return await call.hall.lobby.teach(call.body)


async def public(call: Call[None]) -> Any:
    """The public tables, the latest first."""
    return await call.hall.lobby.public()


async def table(call: Call[Any]) -> Any:
    """One table."""
    return await call.hall.info(call.table)


async def delete(call: Call[None]) -> None:
    """The owner deletes the table for good, with its game and its chat; not while a game is played."""
    await call.hall.delete(call.table, call.token)


async def sit(call: Call[SitWish]) -> Keys:
    """Sit down on a free seat before the start."""
    held = hashed(call.token) if call.token else ""
    return await call.change(lambda table: table.seating.sit(call.body, call.hall.now(), held))


async def seat(call: Call[SeatWish]) -> Keys:
    """Before the start give a seat to a bot, free it, or hand it on; in a game let a bot stand in."""
    room, seat = call.hall.room, call.seat

    def change(table: Table, caller: Caller, now: float) -> Keys:
        is_absent = seat in room(table.id).absent(now)
        return table.seating.change_seat(seat, call.body, caller, now, is_absent)

    return await call.do(change)


async def rematch(call: Call[None]) -> Keys:
    """The next game: the first call makes its table, each caller gets the key to his seat there."""
    return await call.hall.lobby.rematch(call.table, call.token)


async def fork(call: Call[ForkWish]) -> Keys:
    """Go on from a step at a new table."""
    return await call.hall.lobby.fork(call.table, call.body.step, call.token)


async def review(call: Call[str]) -> Keys:
    """Open a record: every line and draw of it is checked, then it can be looked through."""
    return await call.hall.lobby.review(call.body)


async def start(call: Call[None]) -> Any:
    """Begin, when no seat is free; first words that were sealed are opened."""

    def begin(table: Table, caller: Caller, now: float) -> None:
        table.opening.start(caller, now)
        table.sight.prepare()
        log.info("table started")

    await call.do(begin, is_slow=True)
    return await table(call)


async def leave(call: Call[None]) -> Any:
    """Leave the seat; in a game a bot plays until the person returns."""
    await call.do(lambda table, caller, now: table.seating.leave(caller, now), is_slow=True)
    return await table(call)


async def abandon(call: Call[None]) -> Any:
    """The owner gives the table up."""
    await call.do(lambda table, caller, now: table.seating.abandon(caller, now), is_slow=True)
    return await table(call)


# Seats that change hands


async def make_pass(call: Call[PassWish]) -> Keys:
    """A key with which somebody else, or another device, takes over one's own seat, once."""
    seat, wish = call.seat, call.body
    return await call.do(lambda table, caller, now: table.handing.make_pass(seat, caller, wish.is_on, now))


async def swap(call: Call[SwapWish]) -> Any:
    """Swap the people of two seats before the start, by the owner."""
    seat, other = call.seat, call.body.other
    await call.do(lambda table, caller, now: table.seating.swap(seat, other, caller, now))
    return await table(call)


async def take(call: Call[TakeWish]) -> Keys:
    """Take over a seat with such a key; its previous key becomes invalid."""
    wish, token = call.body, call.token

    def take_over(table: Table) -> Keys:
        holder = table.keys.holder(token)
        return table.handing.take(wish.pass_token, wish.name, holder, call.hall.now())

    return await call.change(take_over)


async def ask(call: Call[AskWish]) -> Keys:
    """Ask for the seat of a bot, or of somebody who is away; the key opens it when all have agreed."""
    seat, token, room = call.seat, call.token, call.hall.room

    def ask_for(table: Table) -> Keys:
        now, holder = call.hall.now(), table.keys.holder(token)
        is_absent = seat in room(table.id).absent(now)
        return table.handing.ask(seat, call.body.name, holder, is_absent, now)

    return await call.change(ask_for)


async def consent(call: Call[ConsentWish]) -> Any:
    """Agree that somebody takes over a seat, or refuse it for all."""
    seat, wish = call.seat, call.body
    await call.do(lambda table, caller, now: table.handing.consent(seat, wish.agrees, caller, now))
    return await table(call)


# Words for the draws


async def seal(call: Call[SealWish]) -> Any:
    """Add a word to the draws, of which only the hash is shown until the game begins."""
    await call.do(lambda table, caller, now: table.opening.seal_word(caller, call.body.seal, now))
    return await table(call)


async def word(call: Call[WordWish]) -> Any:
    """Open that word, when the game is about to begin."""
    await call.do(lambda table, caller, now: table.opening.open_word(caller, call.body.word, now))
    return await table(call)


async def draws(call: Call[None]) -> Any:
    """The data to recompute every draw, when the game has ended."""
    return await call.hall.read(call.table, lambda table, _: records.fair_sheet(table))


# Looking back


async def at_step(call: Call[None]) -> Any:
    """A position of the past as the caller knew it, with what its last action told.

    When nothing is hidden any more, also as another seat, a spectator (none) or an all-seeing viewer knew it.
    """
    step, eyes = call.step, call.eyes
    return await call.see(
        lambda table, caller: table.sight.at_step(step, table.sight.viewpoint(caller, eyes))
    )


async def story(call: Call[None]) -> Any:
    """What the caller was told before a step: a page of it, whose last events are the latest.

    When nothing is hidden any more also what another seat was told, a spectator (none), or all of them.
    """
    before, eyes = call.before, call.eyes
    return await call.see(lambda table, caller: table.sight.page(table.sight.viewpoint(caller, eyes), before))


async def chat(call: Call[None]) -> Any:
    """What the caller heard: all that was said on channels, and the last of what was said to the table.

    When nothing is hidden any more also what another seat heard, a spectator (none), or all of them.
    """
    eyes = call.eyes
    return await call.see(
        lambda table, caller: table.chat.chat_for(table.sight.viewpoint(caller, eyes), caller)
    )


async def record(call: Call[None]) -> Response:
    """The record; while a game with secrets is played there is none to see."""
    text, name = await call.hall.read(
        call.table,
        lambda table, _: (records.record_text(table), table.board.voice.game.info.id),
        is_slow=True,
    )
    named = f'attachment; filename="{name}-{call.table[:8]}.ludi"'
    return PlainTextResponse(text, headers={"content-disposition": named})


# The house itself


async def house(call: Call[None]) -> HouseInfo:
    """The addresses of the server in the local network; sent only to the computer that it runs on."""
    return invitations(call.request.scope, call.request.app.state.host)


async def health(call: Call[None]) -> str:
    """Whether the server responds at all; checks nothing else."""
    return "ok\n"


async def ready(call: Call[None]) -> str:
    """Whether the server can also read its journal in a short time."""
    await call.hall.readiness.check()
    return "ok\n"


TABLE = "/api/tables/{table_id}"
SEAT = f"{TABLE}/seats/{{seat}}"
ENDPOINTS: tuple[Endpoint[Any], ...] = (
    Endpoint("GET", "/api/games", games, "games", answer=list[GameInfo]),
    Endpoint("POST", "/api/setup", setup, "games", SetupWish, SetupInfo),
    Endpoint("GET", "/api/games/{game}/view-schema", view_schema, "games", answer=dict[str, Any]),
    Endpoint("GET", "/api/games/{game}/printed", printed, "games", answer=dict[str, Any]),
    Endpoint("GET", "/api/games/{game}/board.js", board, "games", answer=str),
    Endpoint("GET", "/api/rules/{game}/{language}", rules, "games", answer=str),
    Endpoint("GET", "/api/texts/house/{language}", texts, "games", answer=str),
    Endpoint("GET", "/api/texts/{game}/{language}", game_texts, "games", answer=str),
    Endpoint("GET", "/api/games/{game}/brief", brief, "games", answer=Brief),
    Endpoint("GET", "/api/lessons/{game}/{language}", lesson_texts, "games", answer=str),
    Endpoint("POST", "/api/tables", make, "tables", TableWish, Keys, 201, rate="makes"),
    Endpoint("POST", "/api/lessons", teach, "tables", LessonWish, Keys, 201, rate="makes"),
    Endpoint("GET", "/api/tables", public, "tables", answer=list[TableInfo]),
    Endpoint("POST", "/api/records", review, "tables", str, Keys, 201, rate="makes"),
    Endpoint("GET", TABLE, table, "tables", answer=TableInfo),
    Endpoint("DELETE", TABLE, delete, "tables", status=204, key="needed"),
    Endpoint("POST", f"{TABLE}/sit", sit, "tables", SitWish, Keys, key="optional"),
    Endpoint("POST", SEAT, seat, "tables", SeatWish, Keys, key="needed"),
    Endpoint("POST", f"{TABLE}/rematch", rematch, "tables", answer=Keys, key="needed", rate="makes"),
    Endpoint("POST", f"{TABLE}/fork", fork, "tables", ForkWish, Keys, 201, key="optional", rate="makes"),
    Endpoint("POST", f"{TABLE}/start", start, "tables", answer=TableInfo, key="needed"),
    Endpoint("POST", f"{TABLE}/leave", leave, "tables", answer=TableInfo, key="needed"),
    Endpoint("POST", f"{TABLE}/abandon", abandon, "tables", answer=TableInfo, key="needed"),
    Endpoint("POST", f"{SEAT}/pass", make_pass, "seats", PassWish, Keys, key="needed"),
    Endpoint("POST", f"{SEAT}/swap", swap, "seats", SwapWish, TableInfo, key="needed"),
    Endpoint("POST", f"{TABLE}/take", take, "seats", TakeWish, Keys, key="optional"),
    Endpoint("POST", f"{SEAT}/ask", ask, "seats", AskWish, Keys, key="optional", rate="makes"),
    Endpoint("POST", f"{SEAT}/consent", consent, "seats", ConsentWish, TableInfo, key="needed"),
    Endpoint("POST", f"{TABLE}/seal", seal, "draws", SealWish, TableInfo, key="needed"),
    Endpoint("POST", f"{TABLE}/word", word, "draws", WordWish, TableInfo, key="needed"),
    Endpoint("GET", f"{TABLE}/draws", draws, "draws", answer=FairSheet),
    Endpoint("GET", f"{TABLE}/steps/{{step}}", at_step, "past", None, Snapshot, 200, "optional", ("seat",)),
    Endpoint("GET", f"{TABLE}/story", story, "past", None, StoryPage, 200, "optional", ("before", "seat")),
    Endpoint("GET", f"{TABLE}/chat", chat, "past", None, list[ChatLine], 200, "optional", ("seat",)),
    Endpoint("GET", f"{TABLE}/record", record, "past", answer=str),
    Endpoint("GET", "/api/house", house, "house", answer=HouseInfo),
    Endpoint("GET", "/healthz", health, "house", answer=str),
    Endpoint("GET", "/readyz", ready, "house", answer=str),
)
