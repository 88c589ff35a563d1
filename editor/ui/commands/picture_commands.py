"""Saves what the viewport shows: as a picture, or as an animation, a turntable or the motions, while one goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.files.loading import folder_beside
from editor.document.files.pictures import (
    AnimationFormat,
    ModelSnapshot,
    MotionSequence,
    OffscreenGl,
    PictureSequence,
    PictureSpec,
    Turntable,
    animation_job,
    frames_between,
    morph_sheet_job,
    picture_job,
    picture_spec_of,
    series_files,
)
from editor.document.jobs import Job, MainThreadJob
from editor.document.program.settings import store_choice, stored_choice
from editor.document.session import Session
from editor.math3d.arrays import IndexArray
from editor.operations.operation import NO_ROWS
from editor.render.camera import Size
from editor.render.graphics import RenderError
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import LABELS, OVERLAYS, Group
from editor.ui.commands.opening import Opening
from editor.ui.dialogs.message_boxes import WhichMorphs, ask_which_morphs, choose_file_to_save, show_failure
from editor.ui.dialogs.save_picture import (
    AnimationChoice,
    AnimationDialog,
    AnimationSubject,
    PictureChoice,
    PictureDialog,
    ask_replace,
)
from editor.ui.services import WindowServices
from editor.ui.value_text import count_text, error_text
from editor.ui.viewport import click_selection
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.viewport import Viewport

AnyJob = TypeVar("AnyJob", Job, MainThreadJob)

PICTURE, ANIMATION, FOLDER = "picture/still", "picture/animation", "picture/folder"


class PictureCommands(QObject):
    """`viewport` gives the one in front, None where there is none."""

    def __init__(self, session: Session, opening: Opening, services: WindowServices, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._services = services
        self._opening = opening
        self._window = window
        self.viewport: Callable[[], Viewport | None] = lambda: None

    # -- asking ------------------------------------------------------------------------------------------------

    def save_picture(self, document: Document) -> None:
        """Ask how, and where to, and save one picture."""
        found = self._viewport_and_gl()
        if found is None:
            return
        viewport, gl = found
        stored = self._session.settings.stored
        choice = stored_choice(stored, PICTURE, PictureChoice())
        dialog = PictureDialog(choice, viewport.pixels, gl.limits, self._window)
        if not dialog.exec():
            return
        store_choice(stored, PICTURE, dialog.choice())
        path = self._ask_path(document, self.tr("Save picture"), ".png")
        if path is not None:
            self.write_picture(gl, viewport, document, dialog.choice(), path)

    def save_animation(self, document: Document) -> None:
        """Ask what is to move, how and where to, and save the pictures."""
        found = self._viewport_and_gl()
        if found is None:
            return
        viewport, gl = found
        stored, posing = self._session.settings.stored, document.posing
        choice = stored_choice(stored, ANIMATION, AnimationChoice())
        last_frame = posing.last_frame if posing.motions else None
        dialog = AnimationDialog(replace(choice, first=0), viewport.pixels, gl.limits, last_frame, self._window)
        if not dialog.exec():
            return
        store_choice(stored, ANIMATION, dialog.choice())
        path = self._ask_path(document, self.tr("Save animation"), dialog.choice().format)
        if path is not None:
            self.write_animation(gl, viewport, document, dialog.choice(), path)

    def save_morph_sheet(self, document: Document) -> None:
        """Ask where to, and save a picture with all morphs; where several are selected, ask whether with them alone."""
        found = self._viewport_and_gl()
        if found is None:
            return
        rows = np.arange(len(document.model.morphs))
        selected = document.selection.rows("morphs") if document.selection.active_table == "morphs" else NO_ROWS
        if 1 < len(selected) < len(rows):
            answer = ask_which_morphs(self._window, len(rows), len(selected))
            if answer is WhichMorphs.CANCEL:
                return
            rows = selected if answer is WhichMorphs.SELECTED else rows
        path = self._ask_path(document, self.tr("Save picture of morphs"), ".png")
        if path is not None:
            self.write_morph_sheet(found[1], found[0], document, path, rows)

    def _viewport_and_gl(self) -> tuple[Viewport, OffscreenGl] | None:
        """The viewport, and what draws beside it; None, and the user is told, where there is no OpenGL."""
        viewport = self.viewport()
        if viewport is None:
            self._services.show_status(self.tr("OpenGL 3.3 is needed to show the model."))
            return None
        try:
            return viewport, OffscreenGl()
        except RenderError as error:
            self._services.show_status(error_text(error))
            return None

    def _ask_path(self, document: Document, caption: str, extension: str) -> Path | None:
        stored = self._session.settings.stored
        folder = Path(str(stored.value(FOLDER, "")))
        if not folder.is_absolute() or not folder.is_dir():
            folder = folder_beside(document.path) if document.path is not None else Path.home()
        name = Path(document.title).stem or "picture"
        path = choose_file_to_save(self._window, caption, folder / f"{name}{extension}", (extension,))
        if path is not None:
            stored.setValue(FOLDER, str(path.parent))
        return path

    # -- doing -------------------------------------------------------------------------------------------------

    def write_picture(
        self, gl: OffscreenGl, viewport: Viewport, document: Document, choice: PictureChoice, path: Path
    ) -> Job:
        """Start to save what is seen at this moment."""
        how = choice.picturing(viewport.pixels)
        snapshot = ModelSnapshot.of(document, _selected(viewport) if choice.signs else {})
        spec = _picture_spec(viewport, document, how.size, choice.signs, with_handles=choice.signs)
        job = picture_job(gl, snapshot, spec, how, path)
        connect(job.finished, self, lambda _: self._services.show_status(self.tr("{} saved").format(path.name)))
        return self._start(job, path, self.tr("Saving {}").format(path.name))

    def write_animation(
        self, gl: OffscreenGl, viewport: Viewport, document: Document, choice: AnimationChoice, path: Path
    ) -> Job | MainThreadJob | None:
        """Start to save what is chosen, or first to let physics go through it, where it is on.

        None when files that are there are not to be replaced.
        """
        how, form = choice.picturing(viewport.pixels), AnimationFormat(choice.format)
        snapshot = ModelSnapshot.of(document, _selected(viewport) if choice.signs else {})
        shots = self._picture_sequence(viewport, document, snapshot, choice, how.size)
        if form is AnimationFormat.SERIES and not self._may_write(path, len(shots)):
            return None

        def draw(_: object = None) -> Job:
            job = animation_job(gl, snapshot, shots, how, choice.fps, path, form)
            connect(job.finished, self, partial(self._report_saved, path))
            return self._start(job, path, self.tr("Saving {}").format(path.name))

        physics = document.posing.physics
        if not (physics.is_on and isinstance(shots, MotionSequence)):
            return draw()
        job = MainThreadJob(shots.rehearse(physics.settings), draw)
        return self._start(job, path, self.tr("Physics of {}").format(path.name))

    def write_morph_sheet(
        self, gl: OffscreenGl, viewport: Viewport, document: Document, path: Path, rows: IndexArray
    ) -> Job:
        """Start to save what each of some morphs does."""
        options = _options_for_picture(viewport, viewport.drawn_options(), viewport.pixels, signs=False)
        job = morph_sheet_job(gl, ModelSnapshot.of(document, {}), rows.tolist(), viewport.camera, options, path)
        connect(job.finished, self, partial(self._report_saved, path))
        return self._start(job, path, self.tr("Saving {}").format(path.name))

    def _picture_sequence(
        self, viewport: Viewport, document: Document, snapshot: ModelSnapshot, choice: AnimationChoice, size: Size
    ) -> PictureSequence:
        if AnimationSubject(choice.subject) is AnimationSubject.TURNTABLE or not document.posing.motions:
            return Turntable(_picture_spec(viewport, document, size, choice.signs, with_handles=False), choice.count)
        # While motions play, nothing is shown only because it could be picked.
        playing = replace(viewport.drawn_options(), show=viewport.options.show)
        options = _options_for_picture(viewport, playing, size, choice.signs)
        frames = frames_between(choice.first, max(choice.last, choice.first), choice.fps)
        return MotionSequence(snapshot, document.posing, viewport.camera, options, frames)

    def _may_write(self, path: Path, count: int) -> bool:
        there = [file.name for file in series_files(path, count) if file.exists()]
        return not there or ask_replace(self._window, there, str(path.parent))

    def _report_saved(self, path: Path, count: int) -> None:
        text = self.tr("{path} saved; pictures: {count}")
        self._services.show_status(text.format(path=path, count=count_text(count)))

    def _start(self, job: AnyJob, path: Path, text: str) -> AnyJob:
        connect(job.failed, self, partial(self._report_failed, path))
        connect(
            job.cancelled,
            self,
            lambda: self._services.show_status(self.tr("Saving {} was cancelled").format(path.name)),
        )
        if isinstance(job, Job):
            _end_with_program(job)
        self._opening.start(job, text)
        return job

    def _report_failed(self, path: Path, error: Exception) -> None:
        show_failure(self._window, self.tr("The picture could not be saved."), path, error, is_saving=True)


def _picture_spec(
    viewport: Viewport, document: Document, size: Size, signs: bool, *, with_handles: bool
) -> PictureSpec:
    """Return the spec of a picture of what the viewport shows now, in another size."""
    options = _options_for_picture(viewport, viewport.drawn_options(), size, signs)
    spec = picture_spec_of(document.posing, viewport.camera, options)
    if not with_handles:
        return spec
    projection = ViewProjection(viewport.camera, size, options.pixel_ratio)
    writing = _names_picture(viewport, projection, options)
    return replace(spec, lines=viewport.lines(projection), fills=viewport.fills(projection), writing=writing)


def _names_picture(viewport: Viewport, projection: ViewProjection, options: ViewOptions) -> Any:
    """(height, width, 4) the names that the viewport shows, over nothing; None where it shows none."""
    if viewport.labels is None or not options.shows(LABELS):
        return None
    image = QImage(*projection.size, QImage.Format.Format_RGBA8888_Premultiplied)
    image.setDevicePixelRatio(options.pixel_ratio)
    image.fill(Qt.GlobalColor.transparent)
    viewport.write_names(image, projection, options)
    # Four bytes a pixel, so that no line needs to be filled up.
    return np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4).copy()


def _options_for_picture(viewport: Viewport, options: ViewOptions, size: Size, signs: bool) -> ViewOptions:
    """Lines and markers keep their part of the picture."""
    ratio = viewport.devicePixelRatioF() * size[1] / viewport.pixels[1]
    surface = frozenset(overlay.name for overlay in OVERLAYS if overlay.group is Group.SURFACE)
    show = options.show if signs else options.show & surface
    return replace(options, show=show, pixel_ratio=ratio)


def _selected(viewport: Viewport) -> dict[str, Any]:
    return {table: np.array(viewport.highlighted(table), np.intp) for table in click_selection.OVERLAYS}


def _end_with_program(job: Job) -> None:
    """Nothing can be drawn any more when the program has ended."""
    program = QCoreApplication.instance()
    if program is not None:
        program.aboutToQuit.connect(job.stop)
