"""Tells about Katachi and this computer, with ten things to try on Windows: to be filled in and sent to the authors."""

from __future__ import annotations

import argparse
from pathlib import Path

from editor.cli.output import DONE, FAILED, fault
from editor.desktop.report import report


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
