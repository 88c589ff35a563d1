"""Contains what the code of plug-ins raises: it becomes a PluginFailedError, which names the plug-in and its line."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from editor.formats.progress import Cancelled
from editor.messages import TranslatableText
from editor.plugins.plugin import LoadedPlugin

_log = logging.getLogger(__name__)


class PluginFailedError(ValueError):
    """Failure of a plug-in, as a TranslatableText. A ValueError: whoever can be refused goes on."""

    @property
    def text(self) -> TranslatableText:
        told: TranslatableText = self.args[0]
        return told


@contextmanager
def contained(of: LoadedPlugin, what: str, *passing: type[Exception]) -> Iterator[None]:
    """Have what the block raises become a PluginFailedError, but for `passing` and Cancelled. `what`: for the log."""
    try:
        yield
    except (Exception, SystemExit) as error:
        if isinstance(error, (Cancelled, *passing)):
            raise
        _log.warning("Plug-in %s, %s", of.id, what, exc_info=error)
        raise PluginFailedError(_told(of, error)) from error


def _told(of: LoadedPlugin, error: BaseException) -> TranslatableText:
    said = error.args[0] if error.args and isinstance(error.args[0], TranslatableText) else str(error)
    kind = type(error).__name__
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_of(of, frame.filename)]
    if not own:
        return TranslatableText("plug-in {} failed: {}: {}", of.name, kind, said)
    file, line = Path(own[-1].filename).name, own[-1].lineno
    return TranslatableText("plug-in {} failed: {}: {} ({}, line {})", of.name, kind, said, file, line)


def _is_of(plugin: LoadedPlugin, file: str) -> bool:
    return plugin.source is not None and Path(file).is_relative_to(plugin.source)
