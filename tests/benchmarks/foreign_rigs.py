"""Makes rigs of other programs of MMD's models, has `bones.to-mmd` make them MMD's, and holds both to one motion.

Run it with `python -m tests.benchmarks.foreign_rigs [MODEL MOTION [RIG…]]`; without it is Mochi and her dance. It
prints for each rig how many standard bones were found, how many of these were wrong and sure, and how far the model is
from the original in the motion, in parts of the height: the largest distance of bone origins, their largest turn in
degrees, the largest distance of vertices of one bone, and that of 99 of 100 vertices.

The original stands in the A pose that the operation makes, and is moved by what both have: the motion without keys of
helper bones. What no foreign skeleton can tell is left out: where センター and グルーブ stand, how much of 両目 the
eyes take, to which angle an author lets knees go back, and helpers of the author's own. Where a skeleton has no toes,
a second row has the original's where they were guessed: how far a motion that lifts them turns a foot depends on that.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from editor.formats import registry
from editor.math3d.rotations import inverse, product, rotation_angles
from editor.model.bones import APPEND, BoneFlags
from editor.model.fields import NONE
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.motion.motion import Motion
from editor.motion.tracks import Tracks
from editor.operations.bones.humanoid.mapping import map_skeleton
from editor.preview.player import Player
from editor.preview.posed_model import PosedModel
from editor.resources import resource
from tests.operations.bones.foreign_rigs import A_POSE, STANDARD, Convention, Variant, all_rigs, foreign_rig, with_arms
from tests.operations.running import apply

FRAMES = 24  # of the motion, evenly
UNTOLD = ("センター", "グルーブ", "両目", "左目", "右目")
KNOWN = re.compile(".*(ＩＫ|D|EX|捩連?\\d?)")  # helpers of MMD itself
LEGS = ("センター", "グルーブ", "左足ＩＫ", "右足ＩＫ", "左つま先ＩＫ", "右つま先ＩＫ")


def standard_motion(motion: Motion, names: Iterable[str]) -> Motion:
    """The motion of the bones of some names, and of those that move the whole body and the legs."""
    tracks, wanted = motion.bones, {*names, *LEGS, "首", "左肩", "右肩"}
    kept = [number for number, name in enumerate(tracks.names) if name in wanted]
    rows = np.concatenate([np.arange(tracks.starts[n], tracks.starts[n + 1]) for n in kept])
    numbers = np.concatenate([np.full(tracks.starts[n + 1] - tracks.starts[n], at) for at, n in enumerate(kept)])
    return replace(motion, bones=Tracks.of([tracks.names[n] for n in kept], numbers, tracks.keys.take(rows)))


def comparable(original: Model, made: Model, has_toes: bool = True) -> Model:
    """The original in A pose, with what a foreign skeleton cannot tell as it is in the model that was made."""
    model = with_arms(original, A_POSE)
    rows, bones = {bone.name: row for row, bone in enumerate(made.bones)}, model.bones.records
    for row, bone in enumerate(bones):
        if bone.name.endswith("つま先ＩＫ") and not has_toes:
            for moved in (row, bone.ik_target):
                bones[moved] = replace(bones[moved], position=made.bones[rows[bone.name]].position)
        elif bone.name.endswith("足ＩＫ"):
            limits = [(link.limited, link.lower, link.upper) for link in made.bones[rows[bone.name]].ik_links]
            pairs = zip(bone.ik_links, limits, strict=True)
            links = tuple(replace(link, limited=is_, lower=low, upper=up) for link, (is_, low, up) in pairs)
            bones[row] = replace(bone, ik_links=links, ik_angle=made.bones[rows[bone.name]].ik_angle)
        elif bone.name not in STANDARD and not KNOWN.fullmatch(bone.name):
            bones[row] = replace(bone, flags=bone.flags & ~(APPEND | BoneFlags.IK))
    return model


def differences(original: Model, made: Model, names: dict[str, str], motion: Motion) -> tuple[float, ...]:
    """The largest distances and turns over the motion; `names`: bones of the original that others have, and as what."""
    models, players = (original, made), []
    for model in models:
        players.append(Player(model))
        players[-1].set_motions([motion])
    posed = [PosedModel(model) for model in models]
    rows = [{bone.name: row for row, bone in enumerate(model.bones)} for model in models]
    pairs = np.array([(rows[0][ours], rows[1][theirs]) for ours, theirs in names.items()])
    bones, weights = made.vertices[Vertex.bones], made.vertices[Vertex.weights]
    single = (np.where(weights > 0, bones, NONE) != NONE).sum(axis=1) == 1
    height = float(np.ptp([bone.position[1] for bone in original.bones if bone.name in STANDARD]))
    worst = np.zeros(4)
    for frame in np.linspace(0, players[0].last_frame, FRAMES):
        for player, each in zip(players, posed, strict=True):
            each.pose(player.pose(float(frame)))
        ours, theirs = (each.bone_transforms for each in posed)
        origins = np.linalg.norm(ours.positions[pairs[:, 0]] - theirs.positions[pairs[:, 1]], axis=1)
        turns = rotation_angles(product(ours.rotations[pairs[:, 0]], inverse(theirs.rotations[pairs[:, 1]])))
        away = np.linalg.norm(posed[0].skinned()[0] - posed[1].skinned()[0], axis=1)
        found = (
            origins.max() / height,
            np.degrees(turns.max()),
            away[single].max() / height,
            np.percentile(away, 99) / height,
        )
        worst = np.maximum(worst, found)
    return tuple(worst)


def measure(original: Model, motion: Motion, convention: Convention, variant: Variant) -> Iterator[str]:
    """Yield the rows of the table: what was found, and how far the model is from the original."""
    rig = foreign_rig(original, convention, variant)
    mapping = map_skeleton(rig.model)
    found = {name: rig.model.bones[row].name for name, row in mapping.rows.items()}
    right = sum(found.get(name) == theirs for name, theirs in rig.names.items())
    wrong = [name for name in mapping.sure if rig.names.get(name) != found[name]]
    text = f"{right}/{len(rig.names)} | {len(mapping.sure)} | {len(wrong)}"
    apply(rig.model, "bones.to-mmd")
    same = {name: name for name in rig.names if name in STANDARD and name not in UNTOLD and not name.endswith("つま先")}
    moving = standard_motion(motion, same)
    as_guessed = [] if "左つま先" in rig.names else [(f"{variant.id}: as guessed", False)]
    for title, has_toes in [(variant.id, True), *as_guessed]:
        far = differences(comparable(original, rig.model, has_toes), rig.model, same, moving)
        yield f"| {convention.id} | {title} | {text} | " + " | ".join(f"{x:.1e}" for x in far) + " |"


def main() -> None:
    samples = resource("samples", "mochi.pmx"), resource("samples", "mochi_dance.vmd")
    model_path, motion_path = map(Path, sys.argv[1:3]) if len(sys.argv) > 2 and sys.argv[1] else samples
    original = registry.load_model(model_path).model
    moving = registry.load(motion_path)
    motion = moving.motion  # type: ignore[union-attr]
    print("| rig | variant | right | sure | wrong and sure | origins | degrees | vertices of one bone | 99 % |")
    print("|---|---|---|---|---|---|---|---|---|")
    chosen = sys.argv[3:]
    for convention, variant in all_rigs():
        if chosen and convention.id not in chosen and variant.id not in chosen:
            continue
        for line in measure(original, motion, convention, variant):
            print(line, flush=True)


if __name__ == "__main__":
    main()
