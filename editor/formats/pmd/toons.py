"""The toon table of a PMD: ten names, the shared toons unless a model brings its own (トゥーンテクスチャリスト)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from editor.formats.pmd.fixed_width_texts import column_of, encoded, text_of, texts_of
from editor.formats.pmd.losses import Losses
from editor.formats.pmd.structure import NO_TOON, TOON_NAME, TOONS
from editor.math3d.arrays import AnyArray
from editor.model.fields import NONE
from editor.model.materials import SharedToon, ToonKind
from editor.model.model import Model
from editor.model.translatable_text import TranslatableText

SHARED = [toon.label for toon in SharedToon]


@dataclass(frozen=True, slots=True)
class Toon:
    """A toon that all models share, or one of the model's own; neither is none."""

    shared: SharedToon | None = None
    path: str = ""


def shared_toons() -> AnyArray:
    """The table of a file that does not say otherwise."""
    return column_of([name.encode() for name in SHARED], TOON_NAME)


def toons_of(table: AnyArray | None) -> list[Toon]:
    """The toons by their number."""
    return [_toon(name) for name in (SHARED if table is None else texts_of(table))]


def _toon(name: str) -> Toon:
    shared = name.lower() in SHARED
    return Toon(SharedToon(SHARED.index(name.lower()))) if shared else Toon(path=name)


def toon_of(toons: Sequence[Toon], number: int) -> Toon:
    """The toon of a material: none (255) for every number that is not in the table."""
    return toons[number] if number < len(toons) else Toon()


def downgraded_toons(model: Model, table: AnyArray, losses: Losses) -> tuple[AnyArray, list[int]]:
    """The toon table, and for each material its number in it.

    What the model brings is put in the place of names of `table` that no material wants.
    """
    wanted = [_name(model, row, losses) for row in range(len(model.materials))]
    fields, names = table.tolist(), [name.casefold() for name in texts_of(table)]
    free = [place for place in range(TOONS) if names[place] not in {name.casefold() for name in wanted}]
    numbers = []
    for row, name in enumerate(wanted):
        if name and name.casefold() not in names:
            if not free:
                losses.add(
                    "materials", row, "toon_texture", TranslatableText("left out, because PMD has ten toons at most")
                )
                name = ""
            else:
                place = free.pop(0)
                fields[place], names[place] = encoded(name), name.casefold()
        numbers.append(names.index(name.casefold()) if name else NO_TOON)
    return column_of([field.split(b"\0", 1)[0] for field in fields], TOON_NAME), numbers


def _name(model: Model, row: int, losses: Losses) -> str:
    """The name of a material's toon, "" for none."""
    material = model.materials[row]
    if material.toon_kind == ToonKind.SHARED:
        return material.shared_toon.label if material.shared_toon.known else ""
    path = model.textures[material.toon_texture].path if material.toon_texture != NONE else ""
    data = encoded(path)
    if len(data) <= TOON_NAME and text_of(data) == path:
        return path
    losses.add(
        "materials",
        row,
        "toon_texture",
        TranslatableText("left out: PMD has 100 bytes of cp932 for the path of a toon"),
    )
    return ""
