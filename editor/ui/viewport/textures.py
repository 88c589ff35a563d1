"""Brings in the textures of a document while its model is already seen: one job a file, few at a time.

`PictureDrop` gives a material the picture that is dropped on it.

All views draw the same ones, as far as their contexts share what is on the GPU. In the window they outlive the views,
which are made anew with the language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QOpenGLContext
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.jobs import Job
from editor.formats.progress import Progress
from editor.messages import Level, Message, TranslatableText, error_message
from editor.model.fields import NONE, field_of
from editor.model.materials import Material
from editor.render.scene import Scene
from editor.render.textures.images import Images
from editor.render.textures.texture_files import missing_message
from editor.render.textures.textures import decode, mipmaps, size_of
from editor.texture_paths import seen_from
from editor.ui.dropping import PictureDropFilter
from editor.ui.editors.textures import outside_note
from editor.ui.value_text import change_name, error_text, record_title
from editor.ui.viewport.click_selection import pick
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.gl_format import shared_context


class RelocatedTextures(QObject):
    """Says each thing once, as long as it stays so."""

    message_added = Signal(Message)
    message_settled = Signal(Message)  # one that holds no longer

    def __init__(self, images: Images, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._images = images
        self._reported: dict[tuple[int, str], Message] = {}

    def report(self) -> None:
        """Warn of what there is to be warned of now, and was not before; settle what was and is no longer."""
        folder = self._images.folder
        if folder is None:
            return
        strays: dict[tuple[int, str], Path | None] = {stray: None for stray in self._images.missing() if stray[1]}
        strays |= {(row, path): found.path for row, path, found in self._images.relocated()}
        before, now = self._reported, {stray: self._message(*stray, strays[stray], folder) for stray in sorted(strays)}
        self._reported = now
        texts = {message.text for message in now.values()}
        for message in before.values():
            if message.text not in texts:
                self.message_settled.emit(message)
        for stray, message in now.items():
            if stray not in before:
                self.message_added.emit(message)

    def _message(self, row: int, path: str, file: Path | None, folder: Path) -> Message:
        if file is None:
            return missing_message(row, path)
        shown = seen_from(folder.absolute(), file)
        return Message(
            Level.WARNING, TranslatableText("The texture file {} was found as {}", path, shown), "textures", row
        )


AT_ONCE = 3


class TextureLoading(QObject):
    """Asks some Images for what they want and gives them each file as it comes, for the views that draw them."""

    arrived = Signal()
    # As Viewport.message_added: of each file that is not seen, not as it is, or not where it should be, once.
    message_added = Signal(Message)
    message_settled = Signal(Message)  # one that holds no longer

    def __init__(self, images: Images, *, is_kept: bool = False) -> None:
        """`is_kept`: what is shared with all contexts stays on the GPU until `release`."""
        super().__init__()
        self.images = images
        self._is_kept = is_kept
        self._contexts: list[QOpenGLContext] = []  # of the views
        self._waiting: list[Path] = []
        self._jobs: dict[Path, Job] = {}
        self._again: set[Path] = set()  # files that were written while they were read
        self._reported: dict[Path, Message] = {}
        self._relocated_textures = RelocatedTextures(images, self)
        self._relocated_textures.message_added.connect(self.message_added)
        self._relocated_textures.message_settled.connect(self.message_settled)

    def is_shared_with(self, context: QOpenGLContext) -> bool:
        """Return whether a view with this context can draw what the others have on the GPU."""
        return all(QOpenGLContext.areSharing(context, other) for other in self._contexts)

    def join(self, context: QOpenGLContext) -> None:
        """Load for a view with this context too, until it leaves."""
        if context not in self._contexts:
            self._contexts.append(context)
        if self._is_kept and is_shared_with_all(context):
            self.images.use(self)

    def release(self) -> None:
        """Give back what was kept, once there are no views any more."""
        with shared_context():
            self.images.release(self)

    def leave(self, context: QOpenGLContext) -> None:
        """Load for the other views only."""
        if context in self._contexts:
            self._contexts.remove(context)

    def fetch(self) -> None:
        """See to it that each image that is wanted comes."""
        asked = {*self._waiting, *self._jobs}
        self._waiting += [path for path in self.images.missing_files() if path not in asked]
        self._start_some()
        self._relocated_textures.report()

    def renew(self, files: set[Path], moves: bool) -> None:
        """Read the files again that were written; `moves`: some came or went."""
        self._settle(files)
        if moves:
            self.images.look_again(self.images.folder)
        self.images.renew(files)
        self._again |= files & self._jobs.keys()
        if self._contexts:
            self.fetch()
            self.arrived.emit()

    def report(self) -> None:
        """Warn of what came, but is not drawn as it is; no longer of files that the model does not name any more."""
        self._settle([path for path in self._reported if self.images.row_of(path) == NONE])
        for path, (before, after) in self.images.reduced.items():
            sizes = (*before, *after)
            self._add_message(
                path,
                TranslatableText("The texture file {} has {} × {} pixels, and is drawn with {} × {}", path, *sizes),
            )
        for path, error in self.images.refused.items():
            self._add_message(
                path, TranslatableText("The texture file {} cannot be drawn: {}", path, error_message(error))
            )

    def _add_message(self, path: Path, text: TranslatableText) -> None:
        if path not in self._reported:
            message = self._reported[path] = Message(Level.WARNING, text, "textures", self.images.row_of(path))
            self.message_added.emit(message)

    def _settle(self, files: Collection[Path]) -> None:
        """Take back what was told of files."""
        for path in self._reported.keys() & set(files):
            self.message_settled.emit(self._reported.pop(path))

    @property
    def is_idle(self) -> bool:
        """True if everything that was wanted has come."""
        return not self._waiting and not self._jobs

    def stop(self) -> None:
        """Give up what is under way, unless another view is still there."""
        if not self._contexts:
            self._waiting.clear()
            self._jobs.clear()
            self._again.clear()

    def _start_some(self) -> None:
        while self._waiting and len(self._jobs) < AT_ONCE:
            path = self._waiting.pop(0)
            job = self._jobs[path] = Job(partial(_decoded, path))
            connect(job.finished, self, partial(self._provide, path))
            connect(job.failed, self, partial(self._give_up, path))
            job.start()

    def _provide(self, path: Path, decoded: Any) -> None:
        """Take over what a job gave, None for what cannot be read: mip-maps, and the size of the image in the file."""
        if self._jobs.pop(path, None) is None:
            return
        if path in self._again:
            self._again.discard(path)
            self._waiting.append(path)
        else:
            self.images.provide(path, *(decoded or (None,)))
        self._start_some()
        self.arrived.emit()

    def _give_up(self, path: Path, error: Exception) -> None:
        if path in self._jobs:
            is_written = path in self._again
            self._provide(path, None)
            if not is_written:
                self._add_message(
                    path, TranslatableText("The texture file {} cannot be read: {}", path, error_message(error))
                )


class DocumentTextures(QObject):
    """The textures of one document: loaded once for all views whose contexts share, which as a rule all of them do."""

    def __init__(self, document: Document, *, are_kept: bool = False) -> None:
        """`are_kept`: until `release`, whatever views come and go."""
        super().__init__()
        self._document = document
        self._are_kept = are_kept
        self._all = [self._make_loading()]
        document.texture_files.changed.connect(self._renew)
        document.texture_files.start()

    @property
    def first(self) -> TextureLoading:
        """The textures for a view that has no context yet, to ask about the files."""
        return self._all[0]

    def of(self, context: QOpenGLContext) -> TextureLoading:
        """Return the textures that a view with this context can draw."""
        loading = next((some for some in self._all if some.is_shared_with(context)), None)
        if loading is None:
            loading = self._make_loading()
            self._all.append(loading)
        if loading.images.folder != self._document.content.folder:
            loading.images.look_again(self._document.content.folder)
        return loading

    def release(self) -> None:
        """Give back what was kept, once there are no views any more."""
        for loading in self._all:
            loading.release()

    def _renew(self, files: set[Path], moves: bool) -> None:
        for loading in self._all:
            loading.renew(files, moves)

    def _make_loading(self) -> TextureLoading:
        content = self._document.content
        loading = TextureLoading(Images(content.model, content.folder, marks_missing=True), is_kept=self._are_kept)
        loading.message_settled.connect(self._document.messages.settle)
        return loading


class OpenTextures:
    """The textures of every open document, which stay while a window's views are made anew."""

    def __init__(self) -> None:
        self._of: dict[Document, DocumentTextures] = {}

    def of(self, document: Document) -> DocumentTextures:
        """Those of a document, until `release`."""
        if document not in self._of:
            self._of[document] = DocumentTextures(document, are_kept=True)
        return self._of[document]

    def release(self, document: Document) -> None:
        """Let go of a document that is closing, once its views are stopped."""
        if document in self._of:
            self._of.pop(document).release()

    def release_all(self) -> None:
        """Let go of every document, once all views are stopped."""
        for document in list(self._of):
            self.release(document)


class ViewTextures(QObject):
    """A view's part in the textures of its document: its scene draws those that its context shares."""

    arrived = Signal()  # as TextureLoading.arrived
    message_added = Signal(Message)

    def __init__(self, scene: Scene, textures: DocumentTextures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._document_textures = textures
        self._context: QOpenGLContext | None = None
        self._follow(textures.first)

    def _follow(self, loading: TextureLoading) -> None:
        self._loading = loading
        self._scene.images = loading.images
        loading.arrived.connect(self.arrived)
        loading.message_added.connect(self.message_added)

    def join(self, context: QOpenGLContext) -> None:
        """Be drawn in a context, which is current, until the view leaves it."""
        loading = self._document_textures.of(context)
        if loading is not self._loading:
            self._loading.arrived.disconnect(self.arrived)
            self._loading.message_added.disconnect(self.message_added)
            self._follow(loading)
        loading.join(context)
        self._context = context

    def leave(self) -> None:
        """Be drawn nowhere."""
        if self._context is not None:
            self._loading.leave(self._context)
            self._context = None

    def fetch(self) -> None:
        """See to it that each image that is wanted comes."""
        self._loading.fetch()

    def report(self) -> None:
        """Warn of what came, but is not drawn as it is."""
        self._loading.report()

    @property
    def is_idle(self) -> bool:
        """True if everything that was wanted has come."""
        return self._loading.is_idle

    def stop(self) -> None:
        """Give up what is under way, unless other views wait for it."""
        self.leave()
        self._loading.stop()


def is_shared_with_all(context: QOpenGLContext) -> bool:
    """Return whether what a context has on the GPU is there for all contexts, those to come as well."""
    shared = QOpenGLContext.globalShareContext()
    return shared is not None and QOpenGLContext.areSharing(context, shared)


def _decoded(path: Path, progress: Progress) -> Any:
    return mipmaps(decode(path)), size_of(path)


class PictureDrop(PictureDropFilter):
    """Of one view, which it belongs to; `current`: within it the context is. Other files are left to the window."""

    def __init__(
        self,
        view: QWidget,
        document: Document,
        scene: Scene,
        sync: Callable[[], bool],
        projection: Callable[[], ViewProjection],
        current: Callable[[], AbstractContextManager[None]],
    ) -> None:
        super().__init__(view, self._take)
        self._document = document
        self._scene = scene
        self._sync = sync
        self._projection = projection
        self._current = current

    def _take(self, pictures: list[Path], at: QPointF) -> None:
        material = self._material_at(at)
        if len(pictures) > 1:
            self._document.show_status(self.tr("Several pictures were dropped: a material takes one"))
        elif material == NONE:
            text = self.tr("There is no material where {file} was dropped")
            self._document.show_status(text.format(file=pictures[0].name))
        else:
            try:
                self._give(material, pictures[0])
            except ValueError as error:
                self._document.show_status(error_text(error))

    def _give(self, row: int, picture: Path) -> None:
        """Give a material a picture as its texture, as one step."""
        model, files = self._document.model, self._document.texture_files
        with self._document.edit(change_name(field_of(Material, Material.texture), model.materials, [row])) as edit:
            texture = files.use(edit, picture)
            edit.set(model.materials, [row], Material.texture, texture)
        done = self.tr("{material}: the texture is {file} now")
        done = done.format(material=record_title(model, "materials", row), file=picture.name)
        note = outside_note(model.textures[texture].path)
        self._document.show_status(f"{done}. {note}" if note else done)

    def _material_at(self, at: QPointF) -> int:
        """The material that is seen at a pixel of the view; NONE where there is none."""
        if not self._sync():
            return NONE
        projection = self._projection()
        pixel = at.x() * projection.ratio, at.y() * projection.ratio
        with self._current():
            hit = pick(self._document.model, self._scene, projection, "materials", pixel)
        return hit.row if hit is not None else NONE
