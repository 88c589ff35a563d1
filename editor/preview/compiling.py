"""The kernels as Python runs them and, once `warm_up` has been called, as machine code; holds the one for the process.

Which of them it is changes speed only. Nothing here is needed: without numba, or without a folder for its cache, the
same functions run as plain Python, or are compiled at every start.
"""

from __future__ import annotations

import hashlib
import importlib
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, NamedTuple, get_type_hints

import numpy as np

from editor.preview.kernels import bones, frame, ik, layout, rotations
from editor.preview.kernels.layout import KernelRecords, Reals

MODULES = (layout, rotations, bones, ik, frame)


class Kernels(NamedTuple):
    """The entrances of `kernels.frame`. Compiled ones take arrays, the others lists."""

    run: Callable[..., None]
    follow: Callable[..., None]
    append_again: Callable[..., None]
    are_compiled: bool


PLAIN = Kernels(frame.run, frame.follow, frame.append_again, are_compiled=False)


class _InUse:
    """State that all skeletons of the process share, as they would share an imported module of machine code."""

    def __init__(self) -> None:
        self.kernels = PLAIN
        self.lock = Lock()
        self.is_settled = False
        self.reason: str | None = None


_in_use = _InUse()


def kernels() -> Kernels:
    """Return the kernels that a skeleton has to use for its next frame."""
    return _in_use.kernels


def use(chosen: Kernels) -> None:
    """Have every skeleton use these kernels from its next frame on."""
    _in_use.kernels = chosen


def is_compiled() -> bool:
    return _in_use.kernels.are_compiled


def warm_up(cache: Path | None) -> str | None:
    """Compile the kernels, or load them from the folder `cache`, and use them from now on. Takes seconds; any thread.

    Returns why it was not possible; everything then goes on in plain Python. Works once: later calls only tell.
    """
    with _in_use.lock:
        if not _in_use.is_settled:
            try:
                use(compiled(cache))
            except Exception as error:  # whatever the compiler dies of, the program can do without it
                _in_use.reason = f"{type(error).__name__}: {error}"
            _in_use.is_settled = True
        return _in_use.reason


def compiled(cache: Path | None) -> Kernels:
    """The kernels as machine code, ready to run. What numba raises passes through, but for trouble with the cache."""
    numba = importlib.import_module("numba")
    if numba.config.DISABLE_JIT:
        raise RuntimeError("numba is told not to compile (NUMBA_DISABLE_JIT).")
    folder = _writable_folder(cache)
    if folder is not None:
        try:
            with _caching_in(folder, numba.config):
                return _compile_all(numba.njit, caches=True)
        except Exception:  # a damaged file, a full disk: what is made anew needs neither
            pass
    return _compile_all(numba.njit, caches=False)


def arrays_of(records: KernelRecords) -> KernelRecords:
    """The records with float64 and int64 arrays in place of lists, as the compiled kernels take them."""
    kinds = get_type_hints(KernelRecords)
    arrays: list[Any] = [
        np.array(values, np.float64 if kinds[name] == Reals else np.int64)
        for name, values in zip(KernelRecords._fields, records, strict=True)
    ]
    return KernelRecords(*arrays)


def _compile_all(njit: Callable[..., Any], caches: bool) -> Kernels:
    """All functions of the kernels compiled, each to call the compiled others; they run once, so as to be ready."""
    shared: dict[str, Any] = {"__name__": frame.__name__}
    for module in MODULES:
        shared.update((name, value) for name, value in vars(module).items() if not name.startswith("__"))
    entrances = (frame.run, frame.follow, frame.append_again)
    for function in [value for value in shared.values() if _is_kernel(value)]:
        twin = FunctionType(function.__code__, shared, function.__name__)
        twin.__module__ = function.__module__
        # An entrance holds what it calls, in its file as well.
        shared[function.__name__] = njit(cache=caches and function in entrances)(twin)
    made = Kernels(shared["run"], shared["follow"], shared["append_again"], are_compiled=True)
    nothing = arrays_of(KernelRecords(*([] for _ in KernelRecords._fields)))
    made.run(*nothing, 0, 0)
    for follow in (made.follow, made.append_again):
        follow(nothing.order, nothing.bones, nothing.state, np.zeros(0, np.int64), 0)
    return made


def _is_kernel(value: object) -> bool:
    return isinstance(value, FunctionType) and value.__module__ in {module.__name__ for module in MODULES}


def _writable_folder(cache: Path | None) -> Path | None:
    """The folder for kernels of just this text: numba itself does not notice when what a function calls has changed."""
    if cache is None:
        return None
    try:
        text = b"".join(Path(str(module.__file__)).read_bytes() for module in MODULES)
        folder = cache / hashlib.sha256(text).hexdigest()[:16]
        folder.mkdir(parents=True, exist_ok=True)
        # Where it cannot write, numba would look for other folders, among them that of the program.
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


@contextmanager
def _caching_in(folder: Path, config: Any) -> Iterator[None]:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
