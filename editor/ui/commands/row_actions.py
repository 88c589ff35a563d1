"""Operations on rows as commands for buttons and context menus, deletion and the clipboard of rows.

They work on the selection of the active table. Their shortcuts belong to the commands of the main window and are only
named here.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.clipboard import clip_in, mime_of
from editor.document.document import Document
from editor.document.operation_run import ShowJob, context_of, reason_against, rows_of, run_at_once
from editor.document.proposal import finish_step
from editor.document.session import Session
from editor.document.texts import NO_TEXT, RetranslatableText, about, joined, names_text, rows_text, translate
from editor.math3d.arrays import IndexArray
from editor.messages import Level, Message, TranslatableText, first_names
from editor.model.bones import Bone, IkLink
from editor.model.changes import Rows
from editor.model.fields import NONE, field_of
from editor.model.frames import BoneItem, MorphItem
from editor.model.joints import Joint
from editor.model.materials import Material
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES
from editor.model.references import Consequence, consequences
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.model.tables import Table
from editor.operations.catalog import OPERATIONS
from editor.operations.frames.frame_entries import enter_new
from editor.operations.operation import NO_ROWS, Operation, OperationContext, Scope
from editor.operations.queries.related import faces_of, heir_field, own_vertices
from editor.operations.rows.copy_paste import (
    Clip,
    bones_without_parent,
    copy_rows,
    field_groups,
    lost_weights,
    missing_names,
    paste_rows,
    paste_values,
    row_after,
)
from editor.ui.action import BOUND_KEYS
from editor.ui.command import Answer, Command, PaneScope
from editor.ui.keyboard import MenuKeys
from editor.ui.value_text import (
    about as about_text,
)
from editor.ui.value_text import (
    count_text,
    error_text,
    operation_name,
    record_title,
    section_title,
    tr_field,
    translated,
)

MOST_HEIRS = 3  # that are named

Forms = tuple[Any, Any]  # for one, and for several

# What goes to an heir, by row type and field, and what can be said of it where there is no heir.
_INHERITED: dict[tuple[type, str], tuple[Forms, Forms]] = {
    (Vertex, "bones"): (
        (QT_TRANSLATE_NOOP("RemovalText", "{count} weight"), QT_TRANSLATE_NOOP("RemovalText", "{count} weights")),
        (
            QT_TRANSLATE_NOOP("RemovalText", "{count} weight is left without a bone"),
            QT_TRANSLATE_NOOP("RemovalText", "{count} weights are left without a bone"),
        ),
    ),
    (Bone, "parent"): (
        (QT_TRANSLATE_NOOP("RemovalText", "{count} child"), QT_TRANSLATE_NOOP("RemovalText", "{count} children")),
        (
            QT_TRANSLATE_NOOP("RemovalText", "{count} bone is left without a parent"),
            QT_TRANSLATE_NOOP("RemovalText", "{count} bones are left without a parent"),
        ),
    ),
    (RigidBody, "bone"): (
        (
            QT_TRANSLATE_NOOP("RemovalText", "{count} rigid body"),
            QT_TRANSLATE_NOOP("RemovalText", "{count} rigid bodies"),
        ),
        (
            QT_TRANSLATE_NOOP("RemovalText", "{count} rigid body is left without a bone"),
            QT_TRANSLATE_NOOP("RemovalText", "{count} rigid bodies are left without a bone"),
        ),
    ),
}
_OFFSETS: Forms = (
    QT_TRANSLATE_NOOP("RemovalText", "{count} morph offset"),
    QT_TRANSLATE_NOOP("RemovalText", "{count} morph offsets"),
)
_ITEMS: Forms = (
    QT_TRANSLATE_NOOP("RemovalText", "{count} frame item"),
    QT_TRANSLATE_NOOP("RemovalText", "{count} frame items"),
)
# What goes with its target, by row type.
_DROPPED: dict[type, Forms] = {
    Vertex: (
        QT_TRANSLATE_NOOP("RemovalText", "{count} vertex"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} vertices"),
    ),
    Face: (QT_TRANSLATE_NOOP("RemovalText", "{count} face"), QT_TRANSLATE_NOOP("RemovalText", "{count} faces")),
    IkLink: (QT_TRANSLATE_NOOP("RemovalText", "{count} IK link"), QT_TRANSLATE_NOOP("RemovalText", "{count} IK links")),
    **dict.fromkeys(OFFSET_TYPES.values(), _OFFSETS),
    **dict.fromkeys((BoneItem, MorphItem), _ITEMS),
    Joint: (QT_TRANSLATE_NOOP("RemovalText", "{count} joint"), QT_TRANSLATE_NOOP("RemovalText", "{count} joints")),
    Anchor: (QT_TRANSLATE_NOOP("RemovalText", "{count} anchor"), QT_TRANSLATE_NOOP("RemovalText", "{count} anchors")),
    Pin: (QT_TRANSLATE_NOOP("RemovalText", "{count} pin"), QT_TRANSLATE_NOOP("RemovalText", "{count} pins")),
}
_TEXTURES: Forms = (
    QT_TRANSLATE_NOOP("RemovalText", "{count} material lost a texture"),
    QT_TRANSLATE_NOOP("RemovalText", "{count} textures of materials are empty now"),
)
# What else becomes of a field without its target.
_CHANGED: dict[tuple[type, str], Forms] = {
    (Bone, "tail_bone"): (
        QT_TRANSLATE_NOOP("RemovalText", "{count} tail became an offset"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} tails became offsets"),
    ),
    (Bone, "append_parent"): (
        QT_TRANSLATE_NOOP("RemovalText", "{count} bone appends nothing any more"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} bones append nothing any more"),
    ),
    (Bone, "ik_target"): (
        QT_TRANSLATE_NOOP("RemovalText", "{count} IK needs another target"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} IKs need another target"),
    ),
    **dict.fromkeys(((Material, name) for name in ("texture", "sphere_texture", "toon_texture")), _TEXTURES),
    (SoftBody, "material"): (
        QT_TRANSLATE_NOOP("RemovalText", "{count} soft body needs another material"),
        QT_TRANSLATE_NOOP("RemovalText", "{count} soft bodies need another material"),
    ),
}


DELETING = ("rows.delete", "materials.delete-part")


class RemovalMessage(NamedTuple):
    """The consequences of a deletion in words, and whether other rows have any, so that Messages keeps them."""

    text: RetranslatableText
    has_consequences: bool


def removal_by(operation_id: str, model: Model, table: str, rows: Rows) -> RemovalMessage | None:
    """The removal of rows by an operation on them, told beforehand; None of one that deletes nothing."""
    if operation_id not in DELETING or not len(rows):
        return None
    found = _consequences(operation_id, model, table, rows)
    return RemovalMessage(removal_text(model.tables[table], rows, found), bool(found))


def _consequences(operation_id: str, model: Model, table: str, rows: Rows) -> list[Consequence]:
    found = consequences(model, model.tables[table], rows, heir_field(model.tables[table]))
    if operation_id != "materials.delete-part":
        return found
    vertices = np.flatnonzero(own_vertices(model, faces_of(model, np.asarray(rows, np.intp))))
    lost = Consequence(Vertex, field_of(Vertex, Vertex.position), NONE, len(vertices))
    of_vertices = consequences(model, model.vertices, vertices)
    return [*found, lost, *(one for one in of_vertices if one.owner is not Face)]  # their faces are counted already


def removal_text(table: Table, rows: Sequence[int] | Rows, consequences: Sequence[Consequence]) -> RetranslatableText:
    """Return the consequences of a removal in one line: "左腕, 右腕 deleted: 412 weights to 上半身"."""
    what = names_text(table, rows)
    parts = [*_inherited_texts(table, consequences), *_dropped_texts(consequences), *_changed_texts(consequences)]
    if not parts:
        return translate("RemovalText", "{what} deleted").format(what=what)
    return translate("RemovalText", "{what} deleted: {parts}").format(what=what, parts=joined(", ", parts))


def _inherited_texts(table: Table, consequences: Sequence[Consequence]) -> list[str]:
    """Return texts of the things that heirs take over, one for each heir; for many heirs, one for all."""
    inherited = [one for one in consequences if one.heir != NONE and (one.owner, one.field.name) in _INHERITED]
    heirs = list(dict.fromkeys(one.heir for one in inherited))
    if len(heirs) > MOST_HEIRS:
        text = translate("RemovalText", "{things} to {heirs}")
        return [text.format(things=_inherited_text(inherited), heirs=rows_text(table, heirs))]
    return [
        translate("RemovalText", "{things} to {heirs}").format(
            things=_inherited_text(one for one in inherited if one.heir == heir), heirs=rows_text(table, [heir])
        )
        for heir in heirs
    ]


def _inherited_text(inherited: Iterable[Consequence]) -> str:
    counts: Counter[tuple[type, str]] = Counter()
    for one in inherited:
        counts[one.owner, one.field.name] += one.count
    return _enumeration([_counted(_INHERITED[what][0], count) for what, count in counts.items()])


def _dropped_texts(consequences: Sequence[Consequence]) -> list[str]:
    counts: Counter[Forms] = Counter()
    for one in consequences:
        if one.heir == NONE and one.owner in _DROPPED and (one.owner, one.field.name) not in _INHERITED:
            counts[_DROPPED[one.owner]] += one.count
    things = _enumeration([_counted(forms, count) for forms, count in counts.items()])
    return [translate("RemovalText", "{things} dropped").format(things=things)] if things else []


def _changed_texts(consequences: Sequence[Consequence]) -> list[str]:
    counts: Counter[Forms] = Counter()
    for one in consequences:
        what = (one.owner, one.field.name)
        if one.heir == NONE and (what in _CHANGED or what in _INHERITED):
            counts[_CHANGED[what] if what in _CHANGED else _INHERITED[what][1]] += one.count
    return [_counted(forms, count) for forms, count in counts.items()]


def _counted(forms: Forms, count: int) -> str:
    return translate("RemovalText", str(forms[count != 1])).format(count=count_text(count))


def _enumeration(parts: Sequence[str]) -> str:
    """Several things as one: "a, b and c"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return translate("RemovalText", "{things} and {last}").format(things=joined(", ", parts[:-1]), last=parts[-1])


OF_ROWS = "rows."  # the ids of operations on whole rows begin so

# The operations on rows in the order of the buttons, with their icons.
SHOWN = {
    "rows.insert": "add",
    "rows.duplicate": "duplicate",
    "rows.delete": "delete",
    "rows.move-to-top": "move-to-top",
    "rows.move-up": "move-up",
    "rows.move-down": "move-down",
    "rows.move-to-bottom": "move-to-bottom",
}


class RowPane(Protocol):
    """A pane with buttons for whole rows, those that are selected of the active table of its document."""

    document: Document


def row_commands(scope: PaneScope[Any]) -> list[Command]:
    """A command of such panes for each operation on rows; it has the key of the window's own, which is named."""
    return [_command(scope, OPERATIONS[id]) for id in SHOWN]


def run_operation_step(
    document: Document, operation: Operation, parameters: Any = None, show_job: ShowJob | None = None
) -> None:
    """Run an operation as one step, and select what comes out of it: every command without a form comes here.

    With the default parameters where none are given. What a deletion does to all that refers to the rows is told, and
    kept among the messages. ValueError with the words of an operation on rows for what it cannot do.
    """
    working = rows_of(document, operation, offers_all=False)
    if operation.id.startswith(OF_ROWS):
        _run_on(document, operation, context_of(document, operation, working), parameters)
        return
    removal = removal_by(operation.id, document.model, working.table, working.rows)
    run_at_once(document, operation, parameters, show_job, message=removal.text if removal is not None else NO_TEXT)


def delete_rows(document: Document, table: str, rows: Sequence[int]) -> None:
    """Delete rows as one step, as `run_operation_step` deletes the selected ones. ValueError where that is refused."""
    context = OperationContext(document.model, {table: np.asarray(rows, np.intp)})
    _run_on(document, OPERATIONS["rows.delete"], context)


def _run_on(document: Document, operation: Operation, context: OperationContext, parameters: Any = None) -> None:
    """Run an operation on whole rows."""
    table, label = context.table, operation_label(operation)
    rows = context.of(table.name)
    name, removal = _step_name(operation, table, rows), removal_by(operation.id, document.model, table.name, rows)
    with document.edit(label) as edit:
        result = operation.function(edit, context, operation.parameters() if parameters is None else parameters)
        new = result.rows.get(table.name, NO_ROWS)
        edit.name = _step_name(operation, table, new) if len(new) else name
    if len(new):
        document.selection.select(table.name, np.asarray(new, np.intp))
        document.selection.set_current(table.name, int(new[0]))
    if removal is not None and removal.has_consequences:
        document.note(removal.text)
    document.show_status(removal.text if removal is not None else edit.name)
    if result.after is not None:
        finish_step(document, result, document.history.last)


def _step_name(operation: Operation, table: Table, rows: Rows) -> TranslatableText:
    """The name of a step: "Delete bone: 左腕", "Move to a place: 左腕, 右腕"."""
    label = operation_label(operation)
    return operation_name(label, table, rows) if operation.id in SHOWN else about(label, names_text(table, rows))


def named_label(document: Document, operation: Operation, label: str) -> str:
    """The label of a command with the rows that are meant, where they are not simply those seen as selected.

    "Limit weights: 顔…" while the material is selected; the rows that a deletion takes are always named.
    """
    if operation.scope is Scope.ACTIVE and operation.id not in DELETING:  # for what is seen as selected, and no more
        return label
    working = rows_of(document, operation)
    is_for_all = working.is_all and operation.scope is not Scope.ALL
    if not (is_for_all or working.are_led_to or operation.id in DELETING):
        return label
    dots, rows = "…" * label.endswith("…"), working.entry_text(document.model).replace("&", "&&")
    return about(label.removesuffix("…"), rows) + dots if rows else label


def operation_label(operation: Operation) -> RetranslatableText:
    return translate("Operation", operation.label)


def _command(scope: PaneScope[Any], operation: Operation) -> Command:
    label = operation_label(operation)
    return Command(
        f"{scope.name}.{operation.id.removeprefix(OF_ROWS)}",
        label,
        scope.run(lambda pane: _run_or_show_refusal(pane, operation)),
        icon=SHOWN[operation.id],
        tip=label,
        when=scope.when(lambda pane: _can_run(pane, operation)),
        text=scope.value(lambda pane: _label_with_rows(pane, operation, label), label),
        key_of=operation.id,
        pane=scope.name,
        short=label,
        listed=False,
    )


def _run_or_show_refusal(pane: RowPane, operation: Operation) -> None:
    try:
        run_operation_step(pane.document, operation)
    except ValueError as error:
        pane.document.show_status(error_text(error))


def _can_run(pane: RowPane, operation: Operation) -> Answer:
    if reason_against(pane.document, operation) is None:
        return True
    if pane.document.selection.active_table in OPERATIONS["rows.delete"].tables:
        return QCoreApplication.translate("RowActionsEnabling", "Nothing is selected")
    return QCoreApplication.translate("RowActionsEnabling", "Rows cannot be added or removed here")


def _label_with_rows(pane: RowPane, operation: Operation, label: str) -> str:
    """The label with the rows that are meant, and the key as menus show it."""
    keys, named = BOUND_KEYS.of(operation.id), named_label(pane.document, operation, label)
    return f"{named}\t{keys}" if keys else named


MOST = 10  # names in a message


def target_row(document: Document, table: str) -> int:
    """Return the row to paste at: after the chosen rows of the table, if that is active, or at its end."""
    if table == document.selection.active_table and len(rows := document.selection.chosen()):
        return row_after(document.model.tables[table], int(rows[-1]))
    return len(document.model.tables[table])


def paste_clip(document: Document, clip: Clip, row: int = NONE) -> str:
    """Insert copied rows as one step, before a row of their table or where pasted rows come, and select them.

    Bones whose own parent is missing hang from the bone that they are put after, of those that are selected or where
    they were dropped. Return what was done, or why nothing was.
    """
    above = _bone_above(document) if row == NONE else row - 1
    row = target_row(document, clip.table) if row == NONE else row
    table, folder = document.model.tables[clip.table], document.content.folder
    missing = missing_names(document.model, clip, folder)
    bones, weightless = lost_weights(document.model, clip)
    vertices = len(document.model.vertices)
    try:
        with document.edit(translate("RowCommands", "Paste")) as edit:
            new = paste_rows(edit, clip, row, folder)
            lost = bones_without_parent(document.model, clip, new)
            edit.set(document.model.bones, list(lost), Bone.parent, above)
            enter_new(edit, table, new)
            edit.name = operation_name(edit.name, table, new)
    except ValueError as error:
        return QCoreApplication.translate("RowCommands", "Nothing was pasted: {}").format(error_text(error))
    document.selection.set_active_table(clip.table)
    document.selection.select(clip.table, np.asarray(new, np.intp))
    if dropped := [name for name in missing if name not in lost.values()]:
        text = TranslatableText(
            "Not in this model, and so not referred to: {}", first_names(dropped[:MOST], len(dropped[MOST:]))
        )
        document.messages.add(Message(Level.WARNING, text, clip.table, new[0]))
    if lost:
        return _tell_lost(document, lost, above, len(new))
    pasted = new if clip.table == "vertices" else range(vertices, len(document.model.vertices))
    if bones and len(pasted):
        return tell_weights(document, clip.table, len(new), bones, [pasted[row] for row in weightless])
    said = QCoreApplication.translate("RowCommands", "{section}: pasted {count}")
    return said.format(section=section_title(clip.table), count=count_text(len(new)))


def _bone_above(document: Document) -> int:
    """The last of the selected bones."""
    rows = document.selection.chosen() if document.selection.active_table == "bones" else NO_ROWS
    return int(rows[-1]) if len(rows) else NONE


def _tell_lost(document: Document, lost: Mapping[int, str], above: int, count: int) -> str:
    """Tell of pasted bones whose parent is missing; where nothing could take its place, leave them selected."""
    bone = document.model.bones[above].name if above != NONE else ""
    for row, parent in lost.items():
        if above == NONE:
            text = TranslatableText("Pasted without its parent {}, which is not in this model", parent)
        else:
            text = TranslatableText("Pasted below {}, as its parent {} is not in this model", bone, parent)
        document.messages.add(Message(Level.WARNING, text, "bones", row))
    if above == NONE:
        document.selection.select("bones", list(lost))
        said = QCoreApplication.translate(
            "RowCommands", "Bones: pasted {count}; those selected lack their parent: the inspector gives them another"
        )
    else:
        said = QCoreApplication.translate(
            "RowCommands", "Bones: pasted {count}; {lost} hang from {bone}, as their parents are not in this model"
        )
    return said.format(count=count_text(count), lost=count_text(len(lost)), bone=bone)


def tell_weights(document: Document, table: str, count: int, bones: Sequence[str], vertices: Sequence[int]) -> str:
    """Tell of pasted weights whose bones are missing, where the first of their vertices is."""
    names = first_names(bones[:MOST], len(bones[MOST:]))
    text = TranslatableText(
        "Bones of weights that are not in this model: {}. In {:,} pasted vertices their share moves with no bone",
        names,
        len(vertices),
    )
    document.messages.add(Message(Level.WARNING, text, "vertices", vertices[0]))
    said = QCoreApplication.translate(
        "RowCommands",
        "{section}: pasted {count}; weights are without their bones, which are not in this model: {names}",
    )
    return said.format(section=section_title(table), count=count_text(count), names=translated(names))


class GroupClipboard(QObject):
    """Works on rows of any table with groups of fields; says in the status line what was set on how many."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session

    @property
    def clip(self) -> Clip | None:
        """The clip on the clipboard, if it was copied here."""
        return clip_in(QGuiApplication.clipboard().mimeData(), self._session.clipboard)

    def copy(self, document: Document, table: str, row: int, group: str) -> None:
        """Put the values of a row in a group of fields on the clipboard."""
        clip = dataclasses.replace(copy_rows(document.model, table, [row], document.content.folder), group=group)
        self._session.clipboard = clip
        QGuiApplication.clipboard().setMimeData(mime_of(clip))
        text = self.tr("{group} of {row} copied: it can be pasted onto other rows")
        document.show_status(text.format(group=tr_field(group), row=record_title(document.model, table, row)))

    def paste(self, document: Document, table: str, rows: IndexArray, group: str | None = None) -> None:
        """Give rows, as one step, a group of what was copied; with "" all but names, with None what there is."""
        clip, reason = self.clip, self.reason_against(table, rows, group)
        if clip is None or reason:
            document.show_status(reason)
            return
        group = clip.group if group is None else group
        what = tr_field(group) or translate("GroupClipboard", "All but names")
        groups = field_groups(clip.records.row_type)
        names = groups[group] if group else frozenset[str]().union(*groups.values())
        bones, weightless = lost_weights(document.model, clip) if "bones" in names else ([], ())
        try:
            document.edited_morph.check_fields(table, names)
            step = translate("GroupClipboard", "Paste “{what}”").format(what=what)
            with document.edit(about_text(step, document.model.tables[table], rows)) as edit:
                paste_values(edit, clip, rows, group, document.content.folder)
        except ValueError as error:
            document.show_status(self.tr("Nothing was pasted: {}").format(error_text(error)))
            return
        if len(weightless):
            lacking = rows[weightless] if len(clip) > 1 else rows
            document.show_status(tell_weights(document, table, len(rows), bones, lacking.tolist()))
            return
        text = self.tr("{section}: {what} set on {count}")
        document.show_status(text.format(section=section_title(table), what=what, count=count_text(len(rows))))

    def reason_against(self, table: str, rows: IndexArray, group: str | None = None) -> str:
        """Return why the clip on the clipboard cannot be pasted onto rows; "" where it can."""
        clip = self.clip
        if clip is None or clip.table != table or not field_groups(clip.records.row_type):
            return self.tr("{}: nothing was copied that others can be given").format(section_title(table))
        if clip.group and group not in (None, clip.group):
            return self.tr("What was copied is “{}”").format(tr_field(clip.group))
        return "" if len(rows) else self.tr("{}: nothing is selected").format(section_title(table))

    # -- menus -------------------------------------------------------------------------------------------------

    def add_to(self, menu: QMenu, document: Document) -> None:
        """Add to the menu of a right click in a list what of the copied row the selected ones can be given."""
        table, rows = document.selection.active_table, document.selection.chosen()
        groups = field_groups(document.model.tables[table].row_type)
        if not groups:
            return
        onto = menu.addMenu(self.tr("Paste onto the selection"))
        onto.setToolTipsVisible(True)
        onto.menuAction().setObjectName("rows.paste-onto")
        for group in ("", *groups):
            text = tr_field(group) or translate("GroupClipboard", "All but names")
            self._add_pasting(onto, text, document, table, rows, group)

    def open_menu(
        self, document: Document, table: str, rows: IndexArray, group: str, point: QPoint, parent: QWidget
    ) -> None:
        """Open the menu of the heading of a group in the inspector, which shows these rows."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        current = document.selection.current(table)
        row = current if current in rows else int(rows[0])
        menu.addAction(self.tr("Copy this group"), partial(self.copy, document, table, row, group))
        self._add_pasting(menu, self.tr("Paste onto the selection"), document, table, rows, group)
        MenuKeys([menu], menu)
        menu.popup(point)

    def _add_pasting(
        self, menu: QMenu, text: str, document: Document, table: str, rows: IndexArray, group: str
    ) -> None:
        action = menu.addAction(text, partial(self.paste, document, table, rows, group))
        reason = self.reason_against(table, rows, group)
        action.setEnabled(not reason)
        action.setToolTip(reason)
