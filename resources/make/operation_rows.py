"""Writes the rows of all operations from their declarations: run it after an operation was added or changed.

python resources/make/operation_rows.py
"""

from __future__ import annotations

import dataclasses
import importlib
import json
import pkgutil
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from enum import Enum
from operator import itemgetter
from pathlib import Path
from types import ModuleType
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[2]
CATALOG = "editor.operations.catalog"
FILE = CHECKOUT / "editor" / "operations" / "catalog.py"

if __name__ == "__main__":
    sys.path.insert(0, str(CHECKOUT))
    # Whatever the old rows are about may have gone.
    sys.modules[CATALOG] = ModuleType(CATALOG)
    sys.modules[CATALOG].OPERATIONS = {}  # type: ignore[attr-defined]

import editor.operations  # noqa: E402
from editor.model.fields import Field, fields_of, single  # noqa: E402
from editor.operations.operation import DECLARED, NoParameters, Operation  # noqa: E402

# The modules in the order of menus, and operations that do not stand there with the others of their module; the modules
# that are not here come after them.
ORDER = (
    "rows.rows",
    "rows.row_values",
    "names.names",
    "model.whole_model",
    "model.move_model",
    "model.half_mirror",
    "model.merge_model",
    "model.replace_geometry",
    "model.primitives",
    "frames.frames",
    "bones.bone_adding",
    "bones.bone_building",
    "bones.bone_flags",
    "bones.make_ik",
    "bones.bone_merging",
    "bones.bone_mirror",
    "bones.bone_positions",
    "bones.bone_tails",
    "bones.set-kind",
    "bones.clear-append",
    "bones.bone_order",
    "bones.semi_standard.add_semi_standard",
    "bones.humanoid.to_mmd",
    "materials.material_values",
    "bones.after-physics",
    "materials.material_merging",
    "materials.material_splitting",
    "faces.to-material",
    "materials.material_rows",
    "vertices.remove-unused",
    "materials.ambient-from-diffuse",
    "materials.clamp-colors",
    "materials.order-transparent",
    "textures.clean_textures",
    "textures.find_textures",
    "textures.sort_textures",
    "mesh.separation",
    "mesh.vertex_merging",
    "mesh.vertex_normals",
    "mesh.uvs",
    "vertices.bring-back",
    "mesh.mesh_cleaning",
    "weights.weight_kinds",
    "weights.weight_smoothing",
    "weights.weight_copies",
    "weights.weights_from_bones",
    "weights.weights_from_bodies",
    "mesh.face_filling",
    "mesh.face_shapes",
    "mesh.face_splitting",
    "faces.fill",
    "mesh.face_reduction",
    "morphs.morph_making",
    "morphs.morph_transfer",
    "morphs.morph_sides",
    "morphs.morph_offsets",
    "morphs.morph_conversion",
    "weights.weight_transfer",
    "morphs.convert",
    "physics.bodies_from_bones",
    "physics.body_chains",
    "physics.joint_making",
    "physics.physics_mirror",
    "physics.placing",
    "physics.soft_body_edits",
    "pose.pose_operations",
    "physics.settle_to_rest",
)
RANKS = {name: rank for rank, name in enumerate(ORDER)}
# Subjects whose operations stand in a folder that is not called like them, and an operation in another.
FOLDERS = {
    "vertices": "mesh",
    "faces": "mesh",
    "bodies": "physics",
    "joints": "physics",
    "soft-bodies": "physics",
    "model.fix": "checks",
}
LIGHT = ("editor.operations.choices", "editor.operations.operation")  # all that rows may import of operations
HEAD = '''"""Every operation, for menus, palette, command line and scripts. Written by resources/make/operation_rows.py.

Not to be edited, nor added to at run time: whoever offers those of plug-ins, too, is given a copy. Each row is made of
what is declared above its function, and imports what it runs when it is run.
"""

from __future__ import annotations
'''
BY_ID = "OPERATIONS = {row.id: row for row in ROWS}"


def declared_operations() -> list[Operation]:
    """All declared operations in the order of menus, and where that says nothing in that of functions in a module."""
    found: list[tuple[int, Operation]] = []
    for module in _modules():
        for function in vars(module).values():
            operation = getattr(function, DECLARED, None)
            if operation is not None and function.__module__ == module.__name__:
                _check_folder(operation.id, module.__name__)
                found.append((_rank(operation, module), operation))
    return [operation for _, operation in sorted(found, key=itemgetter(0))]


def _check_folder(id: str, module: str) -> None:
    """ValueError where an operation stands in another folder than that of its subject."""
    subject = id.partition(".")[0]
    folder = FOLDERS.get(id) or FOLDERS.get(subject, subject)
    if not module.startswith(f"editor.operations.{folder}."):
        raise ValueError(f"{id} has to stand in editor/operations/{folder}, and is in {module}")


def _modules() -> Iterator[ModuleType]:
    package = editor.operations
    for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if each.name != CATALOG:
            yield importlib.import_module(each.name)


def _rank(operation: Operation, module: ModuleType) -> int:
    name = module.__name__.removeprefix("editor.operations.")
    return RANKS.get(operation.id, RANKS.get(name, len(RANKS)))


def text() -> str:
    """The file as it has to be."""
    writer = _Writer()
    rows = [writer.operation(operation) for operation in declared_operations()]
    return "\n".join(
        [HEAD, *writer.imports(), "", "ROWS = (", *rows, ")", "OPERATIONS = {row.id: row for row in ROWS}", ""]
    )


class _Writer:
    """Writes values as Python does; notes what has to be imported for them."""

    def __init__(self) -> None:
        self._used: dict[str, set[str]] = defaultdict(set)

    def imports(self) -> list[str]:
        return [f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(self._used.items())]

    def operation(self, operation: Operation) -> str:
        """One row: a line an attribute."""
        self._use(Operation)
        attributes = [self._value(getattr(operation, name)) for name in ("id", "label", "function", "tables", "help")]
        for attribute in dataclasses.fields(Operation)[len(attributes) :]:
            value = getattr(operation, attribute.name)
            if attribute.name == "parameters":
                if value is not NoParameters:
                    attributes.append(f"parameters={self._parameters(value)}")
            elif value != attribute.default:
                attributes.append(f"{attribute.name}={self._value(value)}")
        return "\n".join(["    Operation(", *(f"        {attribute}," for attribute in attributes), "    ),"])

    def _parameters(self, type: type) -> str:
        """The class of parameters, and a line for each of its fields."""
        self._used["editor.operations.operation"].add("LateParameters")
        fields = [f"                {self._field(field)}," for field in fields_of(type)]
        reference = f"            {json.dumps(_reference(type))},"
        return "\n".join(["LateParameters(", reference, "            (", *fields, "            ),", "        )"])

    def _field(self, field: Field) -> str:
        self._use(Field)
        told = []
        for attribute in dataclasses.fields(Field):
            value = getattr(field, attribute.name)
            if attribute.default is dataclasses.MISSING:
                told.append(self._value(value))
            elif value != attribute.default:
                told.append(f"{attribute.name}={self._value(value)}")
        return f"Field({', '.join(told)})"

    def _value(self, value: Any) -> str:
        match value:
            case Enum():
                return f"{self._use(type(value))}.{value.name}"
            case str():
                return json.dumps(value, ensure_ascii=False)
            case float():
                return self._float(value)
            case None | bool() | int():
                return repr(value)
            case tuple():
                return f"({', '.join(map(self._value, value))}{',' * (len(value) == 1)})"
            case frozenset():
                return f"frozenset({{{', '.join(sorted(map(self._value, value)))}}})"
            case type() if issubclass(value, Enum):
                return self._use(value)
            case Callable():  # type: ignore[misc]
                self._used["editor.late_imports"].add("Late")
                return f"Late({json.dumps(_reference(value))})"
        raise TypeError(f"{value!r} cannot be written into a row of an operation")

    def _float(self, value: float) -> str:
        """A float; one that 32 bits keep of a shorter one, as `fields.number` makes it, is written as that."""
        short = f"{value:.7g}"
        if float(short) == value or single(float(short)) != value:
            return repr(value)
        self._used["editor.model.fields"].add("single")
        return f"single({float(short)!r})"

    def _use(self, type: type) -> str:
        """Note that a class is used. Its module is imported by all that list operations, and has to be light."""
        module = type.__module__
        if module.startswith("editor.operations.") and module not in LIGHT:
            raise ValueError(
                f"{type.__name__} is a choice of a parameter: it has to stand in editor.operations.choices"
            )
        self._used[module].add(type.__name__)
        return type.__name__


def _reference(value: Any) -> str:
    """The "module:name" of a function or a class. ValueError where nothing is found by it."""
    module, name = value.__module__, value.__qualname__
    if getattr(sys.modules[module], name, None) is not value:
        raise ValueError(f"{module}:{name} is not to be found by its name")
    return f"{module}:{name}"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
