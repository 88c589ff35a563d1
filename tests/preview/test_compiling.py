"""The kernels as machine code: equal to plain Python, kept on disk, and done without where they cannot be had."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from editor.model.bones import APPEND, Bone, IkLink
from editor.preview import compiling
from editor.preview.compiling import PLAIN, Kernels
from editor.preview.pose import Pose
from editor.preview.skeleton import Skeleton
from tests.preview.skeletons import KNEE, ik


class FakeCompiler:
    """Stands for numba: what it compiles is plain Python, and it notes what it was told."""

    def __init__(self, fails_with_cache: bool = False, disabled: int = 0) -> None:
        self.config = SimpleNamespace(CACHE_DIR="before", DISABLE_JIT=disabled)
        self.folders: list[str | None] = []
        self.fails_with_cache = fails_with_cache

    def njit(self, cache: bool) -> Callable[[Any], Any]:
        if cache and self.fails_with_cache:
            raise RuntimeError("no locator available")
        self.folders.append(self.config.CACHE_DIR if cache else None)
        return lambda function: function

    @property
    def used(self) -> set[str]:
        return {folder for folder in self.folders if folder is not None}


@pytest.fixture(autouse=True)
def _nothing_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "_in_use", compiling._InUse())


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> FakeCompiler:
    fake = FakeCompiler()
    monkeypatch.setitem(sys.modules, "numba", fake)
    return fake


def creature(rng: np.random.Generator, size: int = 60) -> list[Bone]:
    """Bones in random order of levels, some that append, and four chains of IK, limited and not."""
    bones = [
        Bone(
            position=tuple(rng.normal(size=3)),
            parent=int(rng.integers(-1, row)) if row else -1,
            level=int(rng.integers(0, 2)),
            flags=APPEND if row % 7 == 6 else 0,
            append_parent=int(rng.integers(0, size)),
            append_ratio=float(rng.normal()),
        )
        for row in range(size)
    ]
    for target in (10, 25, 40, 55):
        links = [IkLink(target - 3, True, *KNEE), IkLink(target - 2, True, (-1, -1, -1), (1, 1, 1)), IkLink(target - 1)]
        bones.append(ik(target, links, loops=10, degrees=30, position=tuple(rng.normal(size=3))))
    return bones


def placed_with(kernels: Kernels, bones: list[Bone], pose: Pose) -> np.ndarray:
    """(bones, 7)."""
    compiling.use(kernels)
    bone_transforms = Skeleton(bones).solve(pose)
    return np.hstack((bone_transforms.rotations, bone_transforms.positions))


def test_both_kinds_are_equal(compiled_kernels: Kernels):
    rng = np.random.default_rng(3)
    for _ in range(20):
        bones = creature(rng)
        pose = Pose.at_rest(len(bones), 0)
        pose.rotations[:] = rng.normal(size=(len(bones), 4))
        pose.offsets[:] = rng.normal(size=(len(bones), 3))
        plain, compiled = (placed_with(kernels, bones, pose) for kernels in (PLAIN, compiled_kernels))
        assert np.abs(plain - compiled).max() < 1e-9


def test_warming_up(tmp_path: Path, compiler: FakeCompiler):
    assert not compiling.is_compiled()
    assert compiling.warm_up(tmp_path) is None
    assert compiling.is_compiled()
    done = len(compiler.folders)
    assert compiling.warm_up(tmp_path) is None
    assert len(compiler.folders) == done
    (folder,) = compiler.used
    assert Path(folder).parent == tmp_path
    assert compiler.config.CACHE_DIR == "before"


def test_warming_up_on_several_threads(tmp_path: Path, compiler: FakeCompiler):
    threads = [Thread(target=compiling.warm_up, args=(tmp_path,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert compiling.is_compiled()
    assert len(compiler.folders) == len(set(kernel_names()))


def kernel_names() -> list[str]:
    modules = [vars(module).items() for module in compiling.MODULES]
    return [name for items in modules for name, value in items if compiling._is_kernel(value)]


def test_no_two_kernels_have_one_name():
    """They would take each other's place when they are compiled."""
    named: dict[str, object] = {}
    for module in compiling.MODULES:
        for name, value in vars(module).items():
            if not name.startswith("__") and name != "annotations":
                assert named.setdefault(name, value) is value or (name.isupper() and named[name] == value), name


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setitem(sys.modules, "numba", None)
    reason = compiling.warm_up(tmp_path)
    assert reason is not None
    assert "numba" in reason
    assert compiling.warm_up(tmp_path) == reason
    assert compiling.kernels() is PLAIN


def test_a_compiler_that_is_told_not_to(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "numba", FakeCompiler(disabled=1))
    assert "NUMBA_DISABLE_JIT" in (compiling.warm_up(None) or "")


def test_a_compiler_that_fails(monkeypatch: pytest.MonkeyPatch, compiler: FakeCompiler):
    def fail(cache: bool) -> None:
        raise AssertionError("LLVM says no")

    monkeypatch.setattr(compiler, "njit", fail)
    assert compiling.warm_up(None) == "AssertionError: LLVM says no"
    assert compiling.kernels() is PLAIN


def test_a_cache_that_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    fake = FakeCompiler(fails_with_cache=True)
    monkeypatch.setitem(sys.modules, "numba", fake)
    assert compiling.warm_up(tmp_path) is None
    assert not fake.used


def test_a_cache_that_cannot_be_written(tmp_path: Path, compiler: FakeCompiler):
    (tmp_path / "file").write_bytes(b"")
    assert compiling.warm_up(tmp_path / "file" / "kernels") is None
    assert compiling.is_compiled()
    assert not compiler.used


def test_what_is_compiled_is_kept(compiled_kernels: Kernels, kernel_cache: Path, tmp_path: Path):
    """Loaded the next time; a damaged file is no hindrance."""
    shutil.copytree(kernel_cache, tmp_path, dirs_exist_ok=True)
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*.nb?")}
    assert kept
    assert compiling.compiled(tmp_path).are_compiled
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.nb?")} == kept
    for path in kept:
        path.write_bytes(b"damaged")
    assert compiling.compiled(tmp_path).are_compiled
