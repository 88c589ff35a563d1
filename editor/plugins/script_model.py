"""ScriptModel: a model as scripts see it: its tables, edits, poses and pictures; and open_model, which reads one."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from editor import formats
from editor.formats import Content
from editor.formats.content import refuse_unconfirmed
from editor.math3d.arrays import UInt8Array
from editor.messages import Message, TranslatableText, untranslatable
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import field_of
from editor.model.history import History
from editor.model.model import Info, Model
from editor.model.rules import RefusingEdit
from editor.model.tables import RecordTable, Table
from editor.operations.operation import After
from editor.operations.queries.related import heir_field
from editor.operations.run_operation import ChangedRows, declare_uvs
from editor.plugins import pictures
from editor.plugins.host import Host, current_host
from editor.plugins.sampled_pose import (
    MotionGiven,
    PoseGiven,
    SampledPose,
    motions_of,
    open_pose,
    sample_pose,
)
from editor.plugins.table_view import RowsGiven, TableView, rows_of
from editor.render.camera import Camera, Size
from editor.render.textures.texture_files import missing_textures


class ScriptEdit:
    """The four verbs: set, insert, remove and move. Each is done whole, or, when it raises, not at all.

    `table` is a name, such as "bones", or a table of the model. Rows are given by numbers, by a mask, or as text, as
    in "all", "3-7" and "左腕,右腕". References follow by themselves. ValueError refuses what no model should have.
    """

    def __init__(self, edit: Edit) -> None:
        self._edit = edit
        self._is_open = True

    def set(self, table: str | TableView, rows: RowsGiven, field: str, values: Any) -> None:
        """Give a field of rows other values.

        One value for all rows, or one a row: a list or an array whose first axis is rows. Of vertices and faces:
        anything that numpy broadcasts to (rows, components).
        """
        with self._opened().savepoint():
            held = self._table(table)
            numbers = rows_of(held, rows)
            if isinstance(held, RecordTable) and isinstance(values, np.ndarray):
                is_each = values.ndim > len(field_of(held.row_type, field).shape)
                values = values.tolist() if is_each else _plain_value(values)
            self._edit.set(held, numbers, field, values)

    def insert(self, table: str | TableView, row: int, records: Any) -> None:
        """Insert a record, several, or Columns of vertices or faces, before a row; `len(table)` is the end.

        References in them are numbers as they are afterwards. Faces go to those of their material, whatever the row.
        """
        with self._opened().savepoint():
            held = self._table(table)
            several = isinstance(records, (Columns, list, tuple))
            self._edit.insert(held, row, records if several else [records])

    def remove(self, table: str | TableView, rows: RowsGiven, heir: int | str | None = None) -> None:
        """Remove rows. What referred to them refers to `heir` from now on, or to nothing, or goes too.

        `heir`: a row that stays, or the field that names each row's heir; of bones, their parents by themselves.
        """
        with self._opened().savepoint():
            held = self._table(table)
            self._edit.remove(held, rows_of(held, rows), heir_field(held) if heir is None else heir)

    def move(self, table: str | TableView, rows: RowsGiven, to: int) -> None:
        """Move rows so that they stand together, in their order, from row `to` on."""
        with self._opened().savepoint():
            held = self._table(table)
            self._edit.move(held, rows_of(held, rows), to)

    def close(self) -> None:
        """Let nothing be written any more: the block is over."""
        self._is_open = False

    def _opened(self) -> Edit:
        if not self._is_open:
            raise RuntimeError("The edit is over; begin another one")
        return self._edit

    def _table(self, table: str | TableView) -> Table:
        return table_named(self._edit.model, table if isinstance(table, str) else table.name)


def table_named(model: Model, name: str) -> Table:
    """A table by its name. KeyError tells which there are."""
    tables = model.tables
    if name not in tables:
        raise KeyError(f"{name}: no table; there are {', '.join(tables)}")
    return tables[name]


def _plain_value(values: Any) -> Any:
    """One value out of numpy, as records hold it."""
    value = values.tolist()
    return tuple(value) if isinstance(value, list) else value


class Editable(Protocol):
    """A model that can be edited step by step, as a document of the window and an EditedContent can."""

    @property
    def content(self) -> Content: ...

    def edit(self, name: TranslatableText) -> AbstractContextManager[Edit]:
        """An Edit that becomes one step; within another one it is that one's."""


class EditedContent:
    """A model that is edited without a window, with the steps that were done to it."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.history = History()
        self._edit: Edit | None = None

    @contextmanager
    def edit(self, name: str) -> Iterator[Edit]:
        """An Edit that becomes one step of the history; within another one it is that one's."""
        if self._edit is not None:
            yield self._edit
            return
        watcher = ChangedRows(self.content.model)
        with RefusingEdit(self.content.model, name, watcher) as edit:
            self._edit = edit
            try:
                yield edit
            finally:
                self._edit = None
            declare_uvs(edit, watcher)
        step = edit.commit()
        if step is not None:
            self.history.add(step)


class ScriptModel:
    """A model: `vertices`, `faces`, `textures`, `materials`, `bones`, `morphs`, `frames`, `rigid_bodies`, `joints`
    and `soft_bodies`, each a TableView, and `info`, its name and comments.

    It is read freely and changed in `with model.edit("What is done") as edit:` or by operations.
    """

    def __init__(self, target: Editable, host: Host | None = None) -> None:
        self._target = target
        self.host = host or current_host()
        self._is_edited = False  # within a block of `edit`
        self._afters: list[After] = []
        self.vertices = self.table("vertices")
        self.faces = self.table("faces")
        self.textures = self.table("textures")
        self.materials = self.table("materials")
        self.bones = self.table("bones")
        self.morphs = self.table("morphs")
        self.frames = self.table("frames")
        self.rigid_bodies = self.table("rigid_bodies")
        self.joints = self.table("joints")
        self.soft_bodies = self.table("soft_bodies")

    def __repr__(self) -> str:
        return f"<model {self.name or self.path}>"

    # -- what it is ------------------------------------------------------------------------------------------------

    @property
    def content(self) -> Content:
        """The model with what belongs to its file, for what this class does not offer."""
        return self._target.content

    @property
    def path(self) -> Path | None:
        """Its file; None while it has none."""
        return self.content.path

    @property
    def folder(self) -> Path | None:
        """The folder to which the paths of its textures are relative."""
        return self.content.folder

    @property
    def format(self) -> str:
        """The format of its file: "pmx", "pmd" …"""
        return self.content.format

    @property
    def warnings(self) -> list[Message]:
        """Repairs that were made when it was read."""
        return list(self.content.warnings)

    @property
    def info(self) -> Info:
        """Its names and comments. `edit.set("info", 0, "name", …)` changes them."""
        return self.content.model.info[0]

    @property
    def name(self) -> str:
        """Its Japanese name."""
        return self.info.name

    def table(self, name: str) -> TableView:
        """A table by its name. KeyError where there is none of the name."""
        return TableView(table_named(self.content.model, name))

    def counts(self) -> dict[str, int]:
        """Rows by table."""
        return self.content.model.counts()

    def missing_textures(self) -> list[tuple[int, str]]:
        """The rows of the texture table, with their paths, that no file is found for."""
        rows = [message.row for message in missing_textures(self.content.model, self.folder)]
        return [(row, self.content.model.textures[row].path) for row in rows]

    # -- changing it -----------------------------------------------------------------------------------------------

    @contextmanager
    def edit(self, name: str = "Script") -> Iterator[ScriptEdit]:
        """Change the model: one step to undo, named `name`. An exception takes back what was done in the block.

        Blocks may lie in each other; all that lies in the outermost one, operations too, is one step.
        """
        with self.whole_edit(name) as edit:
            script_edit = ScriptEdit(edit)
            try:
                yield script_edit
            finally:
                script_edit.close()

    @contextmanager
    def whole_edit(self, name: str) -> Iterator[Edit]:
        """As `edit`, with the Edit that operations take."""
        is_outermost, count = not self._is_edited, len(self._afters)
        self._is_edited = True
        try:
            with self._target.edit(untranslatable(name)) as edit, edit.savepoint():
                yield edit
                if is_outermost:
                    self._write_files()
        except BaseException:
            del self._afters[count:]
            raise
        finally:
            self._is_edited = not is_outermost

    def do_after(self, after: After) -> None:
        """Do what an operation does to files as the last of the outermost block, which is taken back where it fails."""
        self._afters.append(after)

    def _write_files(self) -> None:
        while self._afters:
            self._afters.pop(0)(self.host.progress)

    def copy(self) -> ScriptModel:
        """Another model that is as this one is now, and goes its own way."""
        content = dataclasses.replace(self.content, model=self.content.model.snapshot())
        return ScriptModel(EditedContent(content), self.host)

    def save(
        self, path: str | Path = "", *, encoding: str | None = None, pmx_version: str | None = None
    ) -> list[Message]:
        """Write it to a file, its own where none is given, in the format of the extension.

        `encoding` of PMX: "utf16" or "utf8"; `pmx_version`: "2.0", "2.1" or "auto"; None for those of its own file.
        What the format could not hold. FormatError when it cannot be written so, OSError when the file cannot.
        A document of the window stays unsaved: what is written is a copy.
        """
        out = Path(path) if path else self.path
        if out is None:
            raise ValueError(TranslatableText("the model has no file yet; a path expected"))
        out.parent.mkdir(parents=True, exist_ok=True)
        return formats.save(self.content, out, encoding=encoding, pmx_version=pmx_version)

    # -- moving and seeing it --------------------------------------------------------------------------------------

    def posed(
        self,
        *,
        motion: MotionGiven | Sequence[MotionGiven] | None = None,
        frame: float = 0.0,
        pose: PoseGiven | None = None,
        morphs: Mapping[str, float] | None = None,
        bones: Mapping[str, Sequence[float]] | None = None,
        ik: bool = True,
    ) -> SampledPose:
        """The model as it stands at a frame, as arrays: positions, normals, bone matrices. Nothing of it is changed.

        `motion`: a VMD file, or several; `frame`: 30 a second, fractions too; `pose`: a VPD file, which wins over
        motions. `morphs`: weights by name; `bones`: by name 7 numbers, how far a bone has moved in model units and the
        quaternion x, y, z, w that it has turned by, both from where it rests. Rigid bodies stay at rest.
        ValueError for names that the model has not.
        """
        named_pose = open_pose(pose) if isinstance(pose, (str, Path)) else pose
        model = self.content.model.snapshot()
        return sample_pose(model, motions_of(motion), frame, named_pose, morphs or {}, bones or {}, ik)

    def render(
        self,
        path: str | Path = "",
        *,
        size: Size = (1280, 720),
        camera: Camera | None = None,
        posed: SampledPose | None = None,
        show: Iterable[str] = (),
        hide: Iterable[str] = (),
        background: str | None = "FFFFFF",
    ) -> UInt8Array:
        """(height, width, 4) a picture as uint8, top row first; with `path` it is also written there, as PNG.

        `size`: width and height in pixels; `camera`: by default the motion's, or one that has all of the model in it;
        `posed`: what `posed` gave, by default at rest; `show` and `hide`: as `katachi render` has them; `background`:
        RRGGBB, or None for a transparent one. RenderError where this machine cannot draw.
        """
        options = pictures.options(show, hide, background)
        pixels = pictures.draw(self.host, self.folder, posed or self.posed(), size, camera, options)
        if path:
            pictures.save_picture(pixels if background is None else pixels[..., :3], path)
        return pixels


def open_model(path: str | Path, *, licence_confirmed: bool = False) -> ScriptModel:
    """Read a model: PMX, PMD, CSV, OBJ, glTF, VRM, X, or one in a ZIP archive.

    FormatError when the file cannot be understood or holds no model, or its licence forbids changing it and it is not
    `licence_confirmed` that you may; OSError when it cannot be read.
    """
    content = formats.load_model(path)
    refuse_unconfirmed(content, licence_confirmed)
    return ScriptModel(EditedContent(content))


def new_model() -> ScriptModel:
    """A new model: a bone, and the two special display frames."""
    return ScriptModel(EditedContent(formats.new_content()))
