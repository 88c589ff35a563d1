"""Makes IK bones for chains of bones, with knees that bend the right way (mmd-semantics §7.3, §8.1)."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from typing import Any

import numpy as np

from editor.messages import TranslatableText
from editor.model import cp932
from editor.model.bone_tree import ancestors, with_ancestors
from editor.model.bones import KNEE_LOWER, KNEE_UPPER, Bone, BoneFlags, IkLink, is_knee, parent_fault, tail_vector
from editor.model.columns import Records
from editor.model.deform_order import deform_key, has_solvable_ik, order_faults
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, integer, number, replaced
from editor.operations.bones.bone_rows import vec3
from editor.operations.choices import Knee
from editor.operations.frames.frame_entries import enter_bones
from editor.operations.names.naming import give_fresh_names
from editor.operations.operation import NEEDS_ROWS, NoParameters, OperationContext, Result, operation
from editor.operations.queries.faults import MOST_LOOPS, VMD_BYTES, has_reversed_limits

ABILITIES = BoneFlags.IK | BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
MASTER = "全ての親"
ANKLE = re.compile("足首")
ANKLE_EN = re.compile("ankle|foot", re.IGNORECASE)
# What tells the last bone of a chain from the others; toes (つま先) are no tips.
END_OF_CHAIN = re.compile("((?<!つま)(?<!爪)先|[_0-9０-９])+$")
SIDE_EN = re.compile(r"(?P<stem>.*?)(?P<side>[ ._][LRlr])?")
BACKWARDS = math.radians(15)  # a knee that is bent so far to the back at rest is that of an animal


@dataclass(frozen=True, slots=True)
class MakeIk:
    links: int = integer(
        "Links",
        2,
        minimum=1,
        maximum=100,
        help="If one bone is selected: how many bones above it IK turns. If a chain is selected, IK turns the chain.",
    )
    loops: int = integer(
        "Loops", 40, minimum=0, maximum=255, help="How often IK goes through the chain at most (Loop)."
    )
    angle: float = number(
        "Unit angle",
        math.radians(114.59),
        angle=True,
        minimum=0.0,
        maximum=2 * math.pi,
        help="How far a link turns at most in one loop (単位角).",
    )
    knee: Knee = choice("Knees", Knee, help="Which links bend like knees, about one axis and in one direction only.")


@operation(
    "bones.make-ik",
    "Make IK",
    "Makes an IK bone whose target is the last bone of the selected chain. If one bone is selected, the bones"
    " above it are the chain. Knees get angle limits, so that they bend the right way.",
    tables=("bones",),
    parameters=MakeIk,
    needs=NEEDS_ROWS,
    menu="bone.make",
    menu_order=320,
)
def make_ik(edit: Edit, context: OperationContext, parameters: MakeIk) -> Result:
    """Insert an IK bone for each chain that ends at a selected bone, after all that they have to deform after."""
    bones = edit.model.bones
    led_by = {bone.ik_target: row for row, bone in enumerate(bones) if has_solvable_ik(bone)}
    chains = _chains(bones.records, context.of("bones").tolist(), parameters.links)
    for end in (chain[0] for chain in chains if chain[0] in led_by):
        name = bones[led_by[end]].name
        raise ValueError(TranslatableText("{} is the target of an IK already: {}", bones[end].name, name))
    parents = [_parent(bones.records, chain, led_by) for chain in chains]
    new = [_ik_bone(bones.records, *pair, parameters) for pair in zip(chains, parents, strict=True)]
    row = 1 + max(max(bone.parent, *chain) for bone, chain in zip(new, chains, strict=True))
    beside = max(led_by.values(), default=chains[0][0])
    edit.insert(bones, row, new)  # what they refer to stands before them, and keeps its number
    new_rows = range(row, row + len(new))
    give_fresh_names(edit, bones, new_rows)
    enter_bones(edit, new_rows, beside + len(new) if beside >= row else beside)
    links = {link.bone for ik in new_rows for link in bones[ik].ik_links}
    early = [row for row in order_faults(bones.records) if bones[row].append_parent in links]
    text = TranslatableText(
        "Bones that append from a link may deform too early now: {:,}. Put bones in order.", len(early)
    )
    return Result(TranslatableText("IK bones made: {:,}", len(new)), {"bones": new_rows}, (text,) if early else ())


def _chains(bones: Sequence[Bone], rows: list[int], links: int) -> list[list[int]]:
    """For each end of what is selected the target of an IK and its links, from there upwards. ValueError for forks."""
    selected = set(rows)
    below: dict[int, int] = {}
    for row in rows:
        parent = bones[row].parent
        if parent in selected and below.setdefault(parent, row) != row:
            name = bones[parent].name
            raise ValueError(TranslatableText("{} forks: choose one chain at a time, or only the ends of chains", name))
    ends = [row for row in rows if row not in below]
    if not ends:
        raise ValueError(parent_fault(bones, rows[0]))
    for end in ends:
        if bones[end].parent in (NONE, end):
            raise ValueError(TranslatableText("{} hangs from no bone that an IK could turn", bones[end].name))
    return [_chain(bones, end, selected, links) for end in ends]


def _chain(bones: Sequence[Bone], end: int, selected: set[int], links: int) -> list[int]:
    """A bone, and the selected ones above it, or so many of any."""
    is_whole = bones[end].parent in selected
    if not is_whole:
        return list(islice(with_ancestors(bones, end), links + 1))
    return [end, *takewhile(selected.__contains__, ancestors(bones, end))]


def _ik_bone(bones: Sequence[Bone], chain: list[int], parent: int, parameters: MakeIk) -> Bone:
    target = bones[chain[0]]
    late, level, _ = max(deform_key(bones, row) for row in (*chain, *([parent] if parent != NONE else [])))
    name, name_en = _names(target)
    return Bone(
        name=name,
        name_en=name_en,
        position=target.position,
        parent=parent,
        level=level,
        flags=ABILITIES | (BoneFlags.AFTER_PHYSICS if late else BoneFlags(0)),
        tail_offset=vec3(tail_vector(bones, chain[0])),
        ik_target=chain[0],
        ik_loops=parameters.loops,
        ik_angle=parameters.angle,
        ik_links=tuple(_link(bones, chain, index, parameters.knee) for index in range(1, len(chain))),
    )


def _parent(bones: Sequence[Bone], chain: list[int], led_by: Mapping[int, int]) -> int:
    """Return the parent of an IK: the IK leading its chain, for legs 足IK親 or 全ての親, else that of the chain."""
    top = chain[-1]
    if top in led_by:
        return led_by[top]
    if not any(is_knee(bones[link]) for link in chain[1:]):
        return bones[top].parent if bones[top].parent not in chain else NONE
    names = (ANKLE.sub("足IK親", bones[chain[0]].name), MASTER)
    found = {bone.name: row for row, bone in enumerate(bones) if bone.name in names and row not in chain}
    return next((found[name] for name in names if name in found), NONE)


def _names(target: Bone) -> tuple[str, str]:
    """左足首 becomes 左足ＩＫ, and 左髪３ becomes 左髪ＩＫ; a name that a motion could not hold gets the narrow IK."""
    stem = ANKLE.sub("足", target.name) if ANKLE.search(target.name) else END_OF_CHAIN.sub("", target.name)
    name = f"{stem or target.name}ＩＫ"
    if len(cp932.encode(name)) > VMD_BYTES:
        name = f"{stem or target.name}IK"
    found = SIDE_EN.fullmatch(target.name_en)
    if not target.name_en or found is None:
        return name, ""
    stem_en = "leg" if ANKLE_EN.fullmatch(found["stem"]) else END_OF_CHAIN.sub("", found["stem"]).strip()
    return name, f"{stem_en or found['stem']} IK{found['side'] or ''}"


def _link(bones: Sequence[Bone], chain: list[int], index: int, knee: Knee) -> IkLink:
    """The link at an index of the chain, limited where it is a knee."""
    bone = bones[chain[index]]
    is_upper = index == len(chain) - 1
    bends_one_way = not is_upper if knee is Knee.ON else knee is Knee.AUTO and is_knee(bone)
    if not bends_one_way:
        return IkLink(chain[index])
    above = bones[bone.parent] if bone.parent != NONE else bone
    if knee_angle(above, bone, bones[chain[index - 1]]) > BACKWARDS:
        return IkLink(chain[index], True, *((-limit[0], 0.0, 0.0) for limit in (KNEE_UPPER, KNEE_LOWER)))
    return IkLink(chain[index], True, KNEE_LOWER, KNEE_UPPER)


def knee_angle(above: Bone, knee: Bone, below: Bone) -> float:
    """Return the angle of a knee about the x axis at rest, in radians; less than 0 for one bent as people's are."""
    _, upper_y, upper_z = np.subtract(knee.position, above.position)
    _, lower_y, lower_z = np.subtract(below.position, knee.position)
    return math.atan2(upper_y * lower_z - upper_z * lower_y, upper_y * lower_y + upper_z * lower_z)


@operation(
    "bones.clean-ik",
    "Clean IK",
    "Removes IK links that have no effect: without a bone, the target, or the IK bone itself. Swapped limits are"
    " corrected, and loops are limited to 255.",
    tables=("bones",),
    needs=NEEDS_ROWS,
    previews=False,
)
def clean_ik(edit: Edit, context: OperationContext, parameters: NoParameters) -> Result:
    """Rid IK of what MMD cannot do: links that are none, limits the wrong way round, too many loops."""
    bones = edit.model.bones
    found = {row: replaced(bones[row], _clean_ik_values(bones[row], row)) for row in context.of("bones").tolist()}
    new = {row: bone for row, bone in found.items() if bone != bones[row]}
    edit.put(bones, list(new), Records(Bone, list(new.values())))
    return Result(TranslatableText("IK bones cleaned: {:,}", len(new)), {"bones": np.array(list(new), np.intp)})


def _clean_ik_values(bone: Bone, row: int) -> dict[str, Any]:
    """The values of an IK bone in a row that are as MMD takes them."""
    if not bone.flags & BoneFlags.IK:
        return {}
    links = [link for link in bone.ik_links if link.bone not in (NONE, row, bone.ik_target)]
    return {"ik_links": tuple(map(with_ordered_limits, links)), "ik_loops": min(bone.ik_loops, MOST_LOOPS)}


def with_ordered_limits(link: IkLink) -> IkLink:
    """The link with each lower limit below the upper one."""
    if not has_reversed_limits(link):
        return link
    pairs = [sorted(pair) for pair in zip(link.lower, link.upper, strict=True)]
    lower, upper = zip(*pairs, strict=True)
    return replace(link, lower=lower, upper=upper)
