"""Every dialog of the window, made over a document and shown, one after the other: of operations, and all others."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from editor import formats
from editor.document.document import Document
from editor.document.files.csv_update import proposed_update
from editor.document.files.loading import SaveOptions
from editor.document.proposal import ModelCopy
from editor.formats import FormatError
from editor.formats.content import Licence
from editor.formats.csv.row_kind import CsvStyle
from editor.formats.progress import NoProgress
from editor.formats.registry import FORMATS
from editor.formats.vmd.content import MotionContent
from editor.messages import Level, Message, TranslatableText
from editor.motion.motion import Motion
from editor.motion.sampling import NamedPose
from editor.operations.catalog import OPERATIONS
from editor.render.offscreen.pictures import Limits
from editor.ui.commands.operation_commands import FORMS
from editor.ui.crash import CrashDialog
from editor.ui.dialogs import message_boxes
from editor.ui.dialogs.camera import show_camera
from editor.ui.dialogs.click_dialogs import ClickDialog
from editor.ui.dialogs.csv_dialogs import CsvStyleDialog, CsvUpdateDialog
from editor.ui.dialogs.file_options import ExportOptionsDialog, ImportOptionsDialog, LicenceDialog, SaveOptionsDialog
from editor.ui.dialogs.message_boxes import LossesDialog, show_losses, tell_losses
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.physics import BakeChoice, BakeDialog, show_physics
from editor.ui.dialogs.pose_keys import PoseKeysDialog
from editor.ui.dialogs.preferences import show_preferences
from editor.ui.dialogs.rename import RenameDialog
from editor.ui.dialogs.save_picture import AnimationChoice, AnimationDialog, PictureChoice, PictureDialog, ask_replace
from editor.ui.window.main_window import MainWindow

SIZE = (1280, 720)  # of the model view
MOST = Limits(4096, 8)
ROWS = 'Bone,"手","other"\nBone,"腕","arm",much\nIKLink,"腕","手"\n'
FILE = Path("/models/もち/mochi.pmd")
LICENCE = Licence(((TranslatableText("Author"), "somebody"),), "modification: prohibited")
FAULT = FormatError(TranslatableText("the file is missing"), section="textures", record=1)
LOSSES = [
    Message(Level.WARNING, TranslatableText("PMD has no local append"), "bones", 4),
    Message(Level.WARNING, TranslatableText("the file is missing"), "textures", 1),
]


def operation_forms(document: Document, window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """The form of each operation that has parameters."""
    assert window.session is not None
    for operation in OPERATIONS.values():
        if operation.fields:
            form = FORMS.get(operation.id, OperationForm)(document, operation, window, window.session.settings.stored)
            form.show()
            form.begin()
            yield operation.id, form
            form.reject()


def other_dialogs(document: Document, window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """All dialogs but those of operations, over a selected bone; a message box is one that does not block."""
    for make in (*_beside_the_window(window), *_about_files(document, window), *_boxes(window)):
        dialog = make()
        dialog.show()
        yield f"{type(dialog).__name__} {dialog.windowTitle()}", dialog
        dialog.close()
        dialog.deleteLater()


def _beside_the_window(window: MainWindow) -> list[Callable[[], QWidget]]:
    bench, session = window.workbench, window.session
    assert bench is not None
    assert session is not None
    commands = bench.commands

    def after(id: str, kind: type[QDialog]) -> QDialog:
        """What a command opens."""
        commands.list[id].trigger()
        return next(dialog for dialog in window.findChildren(kind) if dialog.isVisible())

    clicks = ("bones.parent-by-click", "bones.new-by-click", "bodies.new-by-click", "vertices.new-by-click")
    return [
        lambda: show_preferences(session.settings, window, lambda: None),
        lambda: show_camera(bench.tabs, window),
        lambda: show_physics(bench.current, window),
        bench.commands.handles.show_box,
        bench.commands.browse._make_browser,
        lambda: after("help.keys", QDialog),
        *(lambda id=id: after(id, ClickDialog) for id in clicks),  # type: ignore[misc]
    ]


def _told_losses(window: MainWindow) -> QWidget:
    tell_losses(window, FILE, LOSSES)
    return window.findChildren(LossesDialog)[-1]


def _crashed() -> QWidget:
    dialog = CrashDialog()
    dialog.add("ValueError: a reason", "Traceback")
    return dialog


def _about_files(document: Document, window: MainWindow) -> list[Callable[[], QWidget]]:
    assert window.session is not None
    stored = window.session.settings.stored
    read = dataclasses.replace(formats.new_content(), path=FILE)
    rows = dataclasses.replace(read, format="csv")
    return [
        lambda: RenameDialog(document, window),
        lambda: SaveOptionsDialog(document, SaveOptions(), window),
        lambda: ExportOptionsDialog(document, FORMATS[".x"], stored, window),
        lambda: ImportOptionsDialog(read, document, window),
        lambda: ImportOptionsDialog(rows, document, window),
        lambda: CsvStyleDialog("CSV", CsvStyle(""), window),
        lambda: CsvStyleDialog("CSV", CsvStyle(""), window, is_file=False),
        lambda: CsvUpdateDialog("rows.csv", proposed_update(ModelCopy.of(document), ROWS, NoProgress()), window),
        lambda: PictureDialog(PictureChoice(), SIZE, MOST, window),
        lambda: AnimationDialog(AnimationChoice(), SIZE, MOST, 300, window),
        lambda: BakeDialog(BakeChoice(), 300, has_motions=True, has_soft_bodies=True, parent=window),
        lambda: PoseKeysDialog(NamedPose(), ["dance.vmd"], 12, window),
        lambda: _told_losses(window),
        lambda: message_boxes.FailuresDialog([(FILE, FAULT), (FILE, PermissionError(13, "denied"))], 3, window),
        lambda: message_boxes.ChooseModelDialog("models.zip", ["a.pmx", "b.pmx"], window),
        lambda: LicenceDialog("figure.vrm", LICENCE, window),
        _crashed,
    ]


def _boxes(window: MainWindow) -> list[Callable[[], QWidget]]:
    def shown(ask: Callable[..., object], *about: Any) -> QWidget:
        """The box that a question is asked with, where that does not block."""
        ask(window, *about)
        return window.findChildren(QMessageBox)[-1]

    questions: list[tuple[Any, ...]] = [
        (message_boxes.ask_unsaved, "mochi.pmx"),
        (message_boxes.ask_revert, "mochi.pmx"),
        (message_boxes.ask_form, "Scale"),
        (message_boxes.ask_which_morphs, 181, 2),
        (message_boxes.ask_overwrite, FILE),
        (message_boxes.ask_pmd, "mochi.pmd"),
        (message_boxes.show_about,),
        (message_boxes.show_failure, "", FILE, FAULT),
        (message_boxes.show_no_model, FILE.with_suffix(".vmd"), MotionContent(Motion())),
        (show_losses, FILE, LOSSES),
        (ask_replace, ["turn_001.png"], "/pictures"),
    ]
    return [partial(shown, *question) for question in questions]
