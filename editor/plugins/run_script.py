"""Runs a script: one edit over all of it, and its output where it is wanted."""

from __future__ import annotations

import linecache
import traceback
from collections.abc import Mapping
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from pathlib import Path
from types import CodeType
from typing import Any, TextIO

from editor.formats.progress import Cancelled
from editor.messages import TranslatableText
from editor.plugins import api
from editor.plugins.host import Host, running_in
from editor.plugins.script_model import ScriptModel

UNNAMED = "<script>"


class ScriptError(Exception):
    """What a script raised: the `line` of the `file` where it did, 0 where none is known, and `text`, what it says.

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
    file = str(script) if isinstance(script, Path) else UNNAMED
    source = script.read_bytes() if isinstance(script, Path) else script
    host = host or model.host
    names = {
        "__name__": "__main__",
        "__file__": file,
        "model": model,
        "host": host,
        "api": api,
        "options": dict(options or {}),
    }
    if isinstance(source, str):
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    with ExitStack() as stack:
        if output is not None:
            stack.enter_context(redirect_stdout(output))
            stack.enter_context(redirect_stderr(output))
        stack.enter_context(running_in(host))
        try:
            with model.edit(Path(file).stem if isinstance(script, Path) else "Script"):
                _execute(compile(source, file, "exec"), names)
        except Cancelled:
            raise
        except (Exception, SystemExit) as error:
            raise _script_error(error, file) from error


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
    """What an error says, after what kind it is; a refusal can still be said in another language."""
    if isinstance(error, SystemExit):
        return str(error)
    said = error.msg if isinstance(error, SyntaxError) else error.args[0] if error.args else ""
    kind = type(error).__name__
    return TranslatableText("{}: {}", kind, said if isinstance(said, str) else str(error)) if str(error) else kind
