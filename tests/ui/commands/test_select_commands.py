"""The commands that select by what is selected, as the Select menu offers them: what, to what, and what they say."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from editor import formats
from editor.model.rigid_bodies import RigidBody
from editor.operations.rows.rows import insert_new
from tests.operations.model_making import full_model
from tests.operations.weights.test_influences import arm
from tests.ui.commands.commanding import WindowWithCommands


class Desk:
    """A Select menu over one document, and what the document said."""

    def __init__(self, window: QMainWindow) -> None:
        made = WindowWithCommands(window)
        self.session, self.commands = made.parts.session, made.commands
        self.menu = self.commands.menus["select"]
        self.document = self.session.add(dataclasses.replace(formats.new_content(), model=full_model()))
        self.reports: list[str] = []
        self.document.status_message.connect(self.reports.append)

    def select(self, table: str, *rows: int) -> None:
        self.document.selection.set_active_table(table)
        self.document.selection.select(table, list(rows))
        self.document.selection.set_current(table, rows[0] if rows else -1)

    @property
    def selected(self) -> tuple[str, list[int]]:
        table = self.document.selection.active_table
        return table, self.document.selection.rows(table).tolist()

    def trigger(self, text: str, menu: QMenu | None = None) -> None:
        self.entry(text, menu).trigger()

    def entry(self, text: str, menu: QMenu | None = None) -> QAction:
        """What a menu has by a text, as it is when the menu opens."""
        (menu or self.menu).aboutToShow.emit()
        return next(a for a in (menu or self.menu).actions() if a.text().replace("&", "") == text)

    def slot(self, number: int) -> QMenu:
        """The submenu of a stored selection, as it is when the menu opens."""
        self.commands.stored.aboutToShow.emit()
        menu = self.commands.stored.actions()[number + 2].menu()
        assert isinstance(menu, QMenu)
        return menu


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    window = QMainWindow()
    qtbot.addWidget(window)
    desk = Desk(window)
    yield desk
    for document in list(desk.session.documents):
        desk.session.close(document)


def test_growing_shrinking_and_parts_say_how_many(desk: Desk) -> None:
    desk.select("vertices", 0)
    desk.trigger("Grow")
    assert desk.selected == ("vertices", [0, 1, 2, 4, 5])
    desk.trigger("Shrink")
    assert desk.selected == ("vertices", [0])
    desk.trigger("Connected part")
    assert desk.selected == ("vertices", [0, 1, 2, 3, 4, 5])
    assert desk.reports == [f"Vertices: {count} selected" for count in (5, 1, 6)]


def test_an_edit_of_the_mesh_is_heeded(desk: Desk) -> None:
    desk.select("vertices", 0)
    desk.trigger("Connected part")
    with desk.document.edit("Delete") as edit:
        edit.remove(desk.document.model.faces, [2, 3])
    desk.select("vertices", 0)
    desk.trigger("Connected part")
    assert desk.selected == ("vertices", [0, 1, 2, 3])


def test_the_current_row_is_taken_where_none_is_selected(desk: Desk) -> None:
    desk.select("bones")
    desk.document.selection.set_current("bones", 1)
    desk.trigger("With children", desk.commands.menus["select.more"])
    assert desk.selected == ("bones", [1, 2])


def test_with_nothing_selected_nothing_happens(desk: Desk) -> None:
    desk.select("bones")
    desk.trigger("Grow")
    desk.trigger("Vertices", desk.commands.related)
    assert desk.selected == ("bones", [])
    assert desk.reports == ["Bones: nothing is selected"] * 2


def test_bones_and_their_kin(desk: Desk) -> None:
    for text, rows in (("With parents", [0, 1]), ("With children", [1, 2]), ("With all below", [1, 2])):
        desk.select("bones", 1)
        desk.trigger(text, desk.commands.menus["select.more"])
        assert desk.selected == ("bones", rows)


def test_the_other_side(desk: Desk) -> None:
    with desk.document.edit("Rename") as edit:
        edit.set(desk.document.model.bones, 1, "name", "左腕")
        edit.set(desk.document.model.bones, 2, "name", "右腕")
    desk.select("bones", 1)
    desk.trigger("Other side", desk.commands.menus["select.more"])
    assert desk.selected == ("bones", [2])
    desk.trigger("Both sides", desk.commands.menus["select.more"])
    assert desk.selected == ("bones", [1, 2])
    desk.select("vertices", 3)
    desk.trigger("Other side", desk.commands.menus["select.more"])
    assert desk.selected == ("vertices", [3])
    assert desk.reports[-1] == "Vertices: nothing is on the other side"


def test_the_unused(desk: Desk) -> None:
    desk.select("bones", 1)
    desk.trigger("Unused", desk.commands.menus["select.more"])
    assert desk.selected == ("bones", [1])
    assert desk.reports == ["Bones: all are used"]
    with desk.document.edit("Insert") as edit:
        insert_new(edit, desk.document.model.bones, 4)
    desk.trigger("Unused", desk.commands.menus["select.more"])
    assert desk.selected == ("bones", [4])


def test_the_same_material(desk: Desk) -> None:
    desk.select("faces", 0)
    desk.trigger("Same material", desk.commands.menus["select.more"])
    assert desk.selected == ("faces", [0, 1])


def test_what_is_similar_by_a_field_of_the_current_row(desk: Desk) -> None:
    with desk.document.edit("Group") as edit:
        edit.insert(desk.document.model.rigid_bodies, 2, [RigidBody("C", group=3), RigidBody("D", bone=2, group=3)])
    desk.select("rigid_bodies", 3)
    assert desk.commands.similar.actions()  # an empty menu would not open
    desk.commands.similar.aboutToShow.emit()
    desk.trigger("Group: 4", desk.commands.similar)
    assert desk.selected == ("rigid_bodies", [2, 3])
    desk.select("rigid_bodies", 3)
    desk.commands.similar.aboutToShow.emit()
    desk.trigger("Bone: 2: 手", desk.commands.similar)
    assert desk.selected == ("rigid_bodies", [1, 3])
    desk.select("vertices", 0)
    assert not desk.commands.similar.menuAction().isEnabled()


def test_only_what_applies_makes_rows_similar(desk: Desk) -> None:
    """Bones without IK are not similar by the loops that they do not have."""
    desk.select("bones", 3)
    desk.commands.similar.aboutToShow.emit()
    desk.trigger("IK loops: 0", desk.commands.similar)
    assert desk.selected == ("bones", [3])


def test_going_to_what_is_related(desk: Desk) -> None:
    desk.select("materials", 1)
    desk.trigger("Faces", desk.commands.related)
    assert desk.selected == ("faces", [2, 3])
    desk.trigger("Vertices", desk.commands.related)
    assert desk.selected == ("vertices", [0, 3, 4, 5])
    assert desk.reports == ["Faces: 2 selected", "Vertices: 4 selected"]
    desk.select("frames", 0)
    desk.trigger("Morphs", desk.commands.related)
    assert desk.selected == ("frames", [0])
    assert desk.reports[-1] == "Morphs: none are related to the selection"


def test_one_choice_of_weights_beside_one_choice_of_what_a_click_selects(desk: Desk) -> None:
    desk.select("joints")
    assert desk.entry("All", desk.commands.related).isChecked()
    desk.trigger("10 % and more", desk.commands.related)
    assert not desk.entry("All", desk.commands.related).isChecked()
    assert desk.commands["select.click-joints"].isChecked()


def test_light_weights_can_be_left_out(desk: Desk) -> None:
    with desk.document.edit("Weights") as edit:
        edit.set(desk.document.model.vertices, [0, 1], "deform", 1)
        edit.set(desk.document.model.vertices, 0, "weights", (0.8, 0.2, 0, 0))
        edit.set(desk.document.model.vertices, 1, "weights", (0.3, 0.7, 0, 0))
    desk.select("vertices", 0, 1)
    desk.trigger("50 % and more", desk.commands.related)
    desk.trigger("Bones", desk.commands.related)
    assert desk.selected == ("bones", [0, 2])
    desk.select("vertices", 0, 1)
    desk.trigger("All", desk.commands.related)
    desk.trigger("Bones", desk.commands.related)
    assert desk.selected == ("bones", [0, 1, 2])


def test_only_what_the_active_table_allows_is_offered(desk: Desk) -> None:
    desk.select("morphs", 0)
    kin = desk.commands.menus["select.more"]
    assert not desk.entry("Grow").isEnabled()
    assert not desk.entry("With parents", kin).isEnabled()
    desk.commands.related.aboutToShow.emit()
    offered = [action.objectName() for action in desk.commands.related.actions() if action.isVisible()]
    assert [id.removeprefix("select.related-") for id in offered if "related" in id and "weights" not in id] == [
        "vertices",
        "materials",
        "bones",
        "frames",
        "rigid-bodies",
    ]
    desk.select("bones", 0)
    assert desk.entry("Grow").isEnabled()
    assert desk.entry("With parents", kin).isEnabled()
    desk.document.selection.set_active_table("info")
    assert not desk.commands.related.menuAction().isEnabled()
    desk.session.close(desk.document)
    assert not desk.entry("Grow").isEnabled()
    assert not desk.commands.stored.menuAction().isEnabled()


def test_back_and_forward_are_undo_for_selections(desk: Desk, qtbot: QtBot) -> None:
    desk.select("vertices", 0)
    qtbot.wait(1)
    desk.trigger("Grow")
    qtbot.wait(1)
    desk.commands["select.back"].trigger()
    assert desk.selected == ("vertices", [0])
    desk.commands["select.forward"].trigger()
    assert desk.selected == ("vertices", [0, 1, 2, 4, 5])
    desk.commands["select.forward"].trigger()
    assert desk.reports[-1] == "This is the latest selection"


def test_selections_are_stored_and_come_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([("足 & 腕", True), ("", True), ("no", False)])
    monkeypatch.setattr(QInputDialog, "getText", lambda *args, **more: next(answers))
    desk.select("bones", 1, 2)
    for _ in range(3):
        desk.commands["select.store-as"].trigger()
    assert desk.document.selection.stored.names == ["足 & 腕"]
    assert desk.reports == ["Stored as 足 & 腕: 2 (Bones)"]
    assert desk.slot(0).title() == "足 && 腕   (2, Bones)"
    desk.select("bones", 0, 1)
    desk.select("materials", 0)
    desk.trigger("Add to the selection", desk.slot(0))
    assert desk.selected == ("bones", [0, 1, 2])
    desk.trigger("Take from the selection", desk.slot(0))
    assert desk.selected == ("bones", [0])
    desk.trigger("Select", desk.slot(0))
    assert desk.selected == ("bones", [1, 2])
    desk.select("bones", 3)
    desk.trigger("Store here what is selected", desk.slot(0))
    assert desk.slot(0).title() == "足 && 腕   (1, Bones)"
    desk.trigger("Forget", desk.slot(0))
    desk.commands.stored.aboutToShow.emit()
    assert len(desk.commands.stored.actions()) == 2


def test_what_is_stored_belongs_to_its_document(desk: Desk) -> None:
    desk.document.selection.stored.store("腕", "bones", desk.document.selection.rows("bones"))
    desk.session.new()
    desk.commands.stored.aboutToShow.emit()
    assert len(desk.commands.stored.actions()) == 2
    desk.session.set_current(desk.document)
    assert desk.slot(0).title().startswith("腕")


def test_without_a_document_nothing_happens(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    commands = WindowWithCommands(window).commands
    menus = (commands.menus["select"], commands.menus["select.more"], commands.related, commands.stored)
    for action in [action for menu in menus for action in menu.actions()]:
        if not action.isSeparator() and action.menu() is None:
            action.trigger()
    commands.stored.aboutToShow.emit()


# -- by weights --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "rows"),
    [
        ("select.over-1-bones", [1, 2, 3]),
        ("select.over-2-bones", [3]),
        ("select.uneven-weights", [3]),
        ("select.bdef2", [1]),
        ("select.sdef", [2]),
        ("select.bdef4", [3]),
    ],
)
def test_vertices_are_found_by_their_weights(desk: Desk, id: str, rows: list[int]) -> None:
    desk.document = desk.session.add(dataclasses.replace(formats.new_content(), model=arm()))
    desk.select("bones", 2)
    desk.commands[id].trigger()
    assert desk.selected == ("vertices", rows)


def test_where_no_weights_are_like_that_the_selection_stays(desk: Desk) -> None:
    desk.document = desk.session.add(dataclasses.replace(formats.new_content(), model=arm()))
    desk.document.status_message.connect(desk.reports.append)
    desk.select("bones", 2)
    for id in ("select.over-3-bones", "select.qdef", "select.sdef-without-pair"):
        desk.document.selection.set_active_table("bones")
        desk.commands[id].trigger()
        assert desk.selected == (("vertices", [3]) if id == "select.over-3-bones" else ("bones", [2]))
    assert "none are like that" in desk.reports[-1]


def test_vertices_of_the_selected_bones_are_found_from_any_table(desk: Desk) -> None:
    desk.document = desk.session.add(dataclasses.replace(formats.new_content(), model=arm()))
    desk.select("bones", 2, 3)
    desk.document.selection.set_active_table("materials")
    desk.commands["select.by-bones"].trigger()
    assert desk.selected == ("vertices", [2, 3])
    assert desk.entry("By weights").menu() is desk.commands.menus["select.weights"]
