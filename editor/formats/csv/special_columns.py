"""The columns that are unlike any field: several columns of one field, or one of several."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.formats.csv.columns import CsvColumn, NameTable, Number, Quoted, Reference, RowArrays, Texts
from editor.formats.csv.numbers import euler_degrees_of, euler_texts, floats, integers, quaternions_of
from editor.model.fields import NONE, Removal, reference, switch
from editor.model.materials import MaterialFlags, ToonKind

GROUPS = 16
TOONS = 10
SHARED_TOON = re.compile(r"toon(0[1-9]|10)\.bmp", re.IGNORECASE)
POINTS, LINES = int(MaterialFlags.POINTS), int(MaterialFlags.LINES)


class OtherGroups(CsvColumn):
    """The collision groups, counted from 1, that a body does not collide with: "1 2 3" (mmd-semantics §1.7)."""

    __slots__ = ()
    blank = ""

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        masks: list[int] = cells[self.field].tolist()
        return ['"' + " ".join(str(g + 1) for g in range(GROUPS) if not mask >> g & 1) + '"' for mask in masks]

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return np.array([_mask(text) for text in texts], np.int64)


def _mask(text: str) -> int:
    mask = 0xFFFF
    for number in integers(text.replace(",", " ").split()).tolist():
        if not 1 <= number <= GROUPS:
            raise ValueError("no such group")
        mask &= ~(1 << number - 1)
    return mask


class DrawMode(CsvColumn):
    """Draw mode of a face: 0 all, 1 points, 2 lines; points win (mmd-semantics §1.4)."""

    __slots__ = ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        flags: list[int] = cells[self.field].tolist()
        return ["1" if value & POINTS else "2" if value & LINES else "0" for value in flags]

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        values = integers(texts)
        if not np.isin(values, (0, 1, 2)).all():
            raise ValueError("no such way to draw")
        return values

    def put(self, cells: RowArrays, values: Any) -> None:
        flags = cells[self.field]
        flags[:] = flags & ~np.int64(POINTS | LINES) | np.array([0, POINTS, LINES])[values]


class ToonReference(Reference):
    """The path of a toon, or toon01.bmp to toon10.bmp for the shared ones.

    Values are numbers of paths; below NONE, those of shared toons.
    """

    __slots__ = ()

    @property
    def changes(self) -> tuple[str, ...]:
        return ("toon_kind", "shared_toon", "toon_texture")

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        shared = cells["toon_kind"] == ToonKind.SHARED
        paths = names[self.target][cells["toon_texture"]].tolist()
        numbers = cells["shared_toon"].tolist()
        return [
            f'"toon{number + 1:02d}.bmp"' if is_shared else path
            for is_shared, number, path in zip(shared.tolist(), numbers, paths, strict=True)
        ]

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        shared = [SHARED_TOON.fullmatch(text) for text in texts]
        paths = pools.numbers(self.target, ["" if match else text for text, match in zip(texts, shared, strict=True)])
        numbers = [NONE - int(match[1]) if match else int(path) for path, match in zip(paths, shared, strict=True)]
        return np.array(numbers, np.int64)

    def put(self, cells: RowArrays, values: Any) -> None:
        shared = values < NONE
        cells["toon_kind"][:] = np.where(shared, ToonKind.SHARED, ToonKind.TEXTURE)
        cells["shared_toon"][shared] = NONE - 1 - values[shared]
        cells["toon_texture"][~shared] = values[~shared]


class EulerAngle(Number):
    """One of the three angles that a quaternion is written as."""

    __slots__ = ()

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        if "turns" not in cells.given:
            cells.given["turns"] = euler_texts(cells[self.field])
        return [texts[self.part] for texts in cells.given["turns"]]

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return floats(texts)

    def put(self, cells: RowArrays, values: Any) -> None:
        if "degrees" not in cells.given:
            cells.given["degrees"] = euler_degrees_of(cells[self.field].astype(np.float64))
        cells.given["degrees"][:, self.part] = values

    def finish(self, cells: RowArrays) -> None:
        cells[self.field] = quaternions_of(cells.given["degrees"])


@dataclass(frozen=True, slots=True)
class FrameItem:
    """An item of a display frame in a row: a bone or a morph."""

    is_morph: bool = switch("Morph")
    bone: int = reference("Bone", "bones", removal=Removal.DROP)
    morph: int = reference("Morph", "morphs", removal=Removal.DROP)


class ItemName(CsvColumn):
    """The name of a bone or a morph, as the column before it says. Values are (n, 2), of bones and of morphs."""

    __slots__ = ()
    blank = ""

    @property
    def changes(self) -> tuple[str, ...]:
        return ("bone", "morph")

    def texts(self, cells: RowArrays, names: Quoted) -> Texts:
        bones, morphs = names["bones"][cells["bone"]], names["morphs"][cells["morph"]]
        return list(np.where(cells["is_morph"], morphs, bones).tolist())

    def read(self, texts: Sequence[str], pools: NameTable, row_type: type) -> Any:
        return np.stack([pools.numbers(target, texts) for target in ("bones", "morphs")], axis=1).reshape(-1, 2)

    def put(self, cells: RowArrays, values: Any) -> None:
        cells["bone"][:], cells["morph"][:] = values.T
