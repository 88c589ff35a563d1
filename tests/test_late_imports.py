"""Late imports: one function does them for the program's own modules."""

import ast
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
