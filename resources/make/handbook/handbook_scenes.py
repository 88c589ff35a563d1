"""What is made to be seen in a pane before its picture is taken: an empty pane teaches nothing."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from editor import formats
from editor.document.comparison import OtherModel
from editor.document.document import Document
from editor.model.bones import Bone, BoneFlags
from editor.model.edit import Edit
from editor.model.mesh import Deform
from editor.model.names import sided_name
from editor.operations.bones.humanoid.naming_schemes import naming_schemes
from editor.ui.dialogs.open_forms import open_form
from editor.ui.dialogs.skeleton_form import SkeletonForm
from editor.ui.panes.checks_pane import ChecksPane
from editor.ui.panes.compare_pane import ComparePane
from editor.ui.panes.history import SnapshotsPane
from editor.ui.panes.plugins_pane import PluginsPane
from editor.ui.panes.python_pane import PythonPane
from editor.ui.panes.uv.uv_pane import UvPane
from editor.ui.window.workbench import Workbench

ENTRIES = ("len(model.bones)", 'model.bones["position"][:, 1].max()', "[bone.name for bone in model.bones][:4]")
SCRIPT = """# Bones without an English name get their Japanese one
with model.edit("Fill names") as edit:
    for row, bone in enumerate(model.bones):
        if not bone.name_en:
            edit.set("bones", [row], "name_en", bone.name)
"""
MOMENT = 96.0  # the frame of the dance that is shown


_pace = [1.0]  # of waiting for nothing in particular


@contextmanager
def hurried(is_hurried: bool) -> Iterator[None]:
    """Wait less, where it is read what the window shows and no picture is made."""
    _pace.append(0.1 if is_hurried else 1.0)
    try:
        yield
    finally:
        _pace.pop()


def settle(seconds: float) -> None:
    """Let the program go on for so long, and what it wants deleted go, which outside of an event loop nobody does."""
    end = time.monotonic() + seconds * _pace[-1]
    while time.monotonic() < end:
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        time.sleep(0.005)


def wait(done: Callable[[], object], seconds: float = 20.0) -> None:
    """Let the program go on until something is so. TimeoutError where it takes too long."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise TimeoutError(f"{done} is not so after {seconds} seconds")
        QApplication.processEvents()
        time.sleep(0.005)


class Scenes:
    """Prepares the sample, which is the current document, for the picture of each pane."""

    def __init__(self, bench: Workbench, window: QWidget) -> None:
        self._bench = bench
        self._window = window
        self._edits: Mapping[str, tuple[str, int]] = {
            "rows.move-up": ("morphs", 3),
            "rows.duplicate": ("materials", 1),
            "morphs.mirror": ("morphs", 7),
            "rows.delete": ("bones", 9),
        }

    @property
    def document(self) -> Document:
        """The sample."""
        return self._bench.session.documents[0]

    def prepare(self, pane: str) -> None:
        """Select, and make, what the pane is to show."""
        self.document.selection.go_to("bones", 5)
        if (scene := getattr(self, f"_{pane}", None)) is not None:
            scene()

    def finish(self) -> None:
        """Leave the sample alone in the window."""
        for document in self._bench.session.documents[1:]:
            self._bench.session.close(document)
        self._bench.session.set_current(self.document)

    def show_moment(self, bone: str) -> None:
        """Show the model within its dance, with a bone selected."""
        self.document.posing.set_frame(MOMENT)
        names = [each.name for each in self.document.model.bones]
        self.document.selection.go_to("bones", names.index(bone))

    def open_foreign(self) -> SkeletonForm:
        """Open the sample with a skeleton as another program names it, and the form that makes that MMD's."""
        assert self.document.path is not None
        content = formats.load(self.document.path)
        assert isinstance(content, formats.Content)
        words = {bone: word for word, bone in naming_schemes()["unity"].bones.items()}
        with Edit(content.model, "") as edit:
            for row, bone in enumerate(content.model.bones):
                name = sided_name(bone.name)
                foreign = words[name.core].title() + name.side.suffix if name.core in words else f"Bone.{row:03}"
                edit.set(content.model.bones, [row], Bone.name, foreign)
                edit.set(content.model.bones, [row], Bone.flags, bone.flags & ~BoneFlags.IK)
        document = self._bench.session.add(content)
        settle(0.5)
        self._bench.commands["bones.to-mmd"].trigger()
        wait(lambda: open_form(document, self._window) is not None)
        form = open_form(document, self._window)
        assert isinstance(form, SkeletonForm)
        return form

    def _pane(self, name: str) -> object:
        self._bench.commands[f"pane.go-to-{name}"].trigger()
        return self._bench.docks[name].pane

    # -- panes -----------------------------------------------------------------------------------------------------

    def _history(self) -> None:
        if self.document.is_modified:
            return
        self.document.snapshots.keep(self.document.title)
        for number, (id, place) in enumerate(self._edits.items(), start=1):
            if (focused := QApplication.focusWidget()) is not None:
                focused.clearFocus()  # or the command would be for the rows of the list that has the keyboard
            self.document.selection.go_to(*place)
            self._bench.commands[id].trigger()
            wait(lambda number=number: self.document.history.position == number)
            settle(0.3)

    def _messages(self) -> None:
        self._history()

    def _snapshots(self) -> None:
        self._history()
        self._bench.commands["snapshots.keep"].trigger()
        pane = self._pane("snapshots")
        assert isinstance(pane, SnapshotsPane)
        pane.list.setCurrentRow(0)

    def _compare(self) -> None:
        self._history()
        kept = self.document.snapshots.all[0]
        self.document.comparison.start(OtherModel(kept.name, kept.model))
        pane = self._pane("compare")
        assert isinstance(pane, ComparePane)
        wait(lambda: self.document.comparison.differences is not None)
        settle(0.3)
        pane.tree.expandToDepth(0)

    def _checks(self) -> None:
        pane = self._pane("checks")
        assert isinstance(pane, ChecksPane)
        wait(lambda: pane.model.rowCount() > 0)
        first = pane.model.index(0, 0)
        pane.tree.expand(first)
        pane.tree.setCurrentIndex(pane.model.index(0, 0, first))

    def _influences(self) -> None:
        rows = np.flatnonzero(self.document.model.vertices["deform"] == Deform.BDEF4)[:1]
        self.document.selection.select("vertices", rows)

    def _uv(self) -> None:
        self.document.selection.go_to("materials", 0)
        pane = self._pane("uv")
        assert isinstance(pane, UvPane)
        wait(lambda: pane.scene.size is not None)

    def _weights(self) -> None:
        self.show_moment("上半身")
        self._bench.commands["tool.paint"].trigger()

    def _sculpt(self) -> None:
        self._bench.commands["tool.sculpt"].trigger()

    def _python(self) -> None:
        pane = self._pane("python")
        assert isinstance(pane, PythonPane)
        pane.script.new("fill_names", SCRIPT)
        for entry in ENTRIES:
            pane.input.entered.emit(entry)

    def _plugins(self) -> None:
        pane = self._pane("plugins")
        assert isinstance(pane, PluginsPane)
        pane.list.setCurrentItem(None)  # of which the folder would be seen, that of whoever runs this

    def _upgrade(self) -> None:
        path = Path(tempfile.mkdtemp()) / "mochi.pmd"
        formats.save(self.document.copy_as_seen(), path)
        self._bench.session.add(formats.load(path))  # which does not become a recent file

    def _pose(self) -> None:
        self.show_moment("右腕")
