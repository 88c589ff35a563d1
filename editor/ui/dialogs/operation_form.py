"""Forms of operations beside the model, which show what the parameters do as they change; that of new morphs."""

from __future__ import annotations

import dataclasses
import json
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.edited_morph import EDITABLE
from editor.document.files.open_models import OpenModel
from editor.document.jobs import Job, MainThreadJob
from editor.document.operation_run import OperationRun, default_parameters, reason_against, rows_of
from editor.document.program.preferences import Preferences
from editor.document.program.settings import every_id
from editor.math3d.arrays import IndexArray
from editor.model.changes import Action, Change
from editor.model.fields import NONE, Choice, Field, Kind
from editor.operations.operation import Need, Operation, Result
from editor.operations.parameters import checked_parameters
from editor.ui.dialog import Dialog
from editor.ui.dialogs.message_boxes import choose_any_file, choose_folder, choose_model_file
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.choices import FieldNameEditor
from editor.ui.editors.files import FileEditor
from editor.ui.editors.lines import EntryLine
from editor.ui.editors.references import PickButton, ReferencesEditor, RowsEditor, with_picker
from editor.ui.help_card import set_chapter, titled
from editor.ui.icons import IconLabel, icon
from editor.ui.models.rename_grid import NEW, NEW_EN, OLD_EN, REMARKS, ROW, ChangedNames, Names
from editor.ui.tokens import ICON, row_height
from editor.ui.value_text import field_help, field_label, translated

OF_A_MODEL = (Kind.ROWS, Kind.REFERENCE)  # they mean nothing in another one
NAME = "name"  # of one new row; the next has another


def remember_parameters(stored: QSettings, operation: Operation, parameters: Any) -> None:
    """Keep the parameters of an operation, but for rows, names and open models, for the next time."""
    values = {field.name: getattr(parameters, field.name) for field in operation.fields if _is_remembered(field)}
    kept = {name: value for name, value in values.items() if not isinstance(value, OpenModel)}
    stored.setValue(_key(operation.id), json.dumps(kept))


def remembered_parameters(stored: QSettings, operation: Operation, preferences: Preferences) -> Any:
    """The parameters that an operation was run with last; the default in place of what is not valid any more.

    Where a preference says the default, it does so each time.
    """
    try:
        kept = (stored.value(_key(id)) for id in every_id(operation.id))
        found = json.loads(str(next((text for text in kept if text is not None), "{}")))
    except ValueError:
        found = {}
    values = found if isinstance(found, dict) else {}
    parameters: dict[str, Any] = {}
    for field in operation.fields:
        if field.name in values and _is_remembered(field):
            try:
                parameters[field.name] = _valid_value(operation, field, values[field.name])
            except (TypeError, ValueError, OverflowError):
                continue
    return dataclasses.replace(default_parameters(operation, preferences), **parameters)


def show_left_empty(editors: Mapping[str, FieldEditor], texts: Mapping[str, str]) -> None:
    """Show in the lines of some parameters what they come to where they are left empty."""
    for name, text in texts.items():
        for line in editors[name].findChildren(EntryLine):
            line.show_when_empty(text)


def _is_remembered(field: Field) -> bool:
    return field.kind not in OF_A_MODEL and field.name != NAME and not field.preference


def _valid_value(operation: Operation, field: Field, value: Any) -> Any:
    """The value of a parameter, if it can be one. ValueError or TypeError when it cannot."""
    coerced = field.coerce(value)
    if isinstance(coerced, Choice) and not coerced.known:
        raise ValueError(value)
    if field.kind is Kind.SWITCH and not isinstance(value, bool):
        raise TypeError(value)
    checked_parameters(operation.parameters(**{field.name: coerced}), operation)
    return coerced


def _key(id: str) -> str:
    return f"operations/{id}"


PARTS = 1000  # of the bar
LINES = 2  # of text that there is always room for, so that the form seldom changes its size


class OperationStatus(QWidget):
    """A text, in red with a sign where it is a refusal, and while a job works a bar with a button to stop it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign, self.message = IconLabel(icon("error"), ICON), QLabel(wordWrap=True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        self.progress = QProgressBar(maximum=PARTS, textVisible=False)
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setAutoDefault(False)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.sign, 0, 0)
        grid.addWidget(self.message, 0, 1, 1, 2)
        grid.addWidget(self.progress, 1, 0, 1, 2)
        grid.addWidget(self.stop, 1, 2)

    def show_text(self, text: str, *, is_refusal: bool, is_working: bool) -> None:
        """Say what was done, or why not, and show the bar while a job works."""
        for part in (self.progress, self.stop):
            part.setVisible(is_working)
        self.sign.setVisible(is_refusal)
        self.message.setForegroundRole(QPalette.ColorRole.BrightText if is_refusal else QPalette.ColorRole.WindowText)
        self.message.setText(text)

    def follow(self, job: Job | MainThreadJob) -> None:
        """Show how far a job is, or that it works, as long as it does not tell."""
        self.progress.setMaximum(0)
        job.progressed.connect(self._advance)

    def _advance(self, fraction: float, text: str) -> None:
        if fraction > 0:
            self.progress.setMaximum(PARTS)
            self.progress.setValue(round(fraction * PARTS))


MOST_ROWS = 8  # that are seen at once
WIDTH = 64  # characters


class NameChanges(QTableView):
    """Follows the runs of an operation; hidden while no name changes."""

    def __init__(self, run: OperationRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = ChangedNames(run.document.model, self)
        self._before: Names = {}
        # By table, where each row of before is now; NONE for one that is gone.
        self._present_rows: dict[str, IndexArray] = {}
        self.setModel(self.grid)
        self.setAccessibleName(self.tr("Names before and after"))
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics()))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(ROW, QHeaderView.ResizeMode.ResizeToContents)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * WIDTH)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()
        run.about_to_run.connect(self._begin)
        run.done.connect(self._show)
        run.refused.connect(self.hide)
        run.document.changed.connect(self._follow)

    def _begin(self) -> None:
        self._before = self.grid.names_now()
        self._present_rows = {table: np.arange(len(names["name"])) for table, names in self._before.items()}

    def _follow(self, change: Change) -> None:
        """Keep where the rows of before are."""
        if change.table in self._present_rows and change.action is not Action.SET:
            self._present_rows[change.table] = change.renumber(self._present_rows[change.table])

    def _show(self) -> None:
        self.grid.compare(self._before, self._present_rows)
        count, height = self.grid.rowCount(), self.verticalHeader().defaultSectionSize()
        for column, field in ((NEW, "name"), (OLD_EN, "name_en"), (NEW_EN, "name_en")):
            self.setColumnHidden(column, not self.grid.changes_of(field))
        self.setColumnHidden(REMARKS, not self.grid.changed_faults)
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + height * min(count, MOST_ROWS) + 4)
        self.setVisible(count > 0)


SOON = 100  # milliseconds from a change until the model shows it
PAUSE = 400  # milliseconds without a change, where showing one takes longer than SLOW
SLOW = 0.3  # seconds
COLUMNS = 46  # characters that a line of text has room for
BELOW = 40  # pixels between a form and the bottom of the window


class OperationForm(Dialog):
    """Asks for the parameters of an operation. Not modal: one can look at the model and select other rows meanwhile.

    Where the operation previews, the model shows what it does, in an Edit that is open until OK makes it a step or
    Cancel takes it back. Whatever else ends that Edit closes the form.
    """

    def __init__(self, document: Document, operation: Operation, window: QWidget, stored: QSettings) -> None:
        super().__init__(window)
        self.document = document
        self.operation = operation
        self.is_open = True
        self.stored = stored
        self._run = OperationRun(document, operation, self)
        self._is_shown = False  # whether the model shows what the operation does
        self._revision = 0  # of the model, when it was shown
        self.is_accepted = False  # while a job works for OK
        self._is_slow = False
        self._began = 0.0
        self._refusal = ""
        self.editors: dict[str, FieldEditor] = {}
        self.pickers: dict[str, PickButton] = {}
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._show_now)
        self._check = QTimer(self, singleShot=True, interval=0)
        self._check.timeout.connect(self._check_edit)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self._run.label)
        self.setWhatsThis(titled(self._run.label, QCoreApplication.translate("Operation", operation.help)))
        set_chapter(self, f"operations.html#{operation.id}")
        self._make_parts()
        self.fill(remembered_parameters(stored, operation, document.preferences))
        self._connect()

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.status, self.names = OperationStatus(), NameChanges(self._run)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.defaults = self.buttons.addButton(self.tr("Reset to defaults"), QDialogButtonBox.ButtonRole.ResetRole)
        self.defaults.setVisible(bool(self.operation.fields))
        for button in (self.defaults, self.buttons.button(QDialogButtonBox.StandardButton.Cancel)):
            button.setAutoDefault(False)  # Enter is OK
        self.ok.setDefault(True)
        self._arrange()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        self.rows = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        column.addWidget(self.rows)
        help_text = QLabel(QCoreApplication.translate("Operation", self.operation.help), wordWrap=True)
        help_text.setMinimumWidth(self.fontMetrics().averageCharWidth() * COLUMNS)
        column.addWidget(help_text)
        self._form = QFormLayout()
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in self.operation.fields:
            self._add(field)
        column.addLayout(self._form)
        column.addWidget(self.names)
        column.addWidget(self.status)
        column.addStretch(1)
        column.addWidget(self.buttons)
        self._show_state()

    def _add(self, field: Field) -> None:
        editor = self.editors[field.name] = editor_for(field, self.document, self)
        label = editor.make_label(field_label(field))
        label.setToolTip(label.toolTip() or field_help(field))
        if not isinstance(editor, RowsEditor | ReferencesEditor):
            self._form.addRow(label, editor)
            return
        one = isinstance(editor, ReferencesEditor)
        picker = self.pickers[field.name] = PickButton(self.document, field.target, single=one)
        picker.picked.connect(editor.take_rows)
        picker.about_to_pick.connect(partial(self._begin_picking, picker))
        picker.ended.connect(self._schedule)
        self._form.addRow(label, with_picker(editor, picker))

    def _connect(self) -> None:
        document, selection = self.document, self.document.selection
        self._run.done.connect(self._note_done)
        self._run.refused.connect(self._note_refusal)
        self._run.job_started.connect(self.status.follow)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.defaults.clicked.connect(self._reset)
        self.status.stop.clicked.connect(self._stop)
        for editor in self.editors.values():
            for signal in (editor.edited, editor.dragging, editor.gesture_ended):
                signal.connect(self._schedule)
            for line in editor.findChildren(QLineEdit):
                line.textEdited.connect(self._schedule)
                line.installEventFilter(self)
            if isinstance(editor, FileEditor):
                connect(editor.browse_requested, self, partial(self._browse, editor))
        for signal in (selection.changed, selection.active_changed, document.changed, document.history_changed):
            signal.connect(self._note_change)
        if Need.POSE in self.operation.needs:
            for signal in (document.posing.changed, document.posing.active_changed):
                signal.connect(self._forget_refusal)
        document.front_changed.connect(self._follow_document)
        document.closed.connect(self.reject)

    def begin(self) -> None:
        """Put the form where it covers little of the model, and show what the operation does to begin with."""
        self.stand_in_view()
        self.fit_to_screen()
        first = next(iter(self.editors.values()), None)
        if first is not None:
            first.setFocus()
            for line in first.findChildren(QLineEdit)[:1]:
                line.selectAll()
        self._check_selection()
        if self.operation.previews:
            self._show_now()

    # -- values --------------------------------------------------------------------------------------------------------

    def parameters(self) -> Any:
        """The parameters that the form shows, what is being typed included."""
        return self.operation.parameters(**{name: editor.pending() for name, editor in self.editors.items()})

    def fill(self, parameters: Any) -> None:
        """Show other parameters, and soon what they do."""
        for name, editor in self.editors.items():
            editor.discard()
            editor.set_value(getattr(parameters, name))
        self._schedule()

    def take_over(self, other: OperationForm) -> None:
        """Show what another form of the same kind shows."""
        self.fill(other.parameters())

    def _reset(self) -> None:
        self.fill(default_parameters(self.operation, self.document.preferences))

    def _finish_typing(self) -> bool:
        """Take what has been typed; whether all of it makes sense."""
        for editor in self.editors.values():
            editor.finish()
        return not any(line.isModified() for line in self.findChildren(EntryLine))

    def _browse(self, editor: FileEditor) -> None:
        present = Path(editor.value())
        folder = present.parent if present.name else self.document.content.folder
        choose = {"model": choose_model_file, "folder": choose_folder}.get(editor.field.target, choose_any_file)
        path = choose(self, field_label(editor.field), folder)
        if path is not None:
            editor.take_file(path)

    def _begin_picking(self, picker: PickButton) -> None:
        """Have one button pick at a time, from the model as it is without the operation."""
        for other in self.pickers.values():
            if other is not picker:
                other.setChecked(False)
        self.take_back(self.tr("Click in the model view or in a list"))

    @property
    def _picks(self) -> bool:
        return any(picker.isChecked() for picker in self.pickers.values())

    # -- running -------------------------------------------------------------------------------------------------------

    def _schedule(self, *_: object) -> None:
        """Something was changed: show what the operation does then, soon, or when the user pauses if that is slow."""
        if self._picks or self.is_accepted or not self.is_open:
            return
        self.ok.setEnabled(True)
        if not self.operation.previews:
            self._run.take_back()
            self._check_selection()
        elif self._is_slow:
            self._soon.start(PAUSE)
        elif not self._soon.isActive():
            self._soon.start(SOON)

    def _show_now(self) -> None:
        self._soon.stop()
        self._is_shown = False
        self._refusal = ""
        self._follow_table()
        self._began = time.monotonic()
        self._run.run(self.parameters())
        self._show_rows()
        if self._run.is_working:
            self._show_state()

    def take_back(self, text: str) -> None:
        """Take back what is shown, until OK or another value, and say why."""
        self._soon.stop()
        self._is_shown = self.is_accepted = False
        self._run.take_back()
        self._show_state(text)

    def _stop(self) -> None:
        self.take_back(self.tr("Stopped"))

    def _note_done(self, result: Result) -> None:
        self._is_slow = time.monotonic() - self._began > SLOW
        self._is_shown, self._revision = True, self.document.history.revision
        if self.is_accepted:
            self._keep()
        else:
            self._show_state(translated(result.message))

    def _note_refusal(self, why: str) -> None:
        self._refusal = why
        self.is_accepted = False
        self._show_state()

    def _note_change(self, *_: object) -> None:
        self._check.start()

    def _check_edit(self) -> None:
        """The model or the selection changed: see whether it was somebody else, and whether other rows are meant."""
        if not self.is_open or self._picks:
            return
        if self._is_shown and not self._run.is_shown:
            self._end()
        elif self.operation.tables and self._run.has_other_selection:
            self._schedule()

    def _end(self) -> None:
        """The Edit was ended by another one, or undone."""
        is_kept = self.document.history.revision > self._revision
        text = self.tr("{}: kept, because the model was edited") if is_kept else self.tr("{}: taken back")
        self.reject()
        self.document.show_status(text.format(self._run.label))

    def _check_selection(self) -> None:
        """Say why the operation cannot be run on what is selected."""
        self._follow_table()
        self._run.note_rows()
        self._show_rows()
        reason = reason_against(self.document, self.operation)
        self._refusal = "" if reason is None else translated(reason)
        self._show_state()

    def _follow_table(self) -> None:
        """Offer the fields of the table that the operation would work on."""
        table = rows_of(self.document, self.operation).table
        for editor in self.editors.values():
            if isinstance(editor, FieldNameEditor) and table:
                editor.set_table(table)

    def _show_rows(self) -> None:
        """Say on which rows the operation works."""
        parts = (self.tr("On {}"), self._run.rows_text), (self.tr("With {}"), self._run.used_text)
        text = " · ".join(template.format(what) for template, what in parts if what)
        self.rows.setVisible(bool(text))
        self.rows.setText(text)
        show_left_empty(self.editors, self._run.left_empty)

    def _forget_refusal(self) -> None:
        """The pose is another one: what was refused may be done now."""
        if self._refusal:
            self._check_selection()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _follow_document(self, is_in_front: bool) -> None:
        if self.is_open:
            self.setVisible(is_in_front)
            if is_in_front and any(isinstance(editor.value(), OpenModel) for editor in self.editors.values()):
                self._schedule()  # that model may be another by now

    def _show_state(self, text: str = "") -> None:
        for editor in (*self.editors.values(), *self.pickers.values(), self.defaults):
            editor.setEnabled(not self.is_accepted)
        self.ok.setEnabled(not (self._refusal or self.is_accepted or self._run.changes_nothing))
        is_working = self._run.is_working
        self.status.show_text(self._refusal or text, is_refusal=bool(self._refusal), is_working=is_working)

    def event(self, event: QEvent) -> bool:
        is_handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._grow()
        return is_handled

    def _grow(self) -> None:
        """Make room for what is shown now; lines that are wrapped do not ask for it by themselves."""
        needed = self.heightForWidth(self.width())
        if self.isVisible() and self.height() < needed:  # when it is shown first, it is as large as it wishes to be
            self.resize(self.width(), needed)
            self.fit_to_screen()

    def _unroll(self, hidden: int) -> None:
        """Make room for what is hidden of a list that scrolls, in pixels, as far as the window is high."""
        window = self.parentWidget()
        assert window is not None
        room = window.mapToGlobal(window.rect().bottomLeft()).y() - self.y() - BELOW
        self.resize(self.width(), max(self.height(), min(self.height() + hidden, room)))
        self.fit_to_screen()

    # -- the end -------------------------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Make what the operation does one step; while it is worked out, as soon as it is."""
        self._stop_picking()
        if not self._finish_typing():
            return
        if self._soon.isActive() or not (self._run.is_shown or self._run.is_working):
            self._show_now()
        if self._run.is_shown:
            self._keep()
        elif self._run.is_working:
            self.is_accepted = True
            self._show_state()

    def reject(self) -> None:
        """Take everything back."""
        if not self.is_open:
            return
        self._stop_picking()
        self._run.take_back()
        self._close()
        super().reject()

    def _keep(self) -> None:
        parameters = self.parameters()
        self._run.keep()
        remember_parameters(self.stored, self.operation, parameters)
        self._close()
        super().accept()

    def _close(self) -> None:
        self.is_open = False
        self._soon.stop()
        self._check.stop()

    def _stop_picking(self) -> None:
        for picker in self.pickers.values():
            picker.setChecked(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape cancels the form also where something is being typed, for that is shown already."""
        is_typing = isinstance(watched, QLineEdit) and watched.isModified() and event.type() == QEvent.Type.KeyPress
        if is_typing and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.reject()
            return True
        return super().eventFilter(watched, event)


class NewMorphForm(OperationForm):
    """Lets the new morph take what is moved or coloured, as far as its kind is changed so."""

    def _keep(self) -> None:
        super()._keep()
        document = self.document
        row = document.selection.current("morphs")
        if row != NONE and document.model.morphs[row].kind in EDITABLE and not document.posing.is_active:
            document.edited_morph.begin(row, is_new=True)
