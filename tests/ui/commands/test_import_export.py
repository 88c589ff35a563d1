"""Import and export, PMD files, archives and motions, with the answers that a user may give."""

from __future__ import annotations

import dataclasses
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files.loading import ImportMode, ImportOptions
from editor.document.session import Session
from editor.formats.vmd.content import MotionContent
from editor.messages import Message
from editor.motion.motion import Motion
from editor.operations.queries.compare import differences
from editor.resources import resource
from editor.ui.commands import file_commands, import_export, opening
from editor.ui.commands.file_commands import FileCommands
from editor.ui.dialogs.message_boxes import PmdAnswer
from editor.ui.dialogs.operation_form import OperationForm
from tests.operations.model_making import full_model
from tests.ui.commands.message_boxes import boxes
from tests.ui.told_services import ToldServices

Answering = Callable[[str, object], None]


def told_by(files: FileCommands) -> ToldServices:
    assert isinstance(files.services, ToldServices)
    return files.services


@pytest.fixture
def messages(services: ToldServices) -> list[Message]:
    """All that is told about documents."""
    return services.told


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answering:
    """Have one of the questions answered."""

    def answering(question: str, given: object) -> None:
        for module in (import_export, file_commands, opening):
            if hasattr(module, question):
                monkeypatch.setattr(module, question, lambda *arguments, **options: given)

    return answering


@pytest.fixture
def model_file(tmp_path: Path) -> Path:
    return saved(tmp_path / "full.pmx")


def saved(path: Path) -> Path:
    formats.save(dataclasses.replace(formats.new_content(), model=full_model()), path)
    return path


def opened(files: FileCommands, session: Session, path: Path, qtbot: QtBot) -> Document:
    with qtbot.waitSignal(session.opened):
        files.open([path])
    assert session.current is not None
    return session.current


def imported(files: FileCommands, answer: Answering, path: Path, options: ImportOptions | None, qtbot: QtBot) -> str:
    """What the status line says in the end."""
    services = told_by(files)
    answer("choose_file_to_import", path)
    answer("ask_import_options", options)
    services.reports.clear()
    files.exchange.ask_and_import()
    qtbot.waitUntil(lambda: bool(services.reports))
    return services.reports[0]


# -- import -----------------------------------------------------------------------------------------------------------


def test_importing_as_a_new_document(
    files: FileCommands, session: Session, answer: Answering, model_file: Path, qtbot: QtBot
) -> None:
    imported(files, answer, model_file, ImportOptions(), qtbot)
    assert session.current is not None
    assert not session.current.is_modified
    imported(files, answer, model_file, ImportOptions(scale=10), qtbot)
    assert session.current.is_modified
    assert session.current.model.vertices["position"].tolist() == pytest.approx(10 * full_model().vertices["position"])


@pytest.mark.parametrize("mode", [ImportMode.APPEND, ImportMode.SHAPE, ImportMode.UV])
def test_importing_into_a_document_is_one_step(
    files: FileCommands, session: Session, answer: Answering, model_file: Path, qtbot: QtBot, mode: ImportMode
) -> None:
    document = opened(files, session, model_file, qtbot)
    before = document.model.snapshot()
    said = imported(files, answer, model_file, ImportOptions(mode, scale=2), qtbot)
    assert "full.pmx" in said
    assert len(document.history.steps) == (0 if mode is ImportMode.UV else 1)  # the UVs are the same
    document.undo()
    assert not list(differences(before, document.model))


def test_geometry_is_replaced_by_a_form_that_says_what_matches(
    files: FileCommands, session: Session, answer: Answering, model_file: Path, window: QWidget, qtbot: QtBot
) -> None:
    document = opened(files, session, model_file, qtbot)
    before = document.model.snapshot()
    other = full_model()
    other.vertices.writable("position")[:] /= 2
    other.vertices.writable("position")[5] = 9
    path = model_file.with_name("変更.pmx")
    formats.save(dataclasses.replace(formats.new_content(), model=other), path)
    answer("choose_file_to_import", path)
    answer("ask_import_options", ImportOptions(ImportMode.GEOMETRY, scale=2))
    files.exchange.ask_and_import()
    qtbot.waitUntil(lambda: bool(window.findChildren(OperationForm)))
    (form,) = window.findChildren(OperationForm)
    qtbot.waitUntil(lambda: "matched: 5 of 6, new: 1, gone: 1" in form.status.message.text())
    assert document.model.vertices["position"][5].tolist() == [18, 18, 18]
    assert not document.history.steps
    with qtbot.waitSignal(document.status_message) as said:
        QTest.keyClick(form, Qt.Key.Key_Return)
    assert "matched: 5 of 6" in said.args[0]
    assert len(document.history.steps) == 1
    document.undo()
    assert not list(differences(before, document.model))


def test_an_import_that_does_not_fit_is_explained(
    files: FileCommands, session: Session, answer: Answering, model_file: Path, window: QWidget, qtbot: QtBot
) -> None:
    document = session.new()
    answer("choose_file_to_import", model_file)
    answer("ask_import_options", ImportOptions(ImportMode.SHAPE))
    files.exchange.ask_and_import()
    qtbot.waitUntil(lambda: len(boxes(window)) == 1)
    assert "full.pmx" in boxes(window)[0].text()
    assert not document.is_modified


def test_an_import_may_be_thought_better_of(
    files: FileCommands, session: Session, answer: Answering, model_file: Path, qtbot: QtBot
) -> None:
    assert imported(files, answer, model_file, None, qtbot) == "Nothing was imported"
    answer("choose_file_to_import", None)
    files.exchange.ask_and_import()
    assert not session.documents


# -- export -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("extension", sorted(formats.WRITERS))
def test_exporting_leaves_the_document_as_it_was(
    files: FileCommands,
    session: Session,
    answer: Answering,
    messages: list[Message],
    model_file: Path,
    qtbot: QtBot,
    extension: str,
) -> None:
    if extension == ".vrm":  # of a person
        model_file.write_bytes(resource("samples", "mochi.pmx").read_bytes())
    document = opened(files, session, model_file, qtbot)
    path = model_file.with_name(f"out{extension}")
    answer("choose_file_to_save", path)
    answer("ask_export_options", {})
    services = told_by(files)
    services.reports.clear()
    files.exchange.export(document)
    qtbot.waitUntil(lambda: bool(services.reports))
    assert services.reports[0].startswith(path.name)
    assert path.exists()
    assert document.path == model_file
    assert not document.is_modified
    if extension in (".pmx", ".obj"):
        assert bool(messages) == (extension == ".obj")  # which has no bones
    if extension == ".vrm":
        assert opened(files, session, path, qtbot).content.licence is not None, "one's own is opened without a question"


@pytest.mark.parametrize("extension", [".csv", ".x"])
def test_an_export_may_be_thought_better_of(
    files: FileCommands,
    session: Session,
    answer: Answering,
    tmp_path: Path,
    qtbot: QtBot,
    extension: str,
) -> None:
    answer("choose_file_to_save", tmp_path / f"out{extension}")
    answer("ask_export_options", None)
    services = told_by(files)
    services.reports.clear()
    files.exchange.export(session.new())
    qtbot.waitUntil(lambda: bool(services.reports))
    assert "cancelled" in services.reports[0]
    assert not list(tmp_path.iterdir())


def test_an_export_that_fails_is_explained(
    files: FileCommands, session: Session, answer: Answering, window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    answer("choose_file_to_save", tmp_path / "nowhere" / "a.pmx")
    files.exchange.export(session.new())
    qtbot.waitUntil(lambda: len(boxes(window)) == 1)


@pytest.mark.parametrize(("sample", "extension"), [("mochi.pmx", ".vrm"), ("cloth.pmx", ".glb")])
def test_the_format_of_the_last_export_is_suggested(
    files: FileCommands,
    session: Session,
    monkeypatch: pytest.MonkeyPatch,
    model_file: Path,
    qtbot: QtBot,
    sample: str,
    extension: str,
) -> None:
    model_file.write_bytes(resource("samples", sample).read_bytes())
    document = opened(files, session, model_file, qtbot)
    suggested: list[Path] = []

    def choose(parent: QWidget, caption: str, suggestion: Path, extensions: tuple[str, ...]) -> Path:
        suggested.append(suggestion)
        return model_file.with_name("out.gltf")

    monkeypatch.setattr(import_export, "choose_file_to_save", choose)
    for _ in range(2):
        told_by(files).reports.clear()
        files.exchange.export(document)
        qtbot.waitUntil(lambda: bool(told_by(files).reports))
    assert suggested == [model_file.with_suffix(extension), model_file.with_suffix(".gltf")]
    gltf = opened(files, session, model_file.with_name("out.gltf"), qtbot)
    session.settings.stored.remove(import_export.EXPORT_FORMAT)
    files.exchange.export(gltf)
    assert suggested[2] == model_file.with_name("out.gltf"), "what it came as"


# -- PMD --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def pmd_file(tmp_path: Path) -> Path:
    return saved(tmp_path / "old.pmd")


def test_a_pmd_model_is_upgraded_and_that_is_said(
    files: FileCommands, session: Session, messages: list[Message], pmd_file: Path, qtbot: QtBot
) -> None:
    services = told_by(files)
    services.reports.clear()
    document = opened(files, session, pmd_file, qtbot)
    qtbot.waitUntil(lambda: bool(services.reports))
    assert "PMX" in services.reports[0]
    assert any("PMX" in message.text for message in messages)
    assert document.title == "old.pmd"
    assert not document.is_modified


def test_a_pmd_model_is_saved_as_pmx(
    files: FileCommands, session: Session, answer: Answering, pmd_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, pmd_file, qtbot)
    answer("ask_pmd", PmdAnswer.PMX)
    suggested: list[Path] = []

    def choose(parent: QWidget, caption: str, suggestion: Path, extensions: tuple[str, ...]) -> Path:
        suggested.append(suggestion)
        return suggestion

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file_commands, "choose_file_to_save", choose)
        with qtbot.waitSignal(document.path_changed):
            files.save(document)
    assert suggested == [pmd_file.with_suffix(".pmx")]
    assert document.path == pmd_file.with_suffix(".pmx")
    assert formats.load(document.path).format == "pmx"


def test_a_pmd_model_is_saved_as_pmd_with_a_backup(
    files: FileCommands,
    session: Session,
    answer: Answering,
    messages: list[Message],
    pmd_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    document = opened(files, session, pmd_file, qtbot)
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, 0, "name", "とても長い名前のボーンはここでは切られる")
    answer("ask_pmd", PmdAnswer.PMD)
    told: list[list[Message]] = []
    before = pmd_file.read_bytes()

    def agree(parent: QWidget, path: Path, losses: list[Message]) -> bool:
        assert pmd_file.read_bytes() == before
        told.append(losses)
        return True

    monkeypatch.setattr(file_commands, "ask_losses", agree)
    files.save(document)
    qtbot.waitUntil(lambda: not document.is_modified)
    assert document.path == pmd_file
    assert len(list(pmd_file.parent.iterdir())) == 2  # the backup
    assert [(loss.table, loss.row) for loss in told[0]] == [("bones", 0)]
    assert any(message.table == "bones" and message.row == 0 for message in messages)


def test_saving_as_pmd_is_asked_about_once(
    files: FileCommands, session: Session, answer: Answering, pmd_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, pmd_file, qtbot)
    for given in (PmdAnswer.PMD, PmdAnswer.CANCEL):
        with document.edit("Rename") as edit:
            edit.set(document.model.info, 0, "name", given.name)
        answer("ask_pmd", given)
        files.save(document)
        qtbot.waitUntil(lambda: not document.is_modified)


def test_saving_a_pmd_model_may_be_thought_better_of(
    files: FileCommands, session: Session, answer: Answering, pmd_file: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, pmd_file, qtbot)
    before = pmd_file.read_bytes()
    answer("ask_pmd", PmdAnswer.CANCEL)
    files.save(document)
    assert pmd_file.read_bytes() == before


# -- archives, motions, formats that are no document's own ------------------------------------------------------------


def zipped(path: Path, *models: str) -> Path:
    model = saved(path.with_suffix(".pmx"))
    with zipfile.ZipFile(path, "w") as archive:
        for name in models:
            archive.write(model, name)
    model.unlink()
    return path


def test_a_model_in_an_archive_is_saved_beside_it(
    files: FileCommands, session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    path = zipped(tmp_path / "models.zip", "folder/one.pmx")
    document = opened(files, session, path, qtbot)
    assert document.title == "one.pmx"
    assert session.recent_files() == [path]
    other = session.new()
    with qtbot.waitSignal(session.current_changed):
        files.open([path])
    assert session.documents == [document, other]
    assert session.current is document  # open already
    monkeypatch.setattr(
        file_commands, "choose_file_to_save", lambda parent, caption, suggestion, extensions: suggestion
    )
    with qtbot.waitSignal(document.path_changed):
        files.save(document)
    assert document.path == tmp_path / "one.pmx"
    assert document.path.exists()
    assert document.content.extracted is None


def test_one_of_several_models_is_chosen(
    files: FileCommands, session: Session, answer: Answering, tmp_path: Path, qtbot: QtBot
) -> None:
    path = zipped(tmp_path / "models.zip", "one.pmx", "two.pmx")
    jobs = told_by(files).jobs
    jobs.clear()
    answer("choose_model", None)
    files.open([path])
    qtbot.waitUntil(lambda: not jobs[0].is_running)
    assert not session.documents
    answer("choose_model", "two.pmx")
    document = opened(files, session, path, qtbot)
    assert session.documents == [document]
    assert document.title == "two.pmx"


def test_a_motion_is_explained(
    files: FileCommands, session: Session, window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "dance.vmd"
    formats.save(MotionContent(Motion("")), path)
    files.open([path])
    qtbot.waitUntil(lambda: len(boxes(window)) == 1)
    assert "dance.vmd is a motion" in boxes(window)[0].text()
    assert not session.documents


def test_a_model_of_another_format_is_saved_as_pmx(
    files: FileCommands, session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    document = opened(files, session, saved(tmp_path / "mesh.obj"), qtbot)
    monkeypatch.setattr(
        file_commands, "choose_file_to_save", lambda parent, caption, suggestion, extensions: suggestion
    )
    with qtbot.waitSignal(document.path_changed):
        files.save(document)
    assert document.path == tmp_path / "mesh.pmx"
