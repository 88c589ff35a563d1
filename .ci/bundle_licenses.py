"""Gathers the licence texts of what is bundled; for bundle.spec."""

import functools
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import distributions
from pathlib import Path

TEXTS = Path(__file__).with_name("licenses")
NAMES = ("license", "licence", "copying", "notice")
# Where Python's own stands, as it was built, packaged by Debian, or installed on Windows.
OF_PYTHON = (
    Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
    Path(f"/usr/share/doc/python{sysconfig.get_python_version()}/copyright"),
    Path(sys.base_prefix, "LICENSE.txt"),
)

File = tuple[str, str]


def license_files(binaries: Iterable[Path]) -> list[File]:
    """(source, folder in the bundle) of each text: Python's, the packages' and those of the system's libraries."""
    python = next(path for path in OF_PYTHON if path.is_file())
    found = [(str(python), "licenses/python"), *_of_packages(), *_of_system(binaries)]
    return found + [(str(text), "licenses") for text in TEXTS.iterdir()]


def _of_packages() -> Iterator[File]:
    """All that is installed beside PyInstaller, whose own start-up code is in the bundle as well."""
    for package in distributions():
        for file in package.files or ():
            if any(name in file.name.lower() for name in NAMES) and ".dist-info" in file.parts[0]:
                yield str(package.locate_file(file)), f"licenses/{package.name.lower()}"


def _of_system(binaries: Iterable[Path]) -> Iterator[File]:
    """Debian's copyright files, where there is a dpkg to ask."""
    for package in sorted({name for path in binaries if (name := _debian_package(path))}):
        yield f"/usr/share/doc/{package}/copyright", f"licenses/system-{package}"


@functools.cache
def _debian_package(path: Path) -> str | None:
    if shutil.which("dpkg-query") is None or Path(sys.prefix) in path.parents:
        return None
    # Debian lists some libraries below /lib, though they lie in /usr/lib.
    for asked in (path, Path(str(path).removeprefix("/usr")), path.resolve()):
        owner = subprocess.run(["dpkg-query", "-S", asked], capture_output=True, text=True, check=False)
        if owner.returncode == 0:
            return owner.stdout.partition(":")[0]
    return None
