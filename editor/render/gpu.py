"""The few kinds of GL objects that drawing needs, as objects that hold a name and can be released.

Each must be made, used and released while the same context (or one that shares with it) is current.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import POINTER, c_char, c_void_p, cast, create_string_buffer
from typing import Any

import numpy as np
from OpenGL import GL
from OpenGL.raw.GL.VERSION.GL_2_0 import glVertexAttribPointer
from OpenGL.raw.GL.VERSION.GL_3_0 import glVertexAttribIPointer

from editor.math3d.arrays import AnyArray, UInt8Array
from editor.messages import TranslatableText
from editor.render.graphics import RenderError, TextureError
from editor.resources import resource

# By kind and size: the same integer has another `char` on Windows.
_TYPES = {"f4": GL.GL_FLOAT, "u1": GL.GL_UNSIGNED_BYTE, "i4": GL.GL_INT, "u4": GL.GL_UNSIGNED_INT}
_INCLUDE = re.compile(r'^#include "(.+)"$', re.MULTILINE)
_LINE = re.compile(r"\b\d+[:(](\d+)\b")


class Buffer:
    """A buffer object that is filled from numpy arrays. `rows` is the length of the array it holds.

    It is filled as an array buffer whatever it is for: binding an index buffer would change the current VertexArray.
    """

    def __init__(self) -> None:
        self.name = int(GL.glGenBuffers(1))
        self.rows = 0

    def fill(self, array: AnyArray) -> None:
        """Hold a copy of the whole array."""
        data = np.ascontiguousarray(array)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self.name)
        GL.glBufferData(GL.GL_ARRAY_BUFFER, data.nbytes, data if data.nbytes else None, GL.GL_DYNAMIC_DRAW)
        self.rows = len(data)

    def update(self, first: int, array: AnyArray) -> None:
        """Replace the rows from `first` on."""
        data = np.ascontiguousarray(array)
        if not data.nbytes:
            return
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self.name)
        GL.glBufferSubData(GL.GL_ARRAY_BUFFER, first * (data.nbytes // len(data)), data.nbytes, data)

    def reserve(self, rows: int, width: int) -> None:
        """Have room for `rows` of `width` bytes, whatever may be in it."""
        if rows != self.rows:
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self.name)
            GL.glBufferData(GL.GL_ARRAY_BUFFER, rows * width, None, GL.GL_DYNAMIC_COPY)
            self.rows = rows

    def release(self) -> None:
        GL.glDeleteBuffers(1, [self.name])


class VertexArray:
    """A vertex array object: the buffers that feed the vertex attributes."""

    def __init__(self) -> None:
        self.name = int(GL.glGenVertexArrays(1))

    def bind(self) -> None:
        GL.glBindVertexArray(self.name)

    def enable(
        self,
        location: int,
        buffer: Buffer,
        dtype: Any,
        size: int,
        stride: int = 0,
        offset: int = 0,
        integer: bool = False,
    ) -> None:
        """Feed an attribute with `size` numbers a vertex: `integer` ones as they are, else bytes count as 0 to 1."""
        kind = np.dtype(dtype).str[1:]
        self.bind()
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer.name)
        # The plain entry points: PyOpenGL's own ask the window system for the current context, and may ask another.
        if integer:
            glVertexAttribIPointer(location, size, _TYPES[kind], stride, c_void_p(offset))
        else:
            glVertexAttribPointer(location, size, _TYPES[kind], kind == "u1", stride, c_void_p(offset))
        GL.glEnableVertexAttribArray(location)

    def disable(self, location: int) -> None:
        """Feed an attribute no longer."""
        self.bind()
        GL.glDisableVertexAttribArray(location)

    def enable_record(self, buffer: Buffer, record: np.dtype[Any], per_instance: bool, first: int = 0) -> None:
        """Feed the attributes from `first` on with the fields of a structured type, in their order."""
        for location, name in enumerate(record.names or (), first):
            field, offset = (record.fields or {name: (record, 0)})[name][:2]
            size = int(np.prod(field.shape, dtype=np.intp))
            self.enable(location, buffer, field.base, size, record.itemsize, offset)
            GL.glVertexAttribDivisor(location, int(per_instance))

    def release(self) -> None:
        GL.glDeleteVertexArrays(1, [self.name])


class Program:
    """A linked shader program from files of resources/shaders. RenderError, with the line, when the driver refuses."""

    BLOCKS = ("Frame", "Material")  # uniform blocks by binding point
    # By texture unit.
    SAMPLERS = ("base_map", "sphere_map", "toon_map", "sub_map", "shadow_map", "bone_map", "soft_map")

    def __init__(
        self, vertex: str, fragment: str = "", feedback_varyings: Sequence[str] = (), defined: Sequence[str] = ()
    ) -> None:
        """`feedback_varyings`: outputs of the vertex shader that a buffer each takes up; then nothing needs to be
        drawn. `defined`: names that are defined in the fragment shader.
        """
        self.name = int(GL.glCreateProgram())
        stages = [_compiled_shader(vertex, GL.GL_VERTEX_SHADER)]
        if fragment:
            stages.append(_compiled_shader(fragment, GL.GL_FRAGMENT_SHADER, defined))
        for stage in stages:
            GL.glAttachShader(self.name, stage)
        if feedback_varyings:
            _keep_outputs(self.name, feedback_varyings)
        GL.glLinkProgram(self.name)
        for stage in stages:
            GL.glDeleteShader(stage)
        if not GL.glGetProgramiv(self.name, GL.GL_LINK_STATUS):
            log = _text(GL.glGetProgramInfoLog(self.name))
            raise RenderError(TranslatableText("{} {} cannot be linked:\n{}", vertex, fragment, log))
        self._uniforms: dict[str, int] = {}
        self._connect()

    def _connect(self) -> None:
        for point, block in enumerate(self.BLOCKS):
            index = GL.glGetUniformBlockIndex(self.name, block)
            if index != GL.GL_INVALID_INDEX:
                GL.glUniformBlockBinding(self.name, index, point)
        self.use()
        for unit, sampler in enumerate(self.SAMPLERS):
            GL.glUniform1i(self.uniform(sampler), unit)

    def use(self) -> None:
        GL.glUseProgram(self.name)

    def uniform(self, name: str) -> int:
        """The location of a uniform, -1 (which GL ignores) when the program does without it."""
        if name not in self._uniforms:
            self._uniforms[name] = int(GL.glGetUniformLocation(self.name, name))
        return self._uniforms[name]

    def release(self) -> None:
        GL.glDeleteProgram(self.name)


class GpuTexture:
    """A mip-mapped RGBA image; how it repeats is for samplers to say."""

    def __init__(self, levels: Sequence[UInt8Array]) -> None:
        """`levels`: the mip-maps, (height, width, 4), the top row first, so that v = 0 is the top.

        The first one is the image, with sides of `largest_texture` at most, the last one a single pixel.
        TextureError when the GPU has no room for it.
        """
        self.name = int(GL.glGenTextures(1))
        GL.glBindTexture(GL.GL_TEXTURE_2D, self.name)
        try:
            with _errors_logged():
                self._fill(levels)
        except GL.GLError as error:
            self.release()
            height, width = levels[0].shape[:2]
            raise TextureError(
                TranslatableText("the GPU does not take {} × {} pixels (error {})", width, height, error.err)
            ) from error

    @staticmethod
    def _fill(levels: Sequence[UInt8Array]) -> None:
        kind = (GL.GL_RGBA, GL.GL_UNSIGNED_BYTE)
        for level, pixels in enumerate(levels):
            height, width = pixels.shape[:2]
            GL.glTexImage2D(GL.GL_TEXTURE_2D, level, GL.GL_RGBA8, width, height, 0, *kind, np.ascontiguousarray(pixels))

    def release(self) -> None:
        GL.glDeleteTextures(1, [self.name])


class Sampler:
    """A sampler object: wrap mode (repeated or clamped to the edge) and filter, with mip-maps or without."""

    def __init__(self, repeated: bool, mipmapped: bool) -> None:
        self.name = int(GL.glGenSamplers(1))
        wrap = GL.GL_REPEAT if repeated else GL.GL_CLAMP_TO_EDGE
        smaller = GL.GL_LINEAR_MIPMAP_LINEAR if mipmapped else GL.GL_LINEAR
        for parameter, value in (
            (GL.GL_TEXTURE_WRAP_S, wrap),
            (GL.GL_TEXTURE_WRAP_T, wrap),
            (GL.GL_TEXTURE_MIN_FILTER, smaller),
            (GL.GL_TEXTURE_MAG_FILTER, GL.GL_LINEAR),
        ):
            GL.glSamplerParameteri(self.name, parameter, value)

    def bind(self, unit: int) -> None:
        GL.glBindSampler(unit, self.name)

    def release(self) -> None:
        GL.glDeleteSamplers(1, [self.name])


def largest_texture() -> int:
    """Return the largest number of pixels a side of a texture, of the current context."""
    return int(GL.glGetIntegerv(GL.GL_MAX_TEXTURE_SIZE))


@contextmanager
def _errors_logged() -> Iterator[None]:
    """Raise GLError for what goes wrong within, also where OpenGL is not asked after each call."""
    while GL.glGetError() != GL.GL_NO_ERROR:
        pass  # from before
    yield
    error = GL.glGetError()
    if error != GL.GL_NO_ERROR:
        raise GL.GLError(error)


def _keep_outputs(program: int, outputs: Sequence[str]) -> None:
    texts = [create_string_buffer(output.encode()) for output in outputs]
    names = (POINTER(c_char) * len(texts))(*(cast(text, POINTER(c_char)) for text in texts))
    GL.glTransformFeedbackVaryings(program, len(outputs), names, GL.GL_SEPARATE_ATTRIBS)


def _shader_source(file: str) -> str:
    """A shader's text with what it includes in place."""
    text = resource("shaders", file).read_text(encoding="utf-8")
    return _INCLUDE.sub(lambda match: _shader_source(match[1]), text)


def _compiled_shader(file: str, kind: int, defined: Sequence[str] = ()) -> int:
    version, _, rest = _shader_source(file).partition("\n")  # which has to come first
    text = "\n".join((version, *(f"#define {name}" for name in defined), rest))
    shader = int(GL.glCreateShader(kind))
    GL.glShaderSource(shader, text)
    GL.glCompileShader(shader)
    if not GL.glGetShaderiv(shader, GL.GL_COMPILE_STATUS):
        raise RenderError(
            TranslatableText(
                "{} does not compile:\n{}", file, _messages_with_lines(_text(GL.glGetShaderInfoLog(shader)), text)
            )
        )
    return shader


def _messages_with_lines(log: str, text: str) -> str:
    """The compiler's messages, each followed by the line that it is about."""
    lines = text.splitlines()
    explained = []
    for message in log.splitlines():
        explained.append(message)
        match = _LINE.search(message)
        if match and 0 < int(match[1]) <= len(lines):
            explained.append(f"    {lines[int(match[1]) - 1].strip()}")
    return "\n".join(explained)


def _text(log: Any) -> str:
    return log.decode("utf-8", "replace") if isinstance(log, bytes) else str(log)


class BufferTexture:
    """Four 32-bit numbers a texel. `most`: how many the GPU takes, 65536 at least."""

    def __init__(self, unit: int) -> None:
        """`unit`: of the textures, that it is read from."""
        self._unit = GL.GL_TEXTURE0 + unit
        self._buffer = Buffer()
        self._name = int(GL.glGenTextures(1))
        self.most = int(GL.glGetIntegerv(GL.GL_MAX_TEXTURE_BUFFER_SIZE))

    def fill(self, texels: AnyArray) -> None:
        """Hold a copy of these, (…, 4) float32, and be current."""
        self._buffer.fill(texels)
        GL.glActiveTexture(self._unit)
        GL.glBindTexture(GL.GL_TEXTURE_BUFFER, self._name)
        GL.glTexBuffer(GL.GL_TEXTURE_BUFFER, GL.GL_RGBA32F, self._buffer.name)

    def release(self) -> None:
        GL.glDeleteTextures(1, [self._name])
        self._buffer.release()
