"""Lists models with their names, the textures that are missing and the errors that the checks find: FILE|FOLDER….

With - as a file, paths are read from standard input, a line each, and each is answered before the next one is read.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from editor.cli.model_summary import ModelSummaries, line_of
from editor.cli.output import DONE, FAILED, Entry, add_json, print_json
from editor.formats.model_files import models_at

NICE = 5  # of a process that works beside the window: the window comes first


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE|FOLDER", help="a model, a folder with models in it, or -")
    parser.add_argument(
        "--thumbnails", metavar="FOLDER", help="draw a picture of each into FOLDER, where all that is found is kept"
    )
    parser.add_argument("--json-lines", action="store_true", help="print a JSON object a line, as soon as it is there")
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    folder = Path(arguments.thumbnails) if arguments.thumbnails else None
    has_failed = False
    with closing(ModelSummaries(folder)) as summaries:

        def entries() -> Iterator[Entry]:
            nonlocal has_failed
            for path in _paths(arguments.files):
                entry = summaries.of_file(path)
                has_failed = has_failed or "error" in entry
                yield entry

        if arguments.json:
            print_json(entries())
        else:
            for entry in entries():
                _print(entry, arguments.json_lines)
    return FAILED if has_failed else DONE


def _paths(files: list[str]) -> Iterator[Path]:
    for file in files:
        if file != "-":
            yield from models_at(Path(file))
            continue
        if hasattr(os, "nice"):
            os.nice(NICE)
        while line := sys.stdin.buffer.readline():
            yield Path(os.fsdecode(line.rstrip(b"\r\n")))


def _print(entry: Entry, as_json: bool) -> None:
    if as_json:
        print(json.dumps(entry), flush=True)  # ASCII, for programs that read bytes
    elif "error" not in entry:
        print(line_of(entry))
