"""Makes of a model of MMD the figure that a VRM holds: the bones of a person in their tree, with the mesh on them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from editor.formats.content import FormatError
from editor.math3d.arrays import Float64Array, IndexArray
from editor.messages import TranslatableText
from editor.model.bone_tree import ancestors, with_ancestors
from editor.model.bones import BoneFlags
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.mesh import Vertex, effective_weights
from editor.model.model import Model
from editor.model.names import fresh_names, plain_name
from editor.operations.bones.humanoid.naming_schemes import naming_schemes
from editor.operations.bones.humanoid.to_mmd import arms_lowered
from editor.operations.bones.semi_standard.rig import mix
from editor.operations.choices import RigSource
from editor.operations.pose.apply_pose_as_rest import apply_pose_as_rest, pose_as_rest
from editor.preview.skeleton import Skeleton
from editor.vrm.extension import BONE_NAMES

MASTER = "全ての親"
NEARLY_T = math.radians(0.5)  # an arm that is so near to T pose stays
HIPS = 0.3  # of the way from the legs to the waist: where hips turn
NEAR = 0.01  # heights: how far a bone that copies another may be from it to be taken for it
SPINES = ("hips", "spine", "chest", "upperChest", "neck", "head")
ARM = ("Shoulder", "UpperArm", "LowerArm", "Hand")
LEG = ("UpperLeg", "LowerLeg", "Foot", "Toes")
REQUIRED = (
    *("hips", "spine", "head"),
    *(side + bone for side in ("left", "right") for bone in (*ARM[1:], *LEG[:3])),
)
INSTEAD = {"下半身": ("下半身", "センター"), "左つま先": ("左足先EX", "左つま先"), "右つま先": ("右足先EX", "右つま先")}


@dataclass(slots=True)
class Figure:
    """`posed`: the model with its own bones, in the pose of the file. `model`: the same with the bones of the VRM.

    `humanoid`: rows of `model` by the names that VRM has. `rows` (bones of `posed` + 1,): the bone of `model` that does
    what each did, NONE for none. `nodes`: rows of `model` that bones became themselves, by their row in `posed`.
    `carriers`: the bones that carry the vertices of others, by these. `turned`: the rotations that brought bones into
    the pose. All rows of these are of `posed`.
    """

    posed: Model
    model: Model
    humanoid: Mapping[str, int]
    rows: IndexArray
    nodes: Mapping[int, int]
    carriers: Mapping[int, int]
    turned: dict[int, list[float]] = field(default_factory=dict)


def figure_of(model: Model, in_t_pose: bool) -> Figure:
    """Make the figure. FormatError names the required bones that are missing; the model itself stays as it is."""
    posed = model.snapshot()
    standard = _standard_rows(posed)
    humanoid = _humanoid(standard)
    if missing := _missing(humanoid):
        text = TranslatableText(
            "VRM needs the bones {}: give them these names, or run Convert skeleton to MMD (bones.to-mmd) first",
            ", ".join(missing),
        )
        raise FormatError(text, section="bones")
    turned = _raise_arms(posed, standard) if in_t_pose else {}
    figure = _Builder(posed, humanoid).figure()
    figure.turned |= turned
    return figure


def missing_bones(model: Model) -> list[str]:
    """The bones that VRM needs and the model lacks, by their names of MMD."""
    return _missing(_humanoid(_standard_rows(model)))


def _missing(humanoid: Mapping[str, int]) -> list[str]:
    return [_usual_name(name) for name in REQUIRED if name not in humanoid]


def _raise_arms(model: Model, standard: Mapping[str, int]) -> dict[int, list[float]]:
    """Bring the arms into T pose, and return the rotations of the bones that are turned."""
    pose = arms_lowered(model, standard, 0.0, NEARLY_T)
    turned = np.flatnonzero(pose.posed()).tolist()
    if turned:
        with Edit(model) as edit:
            apply_pose_as_rest(edit, pose_as_rest(model, Skeleton(model.bones.records).solve(pose), {}))
            edit.commit()
    return {row: pose.rotations[row].tolist() for row in turned}


def _standard_rows(model: Model) -> dict[str, int]:
    """The rows of bones by their plain names, the first of each."""
    return {plain_name(bone.name): row for row, bone in reversed(list(enumerate(model.bones)))}


def _standard_names() -> dict[str, str]:
    """The names of MMD by those of VRM."""
    names = sorted(BONE_NAMES)
    found = naming_schemes()[RigSource.VRM.token].find(names, [True] * len(names))
    return {names[row]: standard for standard, row in found.items()}


def _usual_name(vrm_name: str) -> str:
    return _standard_names()[vrm_name]


def _humanoid(standard: Mapping[str, int]) -> dict[str, int]:
    """The rows of bones by their names in VRM; bones that need another are left out where that is not there."""
    rows: dict[str, int] = {}
    for vrm_name, name in _standard_names().items():
        names = map(plain_name, INSTEAD.get(name, (name,)))
        row = next((standard[each] for each in names if each in standard), NONE)
        if row != NONE and row not in rows.values():
            rows[vrm_name] = row
    if "chest" not in rows:
        rows.pop("upperChest", None)
    for side in ("left", "right"):
        thumb = [side + name for name in ("ThumbMetacarpal", "ThumbProximal", "ThumbDistal")]
        own = [rows.pop(name) for name in thumb if name in rows]  # MMD may count from １, VRM begins at the palm
        rows |= dict(zip(thumb, own, strict=False))
    return rows


def humanoid_parent(name: str, there: Mapping[str, int]) -> str:
    """The nearest bone above one in the tree of VRM that is there; "" for the hips."""
    return next((above for above in _above(name) if above in there), "")


def _above(name: str) -> Iterator[str]:
    if name in SPINES:
        yield from reversed(SPINES[: SPINES.index(name)])
        return
    side = "left" if name.startswith("left") else "right" if name.startswith("right") else ""
    bone = name.removeprefix(side)
    for limb, trunk in ((ARM, "neck"), (LEG, "spine")):
        if bone in limb:
            yield from (side + each for each in reversed(limb[: limb.index(bone)]))
            yield from reversed(SPINES[: SPINES.index(trunk)])
            return
    parts = ("Metacarpal", "Proximal", "Intermediate", "Distal")
    part = next((part for part in parts if bone.endswith(part)), "")
    if part:
        yield from (side + bone.removesuffix(part) + each for each in reversed(parts[: parts.index(part)]))
        yield side + "Hand"
        return
    yield from reversed(SPINES)  # eyes and jaw


class _Builder:
    """Decides for each bone of MMD which bone of the figure it is, or which does what it did."""

    def __init__(self, posed: Model, humanoid: dict[str, int]) -> None:
        self._model, self._bones, self._humanoid = posed, posed.bones.records, humanoid
        self._names = {row: name for name, row in humanoid.items()}
        points = posed.vertices[Vertex.position]
        self._height = float(np.ptp(points[:, 1])) if len(points) else 20.0
        self._trunk = self._trunk_rows()
        self._leaders = self._leader_rows()
        self._target = {row: target for row in range(len(self._bones)) if (target := self._carrier(row)) != NONE}
        self._used = self._used_rows()

    def _trunk_rows(self) -> set[int]:
        """The bones that the whole body hangs from, as センター; the hips do what they did."""
        tops = [self._humanoid[name] for name in ("hips", "spine")]
        legs = [self._humanoid[side + "UpperLeg"] for side in ("left", "right")]
        above = [set(ancestors(self._bones, row)) for row in (*tops, *legs)]
        return set.intersection(*above) - set(self._humanoid.values()) - {self._master()}

    def _master(self) -> int:
        return next((row for row, bone in enumerate(self._bones) if plain_name(bone.name) == MASTER), NONE)

    def _carrier(self, row: int) -> int:
        """The bone that carries the vertices of one that is left out, as 足 those of 足D; NONE for one that stays."""
        bone = self._bones[row]
        if row in self._names:
            return NONE
        if row in self._trunk:
            return self._humanoid["hips"]
        source = bone.append_parent
        if bone.flags & BoneFlags.APPEND_ROTATION and abs(bone.append_ratio - 1) < 1e-3 and source in self._names:
            return source if self._apart(row, source) < NEAR * self._height else NONE
        return NONE

    def _leader_rows(self) -> dict[int, int]:
        """The bones that bones which IK turns hang from, as sleeves from the arm: the nearest that carries their goal.

        VRM has no IK. What hangs from there already, or reaches for a goal that no bone of the person carries, stays.
        """
        found = {}
        for row, bone in enumerate(self._bones):
            carriers = [each for each in ancestors(self._bones, row) if self._is_of_person(each)]
            for link in bone.ik_links if bone.flags & BoneFlags.IK and carriers else ():
                leader = min(carriers, key=lambda each: self._apart(each, link.bone))
                if link.bone not in self._names and not self._is_one_branch(leader, link.bone):
                    found[link.bone] = leader
        return found

    def _is_one_branch(self, row: int, other: int) -> bool:
        """Return whether one of two bones hangs from the other, either way."""
        return row in with_ancestors(self._bones, other) or other in with_ancestors(self._bones, row)

    def _is_of_person(self, row: int) -> bool:
        return not self._names.keys().isdisjoint(with_ancestors(self._bones, row))

    def _apart(self, row: int, other: int) -> float:
        return float(np.linalg.norm(np.subtract(self._bones[row].position, self._bones[other].position)))

    def _used_rows(self) -> set[int]:
        """The bones that have to be in the file: those of the person, those with vertices or bodies, and their parents.

        Others come along where they hang from the body, as the ends of hair do.
        """
        vertices = self._model.vertices
        weights = effective_weights(vertices[Vertex.deform], vertices[Vertex.weights].astype(np.float64))
        carrying = np.unique(vertices[Vertex.bones][weights > 0]).tolist()
        kept = {*carrying, *(body.bone for body in self._model.rigid_bodies), *self._names} - {NONE}
        kept = {each for row in kept for each in with_ancestors(self._bones, row)}
        body = set(self._names)
        return {
            row
            for row, bone in enumerate(self._bones)
            if row in kept or (not bone.flags & BoneFlags.IK and not body.isdisjoint(self._carried_up(row)))
        }

    def _carried_up(self, row: int) -> Iterator[int]:
        """A bone and those above it, by way of what carries them."""
        for each in with_ancestors(self._bones, row):
            yield self._target.get(each, each)

    def _parent(self, row: int) -> int:
        """The bone that a bone of the figure hangs from."""
        if (name := self._names.get(row)) is not None:
            above = humanoid_parent(name, self._humanoid)
            return self._humanoid[above] if above else self._master()
        leader = self._leaders.get(row, NONE)
        for each in ancestors(self._bones, row) if leader == NONE else with_ancestors(self._bones, leader):
            each = self._target.get(each, each)
            if each in self._used and each not in self._target:
                return each
        return NONE

    def figure(self) -> Figure:
        bones = self._bones
        kept = [row for row in range(len(bones)) if row in self._used and row not in self._target]
        new = {row: number for number, row in enumerate(kept)}
        rows = np.full(len(bones) + 1, NONE, np.intp)
        for row in range(len(bones)):
            rows[row] = new.get(self._target.get(row, row), NONE)
        parents = {row: self._parent(row) for row in kept}
        _open_circles(parents)
        names = fresh_names([bones[row].name or f"bone{row + 1}" for row in kept], ())
        made = [
            replace(bones[row], name=name, parent=new.get(parents[row], NONE), position=self._position(row))
            for row, name in zip(kept, names, strict=True)
        ]
        figure = self._model.snapshot()
        figure.bones.records[:] = made
        column = figure.vertices.writable("bones")
        column[:] = rows[column]
        humanoid = {name: new[row] for name, row in self._humanoid.items()}
        return Figure(self._model, figure, humanoid, rows, new, self._target)

    def _position(self, row: int) -> tuple[float, float, float]:
        """The place of a bone: hips, which MMD has at the waist, turn a little above the legs."""
        if self._names.get(row) != "hips":
            return self._bones[row].position
        left, right, waist = (self._at(name) for name in ("leftUpperLeg", "rightUpperLeg", "spine"))
        x, y, z = mix(mix(left, right, 0.5), waist, HIPS).tolist()
        return x, y, z

    def _at(self, name: str) -> Float64Array:
        return np.array(self._bones[self._humanoid[name]].position, np.float64)


def _open_circles(parents: dict[int, int]) -> None:
    """Let bones that would hang from themselves hang from nothing."""
    for start in parents:
        seen, row = {start}, parents[start]
        while row in parents and row not in seen:
            seen.add(row)
            row = parents[row]
        if row == start:
            parents[start] = NONE
