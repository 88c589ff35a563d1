"""Pictures of the program for its handbook, drawn by its own window: of each pane, mode and display mode."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Collection
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtWidgets import QApplication, QWidget

from editor.document.document import Document
from editor.render.modes import MODES
from editor.resources import resource
from editor.ui.document_panes import PANES
from editor.ui.main_window import MainWindow
from editor.ui.pane_types import TRANSFORM_ONLY
from editor.ui.panes.plugins_pane import PluginsPane
from editor.ui.workbench import Workbench

COLORS = 160  # of a picture: enough for a window, and a third of the bytes
LARGEST = {"window": 760, "pane": 700, "mode": 240}  # pixels of the wider side, by the first word of the name
OF_TABLE = {"influences": "vertices", "uv": "materials", "weights": "bones"}  # what is selected for a pane
FLOATING = (420, 520)


def settle(seconds: float) -> None:
    """Let the program go on for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)


def wait(done: Callable[[], object], seconds: float = 20.0) -> None:
    """Let the program go on until something is so. TimeoutError where it takes too long."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise TimeoutError(f"{done} is not so after {seconds} seconds")
        QApplication.processEvents()
        time.sleep(0.005)


def make_pictures(
    window: MainWindow, folder: Path, language: str, *, are_shared: bool = False, only: Collection[str] = ()
) -> None:
    """Save the pictures of a language, and with `are_shared` those of all; `only` those of these names."""
    bench = window.workbench
    assert bench is not None
    taken = _Taker(folder / language, only)
    taken.take("window-welcome", window, lambda: bench.session.set_current(None))
    document = _opened_sample(window, bench)
    bench.commands["mode.edit"].trigger()
    bench.layout.reset()
    document.selection.go_to("bones", 14)
    taken.take("window-edit", window, lambda: settle(0.5))
    for pane in PANES:
        if pane.modes != TRANSFORM_ONLY:
            taken.take(f"pane-{pane.name}", bench.docks[pane.name], lambda pane=pane: _open_pane(bench, pane.name))
            if pane.is_on_demand:
                bench.docks[pane.name].close()
    if are_shared:
        _take_display_modes(bench, _Taker(folder / "all", only))
    bench.commands["mode.transform"].trigger()
    settle(0.5)
    taken.take("window-transform", window, lambda: settle(0.5))
    for pane in PANES:
        if pane.modes == TRANSFORM_ONLY:
            taken.take(f"pane-{pane.name}", bench.docks[pane.name], lambda pane=pane: _open_pane(bench, pane.name))
    bench.commands["mode.edit"].trigger()


class _Taker:
    """Saves pictures of widgets into a folder, those of the names in `only`, or all where it is empty."""

    def __init__(self, folder: Path, only: Collection[str]) -> None:
        self._folder = folder
        self._only = only

    def take(self, name: str, widget: QWidget, prepare: Callable[[], object]) -> None:
        if self._only and name not in self._only:
            return
        prepare()
        settle(0.3)
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.ReadWrite)
        widget.grab().save(buffer, "PNG")
        self.save(name, Image.open(io.BytesIO(buffer.data().data())).convert("RGB"))

    def save(self, name: str, picture: Image.Image) -> None:
        if self._only and name not in self._only:
            return
        most = LARGEST[name.split("-")[0]]
        picture.thumbnail((most, most), Image.Resampling.LANCZOS)
        self._folder.mkdir(parents=True, exist_ok=True)
        small = picture.quantize(COLORS, dither=Image.Dither.NONE)
        small.save(self._folder / f"{name}.png", optimize=True)


def _opened_sample(window: MainWindow, bench: Workbench) -> Document:
    """The sample with its dance, opened unless it is."""
    if not bench.session.documents:
        bench.files.open_sample()  # which does not become a recent file, with the path of whoever runs this
        wait(lambda: bench.session.current is not None)
        wait(lambda: bench.tabs.viewport is not None and bench.tabs.viewport.has_drawn)
        window.open([resource("samples", "mochi_dance.vmd")])
        wait(lambda: bench.session.current is not None and bench.session.current.posing.motions)
        settle(1.0)
    bench.session.set_current(bench.session.documents[0])
    return bench.session.documents[0]


def _open_pane(bench: Workbench, name: str) -> None:
    document = bench.session.documents[0]
    table = OF_TABLE.get(name, "bones")
    document.selection.go_to(table, 5 if table == "bones" else 0)
    bench.commands[f"pane.go-to-{name}"].trigger()
    dock = bench.docks[name]
    if dock.isFloating():
        dock.resize(*FLOATING)
    settle(0.4)
    for plugins in dock.findChildren(PluginsPane):
        plugins.list.setCurrentItem(None)  # of which the folder would be seen, that of whoever runs this


def _take_display_modes(bench: Workbench, taker: _Taker) -> None:
    document = bench.session.documents[0]
    document.selection.go_to("bones", 8)
    for mode in MODES:
        bench.view_settings.set_mode(mode)
        settle(0.2)
        viewport = bench.tabs.viewport
        assert viewport is not None
        frame = viewport.grabFramebuffer()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.ReadWrite)
        frame.save(buffer, "PNG")
        picture = Image.open(io.BytesIO(buffer.data().data())).convert("RGB")
        side = min(picture.size)
        left = (picture.width - side) // 2
        taker.save(f"mode-{mode.value}", picture.crop((left, 0, left + side, side)))
    bench.view_settings.set_mode(next(iter(MODES)))
