"""Posing on the command line: the options that `pose` and `render` share, and the PosedModel they make.

Later ones win: motions in their order, then the pose, then morphs and bones by name.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from difflib import get_close_matches
from itertools import chain
from typing import TypeVar

import numpy as np

from editor.cli.session import Entry, Named, fail, frame, load_any, name_with_numbers, seconds, warn, warn_of
from editor.formats import Content
from editor.formats.motions import PoseContent
from editor.formats.vmd.content import MotionContent
from editor.model.bones import Bone
from editor.model.morphs import Morph
from editor.motion.binding import lacking_names
from editor.motion.motion import FRAMES_PER_SECOND
from editor.motion.sampling import SceneState
from editor.preview.physics.engine import PhysicsUnavailableError
from editor.preview.physics.physics import Physics, pose_intervals
from editor.preview.player import Player
from editor.preview.pose import Pose, PoseOverride
from editor.preview.posed_model import PosedModel, bone_holders, held_text

SHOWN = 8  # names that a line lists

Moving = TypeVar("Moving", MotionContent, PoseContent)
Placed = list[tuple[list[int], list[float]]]  # rows, and what they are told


def add_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("what moves it")
    group.add_argument("--motion", action="append", default=[], metavar="VMD", help="any number; the later wins")
    group.add_argument("--pose", metavar="VPD", help="wins over motions")
    group.add_argument(
        "--frame", type=frame, default=0.0, metavar="F", help="of the motions, 30 a second; it may be fractional"
    )
    group.add_argument(
        "--morph", type=name_with_numbers(1), action="append", default=[], metavar="NAME=W", help="wins over both"
    )
    group.add_argument(
        "--bone",
        type=name_with_numbers(7),
        action="append",
        default=[],
        metavar="NAME=tx,ty,tz,qx,qy,qz,qw",
        help="how far a bone has moved and turned from where it rests; wins over motions and pose",
    )
    group.add_argument("--no-ik", action="store_true", help="no IK works")
    group.add_argument(
        "--physics",
        type=seconds,
        metavar="SECONDS",
        help="let rigid bodies move for so long, up to the frame: along with the motion, or else in the pose",
    )
    group.add_argument("-v", "--verbose", action="store_true", help="list all names that the model lacks, not a few")


def is_moved(arguments: argparse.Namespace) -> bool:
    """Return whether any of the options that move something is given."""
    told = (arguments.motion, arguments.pose, arguments.morph, arguments.bone, arguments.no_ik)
    return any(told) or arguments.physics is not None


@np.errstate(all="ignore")  # numbers of files and users are followed as far as they go
def posed_scene(content: Content, arguments: argparse.Namespace, entry: Entry) -> tuple[PosedModel, SceneState] | None:
    """The model as the options have it, and what its motions say of camera, light and whether it is seen.

    None when one of the options cannot be followed, which has been said then. The entry gets what is said, and as
    `lacking` the names that move nothing.
    """
    model = content.model
    motions = [_read(file, MotionContent, "VMD", entry) for file in arguments.motion]
    named_pose = _read(arguments.pose, PoseContent, "VPD", entry) if arguments.pose else None
    if any(motion is None for motion in motions) or (arguments.pose and named_pose is None):
        return None
    player = Player(model)
    player.set_motions([motion.motion for motion in motions if motion])
    lacking = player.lacking() + (lacking_names(named_pose.pose, model) if named_pose else [])
    bones = _rows_by_name("bone", arguments.bone, model.bones.records, entry)
    morphs = _rows_by_name("morph", arguments.morph, model.morphs.records, entry)
    if not all(rows for rows, _ in (*bones, *morphs)):
        return None
    entry["lacking"] = lacking
    if lacking:
        names = ", ".join(lacking) if arguments.verbose else _list(lacking)
        warn(str(content.path), f"the model lacks {len(lacking)} of the names that are moved: {names}", entry)

    override = PoseOverride.empty(len(model.bones), len(model.morphs))
    if named_pose:
        override.set_pose(named_pose.pose, model)
    for rows, values in bones:
        override.set_bones(rows, values[:3], values[3:])
    for rows, values in morphs:
        override.set_weights(rows, values)
    if arguments.no_ik:
        override.set_ik(range(len(model.bones)), False)
    posed_model = _posed_model(content, lambda frame: override.laid_over(player.pose(frame)), arguments, entry)
    if posed_model is None:
        return None
    _tell_holders(posed_model, bones, str(content.path), entry)
    return posed_model, player.scene_state(arguments.frame)


def _tell_holders(posed_model: PosedModel, posed: Placed, file: str, entry: Entry) -> None:
    """Warn of each bone that something else moves or turns than where it was told to be."""
    for rows, values in posed:
        moves, turns = any(values[:3]), any(values[3:6])
        for row in rows:
            found = bone_holders(posed_model, row)
            if held := [holder for holder in found if (holder.moves and moves) or (holder.turns and turns)]:
                warn(file, held_text(posed_model.model.bones[row].name, held), entry)


def _posed_model(
    content: Content, pose: Callable[[float], Pose], arguments: argparse.Namespace, entry: Entry
) -> PosedModel | None:
    """The model in the stance of the frame, and with physics if that is asked for; None if it cannot be had."""
    posed_model = PosedModel(content.model)
    if arguments.physics is None:
        posed_model.pose(pose(arguments.frame))
        return posed_model
    try:
        physics = Physics(content.model)
    except PhysicsUnavailableError as error:
        fail(str(error), entry)
        return None
    with closing(physics):
        posed_model.physics = physics
        _simulate(posed_model, pose, arguments)
        warn_of(str(content.path), physics.warnings, entry)
        if physics.simulation.failures:
            warn(str(content.path), "the physics threw bodies away, and had to start anew", entry)
        posed_model.detach_physics()
    return posed_model


def _simulate(posed_model: PosedModel, pose: Callable[[float], Pose], arguments: argparse.Namespace) -> None:
    """Let physics begin at rest and go on up to the frame; without motions the pose stays the same all the time."""
    length, times = FRAMES_PER_SECOND * arguments.physics, pose_intervals(arguments.physics)
    passing = (length * left / len(times) for left in reversed(range(len(times))))
    poses = (pose(arguments.frame - left) for left in chain([length], passing))
    for _ in posed_model.play(poses, [0.0, *times]):
        pass


def _read(file: str, wanted: type[Moving], kind: str, entry: Entry) -> Moving | None:
    """Return the content of a file if it is of the wanted type."""
    content = load_any(file, entry)
    if content is None:
        entry["error"] = f"{file}: {entry['error']}"
        return None
    if isinstance(content, wanted):
        return content
    fail(f"{file}: a {content.format.upper()} file; {kind} expected", entry)
    return None


def _rows_by_name(what: str, told: Iterable[Named], records: Sequence[Bone | Morph], entry: Entry) -> Placed:
    """Each value with all rows of its name: none of them where the model lacks it, which is said."""
    found = []
    for name, values in told:
        rows = [row for row, record in enumerate(records) if record.name == name]
        if not rows:
            near = _near(name, {record.name for record in records})
            fail(f"the model has no {what} {name!r}{near}", entry)
        found.append((rows, values))
    return found


def _near(name: str, names: Iterable[str]) -> str:
    near = get_close_matches(name, sorted(names), cutoff=0.5)
    return f"; near are {', '.join(map(repr, near))}" if near else ""


def _list(names: Sequence[str]) -> str:
    more = [f"and {len(names) - SHOWN} more (-v: all)"] if len(names) > SHOWN else []
    return ", ".join([*names[:SHOWN], *more])
