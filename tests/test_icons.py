"""The icons: one set for light and one for dark windows, as the script draws them, with what the window asks for."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from editor.model.model import Model
from editor.render.overlays.overlay_list import OVERLAYS
from editor.resources import resource


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_icons", resource("make", "icons.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def drawings(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in folder.rglob("*.svg")}


def test_bundled_icons_are_what_the_script_draws(script: ModuleType, tmp_path: Path) -> None:
    script.write_icons(tmp_path)
    assert drawings(tmp_path) == drawings(resource("icons"))


def test_both_sets_have_the_same_names() -> None:
    assert drawings(resource("icons", "light")).keys() == drawings(resource("icons", "dark")).keys()


DRAWN = [overlay.name for overlay in OVERLAYS if not overlay.is_of_window]


@pytest.mark.parametrize("name", [*Model().tables, *DRAWN, "katachi"])
def test_tables_and_overlays_have_an_icon(name: str) -> None:
    assert resource("icons", "light", f"{name}.svg").is_file()
