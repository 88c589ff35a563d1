"""Draws a model's surfaces: the colour and edge passes, shadows, and passes of one flat colour.

Order and state are MMD's: materials in the order of the file, nothing sorted, depth tested and written, blended
(mmd-semantics §6.7).
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext
from ctypes import c_void_p

from OpenGL import GL

from editor.model.fields import Vec3, Vec4
from editor.render.geometry import Geometry
from editor.render.gpu import Program, Sampler
from editor.render.material_draws import MaterialDraw, MaterialDraws

BASE, SPHERE, TOON, SUB, SHADOW = range(5)  # texture units, as in Program.SAMPLERS
GROUND_SHADOW: Vec4 = (0.0, 0.0, 0.0, 0.5)
INDEX_SIZE = 4
NO_CONTEXT = nullcontext()
COINCIDING = 2e-5  # part of the depth range within which a ghost is where the model is
BEHIND = 0.3  # how much of a ghost is seen through what is before it


class Passes:
    """The programs and samplers that drawing surfaces takes, made when first needed."""

    def __init__(self, geometry: Geometry, draws: MaterialDraws) -> None:
        self._geometry = geometry
        self._material_draws = draws
        self._programs: dict[tuple[str, ...], Program] = {}
        self._samplers: list[Sampler] = []

    def program(self, vertex: str, fragment: str, *defined: str) -> Program:
        """The program of two shader files, in use from now on; `defined`: names that are in the second one."""
        key = vertex, fragment, *defined
        program = self._programs.get(key)
        if program is None:
            program = self._programs[key] = Program(vertex, fragment, defined=defined)
        program.use()
        return program

    def bind(self) -> None:
        """Make the geometry and the ways of reading textures current."""
        if not self._samplers:
            repeated, held = Sampler(True, mipmapped=True), Sampler(False, mipmapped=True)
            plain = Sampler(False, mipmapped=False)
            self._samplers = [repeated, held, plain, repeated, plain]  # by texture unit
        for unit, sampler in enumerate(self._samplers):
            sampler.bind(unit)
        self._geometry.bind()

    def unbind(self) -> None:
        """Leave no sampler and no vertex array behind: others who draw in this context would draw with them."""
        GL.glBindVertexArray(0)
        for unit in range(len(self._samplers)):
            GL.glBindSampler(unit, 0)

    @property
    def version(self) -> tuple[int, int]:
        """Another one whenever the surfaces may be others, in the same pose."""
        return self._geometry.version, self._material_draws.version

    @property
    def white(self) -> int:
        """The name of a texture that is white all over, for what has none."""
        return self._material_draws.white

    # -- the passes ------------------------------------------------------------

    def draw_backdrop(self, above: Vec3, below: Vec3) -> None:
        """Fill the picture with two colours that go over into each other."""
        program = self.program("whole.vert", "backdrop.frag")
        GL.glUniform3f(program.uniform("above"), *above)
        GL.glUniform3f(program.uniform("below"), *below)
        GL.glDisable(GL.GL_DEPTH_TEST)
        GL.glDrawArrays(GL.GL_TRIANGLES, 0, 3)
        GL.glEnable(GL.GL_DEPTH_TEST)

    def draw_colors(self, vertex: str, fragment: str) -> None:
        """Surfaces in their own colours, as the shaders have them, in programs that do no more than a surface needs.

        Software draws as long as if all were done: it takes both ways where shaders ask for something.
        """
        effects, sides = None, None
        for row, draw in self.visible():
            if draw.effects != effects:
                effects = draw.effects
                self.program(vertex, fragment, *effects)
            self._material_draws.bind(row)
            bind_textures(draw)
            if draw.double_sided is not sides:
                sides = draw.double_sided
                cull(draw)
            self.draw_faces(draw)
        GL.glDisable(GL.GL_CULL_FACE)

    def draw_inspected(self) -> None:
        """Surfaces with the program in use, which has their base texture for what that cuts out."""
        for _, draw in self.visible():
            bind_texture(BASE, draw.base)
            cull(draw)
            self.draw_faces(draw)
        GL.glDisable(GL.GL_CULL_FACE)

    def draw_edges(self) -> None:
        """Back faces moved outwards; whether a material is double-sided does not matter here."""
        self.program("edge.vert", "edge.frag")
        GL.glEnable(GL.GL_CULL_FACE)
        GL.glCullFace(GL.GL_FRONT)
        for row, draw in self.visible():
            if draw.has_edge:
                self._material_draws.bind(row)
                bind_texture(BASE, draw.base)
                self.draw_faces(draw)
        GL.glDisable(GL.GL_CULL_FACE)

    def draw_ground_shadow(self) -> None:
        """Draw the ground shadow; the stencil keeps shadows of overlapping surfaces from adding up."""
        GL.glEnable(GL.GL_STENCIL_TEST)
        GL.glStencilFunc(GL.GL_EQUAL, 0, 0xFF)
        GL.glStencilOp(GL.GL_KEEP, GL.GL_KEEP, GL.GL_INCR)
        GL.glDepthMask(False)
        draws = [draw for _, draw in self.visible() if draw.casts_ground_shadow]
        for is_opaque, fragment in ((True, "normal_lines.frag"), (False, "flat.frag")):
            program = self.program("ground_shadow.vert", fragment)
            GL.glUniform4f(program.uniform("tint"), *GROUND_SHADOW)
            self._draw_masked(draw for draw in draws if draw.is_opaque is is_opaque)
        GL.glDepthMask(True)
        GL.glDisable(GL.GL_STENCIL_TEST)

    def draw_contact_map(self, ground_box: Vec4, reach: float) -> None:
        """Draw what casts shadows on the ground from above: the nearest surface to it counts."""
        program = self.program("contact.vert", "contact.frag")
        GL.glUniform4f(program.uniform("ground_box"), *ground_box)
        GL.glUniform1f(program.uniform("reach"), reach)
        GL.glDisable(GL.GL_DEPTH_TEST)
        GL.glBlendEquation(GL.GL_MAX)
        self._draw_masked(draw for _, draw in self.visible() if draw.casts_ground_shadow)
        GL.glBlendEquation(GL.GL_FUNC_ADD)
        GL.glEnable(GL.GL_DEPTH_TEST)

    def draw_contact(self, ground_box: Vec4, color: Vec4) -> None:
        """Draw the contact on the ground from its map, which is bound as the base texture."""
        program = self.program("contact_shadow.vert", "contact_shadow.frag")
        GL.glUniform4f(program.uniform("ground_box"), *ground_box)
        GL.glUniform4f(program.uniform("tint"), *color)
        GL.glDepthMask(False)
        GL.glDrawArrays(GL.GL_TRIANGLE_STRIP, 0, 4)
        GL.glDepthMask(True)

    def draw_shadow_map(self) -> None:
        """Draws the depth of the farthest corner of each pixel, so that slanted faces do not shade themselves."""
        GL.glEnable(GL.GL_POLYGON_OFFSET_FILL)
        GL.glPolygonOffset(1.0, 0.0)
        draws = [draw for _, draw in self.visible() if draw.casts_self_shadow]
        for is_opaque, fragment in ((True, "whole_depth.frag"), (False, "depth.frag")):
            self.program("shadow_map.vert", fragment)
            self._draw_masked(draw for draw in draws if draw.is_opaque is is_opaque)
        GL.glDisable(GL.GL_POLYGON_OFFSET_FILL)

    def draw_wires(self, color: Vec4) -> None:
        self.flat(color, nearer=2e-5)
        GL.glPolygonMode(GL.GL_FRONT_AND_BACK, GL.GL_LINE)
        self._draw_masked(draw for _, draw in self.visible())
        GL.glPolygonMode(GL.GL_FRONT_AND_BACK, GL.GL_FILL)

    def draw_ghost(self, color: Vec4) -> None:
        """Lay surfaces in one translucent colour over what was drawn: each pixel once, fainter what is behind it.

        Where they coincide with what was drawn, that stays as it is.
        """
        red, green, blue, alpha = color
        GL.glClear(GL.GL_STENCIL_BUFFER_BIT)
        GL.glEnable(GL.GL_STENCIL_TEST)
        GL.glStencilFunc(GL.GL_EQUAL, 0, 0xFF)
        GL.glStencilOp(GL.GL_KEEP, GL.GL_KEEP, GL.GL_INCR)
        GL.glDepthMask(False)
        before, coinciding = (GL.GL_LESS, -COINCIDING, 1.0), (GL.GL_LEQUAL, COINCIDING, 0.0)
        for test, nearer, part in (before, coinciding, (GL.GL_GREATER, COINCIDING, BEHIND)):
            GL.glDepthFunc(test)
            self.flat((red, green, blue, alpha * part), nearer)
            self._draw_masked(draw for _, draw in self.visible())
        GL.glDepthMask(True)
        GL.glDepthFunc(GL.GL_LEQUAL)
        GL.glDisable(GL.GL_STENCIL_TEST)

    def draw_in_color(self, rows: Iterable[int], color: Vec4) -> None:
        """Lay a colour over the faces of some materials."""
        self.flat(color, nearer=0)
        draws = self._material_draws.rows
        self._draw_masked(draws[row] for row in rows if row < len(draws))

    # -- parts of passes -------------------------------------------------------

    def visible(self) -> Iterable[tuple[int, MaterialDraw]]:
        """The surfaces that are drawn, by row of their material."""
        return [(row, draw) for row, draw in enumerate(self._material_draws.rows) if draw.visible]

    def draw_faces(self, draw: MaterialDraw) -> None:
        """Draw the faces of a surface as triangles, points or lines, with the program in use."""
        is_of_lines = draw.primitive == GL.GL_LINES
        per_face = 6 if is_of_lines else 3
        start = c_void_p(draw.first * per_face * INDEX_SIZE)
        with self._geometry.indexed_by(self._geometry.lines) if is_of_lines else NO_CONTEXT:
            GL.glDrawElements(draw.primitive, draw.count * per_face, GL.GL_UNSIGNED_INT, start)

    def _draw_masked(self, draws: Iterable[MaterialDraw]) -> None:
        """Draw surfaces from both sides, with their base texture for what it cuts out."""
        for draw in draws:
            bind_texture(BASE, draw.base)
            self.draw_faces(draw)

    def flat(self, color: Vec4, nearer: float, point_size: float = 1.0) -> Program:
        """The program of one colour, in use; `nearer`, a part of the depth range, lifts it before what is as deep."""
        program = self.program("flat.vert", "flat.frag")
        GL.glUniform4f(program.uniform("tint"), *color)
        GL.glUniform1f(program.uniform("nearer"), nearer)
        GL.glUniform1f(program.uniform("point_size"), point_size)
        return program

    def release(self) -> None:
        """Give everything back; it is made again when it is next needed."""
        for program in self._programs.values():
            program.release()
        for sampler in set(self._samplers):
            sampler.release()
        self._programs.clear()
        self._samplers.clear()


def cull(draw: MaterialDraw) -> None:
    """Hide back faces unless the material is double-sided. Front faces are clockwise (mmd-semantics §0.5)."""
    if draw.double_sided:
        GL.glDisable(GL.GL_CULL_FACE)
    else:
        GL.glEnable(GL.GL_CULL_FACE)
        GL.glCullFace(GL.GL_BACK)


def bind_textures(draw: MaterialDraw) -> None:
    """Make all textures of a surface current, those of the sphere as a sub-texture, too."""
    for unit, name in ((BASE, draw.base), (SPHERE, draw.sphere), (SUB, draw.sphere), (TOON, draw.toon)):
        bind_texture(unit, name)


def bind_texture(unit: int, name: int) -> None:
    GL.glActiveTexture(GL.GL_TEXTURE0 + unit)
    GL.glBindTexture(GL.GL_TEXTURE_2D, name)
