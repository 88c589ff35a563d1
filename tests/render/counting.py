"""Counts what is asked of OpenGL, or keeps some of it from being done, for tests and benchmarks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from OpenGL import GL

from editor.render import gpu

DRAWING = ("glDrawElements", "glDrawArrays", "glDrawElementsInstanced", "glDrawArraysInstanced")


@contextmanager
def counted(left_out: Collection[str] = ()) -> Iterator[Counter[str]]:
    """The calls by name, as they come; those `left_out` are counted, but do nothing."""
    calls: Counter[str] = Counter()
    with pytest.MonkeyPatch.context() as patch:
        for module in (GL, gpu):
            for name, function in vars(module).copy().items():
                if name.startswith("gl") and name[2:3].isupper() and callable(function):
                    patch.setattr(module, name, _wrapped(name, function, calls, name in left_out))
        yield calls


def _wrapped(name: str, function: Callable[..., Any], calls: Counter[str], is_left_out: bool) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        calls[name] += 1
        return None if is_left_out else function(*arguments)

    return call
