"""Hides what is in the way while one works, and shows it again: commands for menu and pane, for the current document.

Nothing of this changes the model.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication, QInputDialog, QToolButton, QWidget

from editor.document.document import Document
from editor.document.masking import HIDEABLE, WITH_FACES, Masking, SavedMasks
from editor.document.selection import SelectionMode
from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.names import fresh_name
from editor.operations.queries.related import faces_of_bones, faces_of_morphs
from editor.ui.action import BOUND_KEYS, with_bound_keys
from editor.ui.command import Answer, Command, CommandList, Conditions, When
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.value_text import count_text, counts_text, section_title

SAVE_MASKS = "hide.save-as"
FacesOf = Callable[[Document], BoolArray]

LEAST = 0.05  # of a weight, to begin with: less is not seen


class MaskCommands(QObject):
    """Commands that hide and show, by what they are about; their short names are for panes that say that.

    `least` and `whole` say which faces go with bones and morphs (`operations.queries.related`).
    """

    OF_SELECTION = ("hide.selected", "hide.isolate")
    OF_BONES = ("hide.bones-faces", "hide.isolate-bones-faces")
    OF_MORPHS = ("hide.morphs-faces", "hide.isolate-morphs-faces")

    def __init__(
        self,
        current: CurrentDocument,
        commands: CommandList,
        services: WindowServices,
        saved: SavedMasks | None = None,
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._current = current
        self.commands = commands
        self._conditions = Conditions(current)
        self._saved = saved or SavedMasks()
        self.least = LEAST
        self.whole_faces = False
        made = [
            *self._selection_commands(),
            *self._face_commands(),
            *self._other_commands(),
            *self._lock_commands(),
            self._pane_command(),
            self._saving_command(),
        ]
        commands.add(made, "MaskCommands")
        for signal in (current.masks_changed, current.mode_changed, current.selection_changed):
            signal.connect(commands.renew_soon)
        commands.renew_soon()

    # -- commands -------------------------------------------------------------------------------------------------

    def _selection_commands(self) -> list[Command]:
        tips = (
            self.tr("Hide what is selected; of vertices, the faces around them"),
            self.tr("Hide all that is not selected: of faces and what is made of them, or of bones, bodies or joints"),
        )
        return [
            Command(
                "hide.selected",
                self.tr("&Hide selected"),
                self._hide,
                ["Ctrl+H"],
                tip=tips[0],
                when=self._has_selected,
                short=self.tr("Hide"),
                menu="hide.selected",
            ),
            Command(
                "hide.isolate",
                self.tr("Show &only selected"),
                self._isolate,
                ["Ctrl+K"],
                tip=tips[1],
                when=self._has_selected,
                has_keys=lambda: not self._current.is_posing,  # where they are for other things
                short=self.tr("Show only"),
                menu="hide.selected",
            ),
        ]

    def _face_commands(self) -> list[Command]:
        of_bones = self.tr("Of the selected bones, or those of the selected rigid bodies: the faces that they move")
        of_morphs = self.tr("Of the selected vertex morphs, and groups of them: the faces that they move")
        return [
            *self._commands_by_faces(self.OF_BONES, "bones", self._faces_of_bones, of_bones),
            *self._commands_by_faces(self.OF_MORPHS, "morphs", self._faces_of_morphs, of_morphs),
        ]

    def _commands_by_faces(self, ids: Sequence[str], table: str, faces_of: FacesOf, tip: str) -> list[Command]:
        verbs = (
            (self.tr("&Hide faces"), self.tr("Hide"), Masking.mask),
            (self.tr("Show &only faces"), self.tr("Show only"), Masking.isolate),
        )
        when, menu = partial(self._has_working_rows, table), f"hide.by-{table}"
        return [
            Command(id, text, partial(self._mask, table, faces_of, verb), tip=tip, when=when, short=short, menu=menu)
            for id, (text, short, verb) in zip(ids, verbs, strict=True)
        ]

    def _other_commands(self) -> list[Command]:
        return [
            Command(
                "hide.show-all",
                self.tr("Show &all"),
                self._show_all,
                ["Ctrl+Shift+H"],
                tip=self.tr("Show everything"),
                when=self._condition(lambda masking: masking.is_hiding),
                menu="hide.show-all",
            ),
            Command(
                "hide.all-materials",
                self.tr("Show &none"),
                self._hide_materials,
                tip=self.tr("Hide the faces of all materials"),
                when=self._condition(_shows_materials),
                menu="hide.others",
            ),
            Command(
                "hide.invert",
                self.tr("&Invert faces"),
                partial(self._run, Masking.invert),
                tip=self.tr("Hide the faces that are shown, and show those that are hidden"),
                when=self._conditions.document,
                short=self.tr("Invert"),
                menu="hide.others",
            ),
            Command(
                "hide.isolate-belonging",
                self.tr("Only bones and bodies of &these faces"),
                partial(self._run, Masking.isolate_belonging),
                tip=self.tr("Show only the bones, bodies and joints of the faces that are shown"),
                when=self._conditions.document,
                menu="hide.others",
            ),
            Command(
                "hide.previous",
                self.tr("&Previous"),
                partial(self._run, Masking.go_back),
                tip=self.tr("Hide what was hidden before; again: what is hidden now"),
                when=self._condition(lambda masking: masking.can_go_back),
                menu="hide.others",
            ),
        ]

    def _lock_commands(self) -> list[Command]:
        return [
            Command(
                "hide.lock",
                self.tr("&Lock selected"),
                self._lock,
                tip=self.tr("Have the model view no longer select what is selected; lists still do"),
                when=self._can_lock,
                menu="hide.locks",
            ),
            Command(
                "hide.unlock-all",
                self.tr("&Unlock all"),
                self._unlock_all,
                tip=self.tr("Have the model view select everything again"),
                when=self._has_locked,
                menu="hide.locks",
            ),
        ]

    def _pane_command(self) -> Command:
        tip, open_pane = (
            self.tr("Check which materials are shown"),
            partial(self._services.focus_or_close_pane, "masks"),
        )
        return Command("hide.masks", self.tr("Mas&ks…"), open_pane, ["F3"], tip=tip, menu="hide.masks")

    def _saving_command(self) -> Command:
        return Command(
            SAVE_MASKS,
            self.tr("&Save as…"),
            self._ask_and_save,
            tip=self.tr("Save what is hidden under a name, for this session and later ones"),
            when=self._condition(lambda masking: masking.is_hiding),
        )

    # -- when they can run ----------------------------------------------------------------------------------------

    def _has_selected(self) -> Answer:
        document = self._current.document
        if document is None or document.selection.active_table != "morphs":
            return self._can_lock()
        return len(document.selection.chosen()) > 0 or self._nothing()

    def _can_lock(self) -> Answer:
        document = self._current.document
        if document is None:
            return self._conditions.document()
        can_be = document.selection.active_table in (*HIDEABLE, *WITH_FACES)
        return (can_be and len(document.selection.chosen()) > 0) or self._nothing()

    def _has_locked(self) -> Answer:
        document = self._current.document
        if document is None:
            return self._conditions.document()
        return bool(document.locking.masks) or self.tr("Nothing is locked")

    def _has_working_rows(self, table: str) -> Answer:
        document = self._current.document
        if document is None:
            return self._conditions.document()
        return len(_working_rows(document, table)) > 0 or self._nothing()

    def _condition(self, ask: Callable[[Masking], bool]) -> When:
        def answer() -> Answer:
            document = self._current.document
            return self._conditions.document() if document is None else ask(document.masking) or self._nothing()

        return answer

    def _nothing(self) -> str:
        return self.tr("Nothing that it works on is selected or hidden")

    # -- what they do ---------------------------------------------------------------------------------------------

    def _hide(self) -> None:
        """Hide the selected rows of the active table, and select those no longer that edits would change unseen."""
        document = self._current.document
        if document is None:
            return
        table, masking = document.selection.active_table, document.masking
        if table == "morphs":
            self._mask(table, self._faces_of_morphs, Masking.mask)
            return
        masking.mask(table, document.selection.chosen())
        if table != "materials":
            document.selection.select(table, masking.masked(table), SelectionMode.REMOVE)
        self._show_status(document)

    def _isolate(self) -> None:
        document = self._current.document
        if document is None:
            return
        table = document.selection.active_table
        if table == "morphs":
            self._mask(table, self._faces_of_morphs, Masking.isolate)
        else:
            document.masking.isolate(table, document.selection.chosen())
            self._show_status(document)

    def _mask(self, table: str, faces_of: FacesOf, verb: Callable[[Masking, str, BoolArray], object]) -> None:
        """Hide or isolate the faces that go with the chosen rows of a table; without any, say so and do nothing."""
        document = self._current.document
        if document is None:
            return
        faces = faces_of(document)
        if faces.any():
            verb(document.masking, "faces", faces)
            self._show_status(document)
        else:
            document.show_status(
                self.tr("{section}: no faces go with what is selected").format(section=section_title(table))
            )

    def _faces_of_bones(self, document: Document) -> BoolArray:
        return faces_of_bones(document.model, _chosen_mask(document, "bones"), least=self.least, whole=self.whole_faces)

    def _faces_of_morphs(self, document: Document) -> BoolArray:
        return faces_of_morphs(document.model, _chosen_mask(document, "morphs"), whole=self.whole_faces)

    # -- saved ----------------------------------------------------------------------------------------------------

    def _ask_and_save(self) -> None:
        """Save under a name that the user gives; what has it already is replaced."""
        offered = fresh_name(self.tr("Masks"), self.saved_names())
        parent = QApplication.activeWindow()
        name, is_given = QInputDialog.getText(parent, self.tr("Save as"), self.tr("Name"), text=offered)
        if is_given and name.strip():
            self.save(name.strip())

    def saved_names(self) -> list[str]:
        """The names of the masks that are saved for the current model."""
        document = self._current.document
        return self._saved.names(document.model) if document is not None else []

    def save(self, name: str) -> None:
        """Save what is hidden under a name, for models of the name of this one, in later sessions too."""
        document = self._current.document
        if document is not None and document.masking.is_hiding:
            self._saved.save(document.model, name, document.masking.masks)
            document.show_status(self.tr("Masks saved as {}").format(name))
        elif document is not None:
            document.show_status(self.tr("Nothing is hidden"))

    def recall(self, name: str) -> None:
        """Hide what is saved under a name, and nothing else."""
        document = self._current.document
        if document is None:
            return
        masks, missing = self._saved.masks(document.model, name)
        document.masking.mask_only(masks)
        self._show_status(document)
        if missing:
            text = self.tr("{name}: not in this model any more, or changed: {count}")
            document.show_status(text.format(name=name, count=count_text(missing)))

    def forget(self, name: str) -> None:
        """Save the masks of a name no longer."""
        document = self._current.document
        if document is not None:
            self._saved.forget(document.model, name)
            document.show_status(self.tr("The masks {} are no longer saved").format(name))

    def _lock(self) -> None:
        document = self._current.document
        if document is not None:
            table, rows = document.selection.active_table, document.selection.chosen()
            document.locking.mask(table, rows)
            text = self.tr("{section}: {count} locked")
            document.show_status(text.format(section=section_title(table), count=count_text(len(rows))))

    def _unlock_all(self) -> None:
        document = self._current.document
        if document is not None:
            document.locking.clear()
            document.show_status(self.tr("Nothing is locked any more"))

    def _show_all(self) -> None:
        document = self._current.document
        if document is not None:
            shown = hidden_counts(document.masking)
            document.masking.clear()
            document.show_status(self.tr("Shown again: {}").format(shown) if shown else self.tr("Nothing was hidden"))

    def _hide_materials(self) -> None:
        self._run(lambda masking: masking.isolate("faces", []))

    def _run(self, verb: Callable[[Masking], object]) -> None:
        document = self._current.document
        if document is not None:
            verb(document.masking)
            self._show_status(document)

    def _show_status(self, document: Document) -> None:
        document.show_status(hidden_text(document.masking) or self.tr("Nothing is hidden any more"))


def _shows_materials(masking: Masking) -> bool:
    hidden, total = masking.counts_by_material()
    return bool((hidden < total).any())


def hidden_text(masking: Masking) -> str:
    """Return the number of hidden rows by table: "Hidden: Faces 1,234 · Bones 3"; "" when none are."""
    parts = hidden_counts(masking)
    return QCoreApplication.translate("MaskCommands", "Hidden: {}").format(parts) if parts else ""


def hidden_counts(masking: Masking) -> str:
    """Return the number of hidden rows by table, without more words."""
    return counts_text({table: masking.count(table) for table in HIDEABLE})


def _working_rows(document: Document, table: str) -> IndexArray:
    """The rows of a table that are selected while it is active, or else those to which the active one's lead."""
    selection = document.selection
    return selection.chosen() if selection.active_table == table else selection.led_to(table)


def _chosen_mask(document: Document, table: str) -> BoolArray:
    """(rows,) the rows of a table that are worked on."""
    chosen = np.zeros(len(document.model.tables[table]), np.bool_)
    chosen[_working_rows(document, table)] = True
    return chosen


class MaskIndicator(QToolButton):
    """Seen only while the current document hides something, so that nobody thinks it were gone."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self._current = current
        self._explain()
        BOUND_KEYS.changed.connect(self._explain)
        current.masks_changed.connect(self._show)
        self._show()

    def _explain(self) -> None:
        text = self.tr("This is still in the model, but not shown[ ({hide.masks} opens the masks)]")
        self.setToolTip(with_bound_keys(text))

    def _show(self) -> None:
        document = self._current.document
        text = hidden_text(document.masking) if document is not None else ""
        self.setText(text)
        self.setVisible(bool(text))
