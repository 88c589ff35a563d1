"""Help at hand: everything that is declared has one, and F1 shows that of what has the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QMessageBox, QSpinBox, QTableView, QWidget

from editor.document.program.preferences import declared_preferences
from editor.model.bones import Bone
from editor.model.fields import field_of, fields_of
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.render.modes import MODES
from editor.render.overlays.overlay_list import OVERLAYS
from editor.ui.crash import CrashDialog
from editor.ui.dialogs.handbook import HandbookWindow
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.preferences import PreferencesDialog
from editor.ui.editors import FieldEditor
from editor.ui.editors.field_editor import field_facts
from editor.ui.help_card import HelpCard, chapter_of, command_of, open_handbook
from editor.ui.window.document_panes import PANES
from tests.ui.answering import Answers
from tests.ui.driving import Driver, Key
from tests.ui.every_dialog import other_dialogs
from tests.ui.keyboard import give_keyboard


def row_types(types: Iterable[type]) -> Iterator[type]:
    for row_type in types:
        yield row_type
        for field in fields_of(row_type):
            yield from row_types(field.items)


def test_no_field_is_without_help() -> None:
    tables = row_types(table.row_type for table in Model().tables.values())
    assert [f"{each.__name__}.{field.name}" for each in tables for field in fields_of(each) if not field.help] == []


def test_no_operation_and_no_parameter_is_without_help() -> None:
    operations = OPERATIONS.values()
    assert [operation.id for operation in operations if not operation.help] == []
    assert [(each.id, field.name) for each in operations for field in each.fields if not field.help] == []


def test_no_overlay_mode_preference_or_pane_is_without_help() -> None:
    assert [overlay.name for overlay in OVERLAYS if not overlay.tip] == []
    assert [mode for mode, row in MODES.items() if not row.tip] == []
    assert [name for name, preference in declared_preferences().items() if not preference.help] == []
    assert [pane.name for pane in PANES if not pane.help] == []


def test_the_facts_of_a_field(qapp: object) -> None:
    assert field_facts(field_of(Bone, "ik_loops")) == ["From 0 to 255"]
    assert field_facts(field_of(Bone, "ik_angle")) == ["In degrees"]
    assert field_facts(field_of(Bone, "parent")) == ["Refers to: Bones"]
    (choices,) = field_facts(field_of(Bone, "flags"))
    assert choices.startswith("Can be: Tail is a bone, Rotatable")


def card() -> HelpCard:
    shown = QApplication.activePopupWidget()
    assert isinstance(shown, HelpCard)
    return shown


def handbook(driver: Driver) -> HandbookWindow:
    window = driver.bench.commands.help.handbook
    assert window is not None
    driver.qtbot.waitUntil(window.isVisible)
    return window


def place(driver: Driver) -> str:
    return handbook(driver).address


def field_editor(parent: object, name: str) -> FieldEditor:
    assert isinstance(parent, OperationForm) or parent is not None
    editors = parent.findChildren(FieldEditor)  # type: ignore[attr-defined]
    return next(editor for editor in editors if editor.field.name == name and editor.isVisible())


def test_no_command_is_without_help(driver: Driver) -> None:
    commands = driver.bench.commands.list
    assert [id for id in commands if not commands[id].whatsThis()] == []


def test_f1_in_the_inspector_tells_of_the_field_and_again_of_more(driver: Driver) -> None:
    driver.document.selection.go_to("bones", 1)
    driver.settle()
    field_editor(driver.bench.docks["inspector"], "level").setFocus()
    driver.key(Key.Key_F1)
    assert card().label.text().startswith("<b>Deform level</b><p>The order in which bones deform")
    driver.key(Key.Key_F1)
    assert place(driver) == "fields.html#bones-level"
    assert QApplication.activePopupWidget() is None


def test_f1_in_the_table_tells_of_the_column(driver: Driver) -> None:
    driver.document.selection.set_active_table("bones")
    driver.settle()
    view = next(view for view in driver.table.findChildren(QTableView) if view.isVisible())
    view.setFocus()
    titles = [view.model().headerData(column, Qt.Orientation.Horizontal) for column in range(9)]
    view.setCurrentIndex(view.model().index(0, titles.index("Parent")))
    driver.settle()
    driver.key(Key.Key_F1)
    assert card().label.text().startswith("<b>Parent</b><p>The bone that this one follows")
    driver.key(Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


def test_f1_in_a_pane_opens_its_chapter(driver: Driver) -> None:
    driver.bench.commands["pane.go-to-history"].trigger()
    driver.key(Key.Key_F1)
    assert place(driver) == "panes.html#history"


@pytest.mark.gl
def test_f1_in_the_model_view_tells_of_the_mouse_and_keys_there(driver: Driver) -> None:
    driver.click(driver.view)
    driver.key(Key.Key_F1)
    assert place(driver) == "keys.html#mouse"
    marked = handbook(driver).contents.currentItem()
    assert marked is not None
    assert marked.text(0) == "Mouse and keys in the model view"


def test_f1_in_a_menu_tells_of_the_entry(driver: Driver) -> None:
    menu = driver.bench.commands.menus["file"]
    driver.open_menu(menu)
    menu.setActiveAction(driver.bench.commands["file.save"])
    driver.qtbot.keyClick(menu, Key.Key_F1)
    assert card().label.text().startswith("<b>Save</b><p>Writes the model into its file.")
    assert card().chapter == "keys.html#file.save"
    card().close()


def test_f1_in_the_form_of_an_operation_tells_of_parameters_and_of_the_operation(driver: Driver) -> None:
    driver.document.selection.go_to("bones", 1)
    driver.bench.commands["bones.split"].trigger()
    driver.settle()
    (form,) = driver.window.findChildren(OperationForm)
    give_keyboard(form, driver.qtbot)
    field = OPERATIONS["bones.split"].fields[0]
    field_editor(form, field.name).setFocus()
    driver.key(Key.Key_F1)
    assert field.help in card().label.text()
    driver.key(Key.Key_Escape)
    give_keyboard(form, driver.qtbot)  # a bare screen has no window manager to give it back when the card is closed
    form.defaults.setFocus()
    driver.key(Key.Key_F1)
    assert OPERATIONS["bones.split"].help.split(".")[0] in card().label.text()
    driver.key(Key.Key_F1)
    assert place(driver) == "operations.html#bones.split"
    form.reject()


def test_f1_in_the_preferences_tells_of_the_setting(driver: Driver) -> None:
    driver.bench.commands["edit.preferences"].trigger()
    (dialog,) = driver.window.findChildren(PreferencesDialog)
    driver.qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    dialog.editors["backups"].setFocus()
    driver.key(Key.Key_F1)
    assert "From 0 to 99" in card().label.text()
    card().close()
    dialog.close()


def type_in(window: QWidget, key: Qt.Key) -> None:
    """Type a key in a window, as the window system sends it."""
    QTest.keyClick(window.windowHandle(), key)
    QApplication.processEvents()


def in_save_options(driver: Driver, do: Callable[[QDialog], None]) -> None:
    """Open a modal dialog, do something in it, and cancel it."""

    def act(dialog: QDialog) -> None:
        try:
            do(dialog)
        finally:
            dialog.reject()

    answers = Answers()
    answers.left.append(act)
    driver.bench.commands["file.save-options"].trigger()
    assert answers.asked == ["Save options"]


def test_f1_in_a_modal_dialog_tells_of_the_field_and_of_the_dialog(driver: Driver) -> None:
    told = []

    def read(dialog: QDialog) -> None:
        for part in (dialog.findChild(QSpinBox), dialog.findChild(QDialogButtonBox).buttons()[0]):
            part.setFocus()
            type_in(dialog, Key.Key_F1)
            told.append(card().label.text())
            card().close()

    in_save_options(driver, read)
    field, whole = told
    assert field.startswith("<b>Backups</b><p>Files kept when they are replaced")
    assert whole.startswith("<b>Save options</b>")


def test_the_handbook_can_be_read_while_a_modal_dialog_is_open(driver: Driver) -> None:
    pages = []

    def read(dialog: QDialog) -> None:
        dialog.findChild(QDialogButtonBox).buttons()[0].setFocus()
        type_in(dialog, Key.Key_F1)
        type_in(card(), Key.Key_F1)
        pages.append(place(driver))
        driver.qtbot.waitUntil(lambda: QApplication.activeWindow() is handbook(driver), timeout=5000)
        type_in(handbook(driver), Key.Key_Escape)
        pages.append(driver.bench.commands.help.handbook.isHidden())

    in_save_options(driver, read)
    assert pages == ["keys.html#file.save-options", True]


def test_every_dialog_tells_which_command_it_is_of(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)
    driver.document.selection.go_to("bones", 1)
    for name, dialog in other_dialogs(driver.document, driver.window):
        id = command_of(dialog)
        is_message = isinstance(dialog, QMessageBox | CrashDialog)
        assert id in driver.bench.commands.list or chapter_of(dialog) or is_message, name


def test_where_nothing_has_help_the_handbook_opens_at_its_start(driver: Driver) -> None:
    driver.window.menuBar().setFocus()
    driver.key(Key.Key_F1)
    assert place(driver) == "index.html#"


def test_another_language_shows_the_same_page_of_its_own_handbook(driver: Driver) -> None:
    open_handbook("panes.html#outline")
    before = handbook(driver)
    assert before.folder.name == "en"
    driver.bench.session.settings.choose(language="ja")
    driver.window.furnish()
    driver.settle()
    assert handbook(driver).folder.name == "ja"
    assert place(driver) == "panes.html#outline"
    assert [book for book in driver.window.findChildren(HandbookWindow) if book.isVisible()] == [handbook(driver)]


def test_a_handbook_that_is_closed_stays_so_in_another_language(driver: Driver) -> None:
    open_handbook()
    handbook(driver).close()
    driver.bench.session.settings.choose(language="ja")
    driver.window.furnish()
    assert driver.bench.commands.help.handbook is None
    driver.bench.commands["help.handbook"].trigger()
    assert handbook(driver).folder.name == "ja"
