"""A model as it is seen: owns everything about it that is on the GPU, keeps it fresh, and draws it.

`mark` and what else says "no GL" may be called at any time; the rest needs the context current that the Scene was
first drawn in, or one that shares with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike
from OpenGL import GL

from editor.math3d.arrays import BoolArray, Float32Array, IndexArray, StructArray, UInt8Array
from editor.model.changes import Change
from editor.model.fields import NONE, Vec4
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.bounds import Rows
from editor.render.camera import Camera, Size
from editor.render.display import Display
from editor.render.frame import FrameUniforms
from editor.render.geometry import Geometry
from editor.render.hiding import Hidden
from editor.render.material_draws import MaterialDraws
from editor.render.modes import MODES
from editor.render.options import ViewOptions
from editor.render.overlays.labels import Label, labels
from editor.render.overlays.layers import GizmoLines
from editor.render.overlays.overlay_lines import NO_CORNERS
from editor.render.overlays.overlay_list import OVERLAYS, Overlay
from editor.render.overlays.overlays import Overlays
from editor.render.passes import Passes
from editor.render.picking import Box, Hit, Picker, SeenSurface
from editor.render.selection import SelectionView
from editor.render.shadows import ContactShadow, ShadowMap
from editor.render.textures.images import Images
from editor.render.textures.textures import mipmaps

GHOST_COLOR: Vec4 = (0.1, 0.5, 1.0, 0.5)


class Scene:
    """One model, ready to be drawn and picked from. Making one touches no GL; the first drawing uploads."""

    def __init__(self, model: Model, folder: Path | None, overlays: Sequence[Overlay] = OVERLAYS) -> None:
        """`folder`: where texture paths start, the model file's folder; `overlays`: those that can be shown."""
        self._images = Images(model, folder)
        self._hidden = Hidden(model)
        self._geometry = Geometry(model, self._hidden)
        self._material_draws = MaterialDraws(model, self._images, self._hidden)
        self._selection = SelectionView(model, self._geometry)
        self._overlays = Overlays(model, self._geometry, self._selection.mask, overlays)
        self._passes = Passes(self._geometry, self._material_draws)
        self._shadows = ShadowMap(model)
        self._contact = ContactShadow(self._shadows)
        self._display = Display(self._geometry, self._passes, self._contact)
        self._locked = Hidden(model)
        self._picker = Picker(model, self._passes, self._hidden, self._locked)
        self._gizmo = GizmoLines()
        self._frame = FrameUniforms()
        self._posed_model: PosedModel | None = None

    # -- staying fresh (no GL) -------------------------------------------------

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model; what it made stale is made fresh at the next drawing."""
        for part in (
            self._hidden,
            self._locked,
            self._geometry,
            self._material_draws,
            self._selection,
            self._overlays,
            self._shadows,
        ):
            part.mark(change)

    def highlight(self, table: str, rows: ArrayLike) -> None:
        """Show these rows of a table, and no others of it, as selected.

        Tables: vertices, faces, materials, bones, rigid_bodies, joints; others are not seen.
        """
        self._selection.select(table, rows)
        self._overlays.mark_table(table)

    def hover(self, table: str, row: int) -> None:
        """Show a row of a table, NONE: none, as under the pointer.

        Tables: materials, bones, rigid_bodies, joints; others are not seen.
        """
        self._overlays.hover(table, row)
        self._selection.hover(table, row)

    def lock(self, masks: Mapping[str, BoolArray]) -> None:
        """Have no rows that these masks of tables say be met where `pick` is for what can be selected; as in `hide`."""
        self._locked.take(masks)

    def locked(self, table: str) -> BoolArray | None:
        """(rows,) whether each row of a table is locked, vertices with their faces; None: none is."""
        return self._locked.mask(table)

    def hide(self, masks: Mapping[str, BoolArray]) -> None:
        """Draw and meet no rows that these masks of tables, (rows,) each, say, until there are others.

        Tables: faces, bones, rigid_bodies, joints; vertices go with their faces. The masks are kept, not copied: only
        another array counts as another mask. What a mask that has not the length of its table says is shown.
        """
        others = self._hidden.take(masks)
        if "faces" in others:
            self._geometry.mark_faces()
            self._material_draws.mark_all()
            self._selection.mark_all()
            self._overlays.mark_table("vertices")
        for table in others:
            self._overlays.mark_table(table)

    def hidden(self, table: str) -> BoolArray | None:
        """(rows,) whether each row of a table is hidden, vertices with their faces; None: none is."""
        return self._hidden.mask(table)

    def offer_overlays(self, overlays: Sequence[Overlay]) -> None:
        """Have these be what can be shown over the model, and no others."""
        self._overlays.offer(overlays)

    def lay_over(self, lines: StructArray, marks: StructArray, fills: StructArray = NO_CORNERS) -> None:
        """Draw these segments, markers and triangles above everything else, until there are others.

        They are those of `overlays.overlay_lines`; `fills` are the corners of triangles.
        """
        self._gizmo.fill(lines, marks, fills)

    # -- in movement (no GL) ---------------------------------------------------

    @property
    def posed_model(self) -> PosedModel | None:
        """Whose pose and morphs are seen; None: the model at rest, as it is in its tables."""
        return self._posed_model

    @posed_model.setter
    def posed_model(self, posed_model: PosedModel | None) -> None:
        self._posed_model = posed_model
        for part in (self._geometry, self._material_draws, self._overlays, self._shadows, self._picker):
            part.show(posed_model)

    def posed(self, table: str, rows: Rows | None = None) -> Float32Array:
        """(n, 3) where rows of a table (None: all) are seen now; rows that are not there count for nothing.

        Tables: vertices, faces and materials (by their corners), bones, rigid_bodies, joints.
        """
        return self._picker.points(table, rows)

    def labels(self, camera: Camera, options: ViewOptions, size: Size, name: Callable[[str, int], str]) -> list[Label]:
        """The names that belong into the picture of `draw` with the same camera, options and size.

        `name`: the text of a row of a table; tables: vertices (the selected ones), bones, rigid_bodies, joints.
        """
        return labels(self._overlays.overlay_input(options), self.posed, name, camera, size)

    # -- textures (no GL) ------------------------------------------------------

    @property
    def images(self) -> Images:
        """The textures; scenes of one model may have the same, if their contexts share."""
        return self._images

    @images.setter
    def images(self, images: Images) -> None:
        self._images = images
        self._material_draws.read(images)

    @property
    def folder(self) -> Path | None:
        """The folder to which texture paths are relative."""
        return self._images.folder

    @folder.setter
    def folder(self, folder: Path | None) -> None:
        self._images.look_again(folder)

    def wanted_images(self) -> list[Path]:
        """The image files that are needed and were not provided yet."""
        return self._images.missing_files()

    def provide_image(self, file: Path, pixels: UInt8Array | None) -> None:
        """Hand in a wanted image as `textures.decode` gives it; None if it gives none: a plain colour then."""
        self._images.provide(file, pixels if pixels is None else mipmaps(pixels))

    # -- drawing ---------------------------------------------------------------

    def draw(
        self, camera: Camera, options: ViewOptions, size: Size, framebuffer: int, ghost: Scene | None = None
    ) -> None:
        """Draw into a framebuffer of `size` pixels, with depth and stencil, and leave it bound.

        The surfaces of the `ghost`, another model, are laid over in one translucent colour; nothing of it is picked.
        Sets all the state that it needs and assumes none. RenderError when a shader does not compile.
        """
        if ghost is not None:
            ghost._sync()  # before anything is drawn: the GPU would have to finish that first
        self._sync()
        light = self._shadows.draw(self._passes, self._frame, options) if _has_self_shadow(options) else None
        if options.shows("contact-shadow") and MODES[options.mode].is_lit:
            self._contact.draw_map(self._passes)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, framebuffer)
        GL.glViewport(0, 0, *size)
        _clear(options.background)
        self._frame.fill(camera, options, size, light)
        if options.backdrop is not None and options.background[3] > 0:
            self._passes.draw_backdrop(*options.backdrop)
        self._overlays.draw_below(self._passes, options)
        self._display.draw(options)
        if ghost is not None:
            ghost._draw_as_ghost()
            self._passes.bind()
        self._draw_overlays(options)
        self._gizmo.draw(self._passes)
        self._passes.unbind()

    def _draw_as_ghost(self) -> None:
        """Draw the surfaces into the picture of another scene, with its camera."""
        self._passes.bind()
        self._passes.draw_ghost(GHOST_COLOR)

    def _sync(self) -> None:
        """Upload what is stale and set what all drawing has in common."""
        _set_state()
        self._geometry.sync()
        self._material_draws.sync()
        self._passes.bind()

    def _draw_overlays(self, options: ViewOptions) -> None:
        self._selection.draw_faces(self._passes, options)
        self._selection.draw_vertices(self._passes, options)
        self._overlays.draw_within(self._passes, options)
        self._overlays.draw_above(self._passes, options)

    # -- picking ---------------------------------------------------------------

    def pick(
        self,
        camera: Camera,
        size: Size,
        x: float,
        y: float,
        tables: Sequence[str] = ("bones", "faces"),
        radius: float = 8.0,
        *,
        selectable: bool = False,
    ) -> Hit | None:
        """Return the hit at a pixel: the nearest row of the first of `tables` that has one there.

        Tables: bones, vertices, rigid_bodies and joints within `radius` pixels; faces right under the pointer.
        `selectable`: no rows that are locked, though locked faces still cover what is behind them.
        """
        self._sync()
        hit = self._picker.pick(camera, size, x, y, tables, radius, selectable=selectable)
        self._passes.unbind()
        return hit

    def row_at(self, camera: Camera, size: Size, x: float, y: float, table: str, radius: float) -> int:
        """Return the row that can be selected of bones, rigid_bodies or joints at a pixel, NONE for none; no GL."""
        hit = self._picker.pick(camera, size, x, y, (table,), radius, selectable=True)
        return NONE if hit is None else hit.row

    def visible_faces(self, camera: Camera, size: Size, box: Box) -> IndexArray:
        """The rows, ascending, of the faces that are seen in a box of pixels: left, top, right, bottom."""
        self._sync()
        numbers = self._picker.face_numbers(camera, size, box)
        self._passes.unbind()
        return np.unique(numbers[numbers >= 0]).astype(np.intp)

    def seen_surface(self, camera: Camera, size: Size) -> SeenSurface:
        """The surface of a whole picture, pixel by pixel."""
        self._sync()
        seen = self._picker.seen_surface(camera, size)
        self._passes.unbind()
        return seen

    # -- end -------------------------------------------------------------------

    def release(self) -> None:
        """Give back everything on the GPU. Drawn again, the scene uploads again.

        Its images are wanted again unless others still use them.
        """
        parts = (self._geometry, self._material_draws, self._selection, self._overlays, self._shadows, self._contact)
        for part in (*parts, self._display, self._gizmo, self._passes, self._frame):
            part.release()


def _set_state() -> None:
    """The state that all passes share, whatever whoever drew before has left."""
    for off in (GL.GL_SCISSOR_TEST, GL.GL_STENCIL_TEST, GL.GL_CULL_FACE, GL.GL_FRAMEBUFFER_SRGB):
        GL.glDisable(off)
    for on in (GL.GL_DEPTH_TEST, GL.GL_BLEND, GL.GL_PROGRAM_POINT_SIZE, GL.GL_MULTISAMPLE):
        GL.glEnable(on)
    GL.glDepthFunc(GL.GL_LEQUAL)
    GL.glDepthMask(True)
    GL.glClearDepth(1.0)
    GL.glClearStencil(0)
    GL.glStencilMask(0xFF)
    GL.glColorMask(True, True, True, True)
    GL.glFrontFace(GL.GL_CW)
    GL.glPolygonMode(GL.GL_FRONT_AND_BACK, GL.GL_FILL)
    # Alpha adds up to how much of the background is covered.
    GL.glBlendEquation(GL.GL_FUNC_ADD)
    GL.glBlendFuncSeparate(GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA, GL.GL_ONE, GL.GL_ONE_MINUS_SRC_ALPHA)
    for parameter in (GL.GL_UNPACK_ROW_LENGTH, GL.GL_UNPACK_SKIP_ROWS, GL.GL_UNPACK_SKIP_PIXELS):
        GL.glPixelStorei(parameter, 0)
    for parameter in (GL.GL_UNPACK_ALIGNMENT, GL.GL_PACK_ALIGNMENT):
        GL.glPixelStorei(parameter, 4)


def _has_self_shadow(options: ViewOptions) -> bool:
    return MODES[options.mode].is_normal and options.shows("self-shadow") and options.self_shadow.mode > 0


def _clear(background: Vec4) -> None:
    red, green, blue, alpha = background
    GL.glClearColor(red * alpha, green * alpha, blue * alpha, alpha)
    GL.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT | GL.GL_STENCIL_BUFFER_BIT)
