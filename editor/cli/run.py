"""Runs a script on models: SCRIPT.py MODEL… [--option NAME=VALUE]… [-o OUT]. All that it does to a model is one step.

The script finds `model`, `api` (editor.plugins.api), `host` and `options`. Without -o no model is written, and with it
`host.out` is where.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TextIO

from editor.cli.output import (
    DONE,
    FAILED,
    PROBLEMS,
    Entry,
    add_json,
    fail,
    load,
    outputs,
    print_json,
    print_warnings,
    print_written,
    report,
    save,
)
from editor.formats.progress import Cancelled
from editor.plugins.host import PlainHost
from editor.plugins.run_script import ScriptError, run_script
from editor.plugins.script_model import EditedContent, ScriptModel


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("script", metavar="SCRIPT.py")
    parser.add_argument("models", nargs="+", metavar="MODEL")
    parser.add_argument("-o", "--output", metavar="OUT", help="a file; for several models a folder")
    parser.add_argument(
        "--option", action="append", type=option, default=[], metavar="NAME=VALUE", help="what the script is told"
    )
    add_json(parser)


def option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{text}: NAME=VALUE expected")
    return name, value


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    script = Path(arguments.script)
    if not script.is_file():
        parser.error(f"{script}: no such script")
    files = [Path(file) for file in arguments.models]
    outs = outputs(files, Path(arguments.output), parser) if arguments.output else [None] * len(files)
    options = dict(arguments.option)
    entries: list[Entry] = [{"file": str(file)} for file in files]
    for entry, out in zip(entries, outs, strict=True):
        entry |= {} if out is None else {"out": str(out)}
    output = sys.stderr if arguments.json else None  # for what the script prints
    code = max(_run(script, entry, options, output) for entry in entries)
    if arguments.json:
        print_json(entries)
    return code


def _run(script: Path, entry: Entry, options: dict[str, str], output: TextIO | None) -> int:
    """Run the script on the file of an entry, and write its `out` if it has one; the exit code."""
    file, out = entry["file"], Path(entry["out"]) if "out" in entry else None
    content = load(file, entry)
    if content is None:
        return FAILED
    target = ScriptModel(EditedContent(content), PlainHost(content.path, out))
    try:
        run_script(script, target, output=output, options=options)
    except ScriptError as error:
        fail(f"{file}: {error}", entry)
        return PROBLEMS
    except Cancelled:
        fail(f"{file}: the script was stopped", entry)
        return PROBLEMS
    except OSError as error:
        report(str(script), error, entry)
        return FAILED
    if out is None:
        return DONE
    if not save(content, out, entry):
        return FAILED
    if entry["losses"] or entry["warnings"]:  # on stderr, as stdout is the script's
        print_written(entry, sys.stderr)
        print_warnings(entry, sys.stderr)
    return DONE
