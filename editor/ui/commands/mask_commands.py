"""Hides what is in the way while one works, and shows it again: the actions of menu and pane, for the current document.

Nothing of this changes the model.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from editor.document.document import Document
from editor.document.masking import HIDEABLE, WITH_FACES, Masking
from editor.document.saved_masks import SavedMasks
from editor.document.selection import SelectionMode
from editor.math3d.arrays import BoolArray, IndexArray
from editor.operations.queries.visibility import faces_of_bones, faces_of_morphs
from editor.ui.action import make_action, plain
from editor.ui.bound_keys import BOUND_KEYS, with_bound_keys
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import count_text, counts_text, section_title

FacesOf = Callable[[Document], BoolArray]

LEAST = 0.05  # of a weight, to begin with: less is not seen
ISOLATE = "Ctrl+K"  # while it is not Transform mode's


class MaskCommands(QObject):
    """`all` are the actions; their icon texts are for places that say what they are about.

    `least` and `whole` say which faces go with bones and morphs (`operations.queries.visibility`).
    """

    pane_wanted = Signal(str)  # the name of a dock

    def __init__(self, current: CurrentDocument, saved: SavedMasks | None = None) -> None:
        super().__init__(current)
        self._current = current
        self._saved = saved or SavedMasks()
        self.least = LEAST
        self.whole = False
        self._isolate_keys: list[QKeySequence] = []  # while it has none in Transform mode
        self._make_of_selection()
        self._make_of_faces()
        self._make_others()
        current.masks_changed.connect(self._show)
        current.mode_changed.connect(self._show)
        current.selection_changed.connect(self._show)
        self._show()

    @property
    def all(self) -> list[QAction]:
        return [*self.of_selection, *self.of_bones, *self.of_morphs, *self.others]

    # -- actions --------------------------------------------------------------------------------------------------

    def _make_of_selection(self) -> None:
        tips = (
            self.tr("Hide what is selected; of vertices, the faces around them"),
            self.tr("Hide all that is not selected: of faces and what is made of them, or of bones, bodies or joints"),
        )
        self.hide = self._act(self.tr("&Hide selected"), self._hide, tips[0], "Ctrl+H", short=self.tr("Hide"))
        self.isolate = self._act(
            self.tr("Show &only selected"), self._isolate, tips[1], ISOLATE, short=self.tr("Show only")
        )
        self.of_selection = [self.hide, self.isolate]

    def _make_of_faces(self) -> None:
        what = self.tr("Of the selected bones, or those of the selected rigid bodies: the faces that they move")
        self.of_bones = self._act_on_faces("bones", self._faces_of_bones, what)
        what = self.tr("Of the selected vertex morphs, and groups of them: the faces that they move")
        self.of_morphs = self._act_on_faces("morphs", self._faces_of_morphs, what)

    def _act_on_faces(self, table: str, faces_of: FacesOf, tip: str) -> list[QAction]:
        verbs = (
            (self.tr("&Hide faces"), self.tr("Hide"), Masking.hide),
            (self.tr("Show &only faces"), self.tr("Show only"), Masking.isolate),
        )
        return [
            self._act(text, partial(self._mask, table, faces_of, verb), tip, short=short) for text, short, verb in verbs
        ]

    def _make_others(self) -> None:
        tips = (
            self.tr("Show everything"),
            self.tr("Hide the faces that are shown, and show those that are hidden"),
            self.tr("Show only the bones, bodies and joints of the faces that are shown"),
            self.tr("Hide what was hidden before; again: what is hidden now"),
        )
        self.show_all = self._act(self.tr("Show &all"), self._show_all, tips[0], "Ctrl+Shift+H")
        self.invert = self._act(self.tr("&Invert faces"), self._invert, tips[1], short=self.tr("Invert"))
        self.belonging = self._act(self.tr("Only bones and bodies of &these faces"), self._isolate_belonging, tips[2])
        self.back = self._act(self.tr("&Previous"), self._go_back, tips[3])
        self.others = [self.show_all, self.invert, self.belonging, self.back]
        tip = self.tr("Check which materials are shown")
        self.pane = make_action(self, self.tr("Mas&ks…"), partial(self.pane_wanted.emit, "masks"), keys=["F3"], tip=tip)

    def _act(self, text: str, run: Callable[[], object], tip: str, *keys: str, short: str = "") -> QAction:
        action = make_action(self, text, run, keys=keys, tip=tip)
        action.setIconText(short or plain(text))
        return action

    # -- what they do ---------------------------------------------------------------------------------------------

    def _hide(self) -> None:
        """Hide the selected rows of the active table, and select those no longer that edits would change unseen."""
        document = self._current.document
        if document is None:
            return
        table, masking = document.selection.active_table, document.masking
        if table == "morphs":
            self._mask(table, self._faces_of_morphs, Masking.hide)
            return
        masking.hide(table, document.selection.chosen())
        if table != "materials":
            document.selection.select(table, masking.hidden(table), SelectionMode.REMOVE)
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
        return faces_of_bones(document.model, _chosen(document, "bones"), least=self.least, whole=self.whole)

    def _faces_of_morphs(self, document: Document) -> BoolArray:
        return faces_of_morphs(document.model, _chosen(document, "morphs"), whole=self.whole)

    # -- saved ----------------------------------------------------------------------------------------------------

    @property
    def is_hiding(self) -> bool:
        """Whether anything of the current model is hidden."""
        return self._current.document is not None and self._current.document.masking.is_hiding

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
        document.masking.hide_only(masks)
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

    def _show_all(self) -> None:
        document = self._current.document
        if document is not None:
            shown = hidden_counts(document.masking)
            document.masking.show_all()
            document.show_status(self.tr("Shown again: {}").format(shown) if shown else self.tr("Nothing was hidden"))

    def _invert(self) -> None:
        self._run(Masking.invert)

    def _isolate_belonging(self) -> None:
        self._run(Masking.isolate_belonging)

    def _go_back(self) -> None:
        self._run(Masking.go_back)

    def _run(self, verb: Callable[[Masking], object]) -> None:
        document = self._current.document
        if document is not None:
            verb(document.masking)
            self._show_status(document)

    def _show_status(self, document: Document) -> None:
        document.show_status(hidden_text(document.masking) or self.tr("Nothing is hidden any more"))

    def reason(self) -> bool | str:
        """Why what is not enabled is not."""
        if self._current.document is None:
            return self.tr("No model is open")
        return self.tr("Nothing that it works on is selected or hidden")

    # -- what can be done -----------------------------------------------------------------------------------------

    def keep_keys_apart(self) -> None:
        """Take its keys from isolating in Transform mode, where they are for other things, and give them back."""
        keys = self.isolate.shortcuts()
        if self._current.is_posing and keys:
            self._isolate_keys = keys
            self.isolate.setShortcuts([])
        elif not self._current.is_posing and not keys and self._isolate_keys:
            self.isolate.setShortcuts(self._isolate_keys)
            self._isolate_keys = []

    def _show(self) -> None:
        document = self._current.document
        self.keep_keys_apart()
        for action in self.all:
            action.setEnabled(document is not None)
        if document is None:
            return
        table = document.selection.active_table
        for action in self.of_selection:
            action.setEnabled(table in (*HIDEABLE, *WITH_FACES, "morphs") and len(document.selection.chosen()) > 0)
        for actions, name in ((self.of_bones, "bones"), (self.of_morphs, "morphs")):
            for action in actions:
                action.setEnabled(len(_working_rows(document, name)) > 0)
        self.show_all.setEnabled(document.masking.is_hiding)
        self.back.setEnabled(document.masking.can_go_back)


def hidden_text(masking: Masking) -> str:
    """How many rows are hidden, by table: "Hidden: Faces 1,234 · Bones 3"; "" when none are."""
    parts = hidden_counts(masking)
    return QCoreApplication.translate("MaskCommands", "Hidden: {}").format(parts) if parts else ""


def hidden_counts(masking: Masking) -> str:
    """How many rows are hidden, by table, without more words."""
    return counts_text({table: masking.count(table) for table in HIDEABLE})


def _working_rows(document: Document, table: str) -> IndexArray:
    """The rows of a table that are selected while it is active, or else those to which the active one's lead."""
    selection = document.selection
    return selection.chosen() if selection.active_table == table else selection.led_to(table)


def _chosen(document: Document, table: str) -> BoolArray:
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
