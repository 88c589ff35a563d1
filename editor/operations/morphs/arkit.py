"""Adds the blend shapes of ARKit (Perfect Sync) that a model lacks, made of the morphs and eyes that it has.

`resources/arkit.toml` lists the 52 and what each can be made of.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import quaternions_from_euler
from editor.messages import TranslatableText
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.morphs import BoneOffset, Morph, MorphKind, Panel, VertexOffset
from editor.model.names import Side, other_side_name, plain_name, side_of, sided_name
from editor.operations.model.move_model import mirrored_morph_offsets
from editor.operations.morphs.morph_conversion import converted_offsets
from editor.operations.morphs.morph_making import LEAST_MOVE, add_morphs
from editor.operations.morphs.morph_offsets import scaled_offsets
from editor.operations.morphs.morph_sides import SIDED, Opposite, halves_of, x_coordinates
from editor.operations.operation import NoParameters, OperationContext, Result, operation
from editor.resources import resource

SEAM = 0.2  # of how far a morph reaches to the side: on each side of the middle, where its halves fade into each other
ENDS = {Side.LEFT: "Left", Side.RIGHT: "Right"}
PARTS = ("inner", "outer", "up", "down")
ShapeKey = tuple[str, Side]


@dataclass(frozen=True, slots=True)
class ShapeSource:
    """A way to make a shape: of a morph, or by turning a bone; `turn` is in radians about x and y."""

    morph: str = ""
    factor: float = 1.0
    part: str = ""
    bone: str = ""
    turn: tuple[float, float] = (0.0, 0.0)

    def on(self, side: Side) -> ShapeSource:
        """The same for a side; what is listed is that of the left one."""
        if side is not Side.RIGHT:
            return self
        x, y = self.turn
        return ShapeSource(other_side_name(self.morph), self.factor, self.part, self.bone, (x, -y))


@dataclass(frozen=True, slots=True)
class BlendShape:
    """A blend shape of ARKit: `side` is the side of the face that it moves, MIDDLE for the whole of it."""

    name: str
    panel: Panel
    side: Side
    sources: tuple[ShapeSource, ...]


@cache
def arkit_shapes() -> tuple[BlendShape, ...]:
    """The 52, in the order of their panels."""
    tables = tomllib.loads(resource("arkit.toml").read_text(encoding="utf-8"))
    return tuple(
        shape
        for panel, listed in tables.items()
        for name, sources in listed.items()
        for shape in _shapes(name, Panel[panel.upper()], tuple(_source(each) for each in sources))
    )


def _shapes(name: str, panel: Panel, sources: tuple[ShapeSource, ...]) -> Iterator[BlendShape]:
    if not name.endswith("*"):
        yield BlendShape(name, panel, Side.MIDDLE, sources)
        return
    for side, end in ENDS.items():
        yield BlendShape(name[:-1] + end, panel, side, tuple(source.on(side) for source in sources))


def _source(listed: str | Mapping[str, Any]) -> ShapeSource:
    if isinstance(listed, str):
        return ShapeSource(listed)
    x, y = listed.get("turn", (0, 0))
    values = {key: value for key, value in listed.items() if key != "turn"}
    return ShapeSource(**values, turn=(math.radians(x), math.radians(y)))


def shape_key(name: str) -> ShapeKey:
    """What all ways to write the name of a shape have in common: eyeBlinkLeft, EyeBlink_L, and browDownRIght."""
    sided = sided_name(plain_name(name))
    return sided.both.casefold(), sided.side


def shape_rows(morphs: Sequence[Morph]) -> dict[ShapeKey, int]:
    """The first morph of each key, by its name or else its English name."""
    found: dict[ShapeKey, int] = {}
    for field in ("name", "name_en"):
        for row, morph in enumerate(morphs):
            found.setdefault(shape_key(getattr(morph, field)), row)
    return found


@operation(
    "morphs.arkit",
    "Add ARKit blend shapes",
    "Adds those of ARKit's 52 blend shapes (Perfect Sync) that the model lacks, made of morphs such as まばたき, あ"
    " and 笑い and of the eyes. Those that nothing can be made of are named.",
    tables=(),
    on_worker=True,
    previews=False,
)
def add_arkit_shapes(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Add the blend shapes of ARKit that are missing, as far as they can be made of what is there."""
    shapes = arkit_shapes()
    maker = _Maker(edit.model)
    lacking = [shape for shape in shapes if shape_key(shape.name) not in maker.shapes]
    made = {shape.name: maker.make(shape) for shape in lacking}
    new = [
        Morph(shape.name, shape.name, shape.panel, _kind(offsets), offsets)
        for shape in lacking
        if (offsets := made[shape.name]) is not None
    ]
    if lacking and not new:
        raise ValueError(TranslatableText("there is nothing to make blend shapes of: no まばたき, no あ, no 左目 …"))
    text = TranslatableText(
        "Blend shapes of ARKit: {0:,} of {1:,} were there, {2:,} added",
        len(shapes) - len(lacking),
        len(shapes),
        len(new),
    )
    missing = [name for name, offsets in made.items() if offsets is None]
    if missing:
        text = TranslatableText("{}; not to be made of what is there, {:,}: {}", text, len(missing), ", ".join(missing))
    return Result(text, {"morphs": add_morphs(edit, new)})


def _kind(offsets: Columns) -> MorphKind:
    return MorphKind.BONE if offsets.row_type is BoneOffset else MorphKind.VERTEX


class _Maker:
    """Makes shapes of the morphs and bones of one model; `shapes` are the rows of morphs by their keys."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.shapes = shape_rows(model.morphs.records)
        self._morphs = {plain_name(morph.name): row for row, morph in reversed(list(enumerate(model.morphs)))}
        self._bones = {plain_name(bone.name): row for row, bone in reversed(list(enumerate(model.bones)))}

    def make(self, shape: BlendShape) -> Columns | None:
        """The offsets of a shape by the first of its sources that does something; None where there is none."""
        core, side = shape_key(shape.name)
        if shape.side is not Side.MIDDLE and (whole := self._moving(self.shapes.get((core, Side.MIDDLE), NONE))):
            return self._half(whole, side)
        other = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}.get(side)
        if other and (opposite := self._moving(self.shapes.get((core, other), NONE))):
            mirrored, _ = Opposite(self._model, [opposite]).of(mirrored_morph_offsets(opposite))
            return mirrored if len(mirrored) else None
        made = (self._turned(each, side) if each.bone else self._of_morph(each, shape.side) for each in shape.sources)
        return next((offsets for offsets in made if offsets), None)

    def _moving(self, row: int) -> Columns | None:
        """Offsets of vertices or bones that do what a morph does; None where it is another kind, or does nothing."""
        if row == NONE:
            return None
        morph = self._model.morphs[row]
        offsets = morph.offsets
        if morph.kind is MorphKind.GROUP:
            try:
                offsets = converted_offsets(self._model, np.array([row], np.intp), [MorphKind.VERTEX])[0]
            except ValueError:
                return None
        is_moving = offsets.row_type in SIDED and offsets.row_type in (VertexOffset, BoneOffset)
        return offsets if is_moving and len(offsets) else None

    def _of_morph(self, source: ShapeSource, side: Side) -> Columns | None:
        row = self._morphs.get(plain_name(source.morph), NONE)
        offsets = self._moving(row)
        if offsets is None or (source.part and offsets.row_type is not VertexOffset):
            return None
        offsets = scaled_offsets(self._part(offsets, source.part), source.factor)
        if side is not Side.MIDDLE and side_of(source.morph) is Side.MIDDLE:
            offsets = self._half(offsets, side)
        return offsets if len(offsets) else None

    def _half(self, offsets: Columns, side: Side) -> Columns:
        left, right = halves_of(self._model, offsets, SEAM * float(self._reach(offsets).max(initial=0)))
        return left if side is Side.LEFT else right

    def _reach(self, offsets: Columns) -> Float64Array:
        """(offsets,) how far from the middle each is; 0 for what is nowhere."""
        return np.abs(np.nan_to_num(x_coordinates(self._model, offsets).astype(np.float64)))

    def _part(self, offsets: Columns, part: str) -> Columns:
        """The share of offsets of vertices that a part names, without those that then do nothing."""
        moves = offsets[VertexOffset.translation].astype(np.float64)
        if part in ("up", "down"):
            moves[:, ::2] = 0
            moves = np.maximum(moves, 0) if part == "up" else np.minimum(moves, 0)
        elif part and len(moves):
            reach = self._reach(offsets)
            least, most = reach.min(), reach.max()
            outer = (reach - least) / (most - least) if most > least else np.full(len(reach), 0.5)
            moves *= (outer if part == "outer" else 1 - outer)[:, None]
        kept = np.linalg.norm(moves, axis=1) > (LEAST_MOVE if part else -1)
        return offsets.replace(translation=moves).take(kept)

    def _turned(self, source: ShapeSource, side: Side) -> Columns | None:
        row = self._bones.get(plain_name(side.prefix + source.bone), NONE)
        if row == NONE:
            return None
        rotation = quaternions_from_euler([(*source.turn, 0.0)])
        return Columns(BoneOffset, bone=[row], translation=[(0, 0, 0)], rotation=rotation)
