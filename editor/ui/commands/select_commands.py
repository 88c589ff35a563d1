"""Commands of the Select menu, and what they select: rows by what is selected, here or in another table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from editor.document.document import Document
from editor.document.selection import SelectionHistory, SelectionMode
from editor.math3d.arrays import BoolArray
from editor.model.fields import Field
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.tables import RecordTable
from editor.model.weights import VertexWeights
from editor.operations.queries import selection
from editor.operations.queries.faults import sdef_without_parent_and_child
from editor.operations.queries.related import related
from editor.operations.queries.selection import GROWING, OF_THE_MESH, USED
from editor.operations.queries.symmetry import SIDED, other_side
from editor.operations.queries.topology import MeshTopology
from editor.operations.weights.influences import bone_counts, unevenly_weighted
from editor.ui.action import Keys
from editor.ui.command import Answer, Command, CommandList, Conditions, InView
from editor.ui.commands.row_commands import RowCommands
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.value_text import count_text, section_title
from editor.ui.viewport.click_selection import kind_for

Choose = Callable[[Model, str, BoolArray, MeshTopology | None], BoolArray]


class SelectCommands(QObject):
    """Each says in the status line what is selected then, or why nothing else is."""

    def __init__(self, current: CurrentDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self.least_weight = 0.0  # of a bone in a vertex, for the two to go with each other

    # -- within the active table -----------------------------------------------------------------------------------

    def grow(self) -> None:
        self._select_chosen(selection.grown_rows)

    def shrink(self) -> None:
        self._select_chosen(selection.shrink)

    def connected(self) -> None:
        self._select_chosen(selection.connected_rows)

    def other_side(self) -> None:
        """Select what is on the other side instead; what is selected stays so where nothing is there."""
        self._select_chosen(other_side, self.tr("{}: nothing is on the other side"))

    def both_sides(self) -> None:
        self._select_chosen(lambda model, table, rows, mesh: rows | other_side(model, table, rows, mesh))

    def same_material(self) -> None:
        self._select_chosen(lambda model, table, rows, mesh: selection.of_same_material(model, table, rows))

    def with_children(self) -> None:
        self._select_chosen(lambda model, table, rows, mesh: selection.children(model, rows))

    def with_parents(self) -> None:
        self._select_chosen(lambda model, table, rows, mesh: selection.parents(model, rows))

    def with_descendants(self) -> None:
        self._select_chosen(lambda model, table, rows, mesh: selection.descendants(model, rows))

    def similar(self, field: Field) -> None:
        """Add the rows that have the same value of a field of the active table, which is one of records."""
        chosen = self._chosen_rows()
        if chosen is not None:
            document, name, rows = chosen
            table = document.model.tables[name]
            if isinstance(table, RecordTable):
                self._take(document, name, selection.similar_rows(table, rows, field))

    def unused(self) -> None:
        """Select the rows of the active table that nothing needs; what is selected stays so where all are needed."""
        document = self._current.document
        if document is not None:
            table = document.selection.active_table
            self._take(document, table, selection.unused_rows(document.model, table), self.tr("{}: all are used"))

    def by_weights(self, find: Callable[[Model, VertexWeights], BoolArray]) -> None:
        """Select the vertices whose weights are found; what is selected stays so where none are."""
        document = self._current.document
        if document is not None:
            model = document.model
            weights = VertexWeights.of(model, np.arange(len(model.vertices)))
            self._take(document, "vertices", find(model, weights), self.tr("{}: none are like that"))

    def by_bones(self) -> None:
        """Select the vertices that the selected bones move, whichever table is the active one."""
        document = self._current.document
        if document is not None:
            rows = np.zeros(len(document.model.bones), np.bool_)
            rows[document.selection.chosen("bones")] = True
            found = related(document.model, "bones", rows, "vertices", self.least_weight)
            self._take(document, "vertices", found, self.tr("{}: the selected bones move none"))

    def _select_chosen(self, choose: Choose, when_none: str = "") -> None:
        chosen = self._chosen_rows()
        if chosen is not None:
            document, table, rows = chosen
            mesh = document.selection.mesh() if table in selection.OF_THE_MESH else None
            self._take(document, table, choose(document.model, table, rows, mesh), when_none)

    # -- to another table ------------------------------------------------------------------------------------------

    def relate(self, target: str) -> None:
        """Select what goes with the selection in the table `target`, and work on that one; if there is anything."""
        chosen = self._chosen_rows()
        if chosen is not None:
            document, table, rows = chosen
            found = related(document.model, table, rows, target, self.least_weight)
            self._take(document, target, found, self.tr("{}: none are related to the selection"))

    # -- stored ----------------------------------------------------------------------------------------------------

    def store(self, name: str) -> None:
        """Keep the selected rows of the active table under a name."""
        chosen = self._chosen_rows()
        if chosen is not None:
            document, table, rows = chosen
            document.selection.stored.store(name, table, np.flatnonzero(rows))
            text = self.tr("Stored as {name}: {count} ({section})")
            count = count_text(int(np.count_nonzero(rows)))
            document.show_status(text.format(name=name, count=count, section=section_title(table)))

    def recall(self, name: str, mode: SelectionMode = SelectionMode.REPLACE) -> None:
        """Select what is stored under a name, add it to the selection of its table, or take it from that."""
        document = self._current.document
        if document is not None:
            slot = document.selection.stored[name]
            document.selection.set_active_table(slot.table)
            document.selection.select(slot.table, slot.rows, mode)
            self._show_status(document, slot.table)

    def forget(self, name: str) -> None:
        document = self._current.document
        if document is not None:
            document.selection.stored.forget(name)
            document.show_status(self.tr("{} is no longer stored").format(name))

    # -- the selection ---------------------------------------------------------------------------------------------

    def _chosen_rows(self) -> tuple[Document, str, BoolArray] | None:
        """The document, its active table and the rows that are chosen there; None, and a word, where none are."""
        document = self._current.document
        if document is None:
            return None
        table = document.selection.active_table
        rows = np.zeros(len(document.model.tables[table]), np.bool_)
        rows[document.selection.chosen()] = True
        if not rows.any():
            document.show_status(self.tr("{}: nothing is selected").format(section_title(table)))
            return None
        return document, table, rows

    def _take(self, document: Document, table: str, rows: BoolArray, when_none: str = "") -> None:
        """Select the rows; where there are none, say so instead if there are words for that."""
        if when_none and not rows.any():
            document.show_status(when_none.format(section_title(table)))
            return
        document.selection.set_active_table(table)
        document.selection.select(table, rows)
        self._show_status(document, table)

    def _show_status(self, document: Document, table: str) -> None:
        count = count_text(len(document.selection.rows(table)))
        document.show_status(self.tr("{section}: {count} selected").format(section=section_title(table), count=count))


# What a click selects, by table: the key PMXEditor has for it (M is ours), and the icon.
KINDS = {
    "vertices": ("V", "vertices"),
    "faces": ("F", "faces"),
    "materials": ("M", "materials"),
    "bones": ("B", "bones"),
    "rigid_bodies": ("D", "rigid_bodies"),
    "joints": ("J", "joints"),
}


def kind_id(table: str) -> str:
    """The id of the command that has a click select rows of a table."""
    return f"select.click-{table.replace('_', '-')}"


class SelectMenuCommands(QObject):
    """The commands of the Select menu. The kind that a click selects is the active table, for all views alike."""

    def __init__(
        self, current: CurrentDocument, rows: RowCommands, commands: CommandList, services: WindowServices
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._current = current
        self._conditions = Conditions(current)
        self.select = SelectCommands(current, self)
        context = "SelectMenuCommands"
        for group in (
            self._whole_selection_commands(rows),
            self._extent_commands(),
            self._less_common_commands(),
            self._by_weights(),
            self._navigation_commands(),
            self._kind_commands(),
        ):
            commands.add(group, context)

    def _whole_selection_commands(self, rows: RowCommands) -> list[Command]:
        add, run = partial(self._of_document, menu="select.all"), rows.run
        return [
            add("select.all", self.tr("&All"), partial(run, "select-all"), [QKeySequence.StandardKey.SelectAll]),
            add("select.none", self.tr("&Nothing"), partial(run, "select-none"), ["Ctrl+Shift+A"]),
            add("select.invert", self.tr("&Invert"), partial(run, "invert"), ["Ctrl+R"]),
        ]

    def _extent_commands(self) -> list[Command]:
        select, add = self.select, partial(self._of_tables, menu="select.extents")
        tips = (
            self.tr("Add the neighbours of what is selected"),
            self.tr("Deselect what is beside something that is not selected"),
            self.tr("Select all that hangs together with what is selected; of bones, the chain"),
        )
        return [
            add("select.grow", self.tr("Gro&w"), select.grow, GROWING, tips[0], "Ctrl++"),
            add("select.shrink", self.tr("S&hrink"), select.shrink, GROWING, tips[1], "Ctrl+-"),
            add("select.connected", self.tr("&Connected part"), select.connected, GROWING, tips[2], "Ctrl+Shift+L"),
        ]

    def _less_common_commands(self) -> list[Command]:
        """Return the less common commands, each for some tables only."""
        select, add = self.select, partial(self._of_tables, menu="select.more")
        tips = (
            self.tr("Select what is on the other side of the middle instead"),
            self.tr("Also select what is on the other side of the middle"),
            self.tr("Add all of the same material"),
            self.tr("Select unused rows"),
        )
        return [
            add("select.other-side", self.tr("&Other side"), select.other_side, SIDED, tips[0]),
            add("select.both-sides", self.tr("&Both sides"), select.both_sides, SIDED, tips[1]),
            add("select.same-material", self.tr("Same &material"), select.same_material, OF_THE_MESH, tips[2]),
            add("select.unused", self.tr("&Unused"), select.unused, USED, tips[3]),
            *self._of_the_skeleton(),
        ]

    def _of_the_skeleton(self) -> list[Command]:
        select, add, bones = self.select, partial(self._of_tables, menu="select.more"), ("bones",)
        tips = (
            self.tr("Add the parents of the bones"),
            self.tr("Add the children of the bones"),
            self.tr("Add all that hangs from the bones"),
        )
        return [
            add("select.with-parents", self.tr("With &parents"), select.with_parents, bones, tips[0]),
            add("select.with-children", self.tr("With &children"), select.with_children, bones, tips[1]),
            add("select.with-descendants", self.tr("With &all below"), select.with_descendants, bones, tips[2]),
        ]

    def _by_weights(self) -> list[Command]:
        """Vertices by how bones move them."""
        select, by, of_document = self.select, self.select.by_weights, self._of_document
        of_bones, of_deform = "select.weights.bones", "select.weights.deform"
        add = partial(of_document, menu="select.weights.sums")
        more = {
            1: self.tr("More than &1 bone"),
            2: self.tr("More than &2 bones"),
            3: self.tr("More than &3 bones"),
        }
        kinds = {each: self.tr("Deform: {kind}").format(kind=each.label) for each in Deform if each.known}
        return [
            of_document("select.by-bones", self.tr("Of the selected &bones"), select.by_bones, menu=of_bones),
            *(add(f"select.over-{n}-bones", text, partial(by, partial(_moved_by_more, n))) for n, text in more.items()),
            add("select.uneven-weights", self.tr("&Sum is not 1"), partial(by, _uneven)),
            add(
                "select.sdef-without-pair",
                self.tr("SDEF of bones that are no &pair"),
                partial(by, sdef_without_parent_and_child),
            ),
            *(
                of_document(f"select.{deform.name.lower()}", text, partial(by, partial(_are, deform)), menu=of_deform)
                for deform, text in kinds.items()
            ),
        ]

    def _navigation_commands(self) -> list[Command]:
        add = partial(self._of_document, menu="select.ways")
        return [
            add("select.find", self.tr("&Find…"), self._services.find_rows, [QKeySequence.StandardKey.Find], "find"),
            add("select.go-to-row", self.tr("&Go to row…"), self._services.go_to_row, ["Ctrl+G"]),
            add("select.back", self.tr("&Back"), self._go_back, ["Ctrl+Q", "Alt+Left"], "back"),
            add("select.forward", self.tr("F&orward"), self._go_forward, ["Alt+Right"]),
        ]

    def _kind_commands(self) -> list[Command]:
        return [
            Command(
                kind_id(table),
                section_title(table),
                partial(self._choose_kind, table),
                [key],
                icon,
                self.tr("Click in the model to select: {}").format(section_title(table)),
                self._conditions.document,
                partial(self._is_kind, table),
                group="select.kinds",
                scope=InView,
                menu="select.kinds",
            )
            for table, (key, icon) in KINDS.items()
        ]

    def _of_document(
        self, id: str, label: str, run: Callable[[], object], keys: Sequence[Keys] = (), icon: str = "", *, menu: str
    ) -> Command:
        return Command(id, label, run, keys, icon, when=self._conditions.document, menu=menu)

    def _of_tables(
        self, id: str, label: str, run: Callable[[], object], tables: Collection[str], tip: str, *keys: str, menu: str
    ) -> Command:
        return Command(id, label, run, keys, tip=tip, when=partial(self._is_for, tables), menu=menu)

    # -- what is so ------------------------------------------------------------------------------------------------

    def _is_for(self, tables: Collection[str]) -> Answer:
        """Return whether the active table is one of `tables`, or the reason why the command is disabled."""
        document = self._current.document
        if document is None or document.selection.active_table in tables:
            return self._conditions.document()
        return self.tr("It works on: {}").format(", ".join(section_title(table) for table in tables))

    def _is_kind(self, table: str) -> bool:
        document = self._current.document
        return document is not None and kind_for(document.selection.active_table) == table

    # -- what is done ----------------------------------------------------------------------------------------------

    def _choose_kind(self, table: str) -> None:
        if self._current.document is not None:
            self._current.document.selection.set_active_table(table)

    def _go_back(self) -> None:
        self._go(SelectionHistory.back, self.tr("This is where you started"))

    def _go_forward(self) -> None:
        self._go(SelectionHistory.forward, self.tr("This is the latest selection"))

    def _go(self, step: Callable[[SelectionHistory], bool], at_the_end: str) -> None:
        document = self._current.document
        if document is not None and not step(document.selection_history):
            document.show_status(at_the_end)


def _moved_by_more(count: int, model: Model, weights: VertexWeights) -> BoolArray:
    return np.asarray(bone_counts(weights) > count)


def _uneven(model: Model, weights: VertexWeights) -> BoolArray:
    return unevenly_weighted(weights)


def _are(deform: Deform, model: Model, weights: VertexWeights) -> BoolArray:
    return np.asarray(weights.deform == deform)
