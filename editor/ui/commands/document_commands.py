"""Commands of the File menu: documents, their recovery after a crash, menus of files, the browser of models."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.files.autosave import Autosave, Recovery
from editor.document.files.loading import load_job
from editor.document.session import Session
from editor.formats import Content, FormatError
from editor.late_imports import Late
from editor.model.names import fresh_name
from editor.ui.action import Keys, add_choice
from editor.ui.command import Answer, Command, CommandList, Conditions, When
from editor.ui.commands.file_commands import CLOTH, MOCHI, FileCommands, sample_file
from editor.ui.dialogs.preferences import PreferencesDialog, show_preferences
from editor.ui.icons import icon
from editor.ui.services import WindowServices
from editor.ui.value_text import translated

if TYPE_CHECKING:
    from editor.ui.dialogs.model_browser import ModelBrowser


class RecoveryCommands(QObject):
    """The recoveries: asked for once, at the start, and offered until they are opened or discarded.

    What is `discarded` stays until the program ends, so that it can be had back.
    """

    changed = Signal()  # other recoveries are offered

    def __init__(self, session: Session, services: WindowServices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._services = services
        self._autosave = Autosave(session, parent=self)
        self._autosave.failed.connect(self._report_failure)
        self.recoveries = self._autosave.recoveries()
        self.discarded: list[Recovery] = []

    def open(self, recovery: Recovery, compares: bool = False) -> None:
        """Open a copy as the document that it is of, unsaved; `compares`: and show how it differs from its file."""
        job = load_job(recovery.file)
        connect(job.finished, self, partial(self._take, recovery, compares))
        connect(job.failed, self, lambda error: self._services.show_status(_reason(error)))
        self._services.show_job(job, self.tr("Recovering {}").format(recovery.title))
        job.start()

    def discard(self, recovery: Recovery) -> None:
        """Offer a copy no longer; it is removed when the program ends."""
        self.recoveries.remove(recovery)
        self.discarded.append(recovery)
        self.changed.emit()
        self._services.show_status(self.tr("The unsaved {} was discarded").format(recovery.title))

    def undo_discard(self, recovery: Recovery) -> None:
        """Offer a copy again."""
        self.discarded.remove(recovery)
        self.recoveries.append(recovery)
        self.changed.emit()

    def stop(self) -> None:
        """The program ends as it should: nothing of this run will have to be recovered."""
        for recovery in self.discarded:
            self._autosave.discard(recovery)
        self._autosave.stop()

    def _take(self, recovery: Recovery, compares: bool, content: Content) -> None:
        before = self._session.find(recovery.original) if recovery.original is not None else None
        prepare = recovery.state.give if recovery.state is not None else None
        recovered = recovery.recovered(content)
        told = self.tr("{} recovered; it is not saved yet").format(recovery.title)
        if before is not None and before.is_modified and recovery.original is not None:
            path = self._path_beside(recovery.original)
            recovered = dataclasses.replace(recovered, path=path, stamp=None)
            told = self.tr("{name} is open with other unsaved changes: recovered as {recovered}, not saved yet")
            told = told.format(name=recovery.title, recovered=path.name)
        document = self._session.add(recovered, is_saved=False, prepare=prepare)
        if before is not None and not before.is_modified:
            self._session.close(before)  # the same file, as it was before what is recovered
        self._autosave.save_now()
        self._forget(recovery)
        self._services.show_status(told)
        if compares and recovery.original is not None:
            self._services.compare_with(document, recovery.original)

    def _path_beside(self, original: Path) -> Path:
        """Return a path for what is recovered of a file that is open with other changes: no file's, no document's."""
        name = self.tr("{name} (recovered)").format(name=original.stem)
        taken = {path.stem for path in original.parent.glob("*")} | {
            document.path.stem for document in self._session.documents if document.path
        }
        return original.with_stem(fresh_name(name, taken))

    def _forget(self, recovery: Recovery) -> None:
        for known in (self.recoveries, self.discarded):
            if recovery in known:
                known.remove(recovery)
        self._autosave.discard(recovery)
        self.changed.emit()

    def _report_failure(self, document: Document, error: Exception) -> None:
        self._services.show_status(
            self.tr("No copy of the unsaved {} could be kept: {}").format(document.title, _reason(error))
        )


def _reason(error: Exception) -> str:
    return translated(error.located_text) if isinstance(error, FormatError) else str(error)


def recovery_text(recovery: Recovery) -> str:
    """Return the description of a copy: its file, the folder of that, and its time."""
    time = QLocale().toString(QDateTime.fromSecsSinceEpoch(round(recovery.written)), QLocale.FormatType.ShortFormat)
    if recovery.original is None:
        return QCoreApplication.translate("Recovery", "{}, never saved, as of {}").format(recovery.title, time)
    text = QCoreApplication.translate("Recovery", "{} as of {}, in {}")
    if recovery.is_older:
        text = QCoreApplication.translate("Recovery", "{} as of {}, older than the file is now, in {}")
    return text.format(recovery.title, time, recovery.original.parent)


Standard = QKeySequence.StandardKey


class DocumentCommands(QObject):
    """Those of a document finish first what is being typed."""

    def __init__(
        self, session: Session, files: FileCommands, conditions: Conditions, commands: CommandList, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._session = session
        self._files = files
        self._conditions = conditions
        self._commands = commands
        # Ctrl+Q goes back from a jump, as the hands of PMXEditor's users expect.
        quit = Command("file.quit", self.tr("&Quit"), window.close, ["Ctrl+Shift+Q"], "quit", menu="file.close")
        self._window = window
        preferences = Command(
            "edit.preferences", self.tr("Preference&s…"), self.show_preferences, ["Ctrl+,"], menu="edit.preferences"
        )
        commands.add(
            [*self._opening_commands(), *self._saving_commands(), *self._exchange_commands(), preferences, quit],
            "DocumentCommands",
        )
        commands["file.quit"].setMenuRole(QAction.MenuRole.QuitRole)
        commands["edit.preferences"].setMenuRole(QAction.MenuRole.PreferencesRole)
        shown = window.findChild(PreferencesDialog)
        if shown is not None:  # it stays open while the commands are made anew, in another language
            shown.show_keys = self._show_keys

    def show_preferences(self, name: str = "") -> None:
        """Show the preferences, and go to the one of a name."""
        dialog = show_preferences(self._session.settings, self._window, self._show_keys)
        if name:
            dialog.go_to(name)

    def _show_keys(self) -> None:
        self._commands["help.keys"].trigger()

    def _opening_commands(self) -> list[Command]:
        files = self._files
        return [
            Command("file.new", self.tr("&New"), files.new, [Standard.New], "new", menu="file.open"),
            Command("file.open", self.tr("&Open…"), files.ask_and_open, [Standard.Open], "open", menu="file.open"),
            Command(
                "file.reopen",
                self.tr("Open what was open last a&gain"),
                files.reopening.reopen,
                icon="revert",
                when=self._can_reopen,
                menu="file.reopen",
            ),
            Command(
                "file.open-sample",
                self.tr("Open sa&mple"),
                files.open_sample,
                icon="sample",
                when=partial(self._has_sample, MOCHI),
                menu="file.samples",
            ),
            Command(
                "file.open-cloth-sample",
                self.tr("Open c&loth sample"),
                files.open_cloth_sample,
                icon="soft_bodies",
                when=partial(self._has_sample, CLOTH),
                menu="file.samples",
            ),
        ]

    def _saving_commands(self) -> list[Command]:
        files, has_file = self._files, self._conditions.file
        add = partial(self._of_document, menu="file.save")
        return [
            add("file.save", self.tr("&Save"), files.save, [Standard.Save], "save"),
            add("file.save-as", self.tr("Save &as…"), files.save_as, ["Ctrl+Shift+S"], "save-as"),
            add("file.save-copy", self.tr("Save a co&py…"), files.save_copy),
            add("file.save-options", self.tr("Save op&tions…"), files.ask_options),
            add("file.pmd-losses", self.tr("What would a PM&D lose?"), files.show_pmd_losses),
            add("file.revert", self.tr("R&evert…"), files.revert, icon="revert", when=has_file),
        ]

    def _exchange_commands(self) -> list[Command]:
        exchange, pictures, add = self._files.exchange, self._files.pictures, self._of_document
        csv, of_csv = exchange.csv, "file.csv"
        imports, copied = self.tr("&Import…"), self.tr("What is copied as te&xt…")
        return [
            Command("file.import", imports, exchange.ask_and_import, ["Ctrl+Shift+I"], menu="file.exchange"),
            add("file.export", self.tr("E&xport…"), exchange.export, ["Ctrl+Shift+E"], menu="file.exchange"),
            add("file.csv-update", self.tr("&Update from a file…"), csv.ask_and_update, menu=of_csv),
            add("file.csv-paste", self.tr("Update from the clip&board…"), csv.update_from_clipboard, menu=of_csv),
            add("file.csv-copy", self.tr("&Copy the whole model as CSV"), csv.copy_model, menu=of_csv),
            Command("file.csv-copied", copied, csv.ask_copied, menu=of_csv),
            add("file.save-picture", self.tr("Save pict&ure…"), pictures.save_picture, menu="file.picture"),
            add(
                "file.save-morph-sheet",
                self.tr("Save picture of ever&y morph…"),
                pictures.save_morph_sheet,
                when=self._has_morphs,
                words=self.tr("Contact sheet"),
                menu="file.morph-sheet",
            ),
            add("file.make-animation", self.tr("Ma&ke animation…"), pictures.save_animation, menu="file.animation"),
            add("file.close", self.tr("&Close"), self._files.close, ["Ctrl+W"], menu="file.close"),
        ]

    def _of_document(
        self,
        id: str,
        label: str,
        run: Callable[[Document], object],
        keys: Sequence[Keys] = (),
        icon: str = "",
        when: When | None = None,
        words: str = "",
        *,
        menu: str,
    ) -> Command:
        call, when = partial(self._with_document, run), when or self._conditions.document
        return Command(id, label, call, keys, icon, when=when, words=words, menu=menu)

    def _with_document(self, run: Callable[[Document], object]) -> None:
        document = self._session.current
        if document is not None and self._files.is_ready(document):
            run(document)

    def _has_morphs(self) -> Answer:
        document = self._session.current
        if document is None or len(document.model.morphs):
            return self._conditions.document()
        return self.tr("The model has no morphs")

    def _can_reopen(self) -> Answer:
        return bool(self._files.reopening.last) or self.tr("There is nothing to open again")

    def _has_sample(self, name: str) -> Answer:
        try:
            return sample_file(name).exists() or self.tr("It was not installed")
        except FileNotFoundError:
            return self.tr("It was not installed")


class RecentMenu(QMenu):
    """The files last opened or saved; full paths, as files in different folders are often called the same."""

    def __init__(self, session: Session, files: FileCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &recent"))
        self.setToolTipsVisible(True)
        self._session = session
        self._files = files
        self._pins, self._removal = (
            QMenu(self.tr("&Pin to the top"), self),
            QMenu(self.tr("&Remove from the list"), self),
        )
        # Queued: no entry goes while it is being done what it says.
        session.recent_files_changed.connect(self._fill, Qt.ConnectionType.QueuedConnection)
        self._fill()

    def _fill(self) -> None:
        for menu in (self, self._pins, self._removal):
            menu.clear()
        files, pinned = self._session.recent_files(), self._session.settings.pinned_files
        for number, path in enumerate(files, 1):
            if number == len(pinned) + 1 and pinned:
                self.addSeparator()
            text = f"&{number % 10} {_shown(path)}" if number <= 10 else _shown(path)
            action = add_choice(self, "file.recent", text, partial(self._files.open, [path]))
            action.setIcon(icon("pinned") if path in pinned else QIcon())
            action.setToolTip(str(path))
        self.setEnabled(bool(files))
        self.addSeparator()
        self.addMenu(self._pins)
        self.addMenu(self._removal)
        for path in files:
            switch = add_choice(self._pins, "file.recent", _shown(path), lambda: None)
            switch.setCheckable(True)
            switch.setChecked(path in pinned)
            connect(switch.triggered, self, partial(self._session.pin, path, path not in pinned))
            add_choice(self._removal, "file.recent", _shown(path), partial(self._session.forget, path))


class RecoverMenu(QMenu):
    """Menu of the recoveries of an earlier run, and of those that were discarded; hidden while it is empty."""

    def __init__(self, recovery: RecoveryCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Reco&ver"))
        self._recovery = recovery
        recovery.changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        self.clear()
        for recovery in self._recovery.recoveries:
            add_choice(self, "file.recover", recovery_text(recovery), partial(self._recovery.open, recovery))
        for recovery in self._recovery.discarded:
            text = self.tr("Undo discard: {}").format(recovery_text(recovery))
            add_choice(self, "file.recover", text, partial(self._recovery.undo_discard, recovery))
        self.menuAction().setVisible(not self.isEmpty())


def _shown(path: Path) -> str:
    return str(path).replace("&", "&&")


class BrowseCommands(QObject):
    """There is one browser; it goes when it is closed."""

    def __init__(
        self, session: Session, files: FileCommands, commands: CommandList, services: WindowServices, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._session = session
        self._files = files
        self._window = window
        self.browser: ModelBrowser | None = None
        tip = self.tr("All models below a folder in pictures, found by name, missing textures and errors")
        label, key = self.tr("Browse &folder…"), "Ctrl+Shift+O"
        browse = Command("file.browse", label, self._ask_and_show, [key], tip=tip, menu="file.reopen")
        commands.add([browse], "BrowseCommands")

    def _ask_and_show(self) -> None:
        """Show the folder that was shown last, or ask for one; where the browser is there already, go to it."""
        if self.browser is not None:
            self.browser.activateWindow()
            return
        browser = self._make_browser()
        if browser.last_folder is not None:
            browser.show_folder(browser.last_folder)
        else:
            browser.ask_for_folder()
        if not browser.folder_label.text():
            browser.reject()
            return
        browser.show()

    def show_folder(self, folder: Path) -> None:
        """Show the models below a folder."""
        browser = self.browser or self._make_browser()
        browser.show_folder(folder)
        browser.show()

    def close(self) -> None:
        """Close the browser, if it is there."""
        if self.browser is not None:
            self.browser.reject()

    def _make_browser(self) -> ModelBrowser:
        parts = self._session.settings.stored, lambda path: self._files.open([path]), self._services.append_model
        browser: ModelBrowser = Late("editor.ui.dialogs.model_browser:ModelBrowser")(*parts, self._window)
        self.browser = browser
        browser.closed.connect(self._forget)
        self._session.current_changed.connect(browser.offer_appending)
        browser.offer_appending(self._session.current)
        return browser

    def _forget(self) -> None:
        self.browser = None
