"""Runs a script: one edit over all of it, and its output where it is wanted."""

from __future__ import annotations

import ast
import linecache
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import FrozenInstanceError, dataclass
from pathlib import Path
from types import CodeType
from typing import Any, TextIO

from editor.formats.progress import Cancelled
from editor.messages import TranslatableText
from editor.plugins import api
from editor.plugins.host import Host, running_in
from editor.plugins.script_model import ScriptModel

UNNAMED = "<script>"
READ_ONLY = "destination is read-only"  # what numpy says of a column that is written into


class ScriptError(Exception):
    """An exception of a script: the `line` of the `file` where it was raised, 0 where none is known, and its `text`.

    `traceback` is of the script's own lines alone, for whoever wants to see how it got there.
    """

    def __init__(self, file: str, line: int, text: str, traceback: str) -> None:
        super().__init__(TranslatableText("{}, line {}: {}", file, line, text))
        self.file = file
        self.line = line
        self.text = text
        self.traceback = traceback


def run_script(
    script: Path | str,
    model: ScriptModel,
    host: Host | None = None,
    *,
    output: TextIO | None = None,
    options: Mapping[str, str] | None = None,
) -> None:
    """Run a script on a model: a file where `script` is a Path, otherwise its text.

    It finds `model`, `host`, `api` and `options`, texts by name. All that it does to the model is one step, and what
    it prints goes to `output`. ScriptError when it raised, with the model as before; Cancelled when the user had
    enough; OSError when the file cannot be read.
    """
    host = host or model.host
    source = Source(script.read_bytes(), str(script), script.stem) if isinstance(script, Path) else Source(script)
    run_source(source, model, script_names(model, host, source.file, options), host, output=output)


@dataclass(frozen=True, slots=True)
class Source:
    """A script to run. `file`: name in errors; `step`: the name of the step; `echoes`: print values, as a console."""

    text: str | bytes
    file: str = UNNAMED
    step: str = "Script"
    echoes: bool = False


def script_names(
    model: ScriptModel, host: Host, file: str = UNNAMED, options: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """The names that a script finds already there."""
    return {
        "__name__": "__main__",
        "__file__": file,
        "model": model,
        "host": host,
        "api": api,
        "options": dict(options or {}),
    }


def run_source(
    source: Source,
    model: ScriptModel,
    names: dict[str, Any],
    host: Host,
    *,
    output: TextIO | None = None,
    errors: TextIO | None = None,
) -> None:
    """Run a source with `names`, which keep what it defines; raises as `run_script` does.

    `errors`: where its stderr goes, by default to `output`, too.
    """
    file = source.file
    if isinstance(source.text, str):
        linecache.cache[file] = (len(source.text), None, source.text.splitlines(keepends=True), file)
    with ExitStack() as stack:
        if output is not None:
            stack.enter_context(redirect_stdout(output))
            stack.enter_context(redirect_stderr(errors or output))
        if source.echoes:
            stack.enter_context(_echoing_expressions(names))
        stack.enter_context(running_in(host))
        try:
            with model.edit(source.step):
                _execute(_compiled(source), names)
        except Cancelled:
            raise
        except (Exception, SystemExit) as error:
            raise _script_error(error, file) from error


def _compiled(source: Source) -> CodeType:
    tree: ast.Module | ast.Interactive = ast.parse(source.text, source.file)
    if source.echoes:
        tree = ast.Interactive(tree.body)
    return compile(tree, source.file, "single" if source.echoes else "exec", dont_inherit=True)


@contextmanager
def _echoing_expressions(names: dict[str, Any]) -> Iterator[None]:
    """Print what an expression gives, and keep it as `_`. Python's own hook would keep it for all of the program."""

    def show(value: object) -> None:
        if value is not None:
            names["_"] = value
            print(repr(value))

    before, sys.displayhook = sys.displayhook, show
    try:
        yield
    finally:
        sys.displayhook = before


def _execute(code: CodeType, names: dict[str, Any]) -> None:
    """Run what was compiled; sys.exit() without a reason is an end like any other."""
    try:
        exec(code, names)
    except SystemExit as end:
        if end.code not in (None, 0):
            raise


def _script_error(error: BaseException, file: str) -> ScriptError:
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    line = own[-1].lineno or 0 if own else 0
    if isinstance(error, SyntaxError) and error.filename == file:
        line = error.lineno or 0
    told = "".join([*traceback.format_list(own), *traceback.format_exception_only(error)])
    return ScriptError(file, line, _text(error), told)


def _text(error: BaseException) -> str:
    """Return the type and the message of an error; a refusal can still be translated."""
    if isinstance(error, SystemExit):
        return str(error)
    if isinstance(error, FrozenInstanceError) or READ_ONLY in str(error):
        return TranslatableText(
            '{}: {}. Rows can only be read here; they change by model.edit: "with model.edit() as edit: '
            'edit.set(table, rows, field, value)"',
            type(error).__name__,
            str(error),
        )
    said = error.msg if isinstance(error, SyntaxError) else error.args[0] if error.args else ""
    kind = type(error).__name__
    return TranslatableText("{}: {}", kind, said if isinstance(said, str) else str(error)) if str(error) else kind
