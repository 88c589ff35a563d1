"""Tells about Katachi and this computer, with ten things to try on Windows: to be filled in and sent to the authors."""

from __future__ import annotations

import argparse
import locale
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from editor import __version__
from editor.cli.session import DONE, FAILED, fault
from editor.render.graphics import is_software_used
from editor.render.offscreen.contexts import present_driver
from editor.resources import resource

PACKAGES = ("PySide6_Essentials", "numpy", "PyOpenGL", "numba", "panda3d")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("output", nargs="?", metavar="OUT", help="a file for it, in UTF-8; else it is printed")


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    text = report()
    if arguments.output is None:
        print(text, end="")
        return DONE
    try:
        Path(arguments.output).write_text(text, encoding="utf-8")
    except OSError as error:
        fault(f"{arguments.output}: {error.strerror or error}")
        return FAILED
    return DONE


def report() -> str:
    """Return versions, system and OpenGL driver, one line each, and ten things to try: English, then Japanese."""
    kind = "bundle" if getattr(sys, "frozen", False) else "package"
    drawn = f"{present_driver() or 'none'}{' (software was chosen)' if is_software_used() else ''}"
    facts = {
        "Katachi": f"{__version__}, {kind}",
        "System": platform.platform(),
        "Python": f"{platform.python_version()}, {', '.join(map(_version, PACKAGES))}",
        "Texts": f"{locale.getlocale()[0]}, {locale.getpreferredencoding(do_setlocale=False)}",
        "OpenGL": drawn,
    }
    lists = [resource("trial", f"{language}.txt").read_text(encoding="utf-8") for language in ("en", "ja")]
    return "\n".join([*(f"{name}: {told}" for name, told in facts.items()), "", "\n".join(lists)])


def _version(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"no {package}"
