"""The File menu: where documents come from and where they go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.action import Keys, make_action
from editor.ui.commands.file_commands import CLOTH, MOCHI, FileCommands, sample_file
from editor.ui.commands.recovery_commands import RecoveryCommands, described

Standard = QKeySequence.StandardKey


class FileMenu(QMenu):
    """Its actions by attribute, for the tool bar and the tests."""

    def __init__(self, session: Session, files: FileCommands, recovery: RecoveryCommands, window: QWidget) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&File"))
        self._session = session
        self._files = files
        self._recovery = recovery
        self._of_document: list[QAction] = []
        self.recent = QMenu(self.tr("Open &recent"), self)
        self.recent.setToolTipsVisible(True)
        self.recover = QMenu(self.tr("Reco&ver"), self)
        self._add_opening()
        self.addSeparator()
        self._add_saving()
        self.addSeparator()
        exchange = files.exchange
        self.import_ = self._add(self.tr("&Import…"), exchange.ask_and_import, ["Ctrl+Shift+I"])
        self.export = self._add(self.tr("E&xport…"), exchange.export, ["Ctrl+Shift+E"], of_document=True)
        self.addSeparator()
        pictures = files.pictures
        self.picture = self._add(self.tr("Save pict&ure…"), pictures.save_picture, of_document=True)
        self.animation = self._add(self.tr("Ma&ke animation…"), pictures.save_animation, of_document=True)
        self.addSeparator()
        self.close_document = self._add(self.tr("&Close"), files.close, ["Ctrl+W"], of_document=True)
        # Ctrl+Q goes back from a jump, as the hands of PMXEditor's users expect.
        self.quit = self._add(self.tr("&Quit"), window.close, ["Ctrl+Shift+Q"], "quit")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        session.recent_files_changed.connect(self._fill_recent)
        recovery.changed.connect(self._fill_recover)
        session.current_changed.connect(self._switch)
        self._fill_recent()
        self._fill_recover()
        self._switch(session.current)

    def _add_opening(self) -> None:
        files = self._files
        self.new = self._add(self.tr("&New"), files.new, [Standard.New], "new")
        self.open = self._add(self.tr("&Open…"), files.ask_and_open, [Standard.Open], "open")
        self.addMenu(self.recent)
        self.addMenu(self.recover)
        self.sample = self._add(self.tr("Open sa&mple"), files.open_sample, icon="sample")
        self.sample.setEnabled(_has_sample(MOCHI))
        self.cloth_sample = self._add(self.tr("Open c&loth sample"), files.open_cloth_sample, icon="soft_bodies")
        self.cloth_sample.setEnabled(_has_sample(CLOTH))

    def _add_saving(self) -> None:
        files = self._files
        self.save = self._add(self.tr("&Save"), files.save, [Standard.Save], "save", of_document=True)
        self.save_as = self._add(self.tr("Save &as…"), files.save_as, ["Ctrl+Shift+S"], "save-as", of_document=True)
        self.save_copy = self._add(self.tr("Save a co&py…"), files.save_copy, of_document=True)
        self.save_options = self._add(self.tr("Save op&tions…"), files.ask_options, of_document=True)
        self.revert = self._add(self.tr("R&evert…"), files.revert, icon="revert", of_document=True)

    def _add(
        self,
        text: str,
        run: Callable[..., object],
        keys: Sequence[Keys] = (),
        icon: str = "",
        of_document: bool = False,
    ) -> QAction:
        call = partial(self._with_document, run) if of_document else run
        action = make_action(self, text, call, keys=keys, icon=icon)
        self.addAction(action)
        if of_document:
            self._of_document.append(action)
        return action

    def _with_document(self, run: Callable[[Document], object]) -> None:
        if self._session.current is not None and self._files.finish_typing():
            run(self._session.current)

    def _switch(self, document: Document | None) -> None:
        for action in self._of_document:
            action.setEnabled(document is not None)
        self.revert.setEnabled(document is not None and document.path is not None)

    def _fill_recent(self) -> None:
        """Full paths, as files in different folders are often called the same."""
        self.recent.clear()
        for number, path in enumerate(self._session.recent_files(), 1):
            text = f"&{number % 10} {_shown(path)}" if number <= 10 else _shown(path)
            action = self.recent.addAction(text, partial(self._files.open, [path]))
            action.setToolTip(str(path))
        self.recent.setEnabled(not self.recent.isEmpty())

    def _fill_recover(self) -> None:
        """What an earlier run left behind, while there is any, and what of that was discarded."""
        self.recover.clear()
        for recovery in self._recovery.recoveries:
            self.recover.addAction(described(recovery), partial(self._recovery.open, recovery))
        for recovery in self._recovery.discarded:
            text = self.tr("Undo discard: {}").format(described(recovery))
            self.recover.addAction(text, partial(self._recovery.undo_discard, recovery))
        self.recover.menuAction().setVisible(not self.recover.isEmpty())


def _shown(path: Path) -> str:
    return str(path).replace("&", "&&")


def _has_sample(name: str) -> bool:
    try:
        return sample_file(name).exists()
    except FileNotFoundError:
        return False
