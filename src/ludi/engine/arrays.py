"""Packed arrays: librt's vec in compiled code, plain lists in plain code, which are faster there."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

_RNG = find_spec(f"{__package__}.rng")
IS_COMPILED: Final[bool] = _RNG is not None and not str(_RNG.origin).endswith(".py")

if TYPE_CHECKING or IS_COMPILED:
    from librt.vecs import append, vec
else:

    class vec:  # noqa: N801 - named as in librt
        """Stands in for librt's vec: `vec[i64](items)` is a list."""

        def __class_getitem__(cls, item):
            return list

    def append(array, item):
        """Add an item and give the array, as librt's append does."""
        array.append(item)
        return array


__all__ = ["IS_COMPILED", "append", "vec"]
