"""Packed arrays: librt's vec, or plain lists where librt is missing, by the same calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    try:
        from librt.vecs import append, vec
    except ImportError:

        class vec:  # noqa: N801 - named as in librt
            """Stands in for librt's vec: `vec[i64](items)` is a list."""

            def __class_getitem__(cls, item):
                return list

        def append(array, item):
            """Add an item and give the array, as librt's append does."""
            array.append(item)
            return array


__all__ = ["append", "vec"]
