"""Makes the intact files that fuzzing begins with: random contents in every format that is written, others by hand."""

from __future__ import annotations

import io
import random
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import hypothesis

from editor import formats
from editor.formats import READERS, WRITERS, Content, FormatError, archive, motions
from editor.formats.pmx.header import PmxExtra
from editor.formats.vmd.content import MotionContent
from editor.motion.motion import Motion
from tests.formats.fuzz_by_hand import by_hand, picture
from tests.formats.making import full_model
from tests.model.random_models import random_model
from tests.motion import random_motions

EXTENSIONS = tuple(sorted({*READERS, *motions.EXTENSIONS, *archive.EXTENSIONS}))
SMALL, LARGE = 6, 100  # rows of a table at most
MODELS, MOTIONS = 5, 4  # of each format
PMX = [{"encoding": encoding, "pmx_version": version} for encoding in ("utf16", "utf8") for version in ("2.0", "2.1")]


@dataclass(frozen=True, slots=True)
class Seed:
    """Files that lie together, by name: `main` is the one that is loaded, `damaged` the one to be damaged."""

    files: Mapping[str, bytes]
    main: str
    damaged: str

    @property
    def extension(self) -> str:
        return Path(self.main).suffix

    @property
    def data(self) -> bytes:
        return self.files[self.damaged]


def seeds(size: int = SMALL) -> dict[str, list[Seed]]:
    """By extension, at least one for every format that is read. `size` is that of the models and motions."""
    found: dict[str, list[Seed]] = {extension: [] for extension in EXTENSIONS}
    with tempfile.TemporaryDirectory() as name:
        for files in (*_written(Path(name), size), *_archives(), *by_hand(size // SMALL)):
            main, *_ = files
            extension = Path(main).suffix
            if extension in found:
                found[extension] += [Seed(files, main, damaged) for damaged in files if not damaged.endswith(".png")]
    return found


# -- written ----------------------------------------------------------------------------------------------------------


def _written(folder: Path, size: int) -> Iterator[dict[str, bytes]]:
    for extension in WRITERS:
        for options in PMX if extension == ".pmx" else [{}]:
            for content in _contents(folder, size):
                yield from _saved(content, folder, extension, options)
    for motion in some_motions(size):
        for extension in motions.EXTENSIONS:
            yield from _saved(MotionContent(motion), folder, extension, {})


def _contents(folder: Path, size: int) -> list[Content]:
    models = [full_model(), *(random_model(seed, size) for seed in range(MODELS - 1))]
    for model in models:
        if len(model.textures):
            model.textures.records[0] = replace(model.textures[0], path="texture.png")
    (folder / "texture.png").write_bytes(picture())
    return [Content(model, extra=PmxExtra(), path=folder / "made.pmx") for model in models]


def _saved(content: Any, folder: Path, extension: str, options: dict[str, Any]) -> Iterator[dict[str, bytes]]:
    """The files that saving makes, the one that was asked for first; none where the content cannot be saved so."""
    out = Path(tempfile.mkdtemp(dir=folder)) / f"seed{extension}"
    try:
        formats.save(content, out, **options)
    except FormatError:
        return
    others = [file for file in sorted(out.parent.rglob("*")) if file.is_file() and file != out]
    yield {file.relative_to(out.parent).as_posix(): file.read_bytes() for file in (out, *others)}


def some_motions(size: int) -> list[Motion]:
    """The largest of many random motions, always the same; keys many times over for large ones."""
    made: list[Motion] = []

    @hypothesis.seed(0)
    @hypothesis.settings(database=None, max_examples=40, phases=[hypothesis.Phase.generate], deadline=None)
    @hypothesis.given(random_motions.motions())
    def collect(motion: Motion) -> None:
        made.append(motion)

    collect()
    made.sort(key=lambda motion: -sum(motion.counts().values()))
    return [_repeated(motion, size // SMALL) for motion in made[:MOTIONS]]


def _repeated(motion: Motion, times: int) -> Motion:
    for _ in range(times.bit_length() - 1):
        camera, light = motion.camera.joined(motion.camera), motion.light.joined(motion.light)
        motion = replace(motion, camera=camera, light=light)
    return motion


def _archives() -> Iterator[dict[str, bytes]]:
    yield from ({"seed.zip": zipped(method)} for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))


def zipped(method: int) -> bytes:
    """An archive of a model, with a texture and a name in cp932."""
    stream = io.BytesIO()
    with tempfile.TemporaryDirectory() as name, zipfile.ZipFile(stream, "w", method) as made:
        path = Path(name) / "model.pmx"
        formats.save(Content(full_model(), extra=PmxExtra()), path)
        made.write(path, "folder/model.pmx")
        made.writestr("folder/texture.png", picture())
        made.writestr("readme.txt", bytes(random.Random(0).randbytes(100)))
        made.writestr(zipfile.ZipInfo("XXXX/x.png"), picture())
    return stream.getvalue().replace(b"XXXX", "形".encode("cp932") + b"XX")
