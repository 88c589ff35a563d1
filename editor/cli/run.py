"""Runs a script on models: SCRIPT.py MODEL… [--option NAME=VALUE]… [-o OUT]. All that it does to a model is one step.

The script finds `model`, `api` (editor.plugins.api), `host` and `options`. Without -o no model is written, and with it
`host.out` is where.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TextIO

from editor.cli.session import (
    FAILED,
    PROBLEMS,
    Ended,
    Entry,
    add_json,
    add_licence_confirmed,
    fail,
    output_files,
    print_saved,
    process,
    read,
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
    add_licence_confirmed(parser)
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
    outs = output_files(files, Path(arguments.output), parser) if arguments.output else [None] * len(files)
    named = (
        ({"file": str(file)} if out is None else {"file": str(file), "out": str(out)}, out)
        for file, out in zip(files, outs, strict=True)
    )
    output = sys.stderr if arguments.json else None  # for what the script prints
    work = partial(_run, script, dict(arguments.option), output, arguments.licence_confirmed)
    return process(named, work, _print, as_json=arguments.json)


def _run(
    script: Path,
    options: dict[str, str],
    output: TextIO | None,
    licence_confirmed: bool,
    entry: Entry,
    out: Path | None,
) -> None:
    """Run the script on the file of an entry, and write another if one is wanted."""
    content, file = read(entry), entry["file"]
    target = ScriptModel(EditedContent(content), PlainHost(content.path, out))
    try:
        run_script(script, target, output=output, options=options)
    except ScriptError as error:
        fail(f"{file}: {error}", entry)
        raise Ended(PROBLEMS) from error
    except Cancelled as error:
        fail(f"{file}: the script was stopped", entry)
        raise Ended(PROBLEMS) from error
    except OSError as error:
        report(str(script), error, entry)
        raise Ended(FAILED) from error
    if out is not None:
        save(content, out, entry, licence_confirmed=licence_confirmed)


def _print(entry: Entry) -> None:
    """Tell of a file on stderr, as stdout is the script's, if there is anything to be told of it."""
    if entry.get("losses") or entry.get("warnings"):
        print_saved(entry, sys.stderr)
