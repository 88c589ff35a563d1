"""The bones of a model that need keys so that a motion alone moves it as physics did.

These are the bones that physics drives, and those that would be led astray by the keys of those: physics is not
appended, and IK is solved before it (mmd-semantics §2.10, §2.11), but keys come before both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from editor.math3d.arrays import BoolArray
from editor.math3d.ragged import are_among
from editor.model.bone_tree import with_descendants
from editor.model.bones import APPEND, Bone, BoneFlags
from editor.model.fields import NONE
from editor.preview.ik_chains import IkChain
from editor.preview.skeleton import Skeleton


@dataclass(frozen=True, slots=True, eq=False)
class BonesToKey:
    """By bone: `driven` by physics; `keyed`, those and more; `ik_off`: IK that has to be off, as keys do its work.

    `comes_late`: the parent has its turn after the bone, which therefore goes by the parent's rest position.
    """

    driven: BoolArray
    keyed: BoolArray
    ik_off: BoolArray
    comes_late: BoolArray

    @classmethod
    def of(cls, bones: Sequence[Bone], skeleton: Skeleton, driven: BoolArray) -> BonesToKey:
        parents = np.array(skeleton.hierarchy.parents, np.intp)
        late = _come_late(skeleton)
        keyed, ik_off, before = driven.copy(), np.zeros_like(driven), ~driven
        while (keyed != before).any():
            before = keyed.copy()
            moved = with_descendants(keyed, parents)
            keyed |= late & are_among(moved, parents)
            for chain in skeleton.chains:
                if _is_disturbed(chain, bones, keyed, moved):
                    ik_off[chain.goal] = True
                    keyed[list(chain.links)] = True
            for row, bone in enumerate(bones):
                keyed[row] |= _appends_otherwise(bone, row, keyed, moved)
        return cls(driven, keyed, ik_off, late)


def _come_late(skeleton: Skeleton) -> BoolArray:
    """(bones,) whether the parent deforms after the bone."""
    parents, order = np.array(skeleton.hierarchy.parents, np.intp), skeleton.hierarchy.order
    ranks = np.empty(len(order) + 1, np.intp)
    ranks[order], ranks[-1] = np.arange(len(order)), -1
    late: BoolArray = ranks[parents] > ranks[:-1]
    return late


def _is_disturbed(chain: IkChain, bones: Sequence[Bone], keyed: BoolArray, moved: BoolArray) -> bool:
    """Return whether an IK would do something else than with physics."""
    if keyed[list(chain.links)].any():
        return True
    goal = bones[chain.goal]
    # What is solved after physics sees the same as before.
    return not goal.flags & BoneFlags.AFTER_PHYSICS and bool(moved[[chain.goal, goal.ik_target, *chain.links]].any())


def _appends_otherwise(bone: Bone, row: int, keyed: BoolArray, moved: BoolArray) -> bool:
    """Return whether a bone would append something else than with physics."""
    source = bone.append_parent
    if not bone.flags & APPEND or source in (row, NONE):
        return False
    if bone.flags & BoneFlags.LOCAL_APPEND:
        return not bone.flags & BoneFlags.AFTER_PHYSICS and bool(moved[source])
    return bool(keyed[source])
