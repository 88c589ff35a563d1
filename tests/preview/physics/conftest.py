"""Nothing here can be tested where there is no Bullet."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("panda3d") else ["test_*.py"]
