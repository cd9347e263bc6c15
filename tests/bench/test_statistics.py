"""The numbers of a section: best, median, geometric mean of the peers, ratio, bar."""

import pytest

from ludi.bench.measure import Section, Subject, take_turns, timed


def never(seconds: float) -> float:
    """Stands in for a measurement that this test does not make."""
    raise AssertionError(f"measured for {seconds} s")


def subject(*rates: float, is_peer: bool = False) -> Subject:
    """A subject that has been measured."""
    return Subject("toy", never, is_peer, list(rates))


def section(
    ours: Subject, *peers: Subject, bar_ratio: float | None = None, bar_rate: float | None = None
) -> Section:
    """A section with one subject of ours."""
    return Section("toys", "toy", "Toys", "toys/s", [ours, *peers], bar_ratio, bar_rate)


PEERS = (subject(1.0, 4.0, 2.0, is_peer=True), subject(16.0, 3.0, 8.0, is_peer=True))


def test_the_best_round_is_the_fastest() -> None:
    assert subject(3.0, 9.0, 5.0).best == 9.0


def test_the_median_is_the_round_in_the_middle() -> None:
    assert subject(3.0, 9.0, 5.0).median == 5.0


def test_the_median_of_an_even_number_of_rounds_lies_between_two() -> None:
    assert subject(9.0, 3.0, 5.0, 6.0).median == 5.5


def test_the_mean_of_the_peers_is_geometric() -> None:
    assert section(subject(1.0), *PEERS).peers_best == pytest.approx(8.0)


def test_the_peers_medians_have_a_mean_of_their_own() -> None:
    assert section(subject(1.0), *PEERS).peers_median == pytest.approx(4.0)


def test_the_ratio_compares_best_with_best() -> None:
    ours = subject(12.0, 2.0, 24.0)
    assert section(ours, *PEERS).ratio(ours) == pytest.approx(3.0)


def test_the_median_ratio_compares_median_with_median() -> None:
    ours = subject(12.0, 2.0, 24.0)
    assert section(ours, *PEERS).median_ratio(ours) == pytest.approx(3.0)
    assert section(subject(2.0), *PEERS).median_ratio(subject(2.0)) == pytest.approx(0.5)


def test_without_peers_there_is_no_ratio() -> None:
    ours = subject(1.0)
    assert section(ours).ratio(ours) is None
    assert section(ours).peers_best is None


@pytest.mark.parametrize(("rate", "is_reached"), [(15.9, False), (16.1, True)])
def test_a_ratio_bar_is_reached_by_so_many_times_the_peers(rate: float, is_reached: bool) -> None:
    assert section(subject(rate), *PEERS, bar_ratio=2.0).is_bar_reached() is is_reached


@pytest.mark.parametrize(("rate", "is_reached"), [(59_999.0, False), (60_000.0, True)])
def test_a_rate_bar_needs_no_peers(rate: float, is_reached: bool) -> None:
    assert section(subject(rate), bar_rate=60_000.0).is_bar_reached() is is_reached


def test_a_ratio_bar_without_peers_is_neither_reached_nor_missed() -> None:
    assert section(subject(1.0), bar_ratio=2.0).is_bar_reached() is None


def test_the_bar_is_for_the_first_subject_of_ours() -> None:
    found = section(subject(1.0), *PEERS, bar_ratio=2.0)
    found.subjects.append(subject(99.0))
    assert found.is_bar_reached() is False


def test_subjects_take_turns() -> None:
    turns: list[str] = []

    def noting(name: str) -> Subject:
        def measure(seconds: float) -> float:
            turns.append(name)
            return seconds

        return Subject(name, measure)

    sections = [
        Section("g", "s", "S", "u", [noting("a"), noting("b")]),
        Section("g", "t", "T", "u", [noting("c")]),
    ]
    take_turns(sections, 2, 0.25, lambda number: turns.append(str(number)))
    assert turns == ["0", "a", "b", "c", "1", "a", "b", "c"]
    assert sections[1].subjects[0].rates == [0.25, 0.25]


def test_a_rate_is_units_by_processor_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.4, 10.8, 12.0])
    monkeypatch.setattr("ludi.bench.measure.time.process_time", lambda: next(clock))
    assert timed(lambda: 7.0)(1.0) == pytest.approx(3 * 7.0 / 2.0)
