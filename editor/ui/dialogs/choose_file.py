"""Asks for the files to open and the file to save to; what can be read and written comes from the formats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from editor.formats import READERS, archive, motions
from editor.formats.registry import FORMATS


def format_name(extension: str) -> str:
    """Return the name of the format of an extension (with its dot): "PMX"."""
    row = FORMATS.get(extension)
    return row.name if row else extension.lstrip(".").upper()


def _name_filter(extension: str) -> str:
    return f"{format_name(extension)} (*{extension})"


def _models() -> list[str]:
    return sorted({*READERS, *archive.EXTENSIONS})


def _filters(everything: str, extensions: Sequence[str]) -> str:
    """Return the name filters: all of the extensions, as `everything` calls them, each alone, and any file."""
    all_files = QCoreApplication.translate("ChooseFile", "All files (*)")
    return ";;".join([everything.format(_patterns(extensions)), *map(_name_filter, extensions), all_files])


def _patterns(extensions: Iterable[str]) -> str:
    return " ".join(f"*{extension}" for extension in extensions)


def choose_files_to_open(parent: QWidget, folder: Path | None) -> list[Path]:
    """The files the user wants to open, of models or what moves them; none if they thought better of it."""
    caption = QCoreApplication.translate("ChooseFile", "Open")
    everything = QCoreApplication.translate("ChooseFile", "Models, motions and poses ({})")
    return _chosen_files(parent, caption, folder, _filters(everything, [*_models(), *motions.EXTENSIONS]))


def choose_moving_files(parent: QWidget, caption: str, folder: Path | None, extension: str) -> list[Path]:
    """The motions, or poses, that the user wants to load."""
    return _chosen_files(parent, caption, folder, _name_filter(extension))


def _chosen_files(parent: QWidget, caption: str, folder: Path | None, filters: str) -> list[Path]:
    names, _ = QFileDialog.getOpenFileNames(parent, caption, str(folder or ""), filters)
    return [Path(name) for name in names]


def choose_file_to_import(parent: QWidget, folder: Path | None) -> Path | None:
    """The file the user wants to import."""
    return choose_model(parent, QCoreApplication.translate("ChooseFile", "Import"), folder)


def choose_model(parent: QWidget, caption: str, folder: Path | None) -> Path | None:
    """The file of a model."""
    filters = _filters(QCoreApplication.translate("ChooseFile", "Models ({})"), _models())
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
