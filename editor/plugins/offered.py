"""Additions of the loaded plug-ins to the lists of the program, with their failures contained.

What the code of plug-ins raises becomes a PluginFailedError, which names the plug-in and its line.
"""

from __future__ import annotations

import dataclasses
import inspect
import io
import logging
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial, wraps
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import numpy as np

from editor.formats import Content, FormatError
from editor.formats.binary import FileBuffer
from editor.formats.file_format import FileFormat
from editor.formats.progress import Cancelled, NoProgress, Progress
from editor.formats.registry import READERS, WRITERS
from editor.late_imports import resolved
from editor.math3d.arrays import Float32Array
from editor.messages import Finding, Message, Messages, TranslatableText
from editor.model.model import Model
from editor.operations.checks.check import Check, CheckSubject
from editor.operations.checks.fixing import FIX, fix_operation
from editor.operations.operation import Operation, Result
from editor.plugins.plugin import LoadedPlugin, PluginCommand, PluginFormat, PluginMode, PluginPane, PluginTool
from editor.plugins.script_model import EditedContent, ScriptModel
from editor.render.modes import MMD, ModeRow
from editor.render.overlays.overlay_input import OverlayInput
from editor.render.overlays.overlay_lines import NOTHING, AttachedLines
from editor.render.overlays.overlay_list import Overlay, OverlayPart

_log = logging.getLogger(__name__)
Failed = Callable[[LoadedPlugin, TranslatableText], None]  # told of what could not be drawn
Made = TypeVar("Made")
PMX = ".pmx"  # what holds all that a model can be
REFUSALS = (ValueError, FormatError)  # by which a plug-in says in its own words what it cannot do


class PluginFailedError(ValueError):
    """Failure of a plug-in, as a TranslatableText. A ValueError: whoever can be refused goes on."""

    @property
    def text(self) -> TranslatableText:
        told: TranslatableText = self.args[0]
        return told


@contextmanager
def failures_contained(of: LoadedPlugin, what: str, *passing: type[Exception]) -> Iterator[None]:
    """Have what the block raises become a PluginFailedError, but for `passing` and Cancelled. `what`: for the log."""
    try:
        yield
    except (Exception, SystemExit) as error:
        if isinstance(error, (Cancelled, *passing)):
            raise
        _log.warning("Plug-in %s, %s", of.id, what, exc_info=error)
        raise PluginFailedError(_failure_text(of, error)) from error


def attempt(run: Callable[[], Made], instead: Made, of: LoadedPlugin, what: str, failed: Failed) -> Made:
    """Return what code of a plug-in makes; `instead` where it fails, of which `failed` is told."""
    try:
        with failures_contained(of, what):
            return run()
    except PluginFailedError as failure:
        failed(of, failure.text)
        return instead


def _failure_text(of: LoadedPlugin, error: BaseException) -> TranslatableText:
    said = error.args[0] if error.args and isinstance(error.args[0], TranslatableText) else str(error)
    kind = type(error).__name__
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_of(of, frame.filename)]
    if not own:
        return TranslatableText("plug-in {} failed: {}: {}", of.name, kind, said)
    file, line = Path(own[-1].filename).name, own[-1].lineno
    return TranslatableText("plug-in {} failed: {}: {} ({}, line {})", of.name, kind, said, file, line)


def _is_of(plugin: LoadedPlugin, file: str) -> bool:
    return plugin.source is not None and Path(file).is_relative_to(plugin.source)


@dataclass(frozen=True, slots=True)
class OfferedCommand:
    """A command, and the plug-in that it is of."""

    command: PluginCommand
    of: LoadedPlugin


@dataclass(frozen=True, slots=True)
class OfferedPane:
    """A pane, and the plug-in that it is of."""

    pane: PluginPane
    of: LoadedPlugin

    @property
    def name(self) -> str:
        """Its name among the panes of the window, whose own have no dots."""
        return f"{self.of.id}.{self.pane.name}"


@dataclass(frozen=True, slots=True)
class OfferedTool:
    """A tool of the model view, and the plug-in that it is of."""

    tool: PluginTool
    of: LoadedPlugin


def commands_of(plugins: Iterable[LoadedPlugin]) -> dict[str, OfferedCommand]:
    """By id."""
    return {row.id: OfferedCommand(row, one) for one in plugins if one.plugin for row in one.plugin.commands}


def tools_of(plugins: Iterable[LoadedPlugin]) -> dict[str, OfferedTool]:
    """By id."""
    return {row.id: OfferedTool(row, one) for one in plugins if one.plugin for row in one.plugin.tools}


def panes_of(plugins: Iterable[LoadedPlugin]) -> dict[str, OfferedPane]:
    """By their names among the panes of the window."""
    offered = [OfferedPane(row, one) for one in plugins if one.plugin for row in one.plugin.panes]
    return {pane.name: pane for pane in offered}


def checks_with_plugins(checks: Mapping[str, Check], plugins: Iterable[LoadedPlugin]) -> dict[str, Check]:
    """A copy of a list of checks, with those of the plug-ins that could be loaded. One that fails finds its failure."""
    added = [_check(check, one) for one in plugins if one.plugin for check in one.plugin.checks]
    return {**checks, **{check.code: check for check in added}}


def with_plugins(
    operations: Mapping[str, Operation], checks: Mapping[str, Check], plugins: Sequence[LoadedPlugin]
) -> dict[str, Operation]:
    """A copy of a list of operations, with those of the plug-ins that could be loaded, whose failures are contained.

    What mends faults mends those that the plug-ins' `checks` find, too.
    """
    if not any(one.plugin for one in plugins):
        return dict(operations)
    added = [_operation(operation, one) for one in plugins if one.plugin for operation in one.plugin.operations]
    offered = {**operations, **{operation.id: operation for operation in added}}
    offered[FIX] = fix_operation(checks_with_plugins(checks, plugins), offered)
    return offered


def formats_of(plugins: Iterable[LoadedPlugin]) -> list[FileFormat]:
    """The formats of plug-ins as the list of formats takes them. Whatever goes wrong in one becomes a FormatError."""
    return [_format(row, one) for one in plugins if one.plugin for row in one.plugin.formats]


def overlays_of(plugins: Iterable[LoadedPlugin], failed: Failed) -> list[Overlay]:
    """The overlays of plug-ins, by names of the plug-in, a dot and their own. Of one that fails nothing is drawn."""
    return [_overlay(row, one, failed) for one in plugins if one.plugin for row in one.plugin.overlays]


def modes_of(plugins: Iterable[LoadedPlugin], failed: Failed) -> dict[str, ModeRow]:
    """The display modes of plug-ins, by names of the plug-in, a dot and their own."""
    rows = [(one, row) for one in plugins if one.plugin for row in one.plugin.modes]
    return {f"{one.id}.{row.name}": _mode(row, one, failed) for one, row in rows}


# -- display modes -----------------------------------------------------------------------------------------------------


def _mode(mode: PluginMode, of: LoadedPlugin, failed: Failed) -> ModeRow:
    """A row that looks as in MMD where its plug-in fails."""

    def made(model: Model) -> Float32Array:
        values = np.array(mode.values(model), np.float32)
        if values.shape != (len(model.vertices),):
            raise TypeError(f"{len(model.vertices)} numbers expected, not {values.shape}")
        return values

    def values(model: Model) -> Float32Array:
        return attempt(partial(made, model), np.full(len(model.vertices), np.nan, np.float32), of, mode.name, failed)

    return ModeRow(mode.label, of.id, MMD, is_lit=True, tip=mode.help, values=values)


# -- overlays ----------------------------------------------------------------------------------------------------------


def _overlay(overlay: Overlay, of: LoadedPlugin, failed: Failed) -> Overlay:
    parts = tuple(dataclasses.replace(part, make=_contained_make(part, overlay, of, failed)) for part in overlay.parts)
    return dataclasses.replace(overlay, name=f"{of.id}.{overlay.name}", parts=parts, is_of_window=True)


def _contained_make(part: OverlayPart, overlay: Overlay, of: LoadedPlugin, failed: Failed) -> Callable[..., Any]:
    def made(overlay_input: OverlayInput) -> AttachedLines:
        lines = part.make(overlay_input)
        if not isinstance(lines, AttachedLines):
            raise TypeError(f"{lines!r} is no AttachedLines")
        return lines

    return lambda overlay_input: attempt(partial(made, overlay_input), NOTHING, of, overlay.name, failed)


# -- operations --------------------------------------------------------------------------------------------------------


def _operation(operation: Operation, of: LoadedPlugin) -> Operation:
    """The operation of a plug-in, which refuses, and names the plug-in, where its code fails."""

    def guarded(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def run(*arguments: Any) -> Any:
            with failures_contained(of, operation.id, ValueError):
                made = function(*arguments)
            return finished(made) if isinstance(made, Generator) else made

        @wraps(function)
        def steps(*arguments: Any) -> Generator[float, None, Any]:
            return (yield from finished(function(*arguments)))

        def finished(work: Generator[float, None, Any]) -> Generator[float, None, Any]:
            with failures_contained(of, operation.id, ValueError):
                return (yield from work)

        # Whoever prepares an operation tells by its function whether that is a generator.
        return steps if inspect.isgeneratorfunction(resolved(function)) else run

    def function(*arguments: Any) -> Any:
        result = guarded(operation.function)(*arguments)
        is_after = isinstance(result, Result) and result.after is not None
        return dataclasses.replace(result, after=guarded(result.after)) if is_after else result

    prepare = guarded(operation.prepare) if operation.prepare is not None else None
    return dataclasses.replace(operation, function=function, prepare=prepare)


# -- checks ------------------------------------------------------------------------------------------------------------


def _check(check: Check, of: LoadedPlugin) -> Check:
    """The check of a plug-in, which finds that it failed where its code fails."""

    def function(subject: CheckSubject) -> list[Finding]:
        try:
            with failures_contained(of, check.code):
                return list(check.function(subject))
        except PluginFailedError as failure:
            return [Finding(failure.text)]

    return dataclasses.replace(check, function=function)


# -- formats -----------------------------------------------------------------------------------------------------------


def _format(row: PluginFormat, of: LoadedPlugin) -> FileFormat:
    def read(buffer: FileBuffer, messages: Messages, progress: Progress) -> tuple[Model, Any]:
        with _failures_as_format_errors(of, row):
            assert row.read is not None
            return _read_by_plugin(row.read, buffer, messages, progress), None

    def write(content: Content, file: BinaryIO, progress: Progress, **_: object) -> list[Message]:
        with _failures_as_format_errors(of, row):
            assert row.write is not None
            data = _written_by_plugin(row.write, content)
        file.write(data)
        return []

    return FileFormat(row.extension, row.name, read if row.read else None, write if row.write else None)


@contextmanager
def _failures_as_format_errors(of: LoadedPlugin, row: PluginFormat) -> Iterator[None]:
    """Have what the block raises become a FormatError, with the name of the plug-in."""
    try:
        with failures_contained(of, row.extension, *REFUSALS, MemoryError):
            yield
    except PluginFailedError as failure:
        raise FormatError(failure.text) from failure
    except REFUSALS as refusal:
        said = refusal.detail if isinstance(refusal, FormatError) else refusal.args[0] if refusal.args else ""
        raise FormatError(TranslatableText("plug-in {}: {}", of.name, said)) from refusal


def _read_by_plugin(
    read: Callable[[bytes], ScriptModel], buffer: FileBuffer, messages: Messages, progress: Progress
) -> Model:
    """The model that a plug-in makes of a file, as if it came from a PMX file: its numbers finite, single precision."""
    made = read(buffer.array.tobytes())
    if not isinstance(made, ScriptModel):
        raise FormatError(TranslatableText("{} was returned instead of a model", repr(made)))
    held = io.BytesIO()
    WRITERS[PMX](Content(made.content.model), held, NoProgress())
    return READERS[PMX](FileBuffer(np.frombuffer(held.getbuffer(), np.uint8)), messages, progress)[0]  # type: ignore[no-any-return]


def _written_by_plugin(write: Callable[[ScriptModel], bytes], content: Content) -> bytes:
    """The bytes that a plug-in makes of a model, which is a copy."""
    copy = dataclasses.replace(content, model=content.model.snapshot())
    data = write(ScriptModel(EditedContent(copy)))
    if not isinstance(data, bytes):
        raise FormatError(TranslatableText("{} was returned instead of bytes", repr(data)))
    return data
