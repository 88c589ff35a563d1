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
from typing import Annotated, Any, NamedTuple, get_origin, get_type_hints

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import AnyArray
from editor.preview.kernels import bones, frame, ik, layout, rotations, tracks
from editor.preview.kernels.layout import KernelRecords

Kernel = Callable[..., None]

MODULES = (layout, rotations, bones, ik, frame, tracks)


class Kernels(NamedTuple):
    """The functions that are called from outside of the kernels. Compiled ones take arrays, the others lists."""

    take_pose: Kernel
    run: Kernel
    drive: Kernel
    sample_bones: Kernel
    sample_weights: Kernel
    morph_bones: Kernel
    are_compiled: bool

    def sequence(self, values: AnyArray) -> Any:
        """Return a copy of an array of any shape as the flat sequence that the kernels take."""
        flat = np.array(values, order="C").reshape(-1)
        return flat if self.are_compiled else flat.tolist()

    def live(self, array: AnyArray) -> Any:
        """Return an array of any shape as a flat sequence, into which kernels may write; the array has to be whole.

        Plain Python is slower on it than on a list, but for few numbers that is less than to copy them all.
        """
        flat = array.reshape(-1)
        return flat if self.are_compiled else flat.data


ENTRANCES: dict[str, Kernel] = {
    "take_pose": frame.take_pose,
    "run": frame.run,
    "drive": frame.drive,
    "sample_bones": tracks.sample_bones,
    "sample_weights": tracks.sample_weights,
    "morph_bones": frame.morph_bones,
}
PLAIN = Kernels(**ENTRANCES, are_compiled=False)


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
    """The records with arrays in place of lists, as the compiled kernels take them."""
    kinds = get_type_hints(KernelRecords, include_extras=True).values()
    lists: KernelRecords | tuple[Any, ...] = records
    arrays: list[Any] = [_array_of(kind, values) for kind, values in zip(kinds, lists, strict=True)]
    return KernelRecords(*arrays)


def _compile_all(njit: Callable[..., Any], caches: bool) -> Kernels:
    """All functions of the kernels compiled, each to call the compiled others; they run once, so as to be ready."""
    shared: dict[str, Any] = {"__name__": frame.__name__}
    for module in MODULES:
        shared.update((name, value) for name, value in vars(module).items() if not name.startswith("__"))
    for function in [value for value in shared.values() if _is_kernel(value)]:
        twin = FunctionType(function.__code__, shared, function.__name__)
        twin.__module__ = function.__module__
        # An entrance holds what it calls, in its file as well.
        shared[function.__name__] = njit(cache=caches and function.__name__ in ENTRANCES)(twin)
    for name, kernel in ENTRANCES.items():
        shared[name](*_arguments_for_nothing(kernel))
    return Kernels(**{name: shared[name] for name in ENTRANCES}, are_compiled=True)


def _arguments_for_nothing(kernel: Kernel) -> list[Any]:
    """Arguments of the types that a kernel takes, with which it does nothing."""
    *kinds, _ = get_type_hints(kernel, include_extras=True).values()
    return [_array_of(kind, ()) if get_origin(kind) is Annotated else kind() for kind in kinds]


def _array_of(kind: Any, values: ArrayLike) -> AnyArray:
    """An array of one of the types of sequences that kernels take."""
    return np.array(values, *kind.__metadata__)


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
