"""Nothing here can be tested where there is no Bullet; and no world may be left when a test ends."""

from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.preview.physics.worlds import open_worlds

collect_ignore_glob = [] if find_spec("panda3d") else ["test_*.py"]


@pytest.fixture(autouse=True)
def _no_open_worlds() -> Iterator[None]:
    """Fail the test if something keeps a world of its after it."""
    before = open_worlds()
    yield
    left = [world for world in open_worlds() if world not in before]
    for world in left:
        world.close()  # the next test is not to blame
    assert not left
