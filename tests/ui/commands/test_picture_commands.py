"""Pictures and animations of what a viewport shows, drawn and written on a worker while the window goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageSequence
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.files.pictures import OffscreenGl
from editor.document.jobs import Job, MainThreadJob
from editor.document.session import Session
from editor.formats import Content
from editor.model.columns import Columns
from editor.model.materials import Texture
from editor.model.morphs import MaterialOffset, Morph, MorphKind
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.motion.motion import BoneKey, Motion, ShowIk, ShowKey
from editor.motion.tracks import Tracks
from editor.preview.physics.engine import PhysicsSettings
from editor.render.morph_views import CAPTION, CELL
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import LABELS
from editor.ui.command import CommandList
from editor.ui.commands import picture_commands
from editor.ui.commands.file_commands import FileCommands
from editor.ui.commands.picture_commands import PictureCommands
from editor.ui.dialogs.message_boxes import WhichMorphs
from editor.ui.dialogs.save_picture import (
    AnimationChoice,
    PictureChoice,
    PictureDialog,
)
from editor.ui.models.marks import NameMode
from editor.ui.viewport.labels import Labels
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.viewport import Viewport
from tests.ui.pixels import pixels_of
from tests.ui.told_services import ToldServices
from tests.ui.viewport.test_posed_viewport import flag_on_a_mast

BACKGROUND = (0.0, 0.0, 1.0, 1.0)
STILL = PictureChoice(samples=0)


@pytest.fixture
def document(tmp_path: Path) -> Document:
    """A red flag with a texture, on a mast."""
    Image.new("RGB", (2, 2), (255, 255, 255)).save(tmp_path / "white.png")
    model = flag_on_a_mast()
    model.textures.records[:] = [Texture("white.png")]
    model.materials.records[:] = [replace(model.materials[0], texture=0)]
    return Document(Content(model, path=tmp_path / "flag.pmx"))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def viewport(document: Document, window: QWidget, qtbot: QtBot) -> Iterator[Viewport]:
    window.resize(300, 200)
    viewport = Viewport(document, window)
    viewport.set_tools(Tools(CommandList(window)))
    viewport.resize(300, 200)
    viewport.set_options(ViewOptions(show=frozenset({"texture", "edge", "grid", "axes"}), background=BACKGROUND))
    window.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    yield viewport
    viewport.stop()


@pytest.fixture
def commands(document: Document, services: ToldServices, window: QWidget, viewport: Viewport) -> PictureCommands:
    session = Session(parent=window)
    commands = FileCommands(session, services, window).pictures
    commands.viewport = lambda: viewport
    return commands


def done(job: Job | MainThreadJob | None, qtbot: QtBot) -> None:
    """Wait for a job to end well."""
    assert job is not None
    with qtbot.waitSignal(job.finished, timeout=20_000):
        pass


def on_screen(viewport: Viewport) -> np.ndarray:
    return pixels_of(viewport.grabFramebuffer())


def read(path: Path, mode: str = "RGB") -> np.ndarray:
    with Image.open(path) as image:
        return np.asarray(image.convert(mode)).astype(int)


def red(picture: np.ndarray) -> np.ndarray:
    """The columns of the picture in which there is something red."""
    return np.flatnonzero(((picture[..., 0] > 150) & (picture[..., 2] < 100)).any(axis=0))


@pytest.mark.gl
@pytest.mark.parametrize("is_posed", [False, True])
def test_at_the_size_of_the_window_it_is_what_the_window_shows(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot, is_posed: bool
) -> None:
    document.selection.set_active_table("bones")
    document.selection.select("bones", [1])
    if is_posed:  # with handles, too
        document.posing.set_active(True)
        document.posing.pose_bones([1], offsets=(0.0, 2.0, 0.0), rotations=(0.0, 0.0, 0.3, 1.0))
        viewport.camera_control.frame()
    choice = replace(STILL, samples=max(viewport.format().samples(), 0), signs=True)
    done(commands.write_picture(OffscreenGl(), viewport, document, choice, tmp_path / "a.png"), qtbot)
    saved = read(tmp_path / "a.png")
    np.testing.assert_array_equal(saved, on_screen(viewport)[..., :3])
    assert len(red(saved))


@pytest.mark.gl
def test_names_are_written_as_in_the_window(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    viewport.labels = Labels(document.model, NameMode())
    viewport.camera_control.frame("bones", [1])
    document.selection.set_active_table("bones")
    choice = replace(STILL, samples=max(viewport.format().samples(), 0), signs=True)
    without = on_screen(viewport)
    viewport.set_options(viewport.options.with_shown(LABELS, True))
    done(commands.write_picture(OffscreenGl(), viewport, document, choice, tmp_path / "a.png"), qtbot)
    seen = on_screen(viewport)
    assert not np.array_equal(seen, without)
    # Letters are drawn by the processor here, and by OpenGL in the window.
    differs = np.abs(read(tmp_path / "a.png") - seen[..., :3].astype(int)).max(axis=2)
    assert (differs > 40).sum() < 0.1 * (seen != without).any(axis=2).sum()


def test_what_is_hidden_is_not_in_the_picture(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    document.masking.mask("materials", [0])
    done(commands.write_picture(OffscreenGl(), viewport, document, STILL, tmp_path / "a.png"), qtbot)
    assert not len(red(read(tmp_path / "a.png")))


@pytest.mark.gl
def test_overlays_and_selection_can_be_left_out(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    document.selection.select("materials", [0])
    choice = replace(STILL, samples=max(viewport.format().samples(), 0))
    done(commands.write_picture(OffscreenGl(), viewport, document, choice, tmp_path / "a.png"), qtbot)
    document.selection.clear()
    viewport.set_options(replace(viewport.options, show=frozenset({"texture", "edge"})))
    np.testing.assert_array_equal(read(tmp_path / "a.png"), on_screen(viewport)[..., :3])


def test_a_picture_may_be_larger_and_without_a_background(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    choice = PictureChoice(width=900, height=600, samples=4, transparent=True)
    done(commands.write_picture(OffscreenGl(), viewport, document, choice, tmp_path / "a.png"), qtbot)
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == (900, 600)
        pixels = np.asarray(image.convert("RGBA"))
    assert pixels[0, 0, 3] == 0
    assert pixels[..., 3].max() == 255
    assert (pixels[pixels[..., 3] == 255][:, 2] < 60).all()  # nothing of the blue background


@pytest.mark.parametrize("extension", [".webp", ".apng"])
def test_a_turntable_goes_once_around(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot, extension: str
) -> None:
    choice = AnimationChoice(width=200, height=100, samples=0, count=4, fps=10, format=extension)
    path = tmp_path / f"a{extension}"
    done(commands.write_animation(OffscreenGl(), viewport, document, choice, path), qtbot)
    with Image.open(path) as image:
        frames = [np.asarray(frame.convert("RGB")).astype(int) for frame in ImageSequence.Iterator(image)]
    assert len(frames) == 4
    broad = [len(red(frame)) > 20 for frame in frames]
    assert broad == [True, False, True, False]  # from its sides there is next to nothing of a flag


def waving() -> Motion:
    """The flag goes far up and is then hidden."""
    keys = Columns(BoneKey, 2, frame=[0, 20], offset=[(0, 0, 0), (0, 40, 0)], rotation=[(0, 0, 0, 1)] * 2)
    show = ShowIk(Columns(ShowKey, 2, frame=[0, 30], visible=[True, False]))
    return Motion(bones=Tracks.of(["flag"], [0, 0], keys), show_ik=show)


def test_a_motion_is_saved_frame_by_frame_and_the_window_is_left_alone(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    document.posing.add_motion(waving(), "waving")
    document.posing.set_active(True)
    choice = AnimationChoice(
        width=150, height=100, samples=0, subject="motion", first=0, last=30, fps=10, format=".png", signs=True
    )
    job = commands.write_animation(OffscreenGl(), viewport, document, choice, tmp_path / "wave.png")
    with document.edit("Recolour") as edit:  # comes too late for the pictures
        edit.set(document.model.materials, [0], "ambient", (0, 1, 0))
    document.posing.set_frame(7)
    done(job, qtbot)
    files = sorted(tmp_path.glob("wave_*.png"))
    assert [file.name for file in files] == [f"wave_{number:04}.png" for number in range(1, 12)]
    seen = [len(red(read(file))) > 3 for file in files]
    assert seen[0]
    assert not seen[7]  # out of the picture
    assert (read(files[-1])[..., 2] > 100).any()  # grid and background are there, the model is not
    assert document.posing.frame == 7


@pytest.fixture
def falling(document: Document) -> Iterator[Document]:
    """With physics the flag falls, as long as the test goes."""
    pytest.importorskip("panda3d.bullet")
    body = RigidBody("flag", bone=1, shape=BodyShape.SPHERE, size=(1, 1, 1), mode=BodyMode.PHYSICS, mask=0)
    with document.edit("Body") as edit:
        edit.insert(document.model.rigid_bodies, 0, [replace(body, position=document.model.bones[1].position)])
    document.posing.set_active(True)
    yield document
    document.posing.physics.switch(False)
    document.posing.set_active(False)


@pytest.mark.gl
def test_physics_is_in_the_picture(
    commands: PictureCommands, viewport: Viewport, falling: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    physics = falling.posing.physics
    physics.settings = PhysicsSettings(warm_up=0.2)
    physics.switch(True)
    physics.watch(False)  # it does not go on falling between the picture and the other
    assert falling.posing.posed_model().bone_transforms.positions[1, 1] < falling.model.bones[1].position[1] - 1
    choice = replace(STILL, samples=max(viewport.format().samples(), 0))
    viewport.set_options(replace(viewport.options, show=frozenset({"texture", "edge"})))
    done(commands.write_picture(OffscreenGl(), viewport, falling, choice, tmp_path / "a.png"), qtbot)
    assert len(red(read(tmp_path / "a.png")))
    np.testing.assert_array_equal(read(tmp_path / "a.png"), on_screen(viewport)[..., :3])


def test_physics_goes_through_an_animation_first(
    services: ToldServices,
    commands: PictureCommands,
    viewport: Viewport,
    falling: Document,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    keys = Columns(BoneKey, 2, frame=[0, 60], offset=[(0, 0, 0)] * 2, rotation=[(0, 0, 0, 1)] * 2)
    falling.posing.add_motion(Motion(bones=Tracks.of(["mast"], [0, 0], keys)), "still")
    falling.posing.physics.settings = PhysicsSettings()
    falling.posing.physics.switch(True)
    choice = AnimationChoice(
        width=150, height=100, samples=0, subject="motion", first=0, last=60, fps=10, format=".png"
    )
    told = services.reports
    job = commands.write_animation(OffscreenGl(), viewport, falling, choice, tmp_path / "fall.png")
    assert isinstance(job, MainThreadJob)
    qtbot.waitUntil(lambda: any("saved" in text for text in told), timeout=20_000)
    seen = [len(red(read(file))) > 3 for file in sorted(tmp_path.glob("fall_*.png"))]
    assert len(seen) == 21
    assert seen[0]
    assert not seen[-1]  # it fell for two seconds


def test_cancelled_files_are_not_there(
    services: ToldServices,
    commands: PictureCommands,
    viewport: Viewport,
    document: Document,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    told = services.reports
    choice = AnimationChoice(width=150, height=100, samples=0, count=3600, format=".apng")
    job = commands.write_animation(OffscreenGl(), viewport, document, choice, tmp_path / "long.apng")
    assert job is not None
    with qtbot.waitSignal(job.progressed):
        pass
    with qtbot.waitSignal(job.cancelled):
        job.cancel()
    assert [file.suffix for file in tmp_path.iterdir()] == [".png"]  # the texture
    assert any("cancelled" in text for text in told)


def test_a_series_asks_before_it_replaces(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a_0003.png").write_bytes(b"old")
    asked: list[object] = []
    monkeypatch.setattr(picture_commands, "ask_replace", lambda parent, names, folder: asked.extend(names))
    choice = AnimationChoice(width=20, height=10, samples=0, count=4, format=".png")
    assert commands.write_animation(OffscreenGl(), viewport, document, choice, tmp_path / "a.png") is None
    assert asked == ["a_0003.png"]
    assert (tmp_path / "a_0003.png").read_bytes() == b"old"


def test_what_cannot_be_written_is_told(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot, window: QWidget
) -> None:
    path = tmp_path / "none" / "a.png"
    job = commands.write_picture(OffscreenGl(), viewport, document, STILL, path)
    with qtbot.waitSignal(job.failed):
        pass
    (box,) = window.findChildren(QMessageBox)
    assert str(path) in box.text()
    box.close()


def test_the_menu_entry_asks_and_remembers(
    services: ToldServices,
    commands: PictureCommands,
    document: Document,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter([(320, 240), (None, None)])

    def answer(dialog: PictureDialog) -> bool:
        width, height = next(answers)
        if width is None:
            assert (dialog.width_box.value(), dialog.height_box.value()) == (320, 240)
            return False
        dialog.width_box.setValue(width)
        dialog.height_box.setValue(height)
        return True

    monkeypatch.setattr(PictureDialog, "exec", answer)
    monkeypatch.setattr(picture_commands, "choose_file_to_save", lambda *arguments: tmp_path / "a.png")
    told = services.reports
    commands.save_picture(document)
    qtbot.waitUntil(lambda: any("saved" in text for text in told))
    assert read(tmp_path / "a.png").shape == (240, 320, 3)
    commands.save_picture(document)


@pytest.mark.parametrize(
    ("answer", "count"), [(WhichMorphs.ALL, 3), (WhichMorphs.SELECTED, 2), (WhichMorphs.CANCEL, 0)]
)
def test_where_several_morphs_are_selected_it_is_asked_which_to_show(
    commands: PictureCommands,
    document: Document,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: WhichMorphs,
    count: int,
) -> None:
    with document.edit("edit") as edit:
        edit.insert(document.model.morphs, 0, [Morph("あ"), Morph("い"), Morph("う")])
    asked: list[object] = []
    written: list[int] = []
    monkeypatch.setattr(picture_commands, "ask_which_morphs", lambda _, *counts: asked.append(counts) or answer)
    monkeypatch.setattr(picture_commands, "choose_file_to_save", lambda *arguments: tmp_path / "a.png")
    monkeypatch.setattr(commands, "write_morph_sheet", lambda *arguments: written.append(len(arguments[-1])))
    commands.save_morph_sheet(document)
    assert (asked, written) == ([], [3])
    document.selection.set_active_table("morphs")
    document.selection.select("morphs", [0, 2])
    commands.save_morph_sheet(document)
    assert asked == [(3, 2)]
    assert written[1:] == [count] * bool(count)


def test_without_a_viewport_one_is_told(services: ToldServices, qtbot: QtBot, window: QWidget) -> None:
    session = Session(parent=window)
    pictures = FileCommands(session, services, window).pictures
    pictures.save_picture(session.new())
    assert "OpenGL" in services.reports[0]


def test_all_morphs_in_one_picture(
    commands: PictureCommands, viewport: Viewport, document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    clear = Columns(MaterialOffset, material=[0], diffuse=[(1, 1, 1, 0)])
    with document.edit("edit") as edit:
        edit.insert(document.model.morphs, 0, [Morph("消える", kind=MorphKind.MATERIAL, offsets=clear), *[Morph()] * 4])
    done(commands.write_morph_sheet(OffscreenGl(), viewport, document, tmp_path / "all.png", np.arange(5)), qtbot)
    sheet = read(tmp_path / "all.png")
    caption = round(CELL * CAPTION)
    assert sheet.shape == (2 * (CELL + caption), 3 * CELL, 3)
    cells = [sheet[:CELL, column * CELL : (column + 1) * CELL] for column in range(3)]
    assert not len(red(cells[0]))
    assert len(red(cells[1]))
    np.testing.assert_array_equal(cells[1], cells[2])
    below = sheet[CELL : CELL + caption, :CELL]
    assert (below != below[0, 0]).any(), "its name"
    done(commands.write_morph_sheet(OffscreenGl(), viewport, document, tmp_path / "some.png", np.array([1, 3])), qtbot)
    assert read(tmp_path / "some.png").shape == (CELL + caption, 2 * CELL, 3)
