"""Late imports: one function does them for the program's own modules."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import editor
from editor.late_imports import imported

ROOT = Path(editor.__file__).parent
IMPORTERS = ("import_module", "__import__")
OF_OTHERS = {"OpenGL.platform", "PIL.Image", "numba", "panda3d.bullet", "panda3d.core", "pygltflib"}


def test_a_module_is_imported_by_its_name():
    assert imported("editor.model.bones").Bone.__module__ == "editor.model.bones"
    with pytest.raises(ModuleNotFoundError):
        imported("editor.nothing")


def test_qt_reads_no_sources_and_its_features_can_be_chosen_nevertheless(tmp_path):
    (tmp_path / "chooses.py").write_text(
        "from __feature__ import snake_case\n"
        "from PySide6.QtCore import QObject\n"
        "def names(): return hasattr(QObject, 'set_object_name'), hasattr(QObject, 'setObjectName')\n"
    )
    (tmp_path / "plain.py").write_text(
        "from PySide6.QtCore import QObject\n"
        "def names(): return hasattr(QObject, 'set_object_name'), hasattr(QObject, 'setObjectName')\n"
    )
    code = (
        "import linecache; from editor.late_imports import read_no_sources_for_qt; read_no_sources_for_qt();"
        "import editor.document.document, chooses, plain; assert not any('editor' in name for name in linecache.cache);"
        "print(chooses.names(), plain.names(), chooses.names())"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert run.stdout.strip() == "(True, False) (False, True) (True, False)", run.stderr


def test_modules_of_the_program_are_imported_late_by_one_function_alone():
    others = set()
    for file in ROOT.rglob("*.py"):
        text = file.read_text("utf-8")
        if file != ROOT / "late_imports.py" and any(name in text for name in IMPORTERS):
            tree = ast.parse(text)
            constants = {
                node.targets[0].id: node.value
                for node in tree.body
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
            }
            others |= {
                ast.literal_eval(constants.get(getattr(call.args[0], "id", ""), call.args[0]))
                for call in ast.walk(tree)
                if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(IMPORTERS)
            }
    assert others <= OF_OTHERS
