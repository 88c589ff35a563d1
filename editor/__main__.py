"""Starts Katachi: its command line where the first argument is one of its commands, the window otherwise.

Nothing heavy is imported before it is known which of the two is wanted; the command line never loads Qt.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from editor import __version__
from editor.late_imports import imported, read_no_sources_for_qt

USAGE_ERROR = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with the arguments `argv` (those of the process by default); the exit status."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if arguments and arguments[0].isalpha() and arguments[0] in _cli().COMMANDS:  # a file of that name is ./NAME
        return int(_cli().main(arguments))
    return _open_window(arguments)


def _cli() -> Any:
    """The command line; it takes the formats in, which the window wants to do later."""
    return imported("editor.cli")


def _is_word(argument: str) -> bool:
    """Return whether it could be the name of a command: no option, and no path or file name."""
    return argument.isalpha() and not Path(argument).exists()


def _open_window(arguments: Sequence[str]) -> int:
    parser = _parser()
    if not {"-h", "--help"}.isdisjoint(arguments):
        parser.epilog = _commands()
    files = parser.parse_args(arguments).files
    for file in files:
        if _is_word(file):
            parser.error(f"{file}: neither a command nor a file")
    if not _has_display():
        print("katachi: there is no display to open a window on (DISPLAY, WAYLAND_DISPLAY)", file=sys.stderr)
        return USAGE_ERROR
    read_no_sources_for_qt()
    return int(imported("editor.app").run([Path(file) for file in files]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "katachi",
        description="An editor for PMX and PMD, the model formats of MikuMikuDance.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="a model to open in the window")
    parser.add_argument("--version", action="version", version=f"katachi {__version__}")
    return parser


def _commands() -> str:
    lines = (f"  katachi {name:10}{what}\n" for name, what in _cli().COMMANDS.items())
    return f"Commands that need no window:\n{''.join(lines)}\nkatachi COMMAND --help says more about each."


def _has_display() -> bool:
    """Return whether Qt can open a window; only Unix desktops other than macOS may lack one."""
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in wanted)


if __name__ == "__main__":
    sys.exit(main())
