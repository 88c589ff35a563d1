"""Message boxes, short questions, and dialogs for the files to open and to save to."""

from __future__ import annotations

import platform
import traceback
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QMessageBox,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor import __version__
from editor.document.connections import connect
from editor.formats import READERS, FormatError, archive, motions
from editor.formats.atomic_write import BACKUP_SUFFIX
from editor.formats.file_access import HeldError
from editor.formats.message_texts import group_summary, grouped_by_kind, located_summary, located_text
from editor.formats.motions import Moving, PoseContent
from editor.formats.registry import FORMATS
from editor.messages import Level, Message, TranslatableText
from editor.ui.dialog import Dialog, MessageBox
from editor.ui.help_card import set_command
from editor.ui.value_text import count_text, error_text, translated
from editor.ui.viewport.gl_format import renderer_name


class Answer(Enum):
    SAVE = QMessageBox.StandardButton.Save
    DISCARD = QMessageBox.StandardButton.Discard
    CANCEL = QMessageBox.StandardButton.Cancel


def ask_unsaved(parent: QWidget, title: str) -> Answer:
    """Ask what to do with the unsaved changes of the document of this title."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("Messages", "Unsaved changes"))
    box.setText(QCoreApplication.translate("Messages", "{} has changes that are not saved.").format(title))
    box.setInformativeText(QCoreApplication.translate("Messages", "They are lost if you do not save them."))
    box.setStandardButtons(Answer.SAVE.value | Answer.DISCARD.value | Answer.CANCEL.value)
    box.setDefaultButton(Answer.SAVE.value)
    box.button(Answer.SAVE.value).setText(QCoreApplication.translate("Messages", "&Save"))
    box.button(Answer.DISCARD.value).setText(QCoreApplication.translate("Messages", "&Discard"))
    box.button(Answer.CANCEL.value).setText(QCoreApplication.translate("Messages", "&Cancel"))
    return Answer(QMessageBox.StandardButton(box.exec()))


class FormAnswer(Enum):
    """The answers to the question about an open form."""

    APPLY = auto()
    LEAVE = auto()
    CANCEL = auto()


def ask_form(parent: QWidget, label: str) -> FormAnswer:
    """Ask whether to apply the operation of this label, which a form shows, before the model is saved or handed on."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(QCoreApplication.translate("Messages", "A form is open"))
    box.setText(QCoreApplication.translate("Messages", "Apply “{}” first?").format(label))
    more = QCoreApplication.translate("Messages", "Its form is open, and OK was not pressed there yet.")
    box.setInformativeText(more)
    apply = box.addButton(QCoreApplication.translate("Messages", "&Apply"), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(QCoreApplication.translate("Messages", "&Go on without"), QMessageBox.ButtonRole.ActionRole)
    _add_cancel(box)
    box.setDefaultButton(apply)
    return box.ask({apply: FormAnswer.APPLY, leave: FormAnswer.LEAVE}, FormAnswer.CANCEL)


class WhichMorphs(Enum):
    """The morphs of a picture."""

    ALL = auto()
    SELECTED = auto()
    CANCEL = auto()


def ask_which_morphs(parent: QWidget, count: int, selected: int) -> WhichMorphs:
    """Return whether to make a picture of all morphs or of the selected ones."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(QCoreApplication.translate("Messages", "Picture of morphs"))
    box.setText(
        QCoreApplication.translate("Messages", "Several morphs are selected. Which ones does the picture show?")
    )
    every = QCoreApplication.translate("Messages", "&All: {}").format(count_text(count))
    some = QCoreApplication.translate("Messages", "The &selected ones: {}").format(count_text(selected))
    every_button = box.addButton(every, QMessageBox.ButtonRole.AcceptRole)
    some_button = box.addButton(some, QMessageBox.ButtonRole.AcceptRole)
    _add_cancel(box)
    box.setDefaultButton(every_button)
    return box.ask({every_button: WhichMorphs.ALL, some_button: WhichMorphs.SELECTED}, WhichMorphs.CANCEL)


def ask_revert(parent: QWidget, title: str) -> bool:
    """Ask whether to give up the changes and read the file again."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("Messages", "Revert"))
    box.setText(QCoreApplication.translate("Messages", "Read {} again and give up all changes?").format(title))
    box.setInformativeText(QCoreApplication.translate("Messages", "This cannot be undone."))
    revert = box.addButton(QCoreApplication.translate("Messages", "&Revert"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(_add_cancel(box))
    box.exec()
    return box.clickedButton() is revert


class Overwriting(Enum):
    """The answers about a file that another program has changed."""

    OVERWRITE = auto()
    SAVE_AS = auto()
    COMPARE = auto()
    CANCEL = auto()


def ask_overwrite(parent: QWidget, path: Path) -> Overwriting:
    """Ask whether to save to a file that another program has changed."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("Messages", "Changed by another program"))
    text = QCoreApplication.translate("Messages", "Another program has changed {} since it was opened or saved here.")
    box.setText(text.format(path.name))
    more = QCoreApplication.translate("Messages", "If you overwrite it, the file as it is now is kept beside it as {}.")
    box.setInformativeText(more.format(path.name + BACKUP_SUFFIX))
    roles = QMessageBox.ButtonRole
    overwrite = box.addButton(QCoreApplication.translate("Messages", "&Overwrite"), roles.DestructiveRole)
    elsewhere = box.addButton(QCoreApplication.translate("Messages", "Save &as…"), roles.AcceptRole)
    compare = box.addButton(QCoreApplication.translate("Messages", "Co&mpare"), roles.ActionRole)
    compare.setToolTip(QCoreApplication.translate("Messages", "Saves nothing and shows what differs"))
    _add_cancel(box)
    box.setDefaultButton(elsewhere)
    answers = {overwrite: Overwriting.OVERWRITE, elsewhere: Overwriting.SAVE_AS, compare: Overwriting.COMPARE}
    return box.ask(answers, Overwriting.CANCEL)


def _add_cancel(box: QMessageBox) -> QPushButton:
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    cancel.setText(QCoreApplication.translate("Messages", "&Cancel"))
    return cancel


def show_failure(
    parent: QWidget,
    what: str,
    path: Path,
    error: Exception,
    *,
    is_saving: bool = False,
    save_elsewhere: Callable[[], object] | None = None,
) -> None:
    """Tell that `what` failed: which file, where in it, why, and what can be done. Does not block.

    `save_elsewhere` asks for another file; without it, no button offers that.
    """
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle(path.name)  # a title has room for little
    box.setText(f"{what}\n{path}")
    box.setInformativeText(f"{_reason(error)}\n\n{_advice(error, is_saving)}")
    box.setDetailedText("".join(traceback.format_exception(error)))
    if save_elsewhere is not None:
        close = box.addButton(QMessageBox.StandardButton.Close)
        elsewhere = QCoreApplication.translate("Messages", "Save &elsewhere…")
        button = box.addButton(elsewhere, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(button)
        box.setEscapeButton(close)
        connect(button.clicked, box, lambda *_: QTimer.singleShot(0, parent, save_elsewhere))
    box.setModal(True)
    box.show()


def show_failures(parent: QWidget, failures: Sequence[tuple[Path, Exception]], asked_count: int) -> None:
    """Tell which files could not be opened, of so many that were asked for, and why. Does not block."""
    if len(failures) == 1:
        show_failure(parent, QCoreApplication.translate("Messages", "The file could not be opened."), *failures[0])
    else:
        dialog = FailuresDialog(failures, asked_count, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(True)
        dialog.show()


class FailuresDialog(Dialog):
    """A list of files that could not be opened, with the reason of each, which can be copied."""

    def __init__(
        self, failures: Sequence[tuple[Path, Exception]], asked_count: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._failures = failures
        set_command(self, "file.open")
        told = self.tr("{failed} of {all} files could not be opened")
        self.setWindowTitle(told.format(failed=count_text(len(failures)), all=count_text(asked_count)))
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setHeaderLabels([self.tr("File"), self.tr("Reason")])
        self.list.setAccessibleName(self.windowTitle())
        for path, error in failures:
            item = QTreeWidgetItem([path.name, _reason(error)])
            for column, tip in enumerate((str(path), _reason(error))):
                item.setToolTip(column, tip)
            self.list.addTopLevelItem(item)
        self.list.resizeColumnToContents(0)
        advice = QLabel(
            "\n".join(dict.fromkeys(_advice(error, is_saving=False) for _, error in failures)), wordWrap=True
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.copy = buttons.addButton(self.tr("Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(self._copy)
        layout = QVBoxLayout(self)
        for widget in (QLabel(self.windowTitle()), self.list, advice, buttons):
            layout.addWidget(widget)
        self.resize(720, 360)

    def _copy(self) -> None:
        lines = [f"{path}: {_reason(error)}" for path, error in self._failures]
        QGuiApplication.clipboard().setText("\n".join([self.windowTitle(), *lines]))


def _reason(error: Exception) -> str:
    if isinstance(error, FormatError):
        return translated(error.detail)
    if isinstance(error, OSError) and error.strerror:
        return translated(error.strerror)
    return error_text(error) or type(error).__name__


def _advice(error: Exception, is_saving: bool) -> str:
    """Return the advice to the user about an error."""
    match error:
        case FormatError() if is_saving:
            return QCoreApplication.translate("Messages", "The format has no room for this model. Choose another one.")
        case FormatError():
            return QCoreApplication.translate(
                "Messages", "The file may be damaged or of another format. It was not changed."
            )
        case HeldError():
            return QCoreApplication.translate(
                "Messages", "Close it in the other program and save again, or choose another name."
            )
        case PermissionError():
            return QCoreApplication.translate(
                "Messages", "Choose another folder, or change the permissions of the file."
            )
        case FileNotFoundError():
            return QCoreApplication.translate("Messages", "It may have been moved, renamed or deleted.")
        case OSError():
            return QCoreApplication.translate("Messages", "Check the disk, or try another folder.")
        case _:
            return QCoreApplication.translate("Messages", "The details help to find the cause.")


def show_about(parent: QWidget) -> None:
    """Show it; does not block."""
    box = MessageBox(parent)
    box.setWindowTitle(QCoreApplication.translate("About", "About Katachi"))
    box.setText(f"<h2>Katachi {__version__}</h2>")
    what = QCoreApplication.translate(
        "About", "An editor for PMX and PMD, the model formats of MikuMikuDance. Free software under the MIT licence."
    )
    beta = QCoreApplication.translate("About", "A beta version: nobody has tried it on a real Windows or Mac yet.")
    system = f"Python {platform.python_version()} · Qt (PySide6) {PySide6.__version__}"
    box.setInformativeText(f"<p>{what}</p><p>{beta}</p><p>{system}<br>OpenGL: {renderer_name()}</p>")
    box.setModal(True)
    box.show()


def choose_model(parent: QWidget, archive: str, models: Sequence[str]) -> str | None:
    """The model that the user wants, None if they thought better of it."""
    dialog = ChooseModelDialog(archive, models, parent)
    return dialog.model() if dialog.exec() else None


class ChooseModelDialog(Dialog):
    """A list of paths within the archive, the first chosen; a double click takes one."""

    def __init__(self, archive: str, models: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose a model"))
        set_command(self, "file.open")
        label = QLabel(self.tr("{} holds several models:").format(archive))
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.list = QListWidget()
        self.list.addItems(list(models))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self.accept)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (label, self.list, buttons):
            layout.addWidget(widget)
        self.resize(480, 300)

    def model(self) -> str:
        """Return the title of the selected model."""
        return self.list.currentItem().text()


def show_no_model(parent: QWidget, path: Path, content: Moving) -> None:
    """Show it; does not block."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle(QCoreApplication.translate("NoModel", "No model to move"))
    box.setText(kind_text(path.name, content))
    box.setInformativeText(
        QCoreApplication.translate("NoModel", "Open a model first, then this file: it will move the model.")
    )
    box.setModal(True)
    box.show()


def kind_text(name: str, content: Moving) -> str:
    """The file by name, what kind of file it is, and how much is in it."""
    if isinstance(content, PoseContent):
        text = QCoreApplication.translate("NoModel", "{name} is a pose of {count} bones.")
        return text.format(name=name, count=count_text(len(content.pose.bones)))
    text = QCoreApplication.translate("NoModel", "{name} is a motion with {count} keys.")
    return text.format(name=name, count=count_text(sum(content.motion.counts().values())))


class PmdAnswer(Enum):
    PMX = auto()
    PMD = auto()
    CANCEL = auto()


def ask_pmd(parent: QWidget, title: str) -> PmdAnswer:
    """In which format to save the document of this title."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(QCoreApplication.translate("Pmd", "Save as PMX or PMD"))
    box.setText(QCoreApplication.translate("Pmd", "{} is a PMD file; it was upgraded to PMX.").format(title))
    box.setInformativeText(
        QCoreApplication.translate(
            "Pmd",
            "PMX keeps everything. PMD keeps what it has room for; what would be lost is listed before, and the file"
            " that is replaced is kept as a backup.",
        )
    )
    pmx = box.addButton(QCoreApplication.translate("Pmd", "Save as PMX…"), QMessageBox.ButtonRole.AcceptRole)
    pmd = box.addButton(QCoreApplication.translate("Pmd", "Save as PMD"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(pmx)
    return box.ask({pmx: PmdAnswer.PMX, pmd: PmdAnswer.PMD}, PmdAnswer.CANCEL)


MOST_SHOWN = 500  # lines; all of them are in the messages


def show_losses(parent: QWidget, path: Path, losses: Sequence[Message]) -> None:
    """Show them, folded; does not block."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle(QCoreApplication.translate("Losses", "Saved with losses"))
    text = QCoreApplication.translate("Losses", "{name} was saved. What the format cannot keep: {count}")
    box.setText(text.format(name=path.name, count=count_text(len(losses))))
    box.setInformativeText(
        QCoreApplication.translate(
            "Losses", "The open model still has all of it until it is closed. The list is in Messages, too."
        )
    )
    lines = [translated(located_text(loss)) for loss in losses[:MOST_SHOWN]]
    box.setDetailedText("\n".join([*lines, "…"] if len(losses) > MOST_SHOWN else lines))
    box.setModal(True)
    box.show()


def ask_losses(parent: QWidget, path: Path, losses: Sequence[Message]) -> bool:
    """Ask whether to save to `path`, though these will be lost."""
    dialog = LossesDialog(path, losses, parent)
    dialog.setWindowTitle(QCoreApplication.translate("Losses", "Save with losses"))
    roles = QDialogButtonBox.ButtonRole
    dialog.buttons.addButton(QCoreApplication.translate("Losses", "&Save"), roles.AcceptRole)
    dialog.buttons.addButton(QCoreApplication.translate("Losses", "&Cancel"), roles.RejectRole)
    return bool(dialog.exec())


def tell_losses(parent: QWidget, path: Path, losses: Sequence[Message]) -> None:
    """Show what would be lost in a file at `path`, which nobody writes; does not block."""
    dialog = LossesDialog(path, losses, parent)
    dialog.setWindowTitle(QCoreApplication.translate("Losses", "What would be lost"))
    dialog.buttons.addButton(QDialogButtonBox.StandardButton.Close)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setModal(True)
    dialog.show()


class LossesDialog(Dialog):
    """A line a kind of loss, which unfolds to the rows."""

    def __init__(self, path: Path, losses: Sequence[Message], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_command(self, "file.pmd-losses")
        text = QCoreApplication.translate("Losses", "{} cannot keep all of the model. This will be lost:")
        if not losses:
            text = QCoreApplication.translate("Losses", "{} can keep all of the model.")
        label = QLabel(text.format(path.name))
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.addTopLevelItems([_item(group) for group in grouped_by_kind(losses)])
        more = QLabel(QCoreApplication.translate("Losses", "The open model keeps all of it until it is closed."))
        self.buttons = QDialogButtonBox()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (label, self.tree, more, self.buttons) if losses else (label, self.buttons):
            column.addWidget(part)
        if losses:
            self.resize(720, 420)


def _item(group: Sequence[Message]) -> QTreeWidgetItem:
    item = QTreeWidgetItem([translated(located_summary(group))])
    item.setToolTip(0, item.text(0))  # where it is cut
    if len(group) > 1:
        lines = [translated(located_text(loss)) for loss in group[:MOST_SHOWN]]
        item.addChildren([QTreeWidgetItem([line]) for line in lines + ["…"] * (len(group) > MOST_SHOWN)])
    return item


def as_messages(path: Path, losses: Sequence[Message]) -> list[Message]:
    """The losses, a message a kind, for the messages of the document that was written to `path`."""
    return [
        Message(
            Level.WARNING, TranslatableText("{}: {}", path.name, group_summary(group)), group[0].table, group[0].row
        )
        for group in grouped_by_kind(losses)
    ]


def warnings_as_messages(path: Path, warnings: Sequence[Message]) -> list[Message]:
    """Return the repairs made in the file at `path`, for the messages of a document whose rows they are not about."""
    return [
        Message(Level.WARNING, TranslatableText("{}: {}", path.name, located_text(warning))) for warning in warnings
    ]


def format_name(extension: str) -> str:
    """Return the name of the format of an extension (with its dot): "PMX"."""
    row = FORMATS.get(extension)
    return row.name if row else extension.lstrip(".").upper()


def _name_filter(extension: str) -> str:
    return f"{format_name(extension)} (*{extension})"


def _models() -> list[str]:
    return sorted({*READERS, *archive.EXTENSIONS})


def _name_filters(everything: str, extensions: Sequence[str]) -> str:
    """Return the name filters: all of the extensions, as `everything` calls them, each alone, and any file."""
    all_files = QCoreApplication.translate("ChooseFile", "All files (*)")
    return ";;".join([everything.format(_patterns(extensions)), *map(_name_filter, extensions), all_files])


def _patterns(extensions: Iterable[str]) -> str:
    return " ".join(f"*{extension}" for extension in extensions)


def choose_files_to_open(parent: QWidget, folder: Path | None) -> list[Path]:
    """The files the user wants to open, of models or what moves them; none if they thought better of it."""
    caption = QCoreApplication.translate("ChooseFile", "Open")
    everything = QCoreApplication.translate("ChooseFile", "Models, motions and poses ({})")
    return _chosen_files(parent, caption, folder, _name_filters(everything, [*_models(), *motions.EXTENSIONS]))


def choose_moving_files(parent: QWidget, caption: str, folder: Path | None, extension: str) -> list[Path]:
    """The motions, or poses, that the user wants to load."""
    return _chosen_files(parent, caption, folder, _name_filter(extension))


def _chosen_files(parent: QWidget, caption: str, folder: Path | None, filters: str) -> list[Path]:
    names, _ = QFileDialog.getOpenFileNames(parent, caption, str(folder or ""), filters)
    return [Path(name) for name in names]


def choose_file_to_import(parent: QWidget, folder: Path | None) -> Path | None:
    """The file the user wants to import."""
    return choose_model_file(parent, QCoreApplication.translate("ChooseFile", "Import"), folder)


def choose_model_file(parent: QWidget, caption: str, folder: Path | None) -> Path | None:
    """The file of a model."""
    filters = _name_filters(QCoreApplication.translate("ChooseFile", "Models ({})"), _models())
    return _chosen_file(parent, caption, folder, filters)


def choose_csv_file(parent: QWidget, folder: Path | None) -> Path | None:
    """The CSV file by which a model is updated."""
    return _chosen_file(
        parent, QCoreApplication.translate("ChooseFile", "Update from CSV"), folder, _name_filter(".csv")
    )


def choose_any_file(parent: QWidget, caption: str, folder: Path | None) -> Path | None:
    """A file, whatever is in it."""
    return _chosen_file(parent, caption, folder, QCoreApplication.translate("ChooseFile", "All files (*)"))


def choose_folder(parent: QWidget, caption: str, folder: Path | None) -> Path | None:
    """A folder that there is."""
    name = QFileDialog.getExistingDirectory(parent, caption, str(folder or ""))
    return Path(name) if name else None


def _chosen_file(parent: QWidget, caption: str, folder: Path | None, filters: str) -> Path | None:
    name, _ = QFileDialog.getOpenFileName(parent, caption, str(folder or ""), filters)
    return Path(name) if name else None


def choose_file_to_save(parent: QWidget, caption: str, suggestion: Path, extensions: Sequence[str]) -> Path | None:
    """Ask for a path to save to, with one of the extensions; the dialog asks before a file would be replaced.

    A name with another extension comes back to the user with the chosen format's added.
    """
    dialog = QFileDialog(parent, caption, str(suggestion.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    filters = {_name_filter(extension): extension for extension in extensions}
    dialog.setNameFilters(list(filters))
    dialog.filterSelected.connect(lambda name: _update_for_format(dialog, filters[name], extensions))
    wanted = suggestion.suffix.lower()
    _choose_format(dialog, wanted if wanted in extensions else extensions[0])
    dialog.selectFile(suggestion.name)  # last, for choosing a format changes the name
    while dialog.exec():
        path = Path(dialog.selectedFiles()[0])
        if path.suffix.lower() in extensions:
            return path
        dialog.selectFile(f"{path.name}.{dialog.defaultSuffix()}")
    return None


def _choose_format(dialog: QFileDialog, extension: str) -> None:
    dialog.selectNameFilter(_name_filter(extension))
    dialog.setDefaultSuffix(extension.lstrip("."))


def _update_for_format(dialog: QFileDialog, extension: str, extensions: Iterable[str]) -> None:
    """Give the name that was typed the extension of the format that was chosen."""
    dialog.setDefaultSuffix(extension.lstrip("."))
    typed = Path(dialog.selectedFiles()[0])
    if typed.suffix.lower() in extensions:
        dialog.selectFile(typed.with_suffix(extension).name)
