"""Without panda3d there is no physics, and that is said; with it, it is loaded only when needed."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from editor.model.model import Model
from editor.preview.physics import engine
from editor.preview.physics.engine import PhysicsUnavailableError
from editor.preview.physics.physics import Physics


@pytest.fixture
def without_panda(monkeypatch: pytest.MonkeyPatch):
    def refuse(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}")

    engine.engine.cache_clear()
    monkeypatch.setattr(engine, "importlib", SimpleNamespace(import_module=refuse))
    yield
    engine.engine.cache_clear()


def test_it_is_there():
    assert engine.reason_unavailable() is None


def test_it_is_not_there(without_panda):
    assert "panda3d" in engine.reason_unavailable()
    with pytest.raises(PhysicsUnavailableError, match="panda3d"):
        Physics(Model())


def test_it_is_loaded_late():
    code = (
        "import sys; import editor.preview.physics.physics, editor.preview.posed_model;"
        "print([name for name in sys.modules if name.startswith('panda3d') or name.startswith('PySide6')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
