"""Pictures of the program for its handbook, drawn by its own window: of each pane, mode and display mode."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Collection, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import numpy as np
from handbook_scenes import Scenes, hurried, settle, wait
from handbook_shown import shown_in, shown_in_mode
from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from editor.document.document import Document
from editor.render.modes import MODES, DisplayMode
from editor.ui.services import WindowMode
from editor.ui.window.document_panes import PANES
from editor.ui.window.main_window import MainWindow
from editor.ui.window.pane_types import TRANSFORM_ONLY, Area, PaneType
from editor.ui.window.workbench import Workbench
from editor.ui.workspaces import AT_FIRST

COLORS = 160  # of a picture: enough for a window, and a third of the bytes
LARGEST = {"window": 720, "pane": 720, "form": 720, "mode": 400}  # pixels of the wider side, by the first word
SIZES = {
    "morphs": (400, 640),
    "upgrade": (420, 600),
    "second": (480, 360),
    "history": (400, 200),
    "snapshots": (400, 260),
    "sculpt": (400, 320),
    "influences": (400, 260),
    "plugins": (400, 320),
}
IN_AREA = {Area.BottomDockWidgetArea: (720, 300)}  # the size of a pane that has none above
ON_SIDE = (420, 560)
IN_FRONT = {"edit": ("outline", "table", "inspector", "history"), "transform": ("pose", "timeline", "morphs")}
FROM_NEAR = (DisplayMode.WIRE, DisplayMode.WIRE_OVER)  # display modes of which little is seen from afar
FACE, SHOWN_BONE = "顔", "頭"  # the material that these show, and the bone whose weights are shown
NUMBER = 26  # pixels of the discs with numbers
SIZE = (1280, 800)  # of the window
SHOWN = "shown.json"  # what each picture showed when it was made, beside the pictures

MOST_LOOKS = 20

Seen = TypeVar("Seen")
Shown = dict[str, list[str]]  # by the folder and the name of a picture: "en/window-edit"


def make_pictures(
    window: MainWindow,
    folder: Path,
    language: str,
    *,
    are_shared: bool = False,
    only: Collection[str] = (),
    draws: bool = True,
) -> Shown:
    """Save the pictures of a language, and with `are_shared` those of all; `only` those of these names.

    Returns what they show; without `draws` nothing is saved. The window has no documents, before and after.
    """
    bench = window.workbench
    assert bench is not None
    taken, shared = (_Taker(folder / of, only, draws) for of in (language, "all"))
    flash = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    with hurried(not draws):
        taken.take("window-welcome", window)
        _open_sample(bench)
        window.setUpdatesEnabled(draws)
        scenes = Scenes(bench, window)
        _take_window_and_panes(window, bench, scenes, taken)
        _take_skeleton(scenes, taken)
        if are_shared:
            _take_display_modes(bench, scenes.document, shared)
        bench.session.close(scenes.document)
        window.setUpdatesEnabled(True)
        settle(0.3)
    QApplication.setCursorFlashTime(flash)
    return taken.shown | shared.shown


def _take_window_and_panes(window: MainWindow, bench: Workbench, scenes: Scenes, taken: _Taker) -> None:
    _enter_mode(bench, "edit")
    scenes.document.selection.go_to("bones", 14)
    bench.commands["tool.rotate"].trigger()
    taken.take("window-edit", window)
    taken.take("window-parts", window, draw=lambda picture: _number(picture, window_parts(window, bench)))
    _enter_mode(bench, "transform")
    scenes.show_moment("右腕")
    taken.take("window-transform", window)
    _take_panes(bench, scenes, taken, [pane for pane in PANES if pane.modes == TRANSFORM_ONLY])
    _enter_mode(bench, "edit")
    _take_panes(bench, scenes, taken, [pane for pane in PANES if pane.modes != TRANSFORM_ONLY])


def _take_skeleton(scenes: Scenes, taken: _Taker) -> None:
    if taken.wants("form-skeleton"):
        form = scenes.open_foreign()
        taken.take("form-skeleton", form)
        form.reject()
        scenes.finish()


def old_pictures(folder: Path, now: Shown) -> dict[str, list[str]]:
    """The pictures that show something else than the window does now, each with what it lacks (+) and has (-)."""
    made = shown_when_made(folder)
    found = {}
    for name, texts in now.items():
        before = made.get(name)
        if before is None or not (folder / f"{name}.png").exists():
            found[name] = ["there is none"]
        elif before != texts:
            new, gone = (
                [f"{sign} {text}" for text in one if text not in other]
                for sign, one, other in (("+", texts, before), ("-", before, texts))
            )
            found[name] = new + gone
    return found


def shown_when_made(folder: Path) -> Shown:
    """What each picture showed when it was made."""
    file = folder / SHOWN
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def keep_shown(folder: Path, shown: Shown) -> None:
    """Note what pictures that were just made show; forget those that are no more."""
    kept = shown_when_made(folder) | shown
    there = {name: texts for name, texts in sorted(kept.items()) if (folder / f"{name}.png").exists()}
    (folder / SHOWN).write_text(json.dumps(there, ensure_ascii=False, indent=0) + "\n", "utf-8")


class _Taker:
    """Saves pictures of widgets into a folder, those of the names in `only`, or all where it is empty.

    `shown` is what they show. Without `draws` that is all that is made.
    """

    def __init__(self, folder: Path, only: Collection[str], draws: bool) -> None:
        self._folder = folder
        self._only = only
        self.draws = draws
        self.shown: Shown = {}

    def wants(self, name: str) -> bool:
        return not self._only or name in self._only

    def take(self, name: str, widget: QWidget, draw: Callable[[QPixmap], object] = lambda _: None) -> None:
        """Save how a widget looks now, after `draw` drew into it."""
        if self.wants(name):
            self.note(name, _at_rest(partial(shown_in, widget), 0.5))
            if self.draws:
                picture = QPixmap.fromImage(_at_rest(lambda: widget.grab().toImage(), 0.5))
                draw(picture)
                self.save(name, _pixels(picture.toImage()))

    def note(self, name: str, shown: list[str]) -> None:
        self.shown[f"{self._folder.name}/{name}"] = shown

    def save(self, name: str, picture: Image.Image) -> None:
        most = LARGEST[name.split("-")[0]]
        picture.thumbnail((most, most), Image.Resampling.LANCZOS)
        self._folder.mkdir(parents=True, exist_ok=True)
        small = picture.quantize(COLORS, dither=Image.Dither.NONE)
        small.save(self._folder / f"{name}.png", optimize=True)


def _at_rest(look: Callable[[], Seen], seconds: float) -> Seen:
    """What is seen once it stays the same for so long, or at last where it never does."""
    seen = look()
    for _ in range(MOST_LOOKS):
        before = seen
        settle(seconds)
        seen = look()
        if seen == before:
            break
    return seen


def _pixels(image: QImage) -> Image.Image:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    image.save(buffer, "PNG")
    return Image.open(io.BytesIO(buffer.data().data())).convert("RGB")


def _open_sample(bench: Workbench) -> None:
    """Open the sample with its dance."""
    bench.files.open_sample()  # which does not become a recent file, with the path of whoever runs this
    wait(lambda: bench.session.current is not None)
    wait(lambda: bench.tabs.viewport is not None and bench.tabs.viewport.has_drawn)
    wait(lambda: bench.session.current is not None and bench.session.current.posing.motions)
    settle(1.0)


def _enter_mode(bench: Workbench, mode: str) -> None:
    """Enter a mode, by its first workspace, with the tool and the panes as they come."""
    bench.commands[f"workspace.{AT_FIRST[WindowMode(mode)].name}"].trigger()
    bench.layout.reset()
    settle(0.5)
    for pane in IN_FRONT[mode]:
        bench.docks[pane].raise_()
    settle(0.3)
    bench.status.clearMessage()


def _take_panes(bench: Workbench, scenes: Scenes, taken: _Taker, panes: Collection[PaneType]) -> None:
    window = bench.tabs.window()
    for pane in panes:
        window.setUpdatesEnabled(taken.draws and taken.wants(f"pane-{pane.name}"))
        scenes.prepare(pane.name)  # of those too whose picture is not taken: others show what was done for them
        dock = bench.docks[pane.name]
        is_closed = dock.isHidden()
        bench.commands[f"pane.go-to-{pane.name}"].trigger()
        dock.setFloating(True)
        dock.resize(*SIZES.get(pane.name, IN_AREA.get(pane.area, ON_SIDE)))
        taken.take(f"pane-{pane.name}", dock.widget())
        dock.setFloating(pane.floats)
        if is_closed:
            dock.close()
        scenes.finish()
        bench.commands["tool.select"].trigger()
    window.setUpdatesEnabled(taken.draws)


# -- the parts of the window -------------------------------------------------------------------------------------------


def window_parts(window: MainWindow, bench: Workbench) -> Iterator[QRect]:
    """Where the parts of the window are, in the order in which the chapter `start` tells of them."""
    for id in ("workspace.model", "select.click-vertices", "region.box", "tool.select"):
        buttons = (each for each in window.findChildren(QToolButton) if each.defaultAction() is bench.commands[id])
        yield _place(next(button for button in buttons if button.isVisible()), window)
    assert bench.tabs.viewport is not None
    for widget in (bench.docks["outline"], bench.tabs.viewport, bench.docks["inspector"], window.statusBar()):
        yield _place(widget, window)


def _place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _number(picture: QPixmap, places: Iterator[QRect]) -> None:
    """Draw a number on each of the places: at the lower edge of a small one, below the title of a large one."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = painter.font()
    font.setPixelSize(17)
    font.setBold(True)
    painter.setFont(font)
    for number, place in enumerate(places, start=1):
        is_small = place.height() < 2 * NUMBER
        top = place.bottom() - NUMBER / 2 if is_small else place.top() + NUMBER / 2
        disc = QRectF(place.center().x() - NUMBER / 2, min(top, picture.height() - NUMBER), NUMBER, NUMBER)
        painter.setPen(QColor("white"))
        painter.setBrush(QColor(200, 40, 40))
        painter.drawEllipse(disc)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()


# -- display modes -----------------------------------------------------------------------------------------------------


def _take_display_modes(bench: Workbench, document: Document, taker: _Taker) -> None:
    viewport, selection, model = bench.tabs.viewport, document.selection, document.model
    assert viewport is not None
    wanted = [mode for mode in MODES if taker.wants(f"mode-{mode.value}")]
    for mode in wanted:
        taker.note(f"mode-{mode.value}", shown_in_mode(mode))
    if not taker.draws:
        return
    if DisplayMode.UV1 in wanted:
        _add_uvs(document)
    document.comparison.end()
    bench.view_settings.show("bones", False)
    selection.set_current("bones", [bone.name for bone in model.bones].index(SHOWN_BONE))
    face = [material.name for material in model.materials].index(FACE)
    for mode in wanted:
        bench.view_settings.set_mode(mode)
        selection.go_to("materials", face)
        bench.commands["camera.frame-selection" if mode in FROM_NEAR else "camera.frame-all"].trigger()
        selection.select("materials", [])
        settle(0.4)
        picture = _pixels(viewport.grabFramebuffer())
        side = min(picture.size)
        left = (picture.width - side) // 2
        taker.save(f"mode-{mode.value}", picture.crop((left, 0, left + side, side)))
    bench.view_settings.set_mode(next(iter(MODES)))
    bench.view_settings.show("bones", True)


def _add_uvs(document: Document) -> None:
    """Give the sample additional UVs that are worth a picture: places, normals and UVs; the fourth is left empty."""
    vertices = document.model.vertices
    rows, count = np.arange(len(vertices)), len(vertices)
    places = vertices["position"] / 10
    with document.edit("UV") as edit:
        edit.set(document.model.tables["info"], [0], "additional_uvs", 4)
        for number, values in enumerate((places, vertices["normal"], vertices["uv"]), start=1):
            padded = np.zeros((count, 4), np.float32)
            padded[:, : values.shape[1]] = values
            edit.set(vertices, rows, f"uv{number}", padded)
