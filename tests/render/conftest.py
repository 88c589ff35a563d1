"""Gives the tests of drawing an OpenGL context without a window."""

import os
from collections.abc import Callable, Iterator

import pytest

from editor.render.graphics import RenderError
from editor.render.offscreen import offscreen
from editor.render.offscreen.contexts import Context, make_context
from editor.render.offscreen.platform import choose_opengl_platform

# Ask for errors after every call: a test should fail where one is made.
os.environ["PYOPENGL_ERROR_CHECKING"] = "1"


class _KeptContext:
    """An OpenGL context that stays when it is released, with the shaders that have been compiled in it."""

    def __init__(self) -> None:
        context = make_context()
        self.current, self.text, self.end = context.current, context.text, context.release

    def release(self) -> None:
        pass


@pytest.fixture(scope="session")
def _kept_context() -> Iterator[Callable[[], _KeptContext]]:
    """Give the context of all pictures, made when it is first needed."""
    made: list[_KeptContext] = []

    def give() -> _KeptContext:
        if not made:
            made.append(_KeptContext())
        return made[0]

    yield give
    for context in made:
        context.end()


@pytest.fixture(scope="module", autouse=True)
def _one_context_for_pictures(_kept_context: Callable[[], _KeptContext]) -> Iterator[None]:
    """Draw all pictures in one context, which is not that of `gl`: each would compile all shaders anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(offscreen, "make_context", _kept_context)
        yield


@pytest.fixture(scope="module")
def _gl_context() -> Iterator[Context]:
    """An OpenGL context for the tests of a file; skip where there is none, except on CI."""
    choose_opengl_platform("offscreen")
    try:
        context = make_context()
    except RenderError as error:
        if "CI" in os.environ:
            raise
        pytest.skip(str(error))
    yield context
    context.release()


@pytest.fixture
def gl(_gl_context: Context) -> Iterator[None]:
    """Have an OpenGL context current for the length of the test."""
    with _gl_context.current():
        yield


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
