"""Hot functions box nothing: read from what mypyc wrote when the launcher compiled."""

import tomllib
from pathlib import Path

import pytest
from tests.bench.hot import HOT, slow_operations

ROOT = Path(__file__).resolve().parents[2]
OPS = ROOT / "build" / "ops.txt"

SAMPLE = """\
def cold(n):
    n :: i64
    r0 :: object
L0:
    r0 = box(i64, n)
def Toy.hot(self, n):
L0:
    r0 = box(None, 1)
    r1 = n + 1
def Toy.warm(self, row):
L0:
    r1 = CPyList_GetItemInt64(row, 0)
    r2 = unbox(i64, r1)
    r3 = PyObject_Vectorcall(r1, 0, 0, 0)
"""


@pytest.fixture(scope="module")
def slow() -> dict[str, list[str]]:
    """What mypyc wrote, if it wrote it about these sources."""
    if not OPS.is_file():
        pytest.skip("nothing was compiled here")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    newest = max((ROOT / module).stat().st_mtime for module in settings["tool"]["ludi"]["compiled"])
    if OPS.stat().st_mtime < newest:
        pytest.skip("build/ops.txt is older than the sources; any ./ludi command compiles them")
    return slow_operations(OPS.read_text("utf-8").splitlines())


@pytest.mark.parametrize("function", HOT)
def test_a_hot_function_makes_no_objects_of_numbers(slow: dict[str, list[str]], function: str) -> None:
    assert function in slow, f"mypyc compiled no {function}: is it renamed?"
    assert slow[function] == []


def test_boxing_is_found_in_the_function_that_does_it() -> None:
    assert slow_operations(SAMPLE.splitlines()) == {
        "cold": ["r0 = box(i64, n)"],
        "Toy.hot": [],
        "Toy.warm": ["r2 = unbox(i64, r1)", "r3 = PyObject_Vectorcall(r1, 0, 0, 0)"],
    }
