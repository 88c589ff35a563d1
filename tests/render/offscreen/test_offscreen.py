"""Pictures come without a window, and where they cannot, one is told why."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from OpenGL import GL

from editor.render import gpu
from editor.render.camera import Camera
from editor.render.graphics import RenderError
from editor.render.offscreen import egl
from editor.render.offscreen.offscreen import offscreen_context, render_image
from editor.render.options import ViewOptions
from tests.render.making import RED, Quad, assert_color, model_of, plain, save_image


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_a_picture_has_the_size_that_was_asked_for() -> None:
    pixels = render_image(model_of(Quad(plain(), y=10)), None, Camera(), ViewOptions(), (120, 80))
    assert pixels.shape == (80, 120, 4)
    assert pixels.dtype == np.uint8
    assert_color(pixels[40, 60].astype(int), RED)


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_the_same_model_gives_the_same_picture_again(tmp_path: Path) -> None:
    save_image(tmp_path / "a.png", np.random.default_rng(1).integers(0, 255, (32, 32, 3)).tolist())
    model = model_of(Quad(plain((1, 1, 1), texture=0), y=10), textures=("a.png",))
    first, second = (render_image(model, tmp_path, Camera(), ViewOptions(), (64, 64)) for _ in range(2))
    np.testing.assert_array_equal(first, second)


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
@pytest.mark.parametrize("size", [(0, 10), (10, 10_000_000)])
def test_impossible_sizes_are_refused(size: tuple[int, int]) -> None:
    with pytest.raises(RenderError, match=str(size[1])):
        render_image(model_of(Quad(plain())), None, Camera(), ViewOptions(), size)


@pytest.mark.gl
def test_the_former_context_is_current_again_afterwards(gl: None) -> None:
    buffer = GL.glGenBuffers(1)
    GL.glBindBuffer(GL.GL_ARRAY_BUFFER, buffer)
    with offscreen_context():
        assert not GL.glIsBuffer(buffer)
    assert GL.glIsBuffer(buffer)


@pytest.mark.gl
def test_a_refused_shader_is_shown_with_its_line(gl: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "part.glsl").write_text("uniform float a;\n")
    (tmp_path / "bad.vert").write_text('#version 330 core\n#include "part.glsl"\nvoid main() { a = nonsense; }\n')
    monkeypatch.setattr(gpu, "resource", lambda folder, name: tmp_path / name)
    with pytest.raises(RenderError) as refused:
        gpu.Program("bad.vert", "bad.frag")
    assert "bad.vert" in str(refused.value)
    assert "void main() { a = nonsense; }" in str(refused.value)


def test_a_machine_without_egl_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(egl, "CDLL", missing)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(RenderError, match="libegl1"), offscreen_context():
        pass


def test_a_machine_whose_egl_has_no_display_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(egl, "_library", lambda: None)
    monkeypatch.setattr(egl, "_displays", lambda library: iter(()))
    with pytest.raises(RenderError, match=r"no OpenGL 3\.3 context"):
        egl.EglContext()
