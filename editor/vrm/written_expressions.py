"""Expressions of a VRM that is written: the morphs of a model as presets of VRM 1.0, or under names of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from editor.formats.gltf.materials import shown, to_linear
from editor.formats.progress import Progress
from editor.math3d.arrays import FloatArray
from editor.messages import Level, Message, TranslatableText
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind, MorphOffset, OffsetMethod
from editor.model.names import fresh_name, plain_name
from editor.operations.morphs.arkit import arkit_shapes, shape_key
from editor.operations.morphs.morph_conversion import converted_offsets
from editor.operations.morphs.morph_offsets import scaled_offsets
from editor.vrm.expression_names import expression_names

EMOTIONS = ("happy", "relaxed", "surprised")  # with eyes that are not to blink, too
UNCHANGED = 1e-6  # of a colour


@dataclass(slots=True)
class WrittenExpressions:
    """`targets`: the morphs that become targets of the mesh, all of vertices, and `rows` their numbers by the rows of
    what they are made of; `block` is VRM's.
    """

    rows: dict[int, int] = field(default_factory=dict)
    targets: list[Morph] = field(default_factory=list)
    block: dict[str, dict[str, Any]] = field(default_factory=lambda: {"preset": {}, "custom": {}})
    losses: list[Message] = field(default_factory=list)


def written_expressions(model: Model, node: int, progress: Progress) -> WrittenExpressions:
    """Make expressions of the morphs of a model, whose mesh is at a node."""
    return _Writer(model, node).write(progress)


class _Writer:
    def __init__(self, model: Model, node: int) -> None:
        self._model, self._node = model, node
        self._made = WrittenExpressions()
        self._lost: dict[MorphKind, int] = {}
        self._baked = self._partial = 0

    def write(self, progress: Progress) -> WrittenExpressions:
        names = expression_names()
        presets = {plain_name(mmd): name for name, row in reversed(names.items()) for mmd in row.mmd[::-1]}
        arkit = {shape_key(shape.name): shape.name for shape in arkit_shapes()}
        for number, row in enumerate(self._in_order(presets)):
            progress.report(number / len(self._model.morphs), "morphs")
            morph = self._model.morphs[row]
            expression = self._expression(row)
            if expression is None:
                self._lost[morph.kind] = self._lost.get(morph.kind, 0) + 1
                continue
            preset = presets.get(plain_name(morph.name), "")
            name = arkit.get(shape_key(morph.name), morph.name)
            if preset and preset not in self._made.block["preset"]:
                blocks = "block" if preset in EMOTIONS else "none"
                self._made.block["preset"][preset] = expression | {"overrideBlink": blocks}
            else:
                taken = {*self._made.block["custom"], *names}
                self._made.block["custom"][fresh_name(name or f"morph{row + 1}", taken)] = expression
        self._tell()
        return self._made

    def _in_order(self, presets: dict[str, str]) -> list[int]:
        """The rows of the morphs: of those of one preset the one with its usual name first."""
        usual = {plain_name(row.mmd[0]) for row in expression_names().values()}
        rows = range(len(self._model.morphs))
        return sorted(rows, key=lambda row: plain_name(self._model.morphs[row].name) not in usual)

    def _tell(self) -> None:
        if self._baked:
            text = TranslatableText("bone morphs become shapes of the mesh: {:,}", self._baked)
            self._made.losses.append(Message(Level.WARNING, text, "morphs", -1))
        if self._partial:
            text = TranslatableText("only Katachi reads back: parts of group morphs: {:,}", self._partial)
            self._made.losses.append(Message(Level.WARNING, text, "morphs", -1))
        for kind, count in self._lost.items():
            text = TranslatableText(
                "only Katachi reads back: {0:,} morphs of the kind {1}", count, TranslatableText(kind.label)
            )
            self._made.losses.append(Message(Level.WARNING, text, "morphs", -1, "kind"))

    def _expression(self, row: int) -> dict[str, Any] | None:
        """The block of a morph; None where VRM has nothing for what it does."""
        morph = self._model.morphs[row]
        if morph.kind is MorphKind.GROUP:
            return self._of_group(row)
        if morph.kind in (MorphKind.VERTEX, MorphKind.BONE):
            target = self._target(row)
            return None if target == NONE else {"morphTargetBinds": [self._bind(target, 1.0)]}
        if morph.kind is MorphKind.MATERIAL:
            binds = self._color_binds(morph.offsets)
            return {"materialColorBinds": binds} if binds else None
        return None

    def _of_group(self, row: int) -> dict[str, Any] | None:
        """A group by its members, or as a shape of its own where weights are not from 0 to 1.

        Members that VRM has nothing for are left out.
        """
        offsets = self._model.morphs[row].offsets
        members, weights = offsets[MorphOffset.morph].tolist(), offsets[MorphOffset.weight].tolist()
        pairs = [(member, weight) for member, weight in zip(members, weights, strict=True) if member != NONE]
        if len(set(members)) < len(members) or not all(0 <= weight <= 1 for _, weight in pairs):
            target = self._target(row)
            return None if target == NONE else {"morphTargetBinds": [self._bind(target, 1.0)]}
        shapes: list[dict[str, Any]] = []
        colors: list[dict[str, Any]] = []
        left = 0
        for member, weight in pairs:
            morph = self._model.morphs[member]
            target = self._target(member) if morph.kind in (MorphKind.VERTEX, MorphKind.BONE) else NONE
            own = self._color_binds(scaled_offsets(morph.offsets, weight)) if morph.kind is MorphKind.MATERIAL else []
            shapes += [self._bind(target, weight)] if target != NONE else []
            colors += own
            left += target == NONE and not own and len(morph.offsets) > 0
        self._partial += left > 0 and bool(shapes or colors)
        binds = {"morphTargetBinds": shapes, "materialColorBinds": colors}
        return {name: own for name, own in binds.items() if own} or None

    def _bind(self, target: int, weight: float) -> dict[str, Any]:
        return {"node": self._node, "index": target, "weight": weight}

    def _target(self, row: int) -> int:
        """The number of the target that does what a morph does; NONE where no shape does."""
        if row not in self._made.rows:
            offsets = self._shape(row)
            if offsets is None or not len(offsets):
                self._made.rows[row] = NONE
            else:
                self._made.rows[row] = len(self._made.targets)
                self._made.targets.append(Morph(self._model.morphs[row].name, kind=MorphKind.VERTEX, offsets=offsets))
        return self._made.rows[row]

    def _shape(self, row: int) -> Columns | None:
        """Offsets of vertices that do what a morph does; None where there are none."""
        morph = self._model.morphs[row]
        if morph.kind is MorphKind.VERTEX:
            return morph.offsets
        try:
            offsets = converted_offsets(self._model, np.array([row], np.intp), [MorphKind.VERTEX])[0]
        except ValueError:
            return None
        self._baked += morph.kind is MorphKind.BONE and len(offsets) > 0
        return offsets

    # -- colours ---------------------------------------------------------------------------------------------------

    def _color_binds(self, offsets: Columns) -> list[dict[str, Any]]:
        """What the morph makes of the colours of materials, and of their edges."""
        binds: list[dict[str, Any]] = []
        for entry in range(len(offsets)):
            row = int(offsets[MaterialOffset.material][entry])
            rows = range(len(self._model.materials)) if row == NONE else (row,)
            for each in rows:
                material = self._model.materials[each]
                before, after = (_seen(material, *colors) for colors in _colors(material, offsets, entry))
                if np.abs(np.subtract(before, after)).max() > UNCHANGED:
                    binds.append({"material": each, "type": "color", "targetValue": after})
                old, new = (_light(color) for color in _edge(material, offsets, entry))
                if np.abs(np.subtract(old, new)).max() > UNCHANGED:
                    binds.append({"material": each, "type": "outlineColor", "targetValue": new})
        return binds


Colors = tuple[Sequence[float], Sequence[float]]  # diffuse and ambient


def _mixed(now: Sequence[float], change: FloatArray, method: int) -> list[float]:
    value = np.array(now, np.float64)
    mixed = value * change if method == OffsetMethod.MULTIPLY else value + change
    return list(np.clip(mixed, 0, 1).tolist())


def _colors(material: Material, offsets: Columns, entry: int) -> tuple[Colors, Colors]:
    """Diffuse and ambient without the morph, and with it; a texture that is darkened darkens both."""
    method = int(offsets[MaterialOffset.operation][entry])
    diffuse = _mixed(material.diffuse, offsets[MaterialOffset.diffuse][entry], method)
    ambient = _mixed(material.ambient, offsets[MaterialOffset.ambient][entry], method)
    if method == OffsetMethod.MULTIPLY:
        texture = np.clip(offsets[MaterialOffset.texture][entry], 0, 1)
        diffuse = list((np.array(diffuse) * texture).tolist())
        ambient = list((np.array(ambient) * texture[:3]).tolist())
    return (material.diffuse, material.ambient), (diffuse, ambient)


def _edge(material: Material, offsets: Columns, entry: int) -> Colors:
    method = int(offsets[MaterialOffset.operation][entry])
    return material.edge_color, _mixed(material.edge_color, offsets[MaterialOffset.edge_color][entry], method)


def _seen(material: Material, diffuse: Sequence[float], ambient: Sequence[float]) -> list[float]:
    """The colour as the file has it, four numbers of light."""
    return [*to_linear(shown(diffuse[:3], ambient)), min(1.0, max(0.0, float(diffuse[3])))]


def _light(color: Sequence[float]) -> list[float]:
    return [*to_linear(color[:3]), float(color[3])]
