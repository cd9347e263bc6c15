"""A game at one terminal: the board in plain text, the questions, and the words that may be typed."""

import difflib
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

from ludi.bots import Sight, make_bot
from ludi.engine.errors import IllegalActionError, LudiError, NotationError
from ludi.engine.fair import FairDice
from ludi.engine.game import TABLE, seat_letter
from ludi.engine.orders import WholeOrders
from ludi.engine.views import Event
from ludi.engine.worlds import heard
from ludi.games.spoken import listed, say
from ludi.languages import LANGUAGES
from ludi.terminal import completion, saving
from ludi.terminal.reading import legal_texts, read_chain
from ludi.terminal.rulebook import Rulebook, plain
from ludi.terminal.screen import answers
from ludi.terminal.story import story
from ludi.terminal.table import TerminalTable

HINT_BOT: Final = "mcts:400"
LOG_LENGTH: Final = 12  # actions that `log` tells; `log all` tells every one
COMMANDS: Final = ("help", "board", "legal", "undo", "hint", "score", "log", "rules", "save", "end", "quit")


def words_of(language: str) -> dict[str, str]:
    """The words of a language that may be typed, and what each does."""
    typed = {command: say("ludi", language, f"play-word-{command}", {}).split() for command in COMMANDS}
    return {word: command for command, words in typed.items() for word in words}


@cache
def all_words() -> dict[str, str]:
    """What may be typed at any time; only words of one's own language are offered."""
    spoken = [
        words_of(language) for language in reversed(LANGUAGES)
    ]  # English words mean the same everywhere
    return {"?": "help"} | {word: command for words in spoken for word, command in words.items()}


class Leave(Exception):
    """Somebody leaves the table before the end."""


@contextmanager
def interrupted_by(*signals: signal.Signals, to_the_end: bool) -> Iterator[None]:
    """Let the first of these signals be what Ctrl-C is; while the game is saved then, more are ignored.

    A window that is closed sends its signal at any moment, also when the game is over: `to_the_end` ignores
    it from then on, for the program is about to end by itself.
    """

    def interrupt(number: int, frame: object) -> None:
        ignore(signals)
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in signals}
    try:
        yield
    finally:
        if to_the_end:
            ignore(signals)
        else:
            for number, handler in before.items():
                signal.signal(number, handler)


def ignore(signals: Iterable[signal.Signals]) -> None:
    """Let nothing come of these signals."""
    for number in signals:
        signal.signal(number, signal.SIG_IGN)


class Conversation:
    """What a table and its people say to each other."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.screen = table.screen
        self.asked: int | None = None  # the person for whom the prompt stands

    # Playing

    def play(self) -> int:
        """Play to the end, or until somebody leaves or closes the window; the exit code."""
        if self.screen.is_interactive:
            completion.install(self.offer_completions)
        with interrupted_by(signal.SIGHUP, signal.SIGTERM, to_the_end=self.screen.is_interactive):
            return self.play_on()

    def play_on(self) -> int:
        """The game from here; what would be lost is saved."""
        try:
            self.open()
            while not self.table.match.outcome:
                self.turn()
            self.close()
        except Leave:
            return 0
        except (EOFError, KeyboardInterrupt) as end:
            try:
                self.leave_in_haste()
            except KeyboardInterrupt:  # a closed window is the end of the input and a signal
                self.leave_in_haste()
            return 130 if isinstance(end, KeyboardInterrupt) else 0
        return 0

    def open(self) -> None:
        """Say what is played, by whom, and how to get help."""
        say = self.screen.say
        players = ", ".join(self.table.painter.who(seat) for seat in range(self.table.match.seats))
        self.screen.tell(say("play-open", title=self.table.game.info.title, players=players))
        self.tell_commands()
        if self.table.match.dice.drawn or self.table.game.info.has_secrets:
            assert isinstance(self.table.match.dice, FairDice)
            self.screen.tell(say("play-fair", hash=self.table.match.dice.commitment))
        self.table.share(self.table.opening())
        self.screen.tell(say("play-tip"))

    def tell_commands(self) -> None:
        """Say what each seat commands, in games where that has a name."""
        seats = self.table.match.seats
        for seat, label in enumerate(self.table.game.seat_labels(seats)):
            if label:
                said = self.table.game.say(label, self.screen.language)
                self.screen.tell(f"  {self.table.painter.who(seat)}: {said}")

    def turn(self) -> None:
        """Let the next seat that is to act do so."""
        seat = self.next_seat()
        bot = self.table.players[seat].bot
        if not bot:
            self.ask(seat)
            return
        self.screen.passing(self.table.game.say(self.table.match.prompt(None), self.screen.language))
        action = bot.choose(Sight(self.table.game, self.table.match.state, seat), self.table.rng())
        self.screen.passing("")
        self.table.happened(seat, self.table.match.play(seat, action))

    def next_seat(self) -> int:
        """The first seat that is to act.

        Whoever is asked unseen, such as a player who may call out of turn, would be betrayed by a curtain: of
        several people at the terminal only the one who sits there anyway is asked.
        """
        acting = self.table.match.to_act()
        if not self.table.keeps_secrets:
            return acting[0]
        known = (*self.table.match.view(None).to_act, self.table.sitting)
        return next(seat for seat in acting if seat in known or self.table.players[seat].bot)

    def ask(self, seat: int) -> None:
        """Show a person the position, and take what is typed until the position changes."""
        self.asked = seat
        self.sit_down(seat)
        self.show_position(seat)
        while not self.obey(seat, self.screen.ask(f"{self.table.painter.who(seat)}> ")):
            pass

    def sit_down(self, seat: int) -> None:
        """Let the next person come to the terminal when there are secrets to keep."""
        if not self.table.keeps_secrets or self.table.sitting == seat:
            return
        self.screen.curtain(self.screen.say("play-curtain", who=self.table.painter.who(seat)))
        self.table.sitting = seat
        self.table.narrate(seat, self.table.untold.pop(seat, []))

    def look(self, seat: int) -> None:
        """Let another person come to the terminal, to be asked there if he is to act, unseen or not.

        Those who look away can't tell a question from a glance at one's own hand.
        """
        if seat in self.table.match.to_act():
            self.ask(seat)
            return
        self.asked = seat
        self.sit_down(seat)
        self.show_position(seat)
        self.screen.ask(self.screen.say("play-look") + " ")

    def others(self, seat: int) -> dict[str, int]:
        """By letter, the people who may want to look at what this one may not see."""
        people = self.table.people if self.table.keeps_secrets else []
        return {seat_letter(other): other for other in people if other != seat}

    def show_position(self, seat: int | None) -> None:
        """The board as the seat may see it, and what it is asked."""
        self.screen.show("", *self.table.picture(seat, self.table.trace(seat)), "")
        self.screen.tell(self.table.game.say(self.table.match.prompt(seat), self.screen.language))

    def obey(self, seat: int, text: str) -> bool:
        """Do what was typed; whether the position changed."""
        word, _, rest = text.partition(" ")
        command = all_words().get(word.lower(), "")
        if command and not self.is_action(text):
            return self.do(command, seat, rest.strip())
        if not text:
            self.show_position(seat)
            return False
        if text.upper() in self.others(seat):
            self.look(self.others(seat)[text.upper()])
            return True
        try:
            events = self.typed(seat, text)
        except LudiError as error:
            self.refuse(text, error)
            return False
        self.table.happened(seat, events)
        return True

    def typed(self, seat: int, text: str) -> list[Event]:
        """Play an action or a chain; in a game that has whole orders anything else is one of those."""
        try:
            return self.table.match.play(seat, *read_chain(self.table.match, seat, text))
        except NotationError:
            if not isinstance(self.table.game, WholeOrders):
                raise
        return self.table.give_order(seat, text)

    def is_action(self, text: str) -> bool:
        """Whether a seat may do this in some position: then the game answers, with the rule if not now."""
        try:
            action = self.table.game.codec.read(text)
        except NotationError:
            return False
        return action not in self.table.match.legal_actions(TABLE)

    def refuse(self, text: str, error: LudiError) -> None:
        """Why not, with the rule."""
        say, language = self.screen.say, self.screen.language
        refusal = error.refusal if isinstance(error, IllegalActionError) else self.table.painter.misread(text)
        near = difflib.get_close_matches(text.partition(" ")[0].lower(), self.words(), n=1)
        if isinstance(error, IllegalActionError) and error.prefix is not None:
            self.screen.explain(error)
        elif refusal:
            self.screen.tell(
                say("play-refused", why=self.table.game.say(refusal, language), rule=refusal.rule)
            )
        elif isinstance(error, NotationError) and near:
            self.screen.tell(say("play-near", text=text[:40], near=near[0]))
        elif isinstance(error, NotationError) and not isinstance(self.table.game, WholeOrders):
            self.screen.tell(say("play-misread", text=text[:40], example=self.example()))
        else:
            self.screen.explain(error)

    def example(self) -> str:
        """Something that may be typed now."""
        assert self.asked is not None
        return self.table.game.codec.write(self.table.match.legal_actions(self.asked)[0])

    def example_rule(self) -> str:
        """The id of a rule in the middle of the book."""
        ids = list(Rulebook(self.table.game.info.id, self.screen.language).rules)
        return ids[len(ids) // 3]

    def offer_completions(self, line: str) -> list[str]:
        """What Tab offers for a line."""
        seat = self.asked
        if seat is None:
            return []
        if line.lower().startswith(("rules ", "regels ")):
            ids = Rulebook(self.table.game.info.id, self.screen.language).rules
            word = line.partition(" ")[0]
            return completion.next_tokens([f"{word} {rule}" for rule in ids], line)
        return completion.completions(
            line,
            lambda before: legal_texts(self.table.match, seat, before),
            self.words(),
        )

    # Words that may be typed

    def words(self) -> list[str]:
        """The words of this language that can do something in this game."""
        known = words_of(self.screen.language).items()
        return [word for word, command in known if command != "end" or self.ending() is not None]

    def ending(self) -> int | None:
        """The action by which the table agrees to end the game, if the game has one."""
        write = self.table.game.codec.write
        return next((one for one in self.table.match.legal_actions(TABLE) if write(one) == "end"), None)

    def do(self, command: str, seat: int, rest: str) -> bool:
        """Do what a word asks for; whether the position changed."""
        doing: dict[str, Callable[[int, str], bool]] = {
            "help": self.do_help,
            "board": self.do_board,
            "legal": self.do_legal,
            "undo": self.do_undo,
            "hint": self.do_hint,
            "score": self.do_score,
            "log": self.do_log,
            "rules": self.do_rules,
            "save": self.do_save,
            "end": self.do_end,
            "quit": self.do_quit,
        }
        try:
            return doing[command](seat, rest)
        except LudiError as error:
            self.screen.explain(error)
            return False

    def do_help(self, seat: int, rest: str) -> bool:
        """What may be typed."""
        example = self.table.painter.examples(self.table.match.seats) or self.example()
        self.screen.tell(self.screen.say("play-help-action", example=example))
        self.screen.show(*self.screen.say("play-help", rule=f"{self.example_rule():<5}").splitlines())
        self.screen.show(self.screen.say("play-help-quit" if self.ending() is None else "play-help-end"))
        for letter in list(self.others(seat))[:1]:
            self.screen.tell(self.screen.say("play-help-look", letter=letter))
        return False

    def do_board(self, seat: int, rest: str) -> bool:
        """The position again."""
        self.show_position(seat)
        return False

    def do_legal(self, seat: int, rest: str) -> bool:
        """Every legal action; when any origin goes with any target, the two lists."""
        texts = legal_texts(self.table.match, seat, [])
        steps = [text.split("-") for text in texts]
        first = list(dict.fromkeys(step[0] for step in steps))
        second = list(dict.fromkeys(step[-1] for step in steps))
        is_grid = all(len(step) == 2 for step in steps) and len(first) * len(second) == len(steps)
        if is_grid and min(len(first), len(second)) > 1:
            self.screen.show(self.screen.say("play-legal-from"))
            self.screen.columns_of(first)
            self.screen.show(self.screen.say("play-legal-to"))
            self.screen.columns_of(second)
        else:
            self.screen.show(self.screen.say("play-legal", count=len(steps)))
            self.screen.columns_of(texts)
        return False

    def do_undo(self, seat: int, rest: str) -> bool:
        """Take back the last action of a person."""
        mover = self.table.take_back(seat)
        name = "play-undo-nothing" if mover is None else "play-undone"
        self.screen.tell(self.screen.say(name, who=seat_letter(seat if mover is None else mover)))
        return mover is not None

    def do_hint(self, seat: int, rest: str) -> bool:
        """What a bot would do."""
        bot = make_bot(HINT_BOT, self.table.game)
        self.screen.passing(self.screen.say("play-thinking"))
        action = bot.choose(Sight(self.table.game, self.table.match.state, seat), self.table.rng())
        self.screen.passing("")
        self.screen.tell(
            self.screen.say("play-hint", bot=HINT_BOT, action=self.table.game.codec.write(action))
        )
        return False

    def do_score(self, seat: int, rest: str) -> bool:
        """How the players stand."""
        self.screen.show(*self.table.painter.standing(self.table.match.view(seat)))
        return False

    def do_log(self, seat: int, rest: str) -> bool:
        """What happened so far, as this seat may know it."""
        told = [
            (line, [self.table.painter.sentence(event) for event in heard(events, seat)])
            for line, events in story(self.table.match)
        ]
        if self.table.game.info.has_secrets:  # neither what was done unheard, nor that it was
            told = [("", sentences) for _, sentences in told if sentences]
        first = 0 if rest else max(0, len(told) - LOG_LENGTH)
        for number, (line, sentences) in enumerate(told[first:], first + 1):
            self.screen.entry(f"{number:>4}  {line:<8}", sentences)
        return False

    def do_rules(self, seat: int, rest: str) -> bool:
        """One rule, or where to find them all."""
        book = Rulebook(self.table.game.info.id, self.screen.language)
        if rest:
            rule = book.rule(rest)
            self.screen.show(rule.chapter)
            self.screen.tell(" ".join(plain(rule.text).split()))
        else:
            first, *_, last = book.rules
            self.screen.tell(
                self.screen.say("play-rules", game=self.table.game.info.id, first=first, last=last)
            )
        return False

    def do_end(self, seat: int, rest: str) -> bool:
        """Ask everyone whether the game shall end now; whoever is alone among bots is asked once more."""
        ending = self.ending()
        if ending is None:
            self.screen.tell(self.screen.say("play-end-never"))
            return False
        if self.table.people == [seat] and not self.screen.agrees(self.screen.say("play-end-sure")):
            return False
        self.table.match.agree(seat, ending)
        for other in range(self.table.match.seats):
            if other != seat and not self.agrees(other, ending):
                self.table.match.withdraw(seat)
                self.screen.tell(self.screen.say("play-end-refused", who=self.table.painter.who(other)))
                return False
        events: list[Event] = []
        for other in range(self.table.match.seats):
            events += self.table.match.agree(other, ending) if other != seat else []
        self.table.happened(TABLE, events)
        return True

    def agrees(self, seat: int, action: int) -> bool:
        """A person is asked, a bot decides for itself."""
        if not self.table.players[seat].is_person:
            return self.table.bots_agree(action)
        return self.screen.agrees(self.screen.say("play-end-ask", who=self.table.painter.who(seat)))

    # Saving and leaving

    def do_save(self, seat: int, rest: str) -> bool:
        """Save under this name, the last one, or a new one."""
        self.save_as(Path(rest) if rest else self.table.path or saving.free_name(self.table.game.info.id))
        return False

    def save_as(self, path: Path) -> None:
        """Save there; another file is only replaced when that is wanted."""
        if path != self.table.path and path.exists() and not self.may_replace(path):
            self.screen.tell(self.screen.say("play-not-saved"))
            return
        before, self.table.path = self.table.path, path
        try:
            self.table.write()
        except LudiError:
            self.table.path = before
            raise
        self.tell_saved()

    def may_replace(self, path: Path) -> bool:
        """Ask before another file is replaced."""
        return path.is_file() and self.screen.agrees(self.screen.say("play-replace", file=str(path)))

    def tell_saved(self) -> None:
        """Where it is, and how to go on."""
        assert self.table.path
        file = str(self.table.path)
        file = f"'{file}'" if " " in file else file
        if self.table.match.outcome:
            self.screen.tell(self.screen.say("play-saved-end", file=file))
        else:
            self.screen.tell(self.screen.say("play-saved", how=self.table.again or f"--resume {file}"))

    def do_quit(self, seat: int, rest: str) -> bool:
        """Leave, after saving what would be lost."""
        if self.table.is_unsaved:
            answer = self.screen.ask(self.screen.say("play-save-first") + " ").lower()[:1]
            if answer in answers("cancel"):
                return False
            if answer not in answers("no"):
                self.do_save(seat, "")
        elif self.table.path:
            self.tell_saved()
        raise Leave

    def leave_in_haste(self) -> None:
        """The input ended or was interrupted: save what would be lost, and say how to go on."""
        if self.table.is_unsaved:
            self.table.make_whole()
            self.table.path = self.table.path or saving.free_name(self.table.game.info.id)
            self.table.write()
        with suppress(EOFError):  # a window that was closed shows nothing any more
            self.screen.show("")
            if self.table.path:
                self.tell_saved()
            else:
                self.screen.tell(self.screen.say("play-bye"))

    def close(self) -> None:
        """The final position and ranking, and the record for who wants it."""
        outcome = self.table.match.outcome
        assert outcome
        self.screen.show("", *self.table.picture(self.table.viewer(), self.table.trace(None)), "")
        winners = [self.table.painter.who(seat) for seat in outcome.winners]
        names = listed(winners, self.screen.language)
        self.screen.tell(self.screen.say("play-winners", winners=names, count=len(winners)))
        self.screen.show(*self.table.painter.result(outcome))
        if self.table.saves_itself:
            self.tell_saved()
        elif self.table.is_unsaved and self.table.people:
            self.offer_record()

    def offer_record(self) -> None:
        """Ask for the name of a file; none is fine, and yes takes a free one."""
        try:
            name = self.screen.ask(self.screen.say("play-keep") + " ")
        except EOFError:
            if self.screen.is_gone():
                self.leave_in_haste()
            return
        if name.lower() in ("", *answers("no")):
            return
        try:
            self.save_as(
                saving.free_name(self.table.game.info.id) if name.lower() in answers("yes") else Path(name)
            )
        except LudiError as error:
            self.screen.explain(error)
