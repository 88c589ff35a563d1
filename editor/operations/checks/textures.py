"""Checks of textures: their paths, the files that these mean, and rows that nothing uses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path, PureWindowsPath

import numpy as np

from editor.messages import Finding, Level, TranslatableText
from editor.model.fields import NONE
from editor.model.materials import Material, SphereMode, has_shared_toon
from editor.model.model import Model
from editor.operations.checks.check import FILES, Check, CheckSubject, Findings, Fix, findings_of_mask, findings_of_rows
from editor.operations.queries.faults import byte_count, file_of, is_in_shift_jis, shared_names
from editor.operations.queries.selection import unused_rows
from editor.texture_paths import RELOCATED, LocatedFile, TexturePlaces, path_key, seen_from

MMD_TOON = re.compile(r"toon(0|0[1-9]|10)\.bmp", re.IGNORECASE)  # what MMD has itself, for toons
SCREEN = "screen.bmp"  # what MMD puts a picture of its own in the place of (mmd-semantics §1.6)

# How files begin that MMD does not read, and how they are called.
UNREADABLE = {
    "WebP": re.compile(rb"RIFF.{4}WEBP", re.DOTALL),
    "GIF": re.compile(rb"GIF8"),
    "PSD": re.compile(rb"8BPS"),
    "TIFF": re.compile(rb"II\*\0|MM\0\*"),
    "AVIF": re.compile(rb".{4}ftyp(avif|heic|mif1)", re.DOTALL),
    "SVG": re.compile(rb"<svg|<\?xml"),
}
BEGINNING = 16  # bytes
UNREAD_EXTENSIONS = (".webp", ".gif", ".psd", ".tif", ".tiff", ".avif", ".heic", ".svg", ".clip", ".kra", ".exr")
TEXTURE_MISSING = "texture-missing"  # the code of the check
# The fields of materials that name textures, and whether a material draws with that.
DRAWN: dict[str, Callable[[Material], bool]] = {
    "texture": lambda material: True,
    "sphere_texture": lambda material: material.sphere_mode != SphereMode.OFF,
    "toon_texture": lambda material: not has_shared_toon(material),
}
PMD_BYTES = 20  # of the paths of texture and sphere map, with a star between them

TEXTURES = frozenset({"textures"})
USED = TEXTURES | {"materials"}
ON_DISK = USED | {FILES}


def _located_files(subject: CheckSubject) -> Sequence[LocatedFile | None]:
    """The file below the folder of the model that each texture means; none are sought without a folder."""
    if subject.folder is None:
        return []
    locator = TexturePlaces(subject.folder)
    return [locator.locate(texture.path) for texture in subject.model.textures]


def _sought_textures(subject: CheckSubject) -> Iterator[tuple[int, str, LocatedFile | None]]:
    """The rows of textures that a material uses and MMD looks for, with their paths and the files below the folder."""
    used = {field: {getattr(each, field) for each in subject.model.materials} for field in DRAWN}
    for row, found in enumerate(subject.of(_located_files)):
        path = subject.model.textures[row].path
        if path.strip("\0 ") and any(row in rows and not _is_of_mmd(path, field) for field, rows in used.items()):
            yield row, path, found


def _is_of_mmd(path: str, field: str) -> bool:
    """Return whether MMD draws a field of materials with a picture of its own, and looks for no file of that path.

    It takes its toons by their names only where a toon is wanted: a texture or a sphere map that is called toon01.bmp
    is a file beside the model as any other.
    """
    is_toon = field == "toon_texture" and MMD_TOON.fullmatch(path) is not None
    return is_toon or path.casefold() == SCREEN


def texture_missing(subject: CheckSubject) -> Iterator[Finding]:
    for row, path, found in _sought_textures(subject):
        if file_of(path, found) is None:
            yield from findings_of_rows([row], "textures", TranslatableText("There is no file {}", path), "path")


def missing_in_materials(model: Model, missing: Findings) -> Iterator[Finding]:
    """Yield a finding for each material that draws with a missing texture."""
    for finding in missing:
        gone = set(finding.rows.tolist())
        for field, draws in DRAWN.items():
            sought = {row for row in gone if not _is_of_mmd(model.textures[row].path, field)}
            users = [row for row, each in enumerate(model.materials) if getattr(each, field) in sought and draws(each)]
            yield from findings_of_rows(users, "materials", finding.text, field)


def texture_elsewhere(subject: CheckSubject) -> Iterator[Finding]:
    for row, _, found in _sought_textures(subject):
        if found is not None and found.match in RELOCATED and subject.folder is not None:
            text = TranslatableText("The file is {}", seen_from(subject.folder.absolute(), found.path))
            yield from findings_of_rows([row], "textures", text, "path")


def texture_format(subject: CheckSubject) -> Iterator[Finding]:
    for row, path, found in _sought_textures(subject):
        if (file := file_of(path, found)) is not None and (kind := _unreadable_kind(file)):
            yield from findings_of_rows(
                [row], "textures", TranslatableText("It is {}, which MMD does not read", kind), "path"
            )


def _unreadable_kind(file: Path) -> str:
    """Return the kind of a picture file that MMD does not read; "" for any other."""
    try:
        with file.open("rb") as opened:
            beginning = opened.read(BEGINNING)
    except OSError:  # it may not be read
        return ""
    kinds = (kind for kind, begins in UNREADABLE.items() if begins.match(beginning))
    own = file.suffix.lower()
    return next(kinds, own.removeprefix(".").upper() if own in UNREAD_EXTENSIONS else "")


def path_absolute(subject: CheckSubject) -> Iterator[Finding]:
    rows = [row for row, texture in enumerate(subject.model.textures) if PureWindowsPath(texture.path).anchor]
    yield from findings_of_rows(rows, "textures", TranslatableText("The path begins at a drive or a root"), "path")


def path_not_shift_jis(subject: CheckSubject) -> Iterator[Finding]:
    rows = [row for row, texture in enumerate(subject.model.textures) if not is_in_shift_jis(texture.path)]
    yield from findings_of_rows(rows, "textures", TranslatableText("A character of the path is not Shift-JIS"), "path")


def path_empty(subject: CheckSubject) -> Iterator[Finding]:
    rows = [row for row, texture in enumerate(subject.model.textures) if not texture.path.strip("\0 ")]
    yield from findings_of_rows(rows, "textures", TranslatableText("The path is empty"), "path")


def texture_unused(subject: CheckSubject) -> Iterator[Finding]:
    yield from findings_of_mask(
        unused_rows(subject.model, "textures"), "textures", TranslatableText("No material uses it")
    )


def texture_duplicate(subject: CheckSubject) -> Iterator[Finding]:
    paths = [path_key(texture.path) for texture in subject.model.textures]
    for rows in shared_names(paths).values():
        yield from findings_of_rows(
            rows, "textures", TranslatableText("Textures with the same file: {:,}", len(rows)), "path"
        )


def path_too_long_for_pmd(subject: CheckSubject) -> Iterator[Finding]:
    if not subject.is_pmd:
        return
    sizes = np.array([byte_count(texture.path) for texture in subject.model.textures] + [0])  # the last: no texture
    for row, material in enumerate(subject.model.materials):
        size = sizes[material.texture] + sizes[material.sphere_texture] + (material.sphere_texture != NONE)
        if size > PMD_BYTES:
            text = TranslatableText("The paths of its texture and sphere map have more than {} bytes", PMD_BYTES)
            yield from findings_of_rows([row], "materials", text, "texture")


RELATIVE = {"unused": "no", "duplicates": "no", "paths": "relative"}
CHECKS = (
    Check(
        TEXTURE_MISSING,
        "textures",
        Level.WARNING,
        "Missing files",
        "MMD draws the material without it. Put the file where the path says, or choose another.",
        texture_missing,
        ON_DISK,
        "Where the file is cannot be guessed.",
    ),
    Check(
        "texture-elsewhere",
        "textures",
        Level.WARNING,
        "Files that are not where the path says",
        "A file of that name is in another folder, or its name was garbled when it was unpacked. Katachi finds it,"
        " but MMD does not. Move the file, or correct its path.",
        texture_elsewhere,
        ON_DISK,
        Fix("textures.clean", RELATIVE, is_safe=False),
    ),
    Check(
        "texture-format",
        "textures",
        Level.WARNING,
        "Pictures that MMD cannot read",
        "MMD reads PNG, JPEG, BMP, TGA and DDS; a picture of another kind is not drawn, even if its name says png."
        " Save it as PNG, and choose that.",
        texture_format,
        ON_DISK,
        "Save the picture as PNG with another program.",
    ),
    Check(
        "texture-path-absolute",
        "textures",
        Level.WARNING,
        "Paths that begin at a drive",
        "On any other computer, and in any other folder, the file is not found. Put it beside the model, and make the"
        " path relative to the model; the fix does so if it finds the file.",
        path_absolute,
        TEXTURES,
        Fix("textures.clean", RELATIVE, is_safe=False),
    ),
    Check(
        "texture-path-not-shift-jis",
        "textures",
        Level.WARNING,
        "Paths that are not in Shift-JIS",
        "MMD's own files, and those of MME, store paths in Shift-JIS: with a character outside of it, the texture or"
        " its effect is lost. Rename the file, and correct the path.",
        path_not_shift_jis,
        TEXTURES,
        "The file has to be renamed, too.",
    ),
    Check(
        "texture-path-empty",
        "textures",
        Level.INFO,
        "Textures without a path",
        "They have no path to a file. Write the path, or delete them: materials that use them have no texture then,"
        " as now.",
        path_empty,
        TEXTURES,
        Fix("rows.delete"),
    ),
    Check(
        "texture-unused",
        "textures",
        Level.INFO,
        "Textures that nothing uses",
        "No material uses them, so that MMD never shows them, but the model seems to need their files. Delete them.",
        texture_unused,
        USED,
        Fix("textures.clean", {"unused": "yes", "duplicates": "no"}),
    ),
    Check(
        "texture-duplicate",
        "textures",
        Level.INFO,
        "Textures that are there twice",
        "Several rows refer to the same file; a change of one is easily forgotten in the others. Merge them; the fix"
        " also merges rows whose files are identical.",
        texture_duplicate,
        TEXTURES,
        Fix("textures.clean", {"unused": "no", "duplicates": "yes"}, is_safe=False),
    ),
    Check(
        "pmd-texture-path-too-long",
        "textures",
        Level.WARNING,
        "Paths too long for a PMD",
        "A PMD has 20 bytes for the paths of texture and sphere map together: the rest is cut off when it is saved, and"
        " the files are not found. Give the files short names, without folders, or save as PMX.",
        path_too_long_for_pmd,
        USED,
        "The files have to be renamed, too.",
    ),
)
