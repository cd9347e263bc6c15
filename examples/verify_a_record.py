"""Plays Micatio with fair draws, saves the record, verifies it, and shows how a forged one is found out."""

import tempfile
from dataclasses import replace
from pathlib import Path

import ludi


def play(words: tuple[str, ...]) -> ludi.Record:
    match = ludi.match("micatio", seats=2, words=words, rounds=3)
    bot, rng = ludi.make_bot("uniform", match.game), ludi.Rng(1)
    while not match.outcome:
        seat = match.to_act()[0]
        match.play(seat, bot.choose(ludi.Sight(match.game, match.state, seat), rng))
    return ludi.record_of(match, names=("Anna", "Bram"))


def tell(title: str, path: Path) -> None:
    try:
        record = ludi.load(path)
        match = record.verify(ludi.game_of(record))
        print(f"{title}: holds, {len(match.lines)} lines, {record.result}")
    except ludi.LudiError as error:
        print(f"{title}: {error}")


def main() -> None:
    record = play(words=("alea", "iacta"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.ludi")
        record.save(path)
        tell("as it was played", path)

        path.write_text(record.text().replace("A show", "B show", 1))
        tell("one letter changed", path)

        stakes = {f"* stake {points}" for points in (1, 2, 3)}
        first = next(n for n, line in enumerate(record.lines) if line in stakes)
        other = min(stakes - {record.lines[first]})
        forged = replace(record, lines=(*record.lines[:first], other, *record.lines[first + 1 :]))
        forged.save(path)  # with marks that fit
        tell("another draw", path)


if __name__ == "__main__":
    main()
