"""CSV in the window: a file dropped on a model updates it once the user has seen what would change; the clipboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.files.csv_update import TO_CLIPBOARD, stored_style
from editor.formats.csv.columns import PMX
from editor.formats.csv.kinds import INFO, TOP
from editor.formats.registry import FORMATS
from editor.operations.queries.compare import differences
from editor.ui.commands import import_export
from editor.ui.dialogs.csv_dialogs import CsvStyleDialog, CsvUpdateDialog
from editor.ui.dialogs.file_options import ExportOptionsDialog
from editor.ui.window.main_window import MainWindow
from tests.operations.model_making import full_model
from tests.ui.answering import Answers
from tests.ui.driving import Driver
from tests.ui.test_dropping import drop

TABLES = [kind.table for kind in (INFO, *TOP)]
ROWS = 'Bone,"手","other"\nBone,"腕","arm",much\nIKLink,"腕","手"\n'


@pytest.fixture
def driver(main_window: MainWindow, qtbot: QtBot) -> Driver:
    driver = Driver(main_window, qtbot)
    driver.open(full_model())
    return driver


@pytest.fixture
def rows(tmp_path: Path) -> Path:
    path = tmp_path / "rows.csv"
    path.write_text(ROWS, encoding="utf-8")
    return path


class Watching(Answers):
    """Keeps what the dialog of an update showed when it was answered."""

    def __init__(self, *buttons: str) -> None:
        super().__init__(*buttons)
        self.changes: list[list[str]] = []
        self.lines: list[list[str]] = []
        acts = self.left
        self.left = [lambda dialog, act=act: self._keep(dialog, act) for act in acts]  # type: ignore[misc]

    def _keep(self, dialog: QDialog, act: object) -> None:
        if isinstance(dialog, CsvUpdateDialog):
            tree = dialog.changes
            items = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
            assert all(tree.visualItemRect(item).height() > 5 for item in items), "they are seen"
            self.changes = [
                [item.child(row).text(column) for column in range(4)]
                for item in items
                for row in range(item.childCount())
            ]
            lines = [dialog.lines.topLevelItem(row) for row in range(dialog.lines.topLevelItemCount())]
            self.lines = [[line.text(column) for column in range(3)] for line in lines]
        act(dialog)  # type: ignore[operator]


def steps(document: Document) -> list[str]:
    return [step.name for step in document.history.steps]


def test_a_dropped_file_updates_the_model_after_all_was_shown(driver: Driver, rows: Path, qtbot: QtBot) -> None:
    document = driver.document
    answers = Watching("OK", "OK")
    drop(driver.window, rows)
    qtbot.waitUntil(lambda: len(steps(document)) == 1)
    assert steps(document) == ["Update from rows.csv"]
    assert answers.asked == ["Import", "Update from CSV"]
    assert answers.changes == [["1: 腕", "IK links", "0 links", "1 link"], ["2: 手", "English name", "hand", "other"]]
    assert [line[:2] for line in answers.lines] == [[number, "Bones"] for number in "123"]
    assert "'much' cannot be read" in answers.lines[1][2]
    assert document.model.bones[2].name_en == "other"
    assert driver.rows("bones") == [1, 2]
    assert "changed rows: 2, new rows: 0" in driver.status()
    document.undo()
    assert not list(differences(document.model, full_model()))


@pytest.mark.parametrize("button", ["OK", "Cancel"])
def test_what_is_not_agreed_to_is_not_done(driver: Driver, rows: Path, qtbot: QtBot, button: str) -> None:
    answers = Answers("OK", "Cancel") if button == "OK" else Answers("Cancel")
    drop(driver.window, rows)
    qtbot.waitUntil(lambda: driver.status().startswith("Nothing was"))
    assert len(answers.asked) == (2 if button == "OK" else 1)
    assert not steps(driver.document)


def test_a_file_dropped_on_nothing_is_opened(main_window: MainWindow, rows: Path, qtbot: QtBot) -> None:
    assert main_window.session is not None
    with qtbot.waitSignal(main_window.session.opened):
        drop(main_window, rows)


def test_the_whole_model_goes_over_the_clipboard(driver: Driver, qtbot: QtBot) -> None:
    driver.bench.commands["file.csv-copy"].trigger()
    qtbot.waitUntil(lambda: driver.status().startswith("Copied as CSV"))
    text = QGuiApplication.clipboard().text()
    assert "PmxVertex,5," in text
    QGuiApplication.clipboard().setText(text.replace('"hand"', '"other"'))
    answers = Watching("OK")
    driver.bench.commands["file.csv-paste"].trigger()
    qtbot.waitUntil(lambda: len(steps(driver.document)) == 1)
    assert answers.changes == [["2: 手", "English name", "hand", "other"]]
    assert not answers.lines
    assert steps(driver.document) == ["Update from clipboard"]


def test_copied_text_has_the_dialect_and_columns_that_were_chosen(driver: Driver, qtbot: QtBot) -> None:
    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, CsvStyleDialog)
        dialog.dialect.setCurrentIndex(dialog.dialect.findData(PMX))
        for key in ("Bone/位置", "Bone/変形階層"):
            item = dialog.item_of(key)
            dialog.tree.scrollToItem(item)
            item.setCheckState(0, Qt.CheckState.Unchecked)
        for name in TABLES:
            if name != "bones":
                dialog.item_of(name).setCheckState(0, Qt.CheckState.Unchecked)
        (buttons,) = dialog.findChildren(QDialogButtonBox)
        ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        dialog.item_of("bones").setCheckState(0, Qt.CheckState.Unchecked)
        assert not ok.isEnabled(), "nothing would be copied"
        dialog.item_of("bones").setCheckState(0, Qt.CheckState.Checked)
        QTest.mouseClick(ok, Qt.MouseButton.LeftButton)

    answers = Answers()
    answers.left = [choose]
    driver.bench.commands["file.csv-copied"].trigger()
    assert answers.asked == ["What is copied as text"]
    driver.document.selection.set_active_table("bones")
    driver.document.selection.select("bones", [1])
    driver.bench.commands["edit.copy"].trigger()
    header, row = QGuiApplication.clipboard().text().splitlines()[:2]
    assert header.startswith(";PmxBone,ボーン名,ボーン名(英),物理後")
    assert row.startswith('PmxBone,"腕","arm",0,')
    driver.bench.commands["file.csv-copy"].trigger()
    qtbot.waitUntil(lambda: driver.status().startswith("Copied as CSV"))
    tags = {line.split(",")[0] for line in QGuiApplication.clipboard().text().splitlines()}
    assert tags == {";PmxBone", "PmxBone", ";PmxIKLink", "PmxIKLink"}
    again = CsvStyleDialog("", stored_style(driver.bench.session.settings.stored, TO_CLIPBOARD))
    qtbot.addWidget(again)
    assert again.item_of("Bone/位置").checkState(0) == Qt.CheckState.Unchecked
    assert again.style_chosen() == stored_style(driver.bench.session.settings.stored, TO_CLIPBOARD)


def test_a_model_is_exported_as_it_was_chosen(driver: Driver, qtbot: QtBot, tmp_path: Path, monkeypatch) -> None:
    path = tmp_path / "out.x"
    monkeypatch.setattr(import_export, "choose_file_to_save", lambda *arguments: path)

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, ExportOptionsDialog)
        binary, scale = dialog.editors.by_name["is_binary"], dialog.editors.by_name["scale"]
        QTest.keyClick(binary.findChild(QCheckBox), Qt.Key.Key_Space)
        line = scale.findChild(QLineEdit)
        (buttons,) = dialog.findChildren(QDialogButtonBox)
        ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        line.selectAll()
        QTest.keyClicks(line, "big")
        QTest.mouseClick(ok, Qt.MouseButton.LeftButton)
        assert dialog.isVisible()
        line.selectAll()
        QTest.keyClicks(line, "1")
        QTest.mouseClick(ok, Qt.MouseButton.LeftButton)

    answers = Answers()
    answers.left = [choose]
    driver.bench.commands["file.export"].trigger()
    qtbot.waitUntil(path.exists)
    assert path.read_bytes().startswith(b"xof 0303bin 0032")
    qtbot.waitUntil(lambda: "out.x exported" in driver.status())
    assert answers.asked == ["Export as DirectX"]
    stored = driver.bench.session.settings.stored
    again = ExportOptionsDialog(driver.document, FORMATS[".x"], stored)
    qtbot.addWidget(again)
    assert again.chosen_options() == {"is_binary": True, "scale": 1.0}


def test_options_of_exporting_from_before_are_those_of_now(driver: Driver, qtbot: QtBot) -> None:
    stored = driver.bench.session.settings.stored
    for name, value in (("binary", True), ("emissive", False), ("scale", "2.5")):
        stored.setValue(f"export/x/{name}", value)
    dialog = ExportOptionsDialog(driver.document, FORMATS[".x"], stored)
    qtbot.addWidget(dialog)
    assert dialog.chosen_options() == {"is_binary": True, "writes_emissive": False, "scale": 2.5}


@pytest.mark.parametrize(("text", "said"), [("", "no text"), ("a recipe", "no rows of a model")])
def test_a_clipboard_without_rows_is_told(driver: Driver, qtbot: QtBot, text: str, said: str) -> None:
    QGuiApplication.clipboard().setText(text)
    driver.bench.commands["file.csv-paste"].trigger()
    qtbot.waitUntil(lambda: said in driver.status())
    assert QApplication.activeModalWidget() is None
    assert not steps(driver.document)
