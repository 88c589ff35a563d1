"""Small models for the tests of the downgrade, and what it tells of them."""

from __future__ import annotations

from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.structure import Pmd
from editor.model.bones import Bone, BoneFlags
from editor.model.model import Model

PLAIN = BoneFlags.TAIL_IS_BONE | BoneFlags.ROTATABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE


def model_of(**tables) -> Model:
    model = Model()
    for name, records in tables.items():
        model.tables[name].records[:] = records
    return model


def bone(name: str = "b", flags: BoneFlags = PLAIN, **more) -> Bone:
    return Bone(name, flags=flags, **more)


def down(model: Model) -> tuple[Pmd, list[tuple[str, int, str]]]:
    """The PMD, and (table, row, field) of what is lost."""
    pmd, losses = downgraded(model)
    assert all(loss.text for loss in losses)
    return pmd, [(loss.table, loss.row, loss.field) for loss in losses]


def down_bones(*bones: Bone, **tables) -> tuple[Pmd, list[tuple[int, str]]]:
    """The PMD, and (row, field) of what is lost of bones."""
    pmd, lost = down(model_of(bones=bones, **tables))
    assert all(table == "bones" for table, _, _ in lost)
    return pmd, [(row, field) for _, row, field in lost]
