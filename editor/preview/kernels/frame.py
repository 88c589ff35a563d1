"""A frame: the entrances to the kernels, the only ones that are called from outside of them."""

from __future__ import annotations

from editor.preview.kernels.bones import evaluate, put
from editor.preview.kernels.chains import solve
from editor.preview.kernels.records import BoneRecords, ChainRecords, PoseRecords, Whole


def run(bones: BoneRecords, chains: ChainRecords, pose: PoseRecords, first: int, last: int) -> None:
    """Give the bones from `first` to before `last`, places in the order, their turn; IK comes right after its bone."""
    for number in range(first, last):
        bone = bones.order[number]
        evaluate(bones, pose, bone)
        pose.is_done[bone] = 1
        chain = bones.chain[bone]
        if chain >= 0 and pose.works[chain]:
            solve(bones, chains, pose, chain)


def follow(bones: BoneRecords, pose: PoseRecords, is_moved: Whole, last: int) -> None:
    """Place anew what hangs from moved bones, among those before `last` in the order; it counts as moved as well."""
    for number in range(last):
        bone = bones.order[number]
        parent = bones.parent[bone]
        if parent >= 0 and is_moved[parent] and not is_moved[bone]:
            is_moved[bone] = 1
            put(bones, pose, bone)
