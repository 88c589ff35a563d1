"""What moves a model on the command line: the options that `pose` and `render` share, and the Figure they make.

Later ones win: motions in their order, then the pose, then morphs and bones by name.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TypeVar

import numpy as np

from editor.cli.output import fault, load_any
from editor.cli.values import Named, frame, named
from editor.formats import Content
from editor.formats.vmd.content import MotionContent
from editor.formats.vpd import PoseContent
from editor.model.bones import Bone
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.morphs import Morph
from editor.motion.binding import bind_pose, unbound
from editor.motion.pose import Pose
from editor.motion.rotations import unit
from editor.preview.figure import Figure
from editor.preview.player import Extras, Player
from editor.preview.stance import Stance

SHOWN = 8  # names that a line lists

Moving = TypeVar("Moving", MotionContent, PoseContent)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("what moves it")
    group.add_argument("--motion", action="append", default=[], metavar="VMD", help="any number; the later wins")
    group.add_argument("--pose", metavar="VPD", help="wins over motions")
    group.add_argument(
        "--frame", type=frame, default=0.0, metavar="F", help="of the motions, 30 a second; it may be fractional"
    )
    group.add_argument("--morph", type=named(1), action="append", default=[], metavar="NAME=W", help="wins over both")
    group.add_argument(
        "--bone",
        type=named(7),
        action="append",
        default=[],
        metavar="NAME=tx,ty,tz,qx,qy,qz,qw",
        help="how far a bone has moved and turned from where it rests; wins over motions and pose",
    )
    group.add_argument("--no-ik", action="store_true", help="no IK works")


def is_moved(arguments: argparse.Namespace) -> bool:
    """Whether any of the options that move something is given."""
    return bool(arguments.motion or arguments.pose or arguments.morph or arguments.bone or arguments.no_ik)


@np.errstate(all="ignore")  # numbers of files and users are followed as far as they go
def moved(content: Content, arguments: argparse.Namespace) -> tuple[Figure, Extras] | None:
    """The model as the options have it, and what its motions say of camera, light and whether it is seen.

    None when one of the options cannot be followed, which has been said then.
    """
    model = content.model
    motions = [_read(file, MotionContent, "VMD") for file in arguments.motion]
    pose = _read(arguments.pose, PoseContent, "VPD") if arguments.pose else None
    if any(motion is None for motion in motions) or (arguments.pose and pose is None):
        return None
    player = Player(model)
    player.set_motions([motion.motion for motion in motions if motion])
    stance = player.stance(arguments.frame)
    lacking = player.lacking()
    if pose:
        lacking += _take(pose.pose, model, stance)
    if not _follow(arguments, model, stance):
        return None
    if lacking:
        fault(f"{content.path}: warning: the model lacks {len(lacking)} of the names that are moved: {_list(lacking)}")
    figure = Figure(model)
    figure.pose(stance)
    return figure, player.extras(arguments.frame)


def _read(file: str, wanted: type[Moving], kind: str) -> Moving | None:
    """What the file holds if that is what is wanted."""
    content = load_any(file, {})
    if content is None or isinstance(content, wanted):
        return content
    fault(f"{file}: a {content.format.upper()} file; {kind} expected")
    return None


def _take(pose: Pose, model: Model, stance: Stance) -> list[str]:
    """Let the stance be as the pose has it; the names that the model lacks."""
    bound = bind_pose(pose, model)
    bones, morphs = np.flatnonzero(bound.bones != NONE), np.flatnonzero(bound.morphs != NONE)
    stance.offsets[bones] = pose.offsets[bound.bones[bones]]
    stance.rotations[bones] = unit(pose.rotations)[bound.bones[bones]]
    stance.weights[morphs] = pose.weights[bound.morphs[morphs]]
    return [*unbound(pose.bones, bound.bones), *unbound(pose.morphs, bound.morphs)]


def _follow(arguments: argparse.Namespace, model: Model, stance: Stance) -> bool:
    """Let the stance be as the options say that name single things; whether the model has them all."""
    bones = _found("bone", arguments.bone, model.bones.records)
    morphs = _found("morph", arguments.morph, model.morphs.records)
    for rows, values in bones:
        stance.offsets[rows] = values[:3]
        stance.rotations[rows] = unit(np.array([values[3:]], np.float32))
    for rows, (weight,) in morphs:
        stance.weights[rows] = weight
    if arguments.no_ik:
        stance.ik[:] = False
    return all(rows for rows, _ in (*bones, *morphs))


def _found(what: str, told: Iterable[Named], records: Sequence[Bone | Morph]) -> list[tuple[list[int], list[float]]]:
    """Each value with all rows of its name: none of them where the model lacks it, which is said."""
    found = []
    for name, values in told:
        rows = [row for row, record in enumerate(records) if record.name == name]
        if not rows:
            fault(f"the model has no {what} {name!r}{_near(name, {record.name for record in records})}")
        found.append((rows, values))
    return found


def _near(name: str, names: Iterable[str]) -> str:
    near = get_close_matches(name, sorted(names), cutoff=0.5)
    return f"; near are {', '.join(map(repr, near))}" if near else ""


def _list(names: Sequence[str]) -> str:
    more = [f"and {len(names) - SHOWN} more"] if len(names) > SHOWN else []
    return ", ".join([*names[:SHOWN], *more])
