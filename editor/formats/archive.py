"""Opens a ZIP archive with models in it: names in cp932, nothing outside one folder, sizes within bounds.

Whatever a hostile archive might do to a careless program is refused before anything is written.
"""

from __future__ import annotations

import errno
import stat
import zipfile
import zlib
from collections.abc import Collection, Iterable
from contextlib import suppress
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import BinaryIO, Self

from editor.formats.content import FormatError, is_harmless
from editor.formats.progress import NoProgress, Progress
from editor.formats.text_decoding import decoded
from editor.messages import TranslatableText

EXTENSIONS = (".zip",)
SIGNATURES = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")

# What opens as the model of an archive, and what only does where there is none of these.
MODELS = (".pmx", ".pmd")
OTHER_MODELS = (".x", ".obj", ".glb", ".gltf", ".vrm")
# What a model may need beside it. Nothing else is unpacked.
COMPANIONS = (
    *(".bmp", ".png", ".jpg", ".jpeg", ".tga", ".dds", ".gif", ".ppm", ".tif", ".tiff", ".webp", ".sph", ".spa"),
    *(".mtl", ".bin"),
)

MOST_ENTRIES = 20_000
MOST_FOLDERS = 64  # one within the other
LARGEST_ENTRY = 1 << 30  # bytes
LARGEST_WHOLE = 4 << 30
# So many times its packed size may an archive be, if it is larger than any honest one that packs so well.
MOST_RATIO = 200
UNSUSPICIOUS = 256 << 20
CHUNK = 1 << 20

UTF_8 = 0x800  # the flag of an entry whose name says so
ENCRYPTED = 0x1


class Archive:
    """An open archive. `names` are the paths of its files, with forward slashes; `models` those that are models.

    FormatError for an archive that is damaged, protected, too large, or has entries that would lead out of a folder.
    """

    def __init__(self, file: Path | BinaryIO) -> None:
        try:
            self._zip = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, NotImplementedError, ValueError, EOFError) as error:
            raise FormatError(TranslatableText("a damaged ZIP archive")) from error
        try:
            self._entries = _checked_files(self._zip)
        except FormatError:
            self._zip.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._zip.close()

    @property
    def names(self) -> list[str]:
        return list(self._entries)

    @property
    def models(self) -> list[str]:
        """The models, in the order of the archive: PMX and PMD; only if there is none of them, other kinds.

        Hidden ones are none, such as what macOS leaves beside each file: `__MACOSX/._model.pmx`.
        """
        names = [name for name in self._entries if not is_hidden(PurePosixPath(name).parts)]
        return _of_kind(names, MODELS) or _of_kind(names, OTHER_MODELS)

    def extract(self, folder: Path, model: str | None = None, progress: Progress | None = None) -> None:
        """Write what models need, and `model` or else all of them, into a folder that is empty."""
        wanted = [name for name in self._entries if name == model or _suffix(name) in COMPANIONS]
        if model is None:
            wanted += _of_kind(self._entries, (*MODELS, *OTHER_MODELS))
        for number, name in enumerate(dict.fromkeys(wanted)):
            (progress or NoProgress()).report(number / len(wanted), name)
            self._write(name, folder)

    def _write(self, name: str, folder: Path) -> None:
        target = folder.joinpath(*PurePosixPath(name).parts)
        entry = self._entries[name]
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with self._zip.open(entry) as packed, open(target, "wb") as file:
                written = 0
                while chunk := packed.read(CHUNK):
                    written += len(chunk)
                    if written > entry.file_size:
                        raise FormatError(TranslatableText("{} is larger than the archive says", name))
                    file.write(chunk)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
            raise FormatError(
                TranslatableText("{} in the archive is damaged, or packed in an unknown way", name)
            ) from error
        except (FileExistsError, NotADirectoryError, IsADirectoryError) as error:
            raise FormatError(TranslatableText("{} is both a file and a folder in the archive", name)) from error
        except OSError as error:
            if error.errno != errno.ENAMETOOLONG:
                raise
            raise FormatError(TranslatableText("the archive has a file whose name is too long: {}", name)) from error


def is_hidden(parts: Iterable[str]) -> bool:
    """Tell of a path by its parts whether a file manager hides it."""
    return any(part.startswith(".") for part in parts)


def open_archive(path: str | Path) -> Archive:
    """The archive at a path, to be used as a context. FormatError as `Archive`; OSError when it cannot be read."""
    return Archive(Path(path))


def single_model(archive: Archive) -> str:
    """The one model of the archive. FormatError where there is none, or where there are several, which it names."""
    models = archive.models
    if len(models) == 1:
        return models[0]
    if not models:
        raise FormatError(TranslatableText("there is no model in the archive"))
    raise FormatError(TranslatableText("there are {} models in the archive: {}", len(models), ", ".join(models)))


def _of_kind(names: Collection[str], suffixes: tuple[str, ...]) -> list[str]:
    return [name for name in names if _suffix(name) in suffixes]


def _suffix(name: str) -> str:
    return PurePosixPath(name).suffix.lower()


# -- what is refused --------------------------------------------------------------------------------------------------


def _checked_files(archive: zipfile.ZipFile) -> dict[str, zipfile.ZipInfo]:
    """The files by name, once it is sure that they may be unpacked."""
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        raise FormatError(
            TranslatableText("{:,} files in the archive; at most {:,} are unpacked", len(entries), MOST_ENTRIES)
        )
    found: dict[str, zipfile.ZipInfo] = {}
    for entry in entries:
        name = _entry_path(entry)
        _check_entry(name, entry)
        if not 0 <= entry.header_offset < archive.start_dir:
            raise FormatError(TranslatableText("a damaged ZIP archive: {} lies outside of it", name))
        if not name.endswith("/"):
            found[name] = entry
    # Entries that overlap claim more packed bytes than there are before the directory.
    _check_sizes(list(found.values()), archive.start_dir)
    return found


def _entry_path(entry: zipfile.ZipInfo) -> str:
    """The path of an entry. Old archives from Japan have names in cp932, and some separate folders by backslashes."""
    name = entry.orig_filename
    if not entry.flag_bits & UTF_8:
        # zipfile takes such names for cp437, in which every byte is a character.
        with suppress(UnicodeEncodeError):
            name = decoded(name.encode("cp437"))
    parts = name.replace("\\", "/").split("/")
    return "/".join(part for part in parts if part != ".")


def _check_entry(name: str, entry: zipfile.ZipInfo) -> None:
    parts = name.removesuffix("/").split("/")
    if len(parts) > MOST_FOLDERS or not all(map(is_harmless, parts)):
        raise FormatError(TranslatableText("the archive has an entry that may not be unpacked: {!r}", name))
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise FormatError(TranslatableText("the archive has a link, which may not be unpacked: {!r}", name))
    if entry.flag_bits & ENCRYPTED:
        raise FormatError(TranslatableText("the archive is protected by a password"))
    if entry.file_size > LARGEST_ENTRY:
        raise FormatError(
            TranslatableText("{} would be {:,} bytes; at most {:,} are unpacked", name, entry.file_size, LARGEST_ENTRY)
        )


def _check_sizes(entries: list[zipfile.ZipInfo], most: int) -> None:
    whole = sum(entry.file_size for entry in entries)
    packed = min(most, sum(entry.compress_size for entry in entries))
    if whole > LARGEST_WHOLE:
        raise FormatError(
            TranslatableText("the archive would be {:,} bytes; at most {:,} are unpacked", whole, LARGEST_WHOLE)
        )
    if whole > UNSUSPICIOUS and whole > MOST_RATIO * packed:
        raise FormatError(
            TranslatableText("the archive of {:,} bytes would unpack to {:,} bytes, which is suspicious", packed, whole)
        )
