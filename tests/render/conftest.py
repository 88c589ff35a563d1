"""Gives the tests of drawing an OpenGL context without a window."""

import os
from collections.abc import Iterator

import pytest

from editor.render.graphics import RenderError
from editor.render.offscreen.offscreen import offscreen_context

# Ask for errors after every call: a test should fail where one is made.
os.environ["PYOPENGL_ERROR_CHECKING"] = "1"


@pytest.fixture
def gl() -> Iterator[None]:
    """Have an OpenGL context current for the length of the test; skip where there is none, except on CI."""
    try:
        context = offscreen_context()
        context.__enter__()
    except RenderError as error:
        if "CI" in os.environ:
            raise
        pytest.skip(str(error))
    yield
    context.__exit__(None, None, None)


@pytest.fixture
def uploads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of all that is uploaded from now on, in bytes."""
    sizes: list[int] = []
    buffer = pytest.importorskip("editor.render.gpu").Buffer  # not before the above has come to pass
    fill, update = buffer.fill, buffer.update
    monkeypatch.setattr(buffer, "fill", lambda self, array: (sizes.append(array.nbytes), fill(self, array))[1])
    monkeypatch.setattr(
        buffer, "update", lambda self, first, array: (sizes.append(array.nbytes), update(self, first, array))[1]
    )
    return sizes
