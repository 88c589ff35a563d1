"""Bars above the documents: what each says and offers, and in which order they stand."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.edited_morph import EditedMorph
from editor.document.files.autosave import Recovery
from editor.document.files.file_watch import FileState
from editor.document.jobs import Job
from editor.document.operation_run import run_at_once
from editor.document.texts import MOST_NAMES
from editor.math3d.arrays import IndexArray
from editor.messages import NO_ROWS, Level, first_names
from editor.model.fields import NONE
from editor.model.morphs import MorphKind, OffsetMethod
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.mesh import VERTEX_FAR_OUTSIDE
from editor.operations.checks.textures import TEXTURE_MISSING
from editor.render.graphics import GraphicsMemory, can_use_software, is_software_used
from editor.ui.commands.document_commands import RecoveryCommands, recovery_text
from editor.ui.commands.file_commands import FileCommands
from editor.ui.dialog import SIGNS, AnswerBar, Answers
from editor.ui.dialogs.message_boxes import choose_folder
from editor.ui.models.finding_tree import tr_check
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.value_text import count_text, error_text, record_title, section_title, tr_field, translated
from editor.ui.viewport.gl_format import gl_driver, has_opengl


class Bars(QWidget):
    """Bars in a column; of several that say something the most urgent is seen, and tells how many there are behind."""

    def __init__(self, bars: Sequence[AnswerBar]) -> None:
        super().__init__()
        self._bars = bars
        self._is_unfolded = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for bar in bars:
            column.addWidget(bar)
            bar.changed.connect(self._arrange)
            bar.more.clicked.connect(self._turn)
        self._arrange()

    def _turn(self) -> None:
        self._is_unfolded = not self._is_unfolded
        self._arrange()

    def _arrange(self) -> None:
        speaking = [bar for bar in self._bars if bar.says_something and bar.folds]
        self._is_unfolded = self._is_unfolded and len(speaking) > 1
        first = max(speaking, key=lambda bar: list(SIGNS).index(bar.level), default=None)
        for bar in self._bars:
            is_behind = bar in speaking and bar is not first
            bar.fold(is_behind and not self._is_unfolded, self._more(len(speaking) - 1) if bar is first else "")

    def _more(self, count: int) -> str:
        if not count:
            return ""
        return self.tr("Show one") if self._is_unfolded else self.tr("{count} more").format(count=count_text(count))


class FarVerticesBar(AnswerBar):
    """Seen until the vertices are brought back, or the user dismisses it; for more of them it comes again."""

    def __init__(
        self, current: CurrentDocument, show_rows: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        """`show_rows` brings up what the selected rows are seen in."""
        super().__init__(parent)
        self._current = current
        self._show_rows = show_rows
        self._dismissed: weakref.WeakKeyDictionary[Document, int] = weakref.WeakKeyDictionary()  # how many vertices
        current.findings_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        if document is None:
            self.show_lines()
            return
        count = len(_far_vertices(document))
        self._dismissed[document] = min(count, self._dismissed.get(document, 0))
        if count > self._dismissed[document]:
            self.show_lines(self._text_and_answers(document, count))
        else:
            self.show_lines()

    def _text_and_answers(self, document: Document, count: int) -> tuple[str, Answers]:
        one, many = self.tr("1 vertex is far outside"), self.tr("{count} vertices are far outside")
        select = self.tr("Select it") if count == 1 else self.tr("Select them")
        answers = {
            select: partial(self._select, document),
            self.tr("Dismiss"): partial(self._dismiss, document, count),
        }
        return (one if count == 1 else many).format(count=count_text(count)), answers

    def _select(self, document: Document) -> None:
        rows = _far_vertices(document)
        document.selection.select("vertices", rows)
        document.selection.set_current("vertices", int(rows[0]))
        document.selection.set_active_table("vertices")
        self._show_rows()

    def _dismiss(self, document: Document, count: int) -> None:
        self._dismissed[document] = count
        self._show()


def _far_vertices(document: Document) -> IndexArray:
    """The rows of the vertices that the checks find far outside, by the rule by which views leave them out."""
    findings = document.checker.open_findings().get(VERTEX_FAR_OUTSIDE, ())
    return np.unique(np.concatenate([NO_ROWS, *(finding.rows for finding in findings)]))


MOST_NAMED = 3  # kinds of errors


@dataclass(slots=True)
class _Saved:
    """The state of a document at its last save: file name, revision, and the codes of its errors once known."""

    name: str
    revision: int
    codes: frozenset[str] | None = None


class FaultsBar(AnswerBar):
    """Blocks nothing; goes when the errors are mended, or the user hides it, until the model is saved again.

    It tells of the errors that are in the file: what comes by edits since is not saved.
    """

    level = Level.ERROR

    def __init__(
        self,
        current: CurrentDocument,
        saving: SignalInstance,
        show_checks: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        """`saving` tells of each document that is being saved, the path of the file, and the job that writes it."""
        super().__init__(parent)
        self._show_checks = show_checks
        self._current = current
        self._saved: weakref.WeakKeyDictionary[Document, _Saved] = weakref.WeakKeyDictionary()
        current.switched.connect(self._show)
        saving.connect(self._follow)
        self._show()

    def _follow(self, document: Document, path: Path, job: Job) -> None:
        """Tell of the errors that a document has now, once it is written."""
        saved = _Saved(path.name, document.history.revision)
        connect(job.finished, self, lambda _: self._show_saved(document, saved))

    def _show_saved(self, document: Document, saved: _Saved) -> None:
        if document not in self._saved:
            document.checker.changed.connect(self._show)
        self._saved[document] = saved
        self._show()

    def _show(self, *_: object) -> None:
        document = self._current.document
        saved = self._saved.get(document) if document is not None else None
        errors = _errors_left(document, saved) if document is not None and saved is not None else []
        if saved is None or not errors:
            self.show_lines()
            return
        named = ", ".join([*errors[:MOST_NAMED], *["…"] * (len(errors) > MOST_NAMED)])
        text = self.tr("{title} is saved with errors that may cause problems in MMD: {errors}")
        answers = {self.tr("Show"): self._show_checks, self.tr("Hide"): self._hide}
        self.show_lines((text.format(title=saved.name, errors=named), answers))

    def _hide(self) -> None:
        document = self._current.document
        if document is not None and self._saved.pop(document, None) is not None:
            document.checker.changed.disconnect(self._show)
        self._show()


def _errors_left(document: Document, saved: _Saved) -> list[str]:
    """The errors that a document was saved with and still has, as far as the checks have told."""
    checker = document.checker
    found = [checker.checks[code] for code in checker.open_findings()]
    errors = [check for check in found if check.level is Level.ERROR]
    if saved.codes is None and checker.is_fresh and document.history.revision == saved.revision:
        saved.codes = frozenset(check.code for check in errors)
    left = [check for check in errors if check.code in (saved.codes or ())]
    return [f"{section_title(check.section)}: {tr_check(check.label)}" for check in left]


class FileBar(AnswerBar):
    """About the current document, until it is answered."""

    def __init__(
        self, current: CurrentDocument, files: FileCommands, services: WindowServices, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._current = current
        self._files = files
        current.file_changed.connect(self._show)
        # Not every disk, as of a network, tells what happens on it.
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._look)
        self._show()

    def _look(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive and self._current.document is not None:
            self._current.document.file_watch.look()

    def _show(self) -> None:
        document, files = self._current.document, self._files
        if document is None or document.path is None or document.file_watch.state is FileState.SAME:
            self.show_lines()
            return
        keep, name = document.file_watch.keep, document.path.name
        if document.file_watch.state is FileState.GONE:
            text = self.tr("{} is not there any more: another program has moved or deleted it.").format(name)
            self.show_lines((text, {self.tr("Save again"): partial(files.save, document), self.tr("Hide"): keep}))
            return
        text = self.tr("{} was changed by another program.").format(name)
        answers: Answers = {
            self.tr("Reload"): partial(files.revert, document),
            self.tr("Compare"): partial(self._services.compare_with, document, document.path),
            self.tr("Keep this one"): keep,
        }
        self.show_lines((text, answers))


class GraphicsBar(AnswerBar):
    """Blocks nothing; what is answered holds from the next start on."""

    def __init__(self, memory: GraphicsMemory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._memory = memory
        if memory.crashed_driver is not None:
            text = self.tr("Katachi ended as it began to draw, so it draws without the graphics card now, more slowly.")
            self.show_lines((text, {self.tr("Keep it so"): self._keep, self.tr("Use the card again"): self._hide}))
        elif not has_opengl() and can_use_software() and not self._is_chosen():
            text = self.tr(
                "The graphics card's driver has no OpenGL 3.3, but Katachi can draw without it, more slowly."
            )
            self.show_lines((text, {self.tr("Draw in software"): self._choose, self.tr("Hide"): self._hide}))

    def _is_chosen(self) -> bool:
        return is_software_used() or gl_driver().name in self._memory.drivers

    def _keep(self) -> None:
        self._memory.remember(self._memory.crashed_driver or "")
        self._hide()

    def _choose(self) -> None:
        self._memory.remember(gl_driver().name)
        self.show_lines((self.tr("Start Katachi again to see models."), {self.tr("Hide"): self._hide}))

    def _hide(self) -> None:
        self._memory.crashed_driver = None  # so that it is not said again when the window is made anew
        self.show_lines()


class MorphBar(AnswerBar):
    """Seen as long as a morph of the current document is edited."""

    level = Level.INFO
    folds = False

    def __init__(
        self, current: CurrentDocument, go_to_pane: Callable[[str], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._go_to_pane = go_to_pane
        self._shown_texts: tuple[str, ...] = ()
        current.edited_morph_changed.connect(self._show)
        current.selection_changed.connect(self._follow_selection)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        if document is None or document.edited_morph.row == NONE:
            self._shown_texts = ()
            self.show_lines()
            return
        edited = document.edited_morph
        text, answers = self._text_and_answers(document)
        self._shown_texts = text, *answers
        choice = self._make_method(edited) if edited.row_of(MorphKind.MATERIAL) != NONE else None
        self.show_lines((text, answers), choice=choice)

    def _follow_selection(self) -> None:
        """Say it anew where it is another thing now: that takes the keyboard from what is on the bar."""
        document = self._current.document
        if document is not None and document.edited_morph.row != NONE:
            text, answers = self._text_and_answers(document)
            if (text, *answers) != self._shown_texts:
                self._show()

    def _text_and_answers(self, document: Document) -> tuple[str, Answers]:
        """The text, and the answers to it."""
        edited, morph = document.edited_morph, record_title(document.model, "morphs", document.edited_morph.row)
        ends = {self.tr("Done"): edited.end, self.tr("Cancel"): edited.cancel}
        if edited.has_selected_rows:
            return self._text(edited).format(morph=morph), ends
        return self._hint_text(edited).format(morph=morph), {**self._selecting_answers(document), **ends}

    def _hint_text(self, edited: EditedMorph) -> str:
        """The text while nothing is selected that could go into the morph."""
        if edited.row_of(MorphKind.VERTEX) != NONE:
            return self.tr("Select vertices that the morph {morph} is to move, or sculpt with brushes; the mesh stays.")
        if edited.row_of(MorphKind.BONE) != NONE:
            return self.tr("Select bones that the morph {morph} is to move; the bones stay.")
        if edited.row_of(MorphKind.MATERIAL) != NONE:
            return self.tr("Select materials that the morph {morph} is to color; they stay as they are.")
        return self.tr("In the UV pane, select what the morph {morph} is to move; the UVs stay.")

    def _selecting_answers(self, document: Document) -> Answers:
        """The answer that leads to where rows for the morph are selected; none where clicks select them already."""
        tables = document.edited_morph.tables
        if not tables:
            return {self.tr("Show the UV pane"): partial(self._go_to_pane, "uv")}
        if document.selection.active_table in tables:
            return {}
        name = self.tr("Select {rows}").format(rows=section_title(tables[0]))
        return {name: partial(document.selection.set_active_table, tables[0])}

    def _text(self, edited: EditedMorph) -> str:
        if edited.row_of(MorphKind.VERTEX) != NONE:
            return self.tr("What handles and brushes move goes into the morph {morph}; the mesh stays as it is.")
        if edited.row_of(MorphKind.BONE) != NONE:
            return self.tr("How handles move and turn bones goes into the morph {morph}; the bones stay as they are.")
        if edited.row_of(MorphKind.MATERIAL) != NONE:
            return self.tr("Colours and edges that the inspector changes go into the morph {morph}; materials stay.")
        return self.tr("What is moved in the UV pane goes into the morph {morph}; the UVs stay as they are.")

    def _make_method(self, edited: EditedMorph) -> QWidget:
        """A choice of how the morph comes to what is seen."""
        method = QComboBox()
        for each in OffsetMethod:
            method.addItem(tr_field(each.label), each)
        method.setCurrentIndex(method.findData(edited.method))
        tip = self.tr("How the morph comes to what is seen. Where multiplying cannot, as of 0, it adds")
        method.setToolTip(tip)
        method.setAccessibleName(tr_field("Operation"))
        method.currentIndexChanged.connect(
            lambda place: setattr(edited, "method", OffsetMethod(method.itemData(place)))
        )
        return method


class RecoveryBar(AnswerBar):
    """One line for all copies, which unfolds to a line each, until they are answered."""

    def __init__(self, recovery: RecoveryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recovery = recovery
        self._hidden: list[Recovery] = []
        self._is_unfolded = False
        recovery.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        discarded = [recovery for recovery in self._recovery.discarded if recovery not in self._hidden]
        offered = self._recovery.recoveries
        offers = (
            map(self._offer_of_recovery, offered)
            if self._is_unfolded or len(offered) < 2
            else (self._offer_all(offered),)
        )
        self.show_lines(*offers, *map(self._undo, discarded))

    def _offer_all(self, recoveries: Sequence[Recovery]) -> tuple[str, Answers]:
        text = self.tr("{count} models were not saved when the program last ended: {names}")
        titles = [recovery.title for recovery in recoveries]
        names = translated(first_names(titles[:MOST_NAMES], len(titles[MOST_NAMES:])))
        answers = {self.tr("Recover all"): self._open_all, self.tr("Show each"): self._unfold}
        return text.format(count=count_text(len(recoveries)), names=names), answers

    def _open_all(self) -> None:
        for recovery in list(self._recovery.recoveries):
            self._recovery.open(recovery)

    def _unfold(self) -> None:
        self._is_unfolded = True
        self._show()

    def _offer_of_recovery(self, recovery: Recovery) -> tuple[str, Answers]:
        text = self.tr("Not saved when the program last ended: {}").format(recovery_text(recovery))
        answers = {self.tr("Recover"): partial(self._recovery.open, recovery)}
        if recovery.original is not None and recovery.original.exists():
            answers[self.tr("Recover and compare with the file")] = partial(self._recovery.open, recovery, True)
        return text, {**answers, self.tr("Discard"): partial(self._recovery.discard, recovery)}

    def _undo(self, recovery: Recovery) -> tuple[str, Answers]:
        text = self.tr("Discarded: {}").format(recovery_text(recovery))
        undo, hide = partial(self._recovery.undo_discard, recovery), partial(self._hide, recovery)
        return text, {self.tr("Undo discard"): undo, self.tr("Hide"): hide}

    def _hide(self, recovery: Recovery) -> None:
        """Say no more of what was discarded; the File menu still has it."""
        self._hidden.append(recovery)
        self._show()


class TexturesBar(AnswerBar):
    """Seen until the files are found, or the user dismisses it; for other files it comes again."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._dismissed: weakref.WeakKeyDictionary[Document, set[str]] = weakref.WeakKeyDictionary()  # paths
        current.findings_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        rows = _missing_textures(document) if document is not None else []
        if document is None or not rows:
            self.show_lines()
            return
        paths = [document.model.textures[row].path for row in rows]
        if self._dismissed.get(document, set()).issuperset(paths):
            self.show_lines()
            return
        named = ", ".join([*paths[:MOST_NAMED], *["…"] * (len(paths) > MOST_NAMED)])
        one, many = self.tr("1 texture is not found: {paths}"), self.tr("{count} textures are not found: {paths}")
        text = (one if len(paths) == 1 else many).format(count=count_text(len(paths)), paths=named)
        answers: Answers = {
            self.tr("Look in folder…"): partial(self._look, document),
            self.tr("Show"): partial(_select, document, rows),
            self.tr("Dismiss"): partial(self._dismiss, document, paths),
        }
        self.show_lines((text, answers))

    def _look(self, document: Document) -> None:
        beside = document.left_folder or document.content.folder
        folder = choose_folder(self.window(), self.tr("Look in folder"), beside)
        if folder is None:
            return
        try:
            document.texture_files.path_to(folder / "any")
        except ValueError as error:
            document.show_status(error_text(error))
            return
        document.selection.select("textures", _missing_textures(document))
        document.selection.set_active_table("textures")
        find = OPERATIONS["textures.find"]
        run_at_once(document, find, find.parameters(str(folder)))

    def _dismiss(self, document: Document, paths: list[str]) -> None:
        self._dismissed[document] = {*self._dismissed.get(document, set()), *paths}
        self._show()


def _missing_textures(document: Document) -> list[int]:
    """The rows of the textures that the checks find without a file; of paths written since nothing is known yet."""
    findings = document.checker.open_findings().get(TEXTURE_MISSING, ())
    found = [(row, finding.text.values) for finding in findings for row in finding.rows.tolist()]
    return [row for row, sought in found if document.model.textures[row].path in sought]


def _select(document: Document, rows: list[int]) -> None:
    document.selection.select("textures", rows)
    document.selection.set_current("textures", rows[0])
    document.selection.set_active_table("textures")


def below_bars(
    middle: QWidget,
    current: CurrentDocument,
    files: FileCommands,
    recovery: RecoveryCommands,
    services: WindowServices,
    graphics: GraphicsMemory,
) -> QWidget:
    """A widget with the bars across its top, which take no room while they are hidden."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    bars = (
        GraphicsBar(graphics),
        RecoveryBar(recovery),
        FileBar(current, files, services),
        TexturesBar(current),
        FarVerticesBar(current, partial(services.go_to_pane, "table")),
        FaultsBar(current, files.saving, partial(services.go_to_pane, "checks")),
        MorphBar(current, services.go_to_pane),
    )
    column.addWidget(Bars(bars))
    column.addWidget(middle, 1)
    return whole
