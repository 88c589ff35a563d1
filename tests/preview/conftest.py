"""Both kinds of kernels, for tests of what is made of them."""

from collections.abc import Iterator

import pytest

from editor.preview import compiling
from editor.preview.compiling import Kernels


@pytest.fixture(params=("plain", "compiled"))
def kernels(request: pytest.FixtureRequest) -> Iterator[Kernels]:
    """Every test with this runs on either kind."""
    before = compiling.kernels()
    chosen = compiling.PLAIN if request.param == "plain" else request.getfixturevalue("compiled_kernels")
    compiling.use(chosen)
    yield chosen
    compiling.use(before)
