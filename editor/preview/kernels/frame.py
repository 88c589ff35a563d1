"""A frame: the entrances to the kernels, the only ones that are called from outside of them."""

from __future__ import annotations

from editor.preview.kernels.bones import evaluate, fold_back, place_bone
from editor.preview.kernels.ik import solve
from editor.preview.kernels.layout import APPENDS, CHAIN, IS_DONE, IS_DRIVEN, PARENT, PER_BONE, SOURCE, Reals, Whole


def run(
    order: Whole,
    bones: Whole,
    state: Reals,
    chains: Whole,
    links: Whole,
    limits: Reals,
    rows: Whole,
    first: int,
    last: int,
) -> None:
    """Give the bones from `first` to before `last`, indices in the order, their turn; IK comes right after its bone."""
    for number in range(first, last):
        bone = order[number]
        evaluate(bones, state, bone)
        bones[PER_BONE * bone + IS_DONE] = 1
        chain = bones[PER_BONE * bone + CHAIN]
        if chain >= 0:
            solve(bones, state, chains, links, limits, rows, chain)


def follow(order: Whole, bones: Whole, state: Reals, is_moved: Whole, last: int) -> None:
    """Place anew what hangs from moved bones, among those before `last` in the order; it counts as moved as well."""
    for number in range(last):
        bone = order[number]
        parent = bones[PER_BONE * bone + PARENT]
        if parent >= 0 and is_moved[parent] and not is_moved[bone]:
            is_moved[bone] = 1
            place_bone(bones, state, bone)


def append_again(order: Whole, bones: Whole, state: Reals, is_moved: Whole, last: int) -> None:
    """Do what `follow` does, and let bones append again from moved ones; these pass on what physics does to them.

    That is what MMD seems to do (mmd-semantics §2.11).
    """
    for bone in order:  # who appends may come before its source
        if bones[PER_BONE * bone + IS_DRIVEN]:
            fold_back(bones, state, bone)
    for number in range(last):
        bone = order[number]
        row = PER_BONE * bone
        if bones[row + IS_DRIVEN]:
            fold_back(bones, state, bone)  # what is above may have moved by now
        elif bones[row + APPENDS] and is_moved[bones[row + SOURCE]]:
            is_moved[bone] = 1
            evaluate(bones, state, bone)
        elif bones[row + PARENT] >= 0 and is_moved[bones[row + PARENT]]:
            is_moved[bone] = 1
            place_bone(bones, state, bone)
