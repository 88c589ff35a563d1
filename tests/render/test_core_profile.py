"""No more OpenGL is used than 3.3 core has, so that the 4.1 core of macOS is enough."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys

import pytest

VERSIONS = ("1_0", "1_1", "1_2", "1_3", "1_4", "1_5", "2_0", "2_1", "3_0", "3_1", "3_2", "3_3")
USED = re.compile(r"\bGL\.((?:gl[A-Z]|GL_[A-Z])\w+)")


def drawn_on_a_mac(checkout, *arguments: str) -> list[str]:
    """What core_4_1 prints: a version, and messages of faults."""
    version = {"MESA_GL_VERSION_OVERRIDE": "4.1FC", "MESA_GLSL_VERSION_OVERRIDE": "410"}
    environment = os.environ | version | {"PYOPENGL_ERROR_CHECKING": "0"}  # messages tell of errors
    command = [sys.executable, "-m", "tests.render.core_4_1", *arguments]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("4.1 "), done.stderr
    assert done.returncode in (0, 1), done.stderr
    return done.stdout.split("\n", 1)[1].split("\n")[:-1]


@pytest.mark.gl
@pytest.mark.skipif(sys.platform != "linux", reason="Mesa makes such a context")
def test_everything_is_drawn_with_what_macos_has(checkout):
    assert [text for text in drawn_on_a_mac(checkout) if text] == []


@pytest.mark.gl
@pytest.mark.skipif(sys.platform != "linux", reason="Mesa makes such a context")
def test_what_is_wrong_there_is_told(checkout):
    assert any("glLineWidth" in text for text in drawn_on_a_mac(checkout, "--provoke"))


def test_only_names_of_3_3_are_used(checkout):
    known = {
        name for version in VERSIONS for name in dir(importlib.import_module(f"OpenGL.raw.GL.VERSION.GL_{version}"))
    }
    sources = (checkout / "editor" / "render").rglob("*.py")
    used = {name for source in sources for name in USED.findall(source.read_text("utf-8"))}
    assert len(used) > 50
    # PyOpenGL's own, for glGenBuffers and the like with plain numbers.
    assert {name for name in used - known if name + "v" not in known} == set()


def test_shaders_are_of_3_3(checkout):
    shaders = [
        *(checkout / "resources" / "shaders").glob("*.vert"),
        *(checkout / "resources" / "shaders").glob("*.frag"),
    ]
    assert shaders
    assert {shader.read_text("utf-8").splitlines()[0] for shader in shaders} == {"#version 330 core"}
