"""What Katachi makes of motions beside what two independent engines make of them, with the causes of differences.

Run it with `python -m tests.benchmarks.oracles CORPUS`. The tests of the preview take the same comparison. Causes are
found in the data of a model, and go by no name (mmd-semantics §2.13).

A bone that deforms before its parent goes here by where the parent rests, in babylon-mmd by the origin, and follows it
in saba. For the rest babylon-mmd has the rules that are followed here. saba has another variant of IK; there an append
of a move ignores the motion of its source, one of an append passes on only what was appended, and local append is not
that of the specification; several bone morphs of one bone are not multiplied; QDEF gives the weight of the third bone
to the fourth.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from editor import formats
from editor.formats.vmd.content import MotionContent
from editor.math3d.arrays import BoolArray
from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.preview.player import Player
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel

TOLERANCE = 1e-3  # model units

Engine = Mapping[str, np.ndarray]

KITCHEN = "pmx21/kitchen_utf8_adduv0.pmx"
UNITS = ("bdef2-two-bone-strip", "bdef4-twist-cylinder", "mixed-deform-types", "qdef-twist-cylinder")


@dataclass(frozen=True)
class Case:
    """A model with a motion, or with morphs by name."""

    model: str
    motion: str = ""
    weights: Mapping[str, float] = field(default_factory=dict)


MOVED = {
    "gene_angry": Case("gene/Gene.pmx", "gene/motion/33_angry.vmd"),
    "kitchen21": Case(KITCHEN, "oracles/vmd/bend_kitchen.vmd"),
    "append_bone_unit": Case("units/test_append_bone.pmx", "units/test_append_bone.vmd"),
    **{
        f"unit_{name}": Case(f"units/{name}.pmx", f"oracles/vmd/bend_{name}.vmd")
        for name in (*UNITS, "sdef-two-bone-elbow")
    },
}
CASES = {
    **{f"{name}_{engine}": case for name, case in MOVED.items() for engine in ("endkey", "babylon")},
    "gene_groupmorph": Case("gene/Gene.pmx", weights={"叫び": 1, "あーれー": 0.5, "青ざめ": 0.8}),
    "kitchen21_morphs": Case(KITCHEN, weights={"頂点": 1, "ボーン": 0.5, "UV": 1, "グループ": 0.5}),
}


@dataclass(frozen=True)
class Moment:
    """A frame of a case: the figure, and what the engine says (`told`), by the names of its arrays."""

    case: str
    frame: float
    stance: Pose
    figure: PosedModel
    told: Engine

    @property
    def is_babylon(self) -> bool:
        return self.case.endswith("_babylon")

    def bones(self) -> np.ndarray:
        """(bones,) how far the bones are from where the engine has them."""
        ours, theirs = self.figure.bone_transforms.globals(), self.told["global"]
        return np.linalg.norm(ours[:, :3, 3] - theirs[:, :3, 3], axis=1)

    def turns(self) -> np.ndarray:
        """(bones,) how far the axes of the bones are, a unit away, from where the engine has them."""
        ours, theirs = self.figure.bone_transforms.globals(), self.told["global"]
        return np.abs(ours[:, :3, :3] - theirs[:, :3, :3]).max(axis=(1, 2))

    def vertices(self) -> np.ndarray:
        """(vertices,); NaN where the engine says nothing."""
        return np.linalg.norm(self.figure.skinned()[0] - self.told["positions"], axis=1)

    def cause_of_bones(self) -> np.ndarray:
        """(bones,) texts: why a bone may be elsewhere; "" where nothing speaks for it."""
        model = self.figure.model
        found = babylon_causes(model) if self.is_babylon else saba_causes(model, self.stance)
        return np.array(inherited(model.bones.records, found), dtype=object)

    def cause_of_vertices(self) -> np.ndarray:
        """(vertices,) texts: the engine's QDEF, else the cause of the first of its bones that has one."""
        vertices, of_bones = self.figure.model.vertices, np.append(self.cause_of_bones(), "")
        used = np.where(vertices["weights"] != 0, vertices["bones"], -1)
        by_slot = of_bones[used]
        cause = by_slot[np.arange(len(used)), (by_slot != "").argmax(axis=1)]
        return np.where(is_off_in_saba(self.figure.model), "QDEF", cause)


def moments(corpus: Path, name: str) -> Iterator[Moment]:
    """Each frame of a case."""
    case = CASES[name]
    model = formats.load_model(corpus / case.model).model
    player = Player(model)
    if case.motion:
        content = formats.load(corpus / case.motion)
        assert isinstance(content, MotionContent)
        player.set_motions([content.motion])
    with np.load(corpus / "oracles" / f"{name}.npz") as file:
        engine = {key: file[key] for key in file.files}
    for number, frame in enumerate(engine["frames"].tolist()):
        pose = player.pose(frame)
        for morph, weight in case.weights.items():
            pose.weights[[row for row, record in enumerate(model.morphs) if record.name == morph]] = weight
        posed_model = PosedModel(model)
        posed_model.pose(pose)
        prefix = f"f{number}_"
        told = {key.removeprefix(prefix): array for key, array in engine.items() if key.startswith(prefix)}
        yield Moment(name, frame, pose, posed_model, told)


# -- why an engine may differ -----------------------------------------------------------------------------------------


def babylon_causes(model: Model) -> list[str]:
    """Of each bone: what makes it differ by itself, "" where nothing does."""
    place = deform_places(model)
    return [
        "before its parent" if bone.parent >= 0 and place[bone.parent] > place[row] else ""
        for row, bone in enumerate(model.bones)
    ]


def saba_causes(model: Model, pose: Pose) -> list[str]:
    """The same."""
    bones = model.bones.records
    led, crowded = solved(model, pose), morphed_twice(model, pose)
    own = ["IK" if row in led else "several bone morphs" if row in crowded else "" for row in range(len(bones))]
    late = babylon_causes(model)
    return [late[row] or _of_append(bone, bones) or own[row] for row, bone in enumerate(bones)]


def deform_places(model: Model) -> list[tuple[bool, int, int]]:
    """By what bones are sorted to deform one after the other."""
    return [(bool(bone.flags & BoneFlags.AFTER_PHYSICS), bone.level, row) for row, bone in enumerate(model.bones)]


def _of_append(bone: Bone, bones: list[Bone]) -> str:
    if not (bone.flags & APPEND and 0 <= bone.append_parent < len(bones)):
        return ""
    if bone.flags & BoneFlags.LOCAL_APPEND:
        return "local append"
    if bones[bone.append_parent].flags & APPEND:
        return "append of an append"
    return "append of a move" if bone.flags & BoneFlags.APPEND_TRANSLATION else ""


def solved(model: Model, pose: Pose) -> set[int]:
    """The bones that an IK turns."""
    return {
        link.bone
        for row, bone in enumerate(model.bones)
        if bone.flags & BoneFlags.IK and pose.ik[row]
        for link in bone.ik_links
    }


def morphed_twice(model: Model, pose: Pose) -> set[int]:
    """The bones that bone morphs act on more than once, each by itself or through groups."""
    morphs = model.morphs.records
    acting = []
    for row in np.flatnonzero(pose.weights).tolist():
        members = morphs[row].offsets["morph"].tolist() if morphs[row].kind is MorphKind.GROUP else [row]
        acting += [morphs[member] for member in members]
    bones = [bone for morph in acting if morph.kind is MorphKind.BONE for bone in morph.offsets["bone"].tolist()]
    return {bone for bone, count in Counter(bones).items() if count > 1}


def inherited(bones: list[Bone], found: list[str]) -> list[str]:
    """Each cause also where a bone follows another, as its child or by append, in whatever order they stand."""
    while True:
        before = list(found)
        for row, bone in enumerate(bones):
            sources = [bone.parent, bone.append_parent if bone.flags & APPEND else -1]
            found[row] = found[row] or next((found[source] for source in sources if source >= 0 and found[source]), "")
        if found == before:
            return found


def is_off_in_saba(model: Model) -> BoolArray:
    """(vertices,): QDEF of a third or fourth bone: even what is wholly its own is not where it carries it."""
    vertices = model.vertices
    return (vertices["deform"] == Deform.QDEF) & (vertices["weights"][:, 2:] != 0).any(axis=1)


# -- the table --------------------------------------------------------------------------------------------------------


def figures_of(differences: list[np.ndarray]) -> str:
    every = np.concatenate(differences) if differences else np.empty(0)
    every = every[np.isfinite(every)]
    if not len(every):
        return f"{'-':>10}{'-':>10}"
    return f"{every.max():10.1e}{np.percentile(every, 99.9):10.1e}"


def print_case(corpus: Path, name: str) -> None:
    """A line of a case, then a line for each cause of what differs by more than the tolerance."""
    told = list(moments(corpus, name))
    bones = [(moment.bones(), moment.cause_of_bones()) for moment in told]
    vertices = [(moment.vertices(), moment.cause_of_vertices()) for moment in told if "positions" in moment.told]
    columns = [
        figures_of([far if every else far[cause == ""] for far, cause in found])
        for found in (bones, vertices)
        for every in (True, False)
    ]
    print(f"{name:40}{len(told):3}{''.join(columns)}")
    names = np.array([bone.name for bone in told[0].figure.model.bones])
    for cause, worst in beyond(bones).items():
        print(f"    bones, {cause}: {', '.join(f'{names[row]} {far:.2g}' for row, far in worst.items())}")
    for cause, worst in beyond(vertices).items():
        print(f"    vertices, {cause}: {len(worst)}, at most {max(worst.values()):.2g}")


def beyond(found: list[tuple[np.ndarray, np.ndarray]]) -> dict[str, dict[int, float]]:
    """By cause the rows that are too far off, each with the farthest it is in any frame."""
    causes: dict[str, dict[int, float]] = {}
    for far, cause in found:
        for row in np.flatnonzero(far > TOLERANCE).tolist():
            worst = causes.setdefault(cause[row] or "UNEXPLAINED", {})
            worst[row] = max(worst.get(row, 0.0), float(far[row]))
    return causes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("cases", nargs="*", default=CASES)
    arguments = parser.parse_args()
    heads = ("bones", "plain bones", "vertices", "plain vertices")
    print(f"{'case':40}{'n':>3}{''.join(f'{head:>20}' for head in heads)}")
    print(" " * 43 + f"{'max':>10}{'99.9 %':>10}" * len(heads))
    for name in arguments.cases:
        print_case(arguments.corpus, name)


if __name__ == "__main__":
    main()
