"""What stands in the window as it is in every language, beside the words of `marking.SAME`, and why it stays."""

from __future__ import annotations

from collections.abc import Iterator

from editor import __version__
from editor.formats.csv.kinds import INFO, NESTED, TOP
from editor.model.frames import ENGLISH
from editor.operations.bones.humanoid.naming_schemes import STANDARD_BONES
from editor.operations.choices import TranslatedBy, TranslatedTo
from editor.operations.model.primitives import NAMES
from editor.operations.names.names_dictionary import translated_name
from editor.operations.rows.rows import NEW_NAMES
from editor.operations.textures.sort_textures import SortTextures
from editor.ui.dialogs.semi_standard_form import PURPOSES
from editor.ui.viewport.gl_format import renderer_name


def names_in_models() -> Iterator[str]:
    """English names that are given to new rows: a model has a Japanese and an English name, whoever made it.

    And the folders that textures are sorted into, which other programs have, too.
    """
    yield from ("center", *(f"名{row} {part}" for row in range(2) for part in ("control", "parent")))
    yield from ENGLISH.values()
    for pairs in (NAMES, NEW_NAMES):
        yield from (english for _, english in pairs.values())
    yield from (english for _, english, _ in PURPOSES.values())
    to_english = TranslatedTo.EN, TranslatedBy.WHOLE
    yield from filter(None, (translated_name(name, "bones", *to_english) for name in STANDARD_BONES))
    folders = SortTextures()
    yield from (folders.textures, folders.spheres, folders.toons)


def names_in_files() -> Iterator[str]:
    """The columns and the tags of lines in CSV files, as PMXEditor calls them."""
    for kind in (INFO, *TOP, *NESTED):
        yield kind.tag
        yield from (kind.column_label(column) for column in kind.columns)


def names_of_versions() -> tuple[str, str]:
    """What the program and the graphics driver call themselves."""
    return __version__, renderer_name()
