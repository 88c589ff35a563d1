"""Lists models with their names, the textures that are missing and the errors that the checks find: FILE|FOLDER….

With - as a file, paths are read from standard input, a line each, and each is answered before the next one is read.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from PIL import Image

from editor import __version__
from editor.cli.session import DONE, FAILED, Entry, add_json, load, print_json
from editor.formats import Content
from editor.formats.atomic_write import temporary_beside
from editor.formats.content import stamp_of
from editor.formats.file_access import replace
from editor.formats.model_files import models_at
from editor.math3d.arrays import UInt8Array
from editor.messages import Level
from editor.model.model import Model
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check, CheckSubject
from editor.operations.checks.fixing import count_of
from editor.render.bounds import bounds
from editor.render.camera import Camera, Size
from editor.render.graphics import RenderError
from editor.render.offscreen.offscreen import decoded_image, drawing_module, offscreen_context
from editor.render.options import ViewOptions
from editor.render.textures.texture_files import missing_in
from editor.texture_paths import TexturePlaces

LARGEST_TEXTURE = 512  # pixels of the longer side: more are not seen in a small picture
MOST_IMAGES = 64  # of one character there are often many models, each with the same textures in its folder
BACKGROUND = (0.76, 0.78, 0.81, 1.0)  # against which white and black models are seen
FROM = (8.0, 25.0, 0.0)  # degrees: a little from above and from the side, where shapes are seen best
SAMPLES = 4


class ThumbnailRenderer:
    """Draws in the context that is current; what it has decoded last it keeps, in small."""

    def __init__(self) -> None:
        self._images: dict[bytes, UInt8Array | None] = {}  # by what their files hold

    @classmethod
    @contextmanager
    def in_own_context(cls) -> Iterator[ThumbnailRenderer]:
        """A renderer with an OpenGL context of its own. RenderError when this machine gives none."""
        with offscreen_context():
            yield cls()

    def picture(self, model: Model, folder: Path | None, size: Size) -> UInt8Array | None:
        """(height, width, 4) the whole model; None where there is nothing to be seen."""
        scenes: Any = drawing_module("scene")
        pictures: Any = drawing_module("offscreen.pictures")
        box = bounds(model) if len(model.faces) else None
        if box is None:
            return None
        scene = scenes.Scene(model, folder)
        try:
            for file in scene.wanted_images():
                scene.provide_image(file, self._image(file))
            camera = Camera(rotation=FROM).framed(*box, size)
            pixels: UInt8Array = pictures.draw_image(scene, camera, ViewOptions(background=BACKGROUND), size, SAMPLES)
        finally:
            scene.release()
        return pixels

    def _image(self, file: Path) -> UInt8Array | None:
        try:
            key = hashlib.blake2b(file.read_bytes()).digest()
        except OSError:
            return None
        if key not in self._images:
            if len(self._images) == MOST_IMAGES:
                del self._images[next(iter(self._images))]
            self._images[key] = decoded_image(file, LARGEST_TEXTURE)
        return self._images[key]


NICE = 5  # of a process that works beside the window: the window comes first
SIZE = (256, 256)  # pixels of a thumbnail
FORM = f"{__version__} 2"  # of what is kept: by another form of it, or another program, it is found out anew
CHUNK = 1 << 20

Stamps = dict[str, list[int] | None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE|FOLDER", help="a model, a folder with models in it, or -")
    parser.add_argument(
        "--thumbnails", metavar="FOLDER", help="draw a picture of each into FOLDER, where all that is found is kept"
    )
    parser.add_argument("--json-lines", action="store_true", help="print a JSON object a line, as soon as it is there")
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    folder = Path(arguments.thumbnails) if arguments.thumbnails else None
    has_failed = False
    with closing(ModelSummaries(folder)) as summaries:

        def entries() -> Iterator[Entry]:
            nonlocal has_failed
            for path in _paths(arguments.files):
                entry = summaries.of_file(path)
                has_failed = has_failed or "error" in entry
                yield entry

        if arguments.json:
            print_json(entries())
        else:
            for entry in entries():
                _print(entry, arguments.json_lines)
    return FAILED if has_failed else DONE


def _paths(files: list[str]) -> Iterator[Path]:
    for file in files:
        if file != "-":
            yield from models_at(Path(file))
            continue
        if hasattr(os, "nice"):
            os.nice(NICE)
        while line := sys.stdin.buffer.readline():
            yield Path(os.fsdecode(line.rstrip(b"\r\n")))


def _print(entry: Entry, as_json: bool) -> None:
    if as_json:
        print(json.dumps(entry), flush=True)  # ASCII, for programs that read bytes
    elif "error" not in entry:
        print(line_of(entry))


class ModelSummaries:
    """Sums models up, one after the other; holds an OpenGL context from the first thumbnail on, and is to be closed.

    `folder`: where thumbnails and what else is found out are kept; None: nowhere, and there are no thumbnails.
    What was found out of a file is kept as a JSON file and a PNG, named after what the file holds, so that a file that
    was copied or moved is known again. It is found out anew where the textures are others.
    """

    def __init__(self, folder: Path | None, checks: Iterable[Check] = CHECKS.values()) -> None:
        self._folder = folder
        self._errors = [check for check in checks if check.level is Level.ERROR]
        self._lock = ExitStack()
        self._thumbnails: ThumbnailRenderer | None = None
        self._cannot_draw = folder is None

    def close(self) -> None:
        self._lock.close()

    def of_file(self, path: Path) -> Entry:
        """Return the summary of a model; "thumbnail" is a file. "error" alone where it cannot be read."""
        entry: Entry = {"file": str(path)}
        try:
            key = _content_key(path)
        except OSError as error:
            return {**entry, "error": error.strerror or str(error)}
        kept = self._cached_entry(key, path)
        if kept is None:
            content = load(str(path), entry)
            if content is None:
                return entry
            kept = self._new_entry(content, key)
        if self._picture(key) is not None:
            entry["thumbnail"] = str(self._picture(key))
        return {**entry, **{name: value for name, value in kept.items() if name not in ("form", "textures")}}

    # -- what is kept ----------------------------------------------------------------------------------------------

    def _cached_entry(self, key: str, path: Path) -> Entry | None:
        if self._folder is None:
            return None
        try:
            kept = json.loads((self._folder / f"{key}.json").read_text(encoding="utf-8"))
            is_same = kept["form"] == FORM and kept["textures"] == _stamps(kept["textures"], path.parent)
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return kept if is_same and (self._picture(key) or not kept["has_thumbnail"]) else None

    def _keep(self, key: str, found: Entry) -> None:
        if self._folder is not None:
            _write(self._folder / f"{key}.json", json.dumps(found).encode())

    def _picture(self, key: str) -> Path | None:
        file = self._folder / f"{key}.png" if self._folder is not None else None
        return file if file is not None and file.is_file() else None

    # -- finding out -----------------------------------------------------------------------------------------------

    def _new_entry(self, content: Content, key: str) -> Entry:
        model, folder = content.model, content.folder
        subject = CheckSubject(model, folder, content.repairs, content.format == "pmd")
        is_packed = content.extracted is not None
        found = {
            "form": FORM,
            "name": model.info[0].name,
            "name_en": model.info[0].name_en,
            "vertices": len(model.vertices),
            "missing_textures": [path for _, path in missing_in(model, TexturePlaces(folder) if folder else None)],
            "errors": {check.code: count_of(found) for check in self._errors if (found := check.findings(subject))},
            "textures": {} if is_packed else _stamps((texture.path for texture in model.textures), folder),
            "has_thumbnail": self._draw(content, key),
        }
        if not self._cannot_draw:  # or there would be no thumbnail where there could be one
            self._keep(key, found)
        return found

    def _draw(self, content: Content, key: str) -> bool:
        """Keep a thumbnail of the model; whether there is one."""
        try:
            pixels = None if self._cannot_draw else self._renderer().picture(content.model, content.folder, SIZE)
        except RenderError:
            self._cannot_draw = self._thumbnails is None
            return False
        if pixels is None or self._folder is None:
            return False
        picture = io.BytesIO()
        Image.fromarray(pixels).save(picture, "PNG", compress_level=3)
        _write(self._folder / f"{key}.png", picture.getvalue())
        return True

    def _renderer(self) -> ThumbnailRenderer:
        if self._thumbnails is None:
            self._thumbnails = self._lock.enter_context(ThumbnailRenderer.in_own_context())
        return self._thumbnails


def _write(path: Path, data: bytes) -> None:
    """Write a file all at once. Unlike what a user saves, it need not outlast the loss of power."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with temporary_beside(path) as temporary:
        temporary.write_bytes(data)
        replace(temporary, path)


def _content_key(path: Path) -> str:
    """Return a key for the bytes of a file; of a model in an archive, for those of the archive and the place in it."""
    file = next(place for place in (path, *path.parents) if place.exists())
    digest = hashlib.blake2b(str(path.relative_to(file)).encode("utf-8", "surrogatepass"), digest_size=20)
    with open(file, "rb") as stream:
        while chunk := stream.read(CHUNK):
            digest.update(chunk)
    return digest.hexdigest()


def _stamps(paths: Iterable[str], folder: Path | None) -> Stamps:
    """Return time of last change and size of the file that each texture path names; None where there is none."""
    if folder is None:
        return {}
    places = TexturePlaces(folder)
    stamps: Stamps = {}
    for path in paths:
        located = places.locate(path)
        stamp = stamp_of(located.path) if located is not None else None
        stamps[path] = [stamp.changed, stamp.size] if stamp is not None else None
    return stamps


def line_of(entry: dict[str, Any]) -> str:
    """Return the summary of a model as one line of text."""
    names = " / ".join(name for name in (entry["name"], entry["name_en"]) if name)
    faults = [f"{len(entry['missing_textures'])} textures missing"] if entry["missing_textures"] else []
    faults += [f"errors: {', '.join(entry['errors'])}"] if entry["errors"] else []
    return "; ".join([f"{entry['file']}: {names}", f"{entry['vertices']:,} vertices", *faults])
