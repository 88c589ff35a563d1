"""Compares the current document with another model, keeps states of it, and offers what can be compared with."""

from __future__ import annotations

import dataclasses
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.comparison import OtherModel
from editor.document.document import Document
from editor.document.files.loading import folder_beside
from editor.document.session import Session
from editor.document.texts import translate
from editor.formats import Content
from editor.ui.action import add_choice, plain
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.commands.file_commands import FileCommands
from editor.ui.dialogs.message_boxes import choose_model_file
from editor.ui.services import WindowServices
from editor.ui.value_text import translated


class CompareCommands(QObject):
    """The commands that compare the model with another; the differences are shown in a pane."""

    def __init__(
        self,
        session: Session,
        files: FileCommands,
        conditions: Conditions,
        commands: CommandList,
        services: WindowServices,
        window: QWidget,
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._session = session
        self._files = files
        files.saved.connect(self._look_again)
        self._conditions = conditions
        self._commands = commands
        self._window = window
        commands.add(self._make_commands(), "CompareCommands")
        self.menu = QMenu(self.tr("Compare &with"), window)
        self.menu.aboutToShow.connect(partial(self.fill, self.menu))
        self.fill(self.menu)

    def _make_commands(self) -> list[Command]:
        has_document, has_file = self._conditions.document, self._conditions.file
        tip = self.tr("It survives saving, and is gone when the document closes; Save as file keeps it")
        return [
            Command("compare.file", self.tr("A &file…"), self._ask_file, when=has_document),
            Command(
                "compare.saved", self.tr("Its own file, as it is on &disk"), self._compare_with_saved, when=has_file
            ),
            Command("compare.end", self.tr("Compare &no longer"), self._end, when=self._compares),
            Command(
                "snapshots.keep",
                self.tr("Keep t&his state as…"),
                self._keep_snapshot,
                tip=tip,
                when=has_document,
                menu="file.snapshots",
            ),
        ]

    def fill(self, menu: QMenu) -> None:
        """Put into a menu everything that the current document can be compared with."""
        menu.clear()
        document = self._session.current
        for other in self._session.documents if document is not None else ():
            if other is not document:
                add_choice(menu, "file.compare", plain(other.title), partial(self._compare_with_document, other))
        if document is not None and document.snapshots.all:
            menu.addSection(self.tr("Snapshots"))
            for kept in reversed(document.snapshots.all):
                start = partial(self._start, document, OtherModel(kept.name, kept.model))
                add_choice(menu, "file.compare", plain(kept.name), start)
        menu.addSeparator()
        self._commands.show_possible(("compare.file", "compare.saved", "compare.end"))
        menu.addActions(self._commands.actions("compare.file", "compare.saved"))
        menu.addSeparator()
        menu.addActions(self._commands.actions("compare.end"))

    def with_file(self, document: Document, path: Path) -> None:
        """Compare with what a file holds now."""
        self._files.opening.load(path, partial(self._take, document, path))

    # -- commands --------------------------------------------------------------------------------------------------

    def _ask_file(self) -> None:
        document = self._session.current
        if document is not None:
            beside = folder_beside(document.path) if document.path is not None else None
            path = choose_model_file(self._window, self.tr("Compare with"), beside)
            if path is not None:
                self.with_file(document, path)

    def _compare_with_saved(self) -> None:
        document = self._session.current
        if document is not None and document.path is not None:
            self.with_file(document, document.path)

    def _compare_with_document(self, other: Document) -> None:
        document = self._session.current
        if document is not None and other in self._session.documents:
            self._start(document, OtherModel(other.title, other.model, other))

    def _take(self, document: Document, path: Path, content: Content) -> None:
        if document in self._session.documents:
            title = translate("CompareCommands", "{} on disk").format(path.name) if path == document.path else path.name
            self._start(document, OtherModel(title, content.model, path=path))

    def _look_again(self, path: Path) -> None:
        """A file was written: what is compared with it is compared with what it holds now."""
        for document in self._session.documents:
            other = document.comparison.other
            if other is not None and other.path == path:
                self._files.opening.load(path, partial(self._refresh_other, document, other))

    def _refresh_other(self, document: Document, other: OtherModel, content: Content) -> None:
        if document in self._session.documents and document.comparison.other is other:
            document.comparison.start(dataclasses.replace(other, model=content.model))

    def _start(self, document: Document, other: OtherModel) -> None:
        self._session.set_current(document)
        document.comparison.start(other)
        self._services.go_to_pane("compare")
        self._commands.renew_soon()

    def _end(self) -> None:
        if self._session.current is not None:
            self._session.current.comparison.end()

    def _compares(self) -> Answer:
        document = self._session.current
        if document is None:
            return self._conditions.document()
        return document.comparison.other is not None or self.tr("Nothing is compared")

    def _keep_snapshot(self) -> None:
        """Keep the state by the name of the last edit; in the pane, another one can be typed at once."""
        document = self._session.current
        if document is not None:
            self._services.go_to_pane("snapshots")
            document.snapshots.keep(translated(document.history.edit_name) or self.tr("As opened"))
