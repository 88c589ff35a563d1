"""MorphThumbnails: small pictures of a document's model with and without each of its morphs, drawn by jobs."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from editor.document.files.pictures import (
    ModelSnapshot,
    OffscreenGl,
    PictureOptions,
    PictureSpec,
    SnapshotRenderer,
)
from editor.document.jobs import Job
from editor.document.textures import image_of
from editor.formats.progress import Progress
from editor.math3d.arrays import UInt8Array
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.morphs import MorphKind
from editor.render.camera import Camera
from editor.render.graphics import RenderError
from editor.render.morph_views import MorphViews
from editor.render.options import ViewOptions

if TYPE_CHECKING:
    from editor.document.document import Document

SIDE = 192  # pixels
MOST = 400  # pictures that are kept, 56 MiB
MS_BETWEEN_CHANGES = 100  # while more are made: with software OpenGL each painting of a pane takes as long
QUIET = 500  # milliseconds after a change before pictures are made anew
IDLE = 20_000  # milliseconds after the last picture for which the model stays with OpenGL
SEEN = ("vertices", "faces", "materials", "textures", "bones")  # tables that all pictures show
MADE_OF_OTHERS = (MorphKind.GROUP, MorphKind.FLIP)

Key = tuple[int, bool]  # the row of a morph, and whether it is at weight 1


class _MorphRenderer:
    """A model with OpenGL; everything but making it is for one job at a time."""

    def __init__(self, gl: OffscreenGl, snapshot: ModelSnapshot) -> None:
        self._gl = gl
        self._snapshot = snapshot
        self._renderer: SnapshotRenderer | None = None
        self._views: MorphViews | None = None

    def draw(
        self, next_key: Callable[[], Key | None], tell: Callable[[Key, UInt8Array], object], progress: Progress
    ) -> None:
        """Draw one picture after another, as long as there is a next one."""
        with self._gl.current():
            progress.report(0.0)  # before a key is taken: one that is cancelled leaves it to the next job
            while (key := next_key()) is not None:
                tell(key, self._picture(*key))
                progress.report(0.0)

    def _picture(self, row: int, is_posed: bool) -> UInt8Array:
        if self._renderer is None or self._views is None:
            self._renderer = SnapshotRenderer(self._snapshot)
            self._views = MorphViews(self._snapshot.model, Camera(), (SIDE, SIDE))
        spec = PictureSpec(self._views.camera(row), ViewOptions(), self._views.pose(row) if is_posed else None)
        return self._renderer.take(spec, PictureOptions((SIDE, SIDE), is_transparent=True))

    def release(self) -> None:
        """Give back what OpenGL holds."""
        if self._renderer is not None:
            with self._gl.current():
                self._renderer.release()
            self._renderer = None


class MorphThumbnails(QObject):
    """`document.morph_thumbnails`. A picture is made once it is asked for, and anew when the model has changed.

    Pictures have SIDE pixels a side and nothing behind the model. Where there is no OpenGL there are none.
    """

    changed = Signal()  # some are there, or may be others than before
    _drawn = Signal(int, tuple, np.ndarray)  # the state of the model, the key, the pixels

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = weakref.proxy(document)
        self._images: dict[Key, QImage] = {}  # those that were asked for last at the end
        self._stale: set[Key] = set()
        self._asked: list[Key] = []  # in this turn of the event loop
        self._waiting: deque[Key] = deque()
        self._current: Key | None = None  # that is being made
        self._state = 0  # of the model, counted
        self._morph_renderer: _MorphRenderer | None = None
        self._left: list[_MorphRenderer] = []  # of the model as it was, to be released
        self._gl: OffscreenGl | None = None
        self._job: Job | None = None
        self.is_able = True  # to make them: there is OpenGL
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._begin)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET)
        self._quiet.timeout.connect(self._renew)
        self._idle = QTimer(self, singleShot=True, interval=IDLE)
        self._idle.timeout.connect(self._release)
        self._telling = QTimer(self, singleShot=True, interval=MS_BETWEEN_CHANGES)
        self._telling.timeout.connect(self.changed)
        self._drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)
        document.changed.connect(self._follow)
        document.texture_files.changed.connect(self._age_all)
        document.closed.connect(self.stop)
        program = QCoreApplication.instance()
        if program is not None:
            program.aboutToQuit.connect(self._end_with_program)

    def of(self, row: int, *, is_posed: bool = True) -> QImage | None:
        """The picture of a morph at weight 1, or of the same part without it; None as long as it is to be made."""
        key = row, is_posed
        image = self._images.pop(key, None)
        if image is not None:
            self._images[key] = image
        is_wanted = (image is None or key in self._stale) and key != self._current
        if is_wanted and self.is_able and not self._quiet.isActive():
            self._asked.append(key)
            self._turn.start()
        return image

    def stop(self) -> None:
        """Make no more of them."""
        self.is_able = False
        self._age(())
        if self._job is None:
            self._release()

    # -- making them ------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Make those that were asked for just now before others."""
        asked, self._asked = dict.fromkeys(self._asked), []
        self._waiting = deque([*asked, *(key for key in self._waiting if key not in asked)])
        if self._job is not None or not self.is_able:
            return
        try:
            self._gl = self._gl or OffscreenGl()
        except RenderError:
            self.is_able = False
            return
        if self._morph_renderer is None:
            document = self._document
            self._morph_renderer = _MorphRenderer(
                self._gl, ModelSnapshot(document.model.snapshot(), document.content.folder)
            )
        self._run(partial(self._morph_renderer.draw, self._next, partial(self._drawn.emit, self._state)))

    def _run(self, work: Callable[[Progress], object]) -> None:
        """Start a job, which first gives back what is no longer needed."""
        self._idle.stop()
        left, self._left = self._left, []

        def release_and_work(progress: Progress) -> None:
            for renderer in left:
                renderer.release()
            work(progress)

        self._job = Job(release_and_work)
        for signal in (self._job.finished, self._job.cancelled):
            signal.connect(self._end)
        self._job.failed.connect(self._give_up)
        self._job.start()

    def _next(self) -> Key | None:
        """The next picture to make, for the job; None where there is none."""
        try:
            self._current = self._waiting.popleft()
        except IndexError:
            self._current = None
        return self._current

    def _take(self, state: int, key: Key, pixels: UInt8Array) -> None:
        if state != self._state:
            return
        self._current = None if self._current == key else self._current
        self._stale.discard(key)
        self._images[key] = image_of(pixels)
        if len(self._images) > MOST:
            del self._images[next(iter(self._images))]
        if not self._telling.isActive():
            self._telling.start()

    def _end(self) -> None:
        self._job = None
        if not self.is_able:
            self._release()
        elif self._waiting:
            self._turn.start()
        else:
            self._idle.start()

    def _give_up(self) -> None:
        self._job = None
        self.is_able, self._left, self._morph_renderer = False, [], None

    def _release(self) -> None:
        """Give back what OpenGL holds of the model."""
        self._leave_morph_renderer()
        if self._left:
            self._run(lambda _: None)

    def _leave_morph_renderer(self) -> None:
        if self._morph_renderer is not None:
            self._left.append(self._morph_renderer)
            self._morph_renderer = None

    def _end_with_program(self) -> None:
        """Nothing can be drawn any more when the program has ended."""
        self.stop()
        if self._job is not None:
            self._job.wait()

    # -- changes of the model ---------------------------------------------------------------------------------------

    def _follow(self, change: Change) -> None:
        if change.table in SEEN:
            self._age_all()
        elif change.table == "morphs" and change.action is not Action.SET:
            self._renumber(change)
            self._age(())
        elif change.table == "morphs" and change.fields & {"offsets", "kind"}:
            rows, morphs = set(change.rows), self._document.model.morphs
            self._age(key for key in self._images if key[0] in rows or morphs[key[0]].kind in MADE_OF_OTHERS)

    def _renumber(self, change: Change) -> None:
        keys = list(self._images)
        rows = change.renumber([row for row, _ in keys]).tolist() if keys else []
        new = {key: (row, key[1]) for key, row in zip(keys, rows, strict=True) if row != NONE}
        self._stale = {new[key] for key in self._stale & new.keys()}
        self._images = {new[key]: image for key, image in self._images.items() if key in new}

    def _age_all(self) -> None:
        self._age(self._images)

    def _age(self, keys: Iterable[Key]) -> None:
        """Have pictures made anew, and others of the model as it is now, once it stays so for a while."""
        self._stale.update(keys)
        self._state += 1
        self._current = None
        self._waiting.clear()
        self._asked.clear()
        self._leave_morph_renderer()
        if self._job is not None:
            self._job.cancel()
        if self.is_able:
            self._quiet.start()

    def _renew(self) -> None:
        if self._document.is_editing:
            self._quiet.start()  # a gesture is under way
        else:
            self.changed.emit()
