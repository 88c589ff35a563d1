"""Maps that shadows are read from: the model as the light sees it, and how near to the ground it is."""

from __future__ import annotations

from math import ceil, log

import numpy as np
from OpenGL import GL

from editor.model.changes import Action, Change
from editor.model.fields import Vec4
from editor.model.model import Model
from editor.preview.posed_model import PosedModel
from editor.render.bounds import Box, PosedBounds, bounds
from editor.render.camera import Camera
from editor.render.frame import FrameUniforms, LightView
from editor.render.offscreen.framebuffers import Framebuffer, bound
from editor.render.options import ViewOptions
from editor.render.passes import BASE, SHADOW, Passes, bind_texture

LEAST = 1e-3  # radius of a box
REACH = 1.5  # model units above the ground from which on nothing darkens it
CONTACT: Vec4 = (0.0, 0.0, 0.0, 0.55)
CONTACT_SIDE = 128  # pixels of the map
ROOM = 1.05  # for what bends out of the box of a posed model; the radius is a power of it


class ShadowMap:
    """A square depth map over the whole model, drawn anew when model, pose or light are others than before."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._box: Box | None = None
        self._bounds = PosedBounds(model)
        self._posed_model: PosedModel | None = None
        self._texture = 0
        self._framebuffer = 0
        self._side = 0  # pixels of the map
        self._drawn: tuple[object, ...] | None = None  # what the map was drawn of

    def mark(self, change: Change) -> None:
        """Remember that the model has another size."""
        if change.table == "vertices" and (change.action is not Action.SET or "position" in change.fields):
            self._box = None
        self._bounds.mark(change)

    def show(self, posed_model: PosedModel | None) -> None:
        """Have the model where a figure has it, None: where it is at rest."""
        self._posed_model = posed_model

    def draw(self, passes: Passes, frame: FrameUniforms, options: ViewOptions) -> LightView | None:
        """Have the map fresh and bound for reading, and return the light's view; None when nothing is there."""
        light = self._light_view(options)
        if light is None:
            return None
        side = options.shadow_side
        if side != self._side:
            self.release()
            self._make_framebuffer(side)
        seen = self.pose, passes.version, light.projection.tobytes()
        if seen != self._drawn:
            frame.fill(Camera(), options, (side, side), light)
            self._fill(passes)
            self._drawn = seen
        bind_texture(SHADOW, self._texture)
        return light

    def _fill(self, passes: Passes) -> None:
        with bound(self._framebuffer):
            GL.glViewport(0, 0, self._side, self._side)
            GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
            passes.draw_shadow_map()

    @property
    def pose(self) -> tuple[PosedModel, int] | None:
        """Another value in each pose; None at rest."""
        return None if self._posed_model is None else (self._posed_model, self._posed_model.version)

    def box(self) -> Box | None:
        """The box of the model as it is posed; None when nothing is there."""
        if self._posed_model is not None:
            return self._bounds.box(self._posed_model)
        self._box = self._box or bounds(self._model)
        return self._box

    def _light_view(self, options: ViewOptions) -> LightView | None:
        box = self.box()
        if box is None:
            return None
        low, high = box
        radius = max(float(np.linalg.norm(high - low)) / 2, LEAST)
        if self._posed_model is None:
            return LightView(options, (low + high) / 2, radius)
        # In steps, lest the borders of shadows creep while the model moves.
        radius = ROOM ** (1 + ceil(log(radius, ROOM)))
        return LightView(options, (low + high) / 2, radius, options.shadow_side)

    def _make_framebuffer(self, side: int) -> None:
        self._side = side
        self._texture = int(GL.glGenTextures(1))
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._texture)
        kind = GL.GL_DEPTH_COMPONENT, GL.GL_UNSIGNED_INT
        GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, GL.GL_DEPTH_COMPONENT24, side, side, 0, *kind, None)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MAX_LEVEL, 0)
        self._framebuffer = int(GL.glGenFramebuffers(1))
        with bound(self._framebuffer):
            texture = GL.GL_TEXTURE_2D, self._texture, 0
            GL.glFramebufferTexture2D(GL.GL_FRAMEBUFFER, GL.GL_DEPTH_ATTACHMENT, *texture)
            GL.glDrawBuffer(GL.GL_NONE)
            GL.glReadBuffer(GL.GL_NONE)

    def release(self) -> None:
        """Give everything back; it is made again when it is next drawn."""
        if self._framebuffer:
            GL.glDeleteFramebuffers(1, [self._framebuffer])
            GL.glDeleteTextures(1, [self._texture])
        self._texture = self._framebuffer = self._side = 0
        self._drawn = None


class ContactShadow:
    """The soft darkness on the ground below what stands on it, from a map that is drawn anew when the model moves."""

    def __init__(self, shadow_map: ShadowMap) -> None:
        self._shadow_map = shadow_map  # which knows where the model is
        self._map: Framebuffer | None = None
        self._ground_box: tuple[float, float, float, float] | None = None  # the lowest x and z, and how long it is
        self._drawn: tuple[object, ...] | None = None  # what the map was drawn of

    def draw_map(self, passes: Passes) -> None:
        """Have the map fresh. Leaves another framebuffer bound."""
        seen = self._shadow_map.pose, passes.version
        if seen == self._drawn:
            return
        self._drawn = seen
        box = self._shadow_map.box()
        self._ground_box = None
        if box is None or box[0][1] > REACH or box[1][1] < -REACH:
            return
        low, size = box[0] - REACH, box[1] - box[0] + 2 * REACH
        self._ground_box = float(low[0]), float(low[2]), float(size[0]), float(size[2])
        self._map = self._map or Framebuffer((CONTACT_SIDE, CONTACT_SIDE), depth=False, texture=True)
        with bound(self._map.name):
            GL.glViewport(0, 0, CONTACT_SIDE, CONTACT_SIDE)
            GL.glClearColor(0.0, 0.0, 0.0, 0.0)
            GL.glClear(GL.GL_COLOR_BUFFER_BIT)
            passes.draw_contact_map(self._ground_box, REACH)
        bind_texture(BASE, self._map.texture)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MAX_LEVEL, int(log(CONTACT_SIDE, 2)))
        GL.glGenerateMipmap(GL.GL_TEXTURE_2D)

    def draw(self, passes: Passes) -> None:
        """Darken the ground, of which the map has been drawn."""
        if self._map is not None and self._ground_box is not None:
            bind_texture(BASE, self._map.texture)
            passes.draw_contact(self._ground_box, CONTACT)

    def release(self) -> None:
        """Give everything back; it is made again when it is next drawn."""
        if self._map is not None:
            self._map.release()
        self._map = self._ground_box = self._drawn = None
