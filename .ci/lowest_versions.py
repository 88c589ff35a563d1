"""Prints the lowest versions that pyproject.toml allows of all dependencies, as constraints for pip.

    python .ci/lowest_versions.py >lowest.txt && PIP_CONSTRAINT=$PWD/lowest.txt .ci/setup dev

Those of tools that check the text of the program (extra `dev`) stay the newest.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

LOWEST = re.compile(r"([\w.-]+)>=([\w.]+)")


def constraints(pyproject: Path) -> Iterator[str]:
    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
    for line in (*project["dependencies"], *project["optional-dependencies"]["test"]):
        if not (found := LOWEST.match(line)):
            raise ValueError(f"{line!r} names no lowest version")
        yield "{}=={}".format(*found.groups())


if __name__ == "__main__":
    print(*constraints(Path(__file__).parents[1] / "pyproject.toml"), sep="\n")
