"""Textures in the window: seen in small, chosen and dropped as files, read again when others save them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QDragEnterEvent, QDragMoveEvent, QDropEvent, QIcon, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from editor.document import textures
from editor.document.document import Document
from editor.document.textures import Thumbnail
from editor.model.fields import NONE
from editor.ui.editors.textures import TextureEditor, TexturePathEditor
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.models.outline import OutlineModel
from editor.ui.panes.outline import OutlinePane
from editor.ui.panes.table.table_pane import TablePane
from editor.ui.viewport import textures as texture_loading
from editor.ui.window.main_window import MainWindow
from tests.ui.pixels import colors_of
from tests.ui.window.test_main_window import has_drawn

P = TypeVar("P", bound=QWidget)

PINK, GREEN = (255, 0, 200), (0, 220, 40)


class Desk:
    """The window with the sample in it."""

    def __init__(self, window: MainWindow, document: Document, qtbot: QtBot) -> None:
        self.window = window
        self.document = document
        self.model = document.model
        self.qtbot = qtbot
        self.statuses: list[str] = []
        document.status_message.connect(self.statuses.append)
        assert window.workbench is not None
        window.workbench.docks["table"].show()

    def pane(self, kind: type[P]) -> P:
        return next(pane for pane in self.window.findChildren(kind) if pane.isVisible())

    def editor(self, field: str) -> TextureEditor | TexturePathEditor:
        editor = self.pane(InspectorPane).form.bindings[field].editor
        assert isinstance(editor, TextureEditor | TexturePathEditor)
        return editor

    def go_to(self, table: str, row: int) -> None:
        self.document.selection.go_to(table, row)
        self.pane(InspectorPane).refresh()

    def thumbnail(self, path: str) -> Thumbnail | None:
        return self.document.thumbnails.of_path(path)

    def shows(self, editor: TextureEditor | TexturePathEditor, color: tuple[int, int, int]) -> Callable[[], bool]:
        label = editor.findChild(QWidget, "thumbnail")
        assert label is not None
        return lambda: middle_of(label.grab().toImage()) == color

    def seen(self) -> Counter[tuple[int, int, int]]:
        """The colours of the model view."""
        assert self.window.workbench is not None
        viewport = self.window.workbench.tabs.viewport
        assert viewport is not None
        return colors_of(viewport.grabFramebuffer(), apart=3)

    @property
    def view(self) -> QWidget:
        assert self.window.workbench is not None
        viewport = self.window.workbench.tabs.viewport
        assert viewport is not None
        return viewport


@pytest.fixture
def desk(window: MainWindow, sample: Path, qtbot: QtBot) -> Desk:
    assert window.session is not None
    with qtbot.waitSignal(window.session.opened):
        window.open([sample])
    document = window.session.current
    assert document is not None
    desk = Desk(window, document, qtbot)
    qtbot.waitUntil(lambda: has_drawn(window))
    qtbot.waitUntil(lambda: document.texture_files.is_known(document.model.textures[0].path))
    return desk


@pytest.fixture
def picture(sample: Path) -> Path:
    """A picture in the folder of the model that is no texture yet."""
    return painted(sample.parent / "textures" / "pink.png", PINK)


def painted(path: Path, color: tuple[int, int, int]) -> Path:
    Image.new("RGB", (64, 32), color).save(path)
    return path


def middle_of(image: QImage) -> tuple[int, ...]:
    return image.pixelColor(image.width() // 2, image.height() // 2).getRgb()[:3]


def drop(target: QWidget, point: QPoint, *files: Path) -> bool:
    """Drop files at a point of a widget, by way of its window, as the window system does; whether it takes them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    window, at = target.window(), target.mapTo(target.window(), point)
    both, left, none = (
        Qt.DropAction.CopyAction | Qt.DropAction.MoveAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    events = (
        QDragEnterEvent(at, both, data, left, none),
        QDragMoveEvent(at, both, data, left, none),
        QDropEvent(at.toPointF(), both, data, left, none),
    )
    for event in events:
        QApplication.sendEvent(window.windowHandle(), event)
    return events[-1].isAccepted() and events[-1].dropAction() == Qt.DropAction.CopyAction


def middle(widget: QWidget) -> QPoint:
    return widget.rect().center()


# -- thumbnails --------------------------------------------------------------------------------------------------------


def test_a_texture_is_seen_in_the_inspector_and_larger_in_words_and_picture(desk: Desk, picture: Path) -> None:
    with desk.document.edit("Paint") as edit:
        edit.set(desk.model.textures, [0], "path", "textures\\pink.png")
        edit.set(desk.model.materials, [1], "texture", 0)
    desk.go_to("materials", 1)
    desk.qtbot.waitUntil(desk.shows(desk.editor("texture"), PINK))
    desk.go_to("textures", 0)
    desk.qtbot.waitUntil(desk.shows(desk.editor("path"), PINK))
    sheet = desk.pane(TablePane).sheet
    tip = sheet.sheet.tooltip(0, 0)
    assert "64 × 32" in tip
    assert "pink.png" in tip
    assert "<img" in tip
    rect = sheet.visualRect(sheet.sheet.index(0, 0))
    image = sheet.viewport().grab(rect).toImage()
    assert any(image.pixelColor(x, rect.height() // 2) == QColor(*PINK) for x in range(rect.height()))
    outline = desk.pane(OutlinePane).model
    assert isinstance(outline, OutlineModel)
    icon = outline.row_index("materials", 1).data(Qt.ItemDataRole.DecorationRole)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # selected, it is as it is
        assert middle_of(icon.pixmap(icon.availableSizes()[0], mode).toImage()) == PINK


def test_a_missing_texture_is_marked_also_in_words(desk: Desk) -> None:
    with desk.document.edit("Lose") as edit:
        edit.set(desk.model.textures, [0], "path", "nowhere.png")
    desk.qtbot.waitUntil(lambda: desk.document.texture_files.is_known("nowhere.png"))
    desk.go_to("textures", 0)
    assert "missing" in desk.pane(TablePane).sheet.sheet.tooltip(0, 0)
    assert desk.pane(TablePane).sheet.sheet.warns(0, 0)
    label = desk.editor("path").findChild(QWidget, "thumbnail")
    assert label is not None
    desk.qtbot.waitUntil(lambda: getattr(label, "text")() == "missing")  # noqa: B009


def test_each_file_is_read_once_for_all_thumbnails(desk: Desk, picture: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: Counter[str] = Counter()
    decode = textures.decode
    monkeypatch.setattr(textures, "decode", lambda path: (read.update([path.name]), decode(path))[1])
    with desk.document.edit("Paint") as edit:
        edit.set(desk.model.textures, [0], "path", "textures\\pink.png")
        edit.set(desk.model.materials, slice(None), "texture", 0)
    for row in range(len(desk.model.materials)):
        desk.go_to("materials", row)
    desk.qtbot.waitUntil(lambda: desk.thumbnail("textures\\pink.png") is not None)
    desk.qtbot.wait(50)
    assert read["pink.png"] == 1


# -- choosing and dropping ---------------------------------------------------------------------------------------------


def test_a_picture_is_chosen_for_a_material_in_one_step(
    desk: Desk, picture: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(picture), ""))
    desk.go_to("materials", 2)
    count, steps = len(desk.model.textures), desk.document.history.position
    button = next(b for b in desk.editor("sphere_texture").findChildren(QWidget) if "Choose picture" in b.toolTip())
    desk.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert desk.model.textures[count].path == "textures\\pink.png"
    assert desk.model.materials[2].sphere_texture == count
    assert desk.document.history.position == steps + 1
    desk.document.undo()
    assert len(desk.model.textures) == count
    assert desk.model.materials[2].sphere_texture == NONE


def test_why_a_picture_cannot_be_chosen_stays_in_the_status_line(
    desk: Desk, picture: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the field it goes at once where a dialog of the system gives the window back."""

    def no_way(*_: object) -> str:
        raise ValueError("path is on mount 'Z:', start on mount 'D:'")

    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(picture), ""))
    monkeypatch.setattr(os.path, "relpath", no_way)  # as on Windows
    desk.go_to("materials", 2)
    button = next(b for b in desk.editor("sphere_texture").findChildren(QWidget) if "Choose picture" in b.toolTip())
    desk.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert desk.statuses[-1] == f"{picture} is on another drive than the model: copy it beside the model first"
    assert desk.model.materials[2].sphere_texture == NONE


def test_a_picture_is_dropped_on_the_field_of_a_texture_and_used_again(desk: Desk, picture: Path) -> None:
    desk.go_to("materials", 1)
    count = len(desk.model.textures)
    for field in ("texture", "toon_texture", "sphere_texture"):
        line = desk.editor(field)
        desk.pane(InspectorPane)._areas["materials"].ensureWidgetVisible(line)
        assert drop(line, middle(line), picture)
        assert getattr(desk.model.materials[1], field) == count
    assert len(desk.model.textures) == count + 1


def test_a_picture_outside_of_the_folder_is_taken_and_told_of(
    desk: Desk, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = painted(tmp_path_factory.mktemp("elsewhere") / "far.png", PINK)
    desk.go_to("materials", 2)
    desk.pane(InspectorPane)._areas["materials"].ensureWidgetVisible(desk.editor("texture"))
    assert drop(desk.editor("texture"), QPoint(60, 8), outside)
    path = desk.model.textures[desk.model.materials[2].texture].path
    assert path.startswith("..\\")
    assert "outside" in desk.statuses[-1]
    desk.qtbot.waitUntil(lambda: desk.document.texture_files.file_of(path) == outside)


def test_pictures_are_dropped_on_the_textures_of_outline_and_table(desk: Desk, picture: Path, sample: Path) -> None:
    other = painted(sample.parent / "green.png", GREEN)
    count, steps = len(desk.model.textures), desk.document.history.position
    tree = desk.pane(OutlinePane).tree
    place = tree.visualRect(desk.pane(OutlinePane).model.section_index("textures")).center()
    assert drop(tree.viewport(), place, picture, other)
    assert [texture.path for texture in desk.model.textures][count:] == ["textures\\pink.png", "green.png"]
    assert desk.document.history.position == steps + 1
    assert desk.document.selection.rows("textures").tolist() == [count, count + 1]
    desk.document.undo()
    desk.go_to("textures", 0)
    sheet = desk.pane(TablePane).sheet
    assert sheet.sheet.table.name == "textures"
    assert drop(sheet.viewport(), middle(sheet.viewport()), other)
    assert desk.model.textures[count].path == "green.png"


@pytest.mark.gl
def test_a_picture_becomes_the_texture_of_the_material_under_it(desk: Desk, picture: Path) -> None:
    steps = desk.document.history.position
    assert desk.seen()[PINK] == 0
    assert drop(desk.view, middle(desk.view), picture)
    assert desk.document.history.position == steps + 1
    material = next(m for m in desk.model.materials if desk.model.textures[m.texture].path.endswith("pink.png"))
    assert material.name in desk.statuses[-1]
    assert "pink.png" in desk.statuses[-1]
    desk.qtbot.waitUntil(lambda: reddish(desk.seen()) > 50)
    desk.document.undo()
    assert reddish(desk.seen()) == 0
    assert drop(desk.view, QPoint(5, 5), picture)
    assert desk.document.history.position == steps
    assert "no material" in desk.statuses[-1]


def reddish(colors: Counter[tuple[int, int, int]]) -> int:
    """How much is of about the colour PINK in any light."""
    return sum(n for (red, green, blue), n in colors.items() if red > 150 and green < 40 and blue > 110)


def test_the_file_of_a_texture_is_replaced_and_opened(
    desk: Desk, picture: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(picture), ""))
    assert desk.window.workbench is not None
    commands = desk.window.workbench.commands
    desk.go_to("textures", 3)
    commands["textures.replace-file"].trigger()
    assert desk.model.textures[3].path == "textures\\pink.png"
    desk.qtbot.waitUntil(lambda: desk.document.texture_files.file_of("textures\\pink.png") == picture)
    commands["textures.open-file"].trigger()
    assert [Path(file) for file in opened] == [picture]


# -- other programs ----------------------------------------------------------------------------------------------------


@pytest.fixture
def pink(desk: Desk, picture: Path) -> Path:
    """A picture that is seen in the model view, in the inspector and nowhere else."""
    with desk.document.edit("Paint") as edit:
        edit.set(desk.model.textures, [0], "path", "textures\\pink.png")
        edit.set(desk.model.materials, slice(None), "texture", 0)
    desk.go_to("materials", 0)
    desk.document.selection.select("materials", [])
    desk.document.selection.set_current("materials", 0)
    desk.qtbot.waitUntil(desk.shows(desk.editor("texture"), PINK))
    desk.qtbot.waitUntil(lambda: reddish(desk.seen()) > 50)
    desk.qtbot.waitUntil(lambda: desk.document.texture_files.file_of("textures\\pink.png") == picture)
    return picture


def write(path: Path) -> None:
    painted(path, GREEN)


def put_in_place(path: Path) -> None:
    os.replace(painted(path.with_name("unfinished.png"), GREEN), path)


def move_away_and_write(path: Path) -> None:
    path.replace(path.with_suffix(".bak"))
    painted(path, GREEN)


@pytest.mark.gl
@pytest.mark.parametrize("save", [write, put_in_place, move_away_and_write])
def test_what_another_program_saves_is_seen_everywhere(
    save: Callable[[Path], None], desk: Desk, pink: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: Counter[str] = Counter()
    decode = texture_loading.decode
    monkeypatch.setattr(texture_loading, "decode", lambda path: (read.update([path.name]), decode(path))[1])
    for _ in range(2):  # it is still watched when it was put in the place of another
        save(pink)
        desk.qtbot.waitUntil(desk.shows(desk.editor("texture"), GREEN))
        desk.qtbot.waitUntil(lambda: reddish(desk.seen()) == 0)
        painted(pink, PINK)
        desk.qtbot.waitUntil(desk.shows(desk.editor("texture"), PINK))
        desk.qtbot.waitUntil(lambda: reddish(desk.seen()) > 50)
    assert set(read) == {"pink.png"}


@pytest.mark.gl
def test_a_file_that_goes_and_comes_back_is_noticed(desk: Desk, pink: Path) -> None:
    away = pink.rename(pink.with_suffix(".away"))
    desk.qtbot.waitUntil(lambda: reddish(desk.seen()) == 0)
    desk.qtbot.waitUntil(lambda: desk.thumbnail("textures\\pink.png") == Thumbnail())
    away.rename(pink)
    desk.qtbot.waitUntil(lambda: reddish(desk.seen()) > 50)
    desk.qtbot.waitUntil(desk.shows(desk.editor("texture"), PINK))


@pytest.mark.gl
def test_files_are_not_watched_when_the_user_does_not_want_it(desk: Desk, pink: Path) -> None:
    assert desk.window.workbench is not None
    watch = desk.window.workbench.commands["textures.watch"]
    assert watch.isChecked()
    watch.trigger()
    write(pink)
    desk.qtbot.wait(600)
    assert desk.shows(desk.editor("texture"), PINK)()
    watch.trigger()
    desk.qtbot.waitUntil(desk.shows(desk.editor("texture"), GREEN))
