"""PictureDrop: makes a picture that is dropped on the model the texture of the material under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.model.fields import NONE, field_of
from editor.model.materials import Material
from editor.render.scene import Scene
from editor.ui.dropping import PictureDropFilter
from editor.ui.editors.textures import outside_note
from editor.ui.value_text import change_name, error_text, record_title
from editor.ui.viewport.click_selection import pick
from editor.ui.viewport.gizmo.geometry import ViewProjection


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
