"""The rows of operations: made of the declarations, and read without importing what they run."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from editor.late_imports import Late, resolved
from editor.model.fields import fields_of
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import DECLARED, Operation

MODULES = {operation.function.reference.partition(":")[0] for operation in OPERATIONS.values()}  # type: ignore[attr-defined]

LISTED = "from editor.__main__ import main; main(['apply', '--list'])"
OFFERED = """
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMenu
from editor.app import make_application
from editor.document.program.settings import Settings
from editor.resources import resource
from editor.ui.window.main_window import MainWindow
QSettings.setDefaultFormat(QSettings.Format.IniFormat)
application = make_application()
window = MainWindow(Settings())
window.show()
window.furnish()
window.open([resource("samples", "mochi.pmx")])
while window.session.current is None:
    application.processEvents()
for _ in range(100):
    application.processEvents()
menus = [widget for widget in application.allWidgets() if isinstance(widget, QMenu)]
for menu in menus:
    menu.aboutToShow.emit()
window.workbench.commands.palette.open()
window.workbench.commands.palette.box.setText("bone")
application.processEvents()
texts = [action.text() for menu in menus for action in menu.actions()]
assert any(text.startswith("Split bones") for text in texts), texts
assert window.workbench.commands.palette.model.rowCount() > 5
"""


def loaded_after(code: str, checkout: Path, home: Path) -> set[str]:
    """The modules that a fresh Python has loaded after some code."""
    folders = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "APPDATA")}
    command = [sys.executable, "-c", f"{code}\nimport os, sys\nprint(*sys.modules, flush=True)\nos._exit(0)"]
    environment = {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        command, cwd=checkout, env=environment, capture_output=True, encoding="utf-8", errors="replace"
    )
    assert run.returncode == 0, run.stderr
    return set(run.stdout.splitlines()[-1].split())


def test_the_rows_are_those_of_the_declarations(checkout: Path) -> None:
    maker = runpy.run_path(str(checkout / "resources" / "make" / "operation_rows.py"))
    text = maker["FILE"].read_text("utf-8")
    assert text == maker["text"](), "run python resources/make/operation_rows.py"


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS)
def test_a_row_finds_what_it_runs(operation: Operation) -> None:
    assert isinstance(operation.function, Late)
    declared = getattr(operation.function.target, DECLARED)
    assert declared.function is not operation.function
    assert fields_of(resolved(operation.parameters)) == operation.fields == declared.fields
    for late, own in ((operation.prepare, declared.prepare), (operation.left_empty, declared.left_empty)):
        assert resolved(late) is own


def test_choices_of_parameters_are_those_of_the_functions() -> None:
    for operation in OPERATIONS.values():
        made = operation.parameters()
        for field in operation.fields:
            assert type(getattr(made, field.name)) is type(field.default)


@pytest.mark.parametrize("code", [LISTED, OFFERED], ids=["list", "window"])
def test_operations_are_offered_without_what_they_run(code: str, checkout: Path, tmp_path: Path) -> None:
    loaded = loaded_after(code, checkout, tmp_path)
    assert "editor.operations.catalog" in loaded
    assert len(MODULES) > 50
    assert loaded & MODULES == set()


def test_an_operation_imports_what_it_runs_when_it_runs(checkout: Path, tmp_path: Path) -> None:
    code = """
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.run_operation import run_operation
from editor.model.model import Model
scale = OPERATIONS["model.scale"]
run_operation(scale, OperationContext(Model()), scale.parameters(2.0))
"""
    assert loaded_after(code, checkout, tmp_path) & MODULES == {"editor.operations.model.whole_model"}
