"""Small windows beside the model that stay while clicks in it make bones, bodies, vertices, or tell parent and tail."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.model.changes import Change
from editor.model.fields import NONE, Vec3
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Operation
from editor.operations.parameters import parameter_field
from editor.ui.dialog import Dialog
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.references import PickButton
from editor.ui.help_card import set_chapter, set_command, titled
from editor.ui.value_text import field_label, record_title
from editor.ui.viewport.click_placing import ClickPlacing, PlaceOn, current_of

ADD_BONE, ADD_VERTEX, ADD_BODY = (OPERATIONS[id] for id in ("bones.add-at", "vertices.add-at", "bodies.add-at"))
COLUMNS = 40  # characters that a line of text has room for


class ClickDialog(Dialog):
    """Not modal. Escape ends it wherever the keyboard is in the main window, and so does all that leaves the model."""

    goes_with_commands = True

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self.document = document
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window, self.reject)
        self.column = QVBoxLayout(self)
        document.front_changed.connect(self.reject)
        document.posing.active_changed.connect(self.reject)
        document.closed.connect(self.reject)

    def add_text(self, text: str) -> QLabel:
        label = QLabel(text, wordWrap=True)
        label.setMinimumWidth(self.fontMetrics().averageCharWidth() * COLUMNS)
        return label

    def begin(self) -> None:
        """Show it where it covers little of the model."""
        self.stand_in_view()
        self.show()

    def done(self, result: int) -> None:
        self._escape.setEnabled(False)
        self._escape.deleteLater()
        super().done(result)


class PlacingDialog(ClickDialog):
    """While it is open, each click in the model view makes something, `make`, at the place that it means."""

    def __init__(self, document: Document, placing: ClickPlacing, window: QWidget) -> None:
        super().__init__(document, window)
        self._placing = placing
        self.choices: dict[PlaceOn, QRadioButton] = {}

    def add_choices(self, choices: dict[PlaceOn, str]) -> None:
        """Offer what clicks may be placed on, as it is called."""
        group = QButtonGroup(self)
        chosen = self._placing.place_on if self._placing.place_on in choices else next(iter(choices))
        for place_on, text in choices.items():
            button = self.choices[place_on] = QRadioButton(text)
            group.addButton(button)
            button.setChecked(place_on is chosen)
            button.toggled.connect(self._choose)
            self.column.addWidget(button)

    def add_close(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(buttons)

    def make_row(self, document: Document, position: Vec3) -> object:
        """Make what a click makes."""
        raise NotImplementedError

    def begin(self) -> None:
        super().begin()
        self._choose()
        self._placing.switch(self.make_row)

    def _choose(self) -> None:
        self._placing.place_on = next(place_on for place_on, button in self.choices.items() if button.isChecked())

    def done(self, result: int) -> None:
        self._placing.switch(None)
        super().done(result)


class NewBoneDialog(PlacingDialog):
    """Each click makes a bone, a child of the selected one, which the dialog tells.

    The tail of a bone that was made here goes to the next one. Of any other parent it stays, unless that is wanted: a
    bone of the body points where it does for a reason.
    """

    def __init__(self, document: Document, placing: ClickPlacing, window: QWidget) -> None:
        super().__init__(document, placing, window)
        self.setWindowTitle(self.tr("New bones by click"))
        set_command(self, "bones.new-by-click")
        self.column.addWidget(self.add_text(self.tr("Each click in the model view makes a bone. Escape ends it.")))
        self.parent_text = self.add_text("")
        self.column.addWidget(self.parent_text)
        self.add_choices(
            {
                PlaceOn.MIDDLE: self.tr("In the &middle, between front and back"),
                PlaceOn.SURFACE: self.tr("On the &surface"),
                PlaceOn.PLANE: self.tr("On the &plane of the picture, through the selected bone"),
            }
        )
        form = QFormLayout()
        self.editors: dict[str, FieldEditor] = {}
        for name in ("name", "side"):
            field = parameter_field(ADD_BONE, name)
            editor = self.editors[name] = editor_for(field, document, self)
            form.addRow(editor.make_label(field_label(field)), editor)
        self.column.addLayout(form)
        self.tail = QCheckBox(self.tr("Lead the &tail of the parent to it"))
        self.tail.setToolTip(self.tr("Tails of bones that are made here lead to the next one anyway"))
        self.column.addWidget(self.tail)
        self.add_close()
        self._new_bones: list[int] = []  # the rows of the bones that were made here
        document.selection.changed.connect(self._show_parent)
        document.changed.connect(self._follow)
        self._show_parent()

    def _follow(self, change: Change) -> None:
        if change.table == "bones":
            self._new_bones = [row for row in change.renumber(self._new_bones).tolist() if row != NONE]
        self._show_parent()

    def _show_parent(self, *_: object) -> None:
        """Name the bone that gets the next one as a child: of several selected, the current one."""
        parent = current_of(self.document, "bones")
        if parent == NONE:
            text = self.tr("The next one has no parent, as no bone is selected")
        else:
            text = self.tr("The next one is a child of {}").format(record_title(self.document.model, "bones", parent))
        self.parent_text.setText(text)

    def make_row(self, document: Document, position: Vec3) -> object:
        """Make a bone: the first under the name that was typed, those that hang from it under names that follow it."""
        parent, count = current_of(document, "bones"), len(document.model.bones)
        follows = parent in self._new_bones
        name = "" if follows else self.editors["name"].value()
        connect = follows or self.tail.isChecked()
        values = ADD_BONE.parameters(position, parent, connect, name, self.editors["side"].value())
        run = run_at_once(document, ADD_BONE, values)
        if len(document.model.bones) > count:
            self._new_bones.append(current_of(document, "bones"))
        return run


class NewVertexDialog(PlacingDialog):
    """Each click makes a vertex, and a face with the two before where a strip is made."""

    def __init__(self, document: Document, placing: ClickPlacing, window: QWidget) -> None:
        super().__init__(document, placing, window)
        self.setWindowTitle(self.tr("New vertices by click"))
        set_command(self, "vertices.new-by-click")
        self.column.addWidget(
            self.add_text(
                self.tr(
                    "Each click in the model view makes a vertex, with weights and UVs as the nearest surface has them."
                    " Escape ends it."
                )
            )
        )
        self.add_choices(
            {
                PlaceOn.SURFACE: self.tr("On the &surface"),
                PlaceOn.PLANE: self.tr("On the &plane of the picture, through the selected vertex"),
            }
        )
        self.strip = QCheckBox(self.tr("In a s&trip: with a face between it and the last two"))
        self.column.addWidget(self.strip)
        self.add_close()

    def make_row(self, document: Document, position: Vec3) -> object:
        return run_at_once(document, ADD_VERTEX, ADD_VERTEX.parameters(position, self.strip.isChecked()))


class NewBodyDialog(PlacingDialog):
    """Each click makes a rigid body, joined with the selected one where a chain is made."""

    def __init__(self, document: Document, placing: ClickPlacing, window: QWidget) -> None:
        super().__init__(document, placing, window)
        self.setWindowTitle(self.tr("New rigid bodies by click"))
        set_command(self, "bodies.new-by-click")
        self.column.addWidget(
            self.add_text(
                self.tr(
                    "Each click in the model view makes a rigid body, on the bone that moves the mesh there most."
                    " Escape ends it."
                )
            )
        )
        self.add_choices(
            {
                PlaceOn.MIDDLE: self.tr("In the &middle, between front and back"),
                PlaceOn.SURFACE: self.tr("On the &surface"),
            }
        )
        self._form = QFormLayout()
        self.editors: dict[str, FieldEditor] = {}
        for name in ("shape", "radius", "mode"):
            field = parameter_field(ADD_BODY, name)
            editor = self.editors[name] = editor_for(field, document, self)
            self._form.addRow(editor.make_label(field_label(field)), editor)
        self.column.addLayout(self._form)
        self.chain = QCheckBox(self.tr("In a &chain: joined with the rigid body before it"))
        self.column.addWidget(self.chain)
        self.joined_text = self.add_text("")
        self.column.addWidget(self.joined_text)
        self.add_close()
        self.chain.toggled.connect(self._show_joined)
        document.selection.changed.connect(self._show_joined)
        document.changed.connect(self._show_joined)
        self._show_joined()

    def _show_joined(self, *_: object) -> None:
        """Name the rigid body that the next one is joined with: of several selected, the current one."""
        row = current_of(self.document, "rigid_bodies")
        if row == NONE:
            text = self.tr("The next one is joined with none, as no rigid body is selected")
        else:
            text = self.tr("The next one is joined with {}").format(
                record_title(self.document.model, "rigid_bodies", row)
            )
        self.joined_text.setText(text)
        self.joined_text.setVisible(self.chain.isChecked())

    def make_row(self, document: Document, position: Vec3) -> object:
        joined = current_of(document, "rigid_bodies") if self.chain.isChecked() else NONE
        values = {name: editor.value() for name, editor in self.editors.items()}
        return run_at_once(document, ADD_BODY, ADD_BODY.parameters(position, joined=joined, **values))


class PickBoneDialog(ClickDialog):
    """Runs an operation on the bones that are selected, with the bone that is clicked next, in any view, as `name`."""

    def __init__(self, document: Document, operation: Operation, name: str, text: str, window: QWidget) -> None:
        super().__init__(document, window)
        self.setWindowTitle(QCoreApplication.translate("Operation", operation.label))
        self.setWhatsThis(titled(self.windowTitle(), text))
        set_chapter(self, f"operations.html#{operation.id}")
        self._operation = operation
        self._name = name
        self._picked: int | None = None
        self.picker = PickButton(document, "bones", single=True)
        row = QHBoxLayout()
        row.addWidget(self.picker)
        row.addWidget(self.add_text(text), 1)
        self.column.addLayout(row)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(buttons)
        self.picker.picked.connect(self._take)
        self.picker.ended.connect(self._finish)

    def begin(self) -> None:
        super().begin()
        self.picker.setChecked(True)

    def _take(self, rows: list[int]) -> None:
        self._picked = int(rows[0])

    def _finish(self) -> None:
        """The bones are selected again: give them the one that was picked, if one was."""
        if self._picked is not None:
            run_at_once(self.document, self._operation, self._operation.parameters(**{self._name: self._picked}))
        super().done(QDialog.DialogCode.Accepted)

    def done(self, result: int) -> None:
        if self.picker.isChecked():
            self.picker.setChecked(False)  # which ends it
        else:
            super().done(result)
