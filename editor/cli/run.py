"""Runs a script on models: SCRIPT.py MODEL… [--option NAME=VALUE]… [-o OUT]. All that it does to a model is one step.

The script finds `model`, `api` (editor.plugins.api), `host` and `options`. Without -o no model is written, and with it
`host.out` is where.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from editor import formats
from editor.cli.output import DONE, FAILED, PROBLEMS, Entry, fault, load, outputs, report
from editor.formats import FormatError
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
    return max(_run(script, str(file), out, options) for file, out in zip(files, outs, strict=True))


def _run(script: Path, file: str, out: Path | None, options: dict[str, str]) -> int:
    entry: Entry = {}
    content = load(file, entry)
    if content is None:
        return FAILED
    try:
        run_script(script, ScriptModel(EditedContent(content), PlainHost(content.path, out)), options=options)
    except ScriptError as error:
        fault(f"{file}: {error}")
        return PROBLEMS
    except Cancelled:
        fault(f"{file}: the script was stopped")
        return PROBLEMS
    except OSError as error:
        report(str(script), error, entry)
        return FAILED
    return DONE if out is None else _save(content, out, entry)


def _save(content: formats.Content, out: Path, entry: Entry) -> int:
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        losses = formats.save(content, out)
    except (FormatError, OSError) as error:
        report(str(out), error, entry)
        return FAILED
    for loss in losses:
        fault(f"{out}: not kept: {loss}")
    return DONE
