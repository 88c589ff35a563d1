"""The only import that a script or a plug-in needs: `from editor.plugins import api`.

    model = api.open("model.pmx")                       # vertices, faces, bones …: records and numpy columns
    with model.edit("Rename") as edit:                  # one step; an exception takes it back
        edit.set("bones", "センター", "name_en", "center")
    api.rows.sort(model, {"rigid_bodies": "all"}, field="name")     # every operation is a function
    posed = model.posed(motion="dance.vmd", frame=120)              # positions, normals, bone_matrices
    model.render("picture.png", posed=posed)
    model.save("out.pmx")

Operations stand by subject: `help(api.rows)` tells which there are, `help(api.rows.sort)` what one takes. Parameters
that are angles are in degrees there, as on the command line; angles that the model's tables hold are radians.

A script that `katachi run` or the window starts finds `model`, `api`, `host` (selection, camera, status line, progress)
and `options` already there, and all that it does is one step. A plug-in has a function `plugin` that returns a Plugin.

Names stay as they are while API_VERSION does.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from editor.formats import FormatError
from editor.formats.progress import Cancelled
from editor.messages import Finding, Level, Message, TranslatableText
from editor.model.bones import Bone, BoneFlags, IkLink
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import (
    NONE,
    Choice,
    choice,
    color,
    field_parameter,
    file_parameter,
    integer,
    model_parameter,
    number,
    reference,
    rows_parameter,
    switch,
    text,
    vector,
)
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.joints import Joint, JointKind
from editor.model.materials import Material, MaterialFlags, SphereMode, Texture, ToonKind
from editor.model.mesh import Deform, Face, Vertex
from editor.model.model import Info
from editor.model.morphs import (
    BoneOffset,
    ImpulseOffset,
    MaterialOffset,
    Morph,
    MorphKind,
    MorphOffset,
    OffsetMethod,
    Panel,
    UvOffset,
    VertexOffset,
)
from editor.model.names import other_side_name as _other_side_name
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.check import Check, CheckSubject, Fix
from editor.operations.operation import Need, NoParameters, Operation, OperationContext, Result, Scope
from editor.operations.queries.compare import Difference
from editor.operations.queries.compare import differences as _differences
from editor.plugins.host import Host, PlainHost
from editor.plugins.load_plugins import load_plugin
from editor.plugins.operation_functions import function_of, modules_by_subject
from editor.plugins.pictures import save_picture
from editor.plugins.plugin import (
    API_VERSION,
    Plugin,
    PluginCommand,
    PluginFormat,
    PluginMode,
    PluginPane,
    PluginTool,
    ScriptTool,
    ScriptView,
)
from editor.plugins.sampled_pose import SampledPose, open_motion, open_pose
from editor.plugins.script_model import ScriptEdit, ScriptModel
from editor.plugins.script_model import new_model as new
from editor.plugins.script_model import open_model as open
from editor.plugins.table_view import TableView
from editor.render.camera import Camera
from editor.render.graphics import RenderError
from editor.render.overlays.overlay_input import OverlayInput
from editor.render.overlays.overlay_lines import AttachedLines, markers, segments
from editor.render.overlays.overlay_list import Group as OverlayGroup
from editor.render.overlays.overlay_list import Overlay, OverlayPart

_SUBJECTS = modules_by_subject(OPERATIONS.values(), __name__)

__all__ = [
    "API_VERSION",
    "NONE",
    "OPERATIONS",
    "Anchor",
    "AttachedLines",
    "BodyMode",
    "BodyShape",
    "Bone",
    "BoneFlags",
    "BoneItem",
    "BoneOffset",
    "Camera",
    "Cancelled",
    "Check",
    "CheckSubject",
    "Choice",
    "Columns",
    "Deform",
    "Difference",
    "DisplayFrame",
    "Edit",
    "Face",
    "Finding",
    "Fix",
    "FormatError",
    "Host",
    "IkLink",
    "ImpulseOffset",
    "Info",
    "Joint",
    "JointKind",
    "Level",
    "Material",
    "MaterialFlags",
    "MaterialOffset",
    "Message",
    "Morph",
    "MorphItem",
    "MorphKind",
    "MorphOffset",
    "Need",
    "NoParameters",
    "OffsetMethod",
    "Operation",
    "OperationContext",
    "Overlay",
    "OverlayGroup",
    "OverlayInput",
    "OverlayPart",
    "Panel",
    "Pin",
    "PlainHost",
    "Plugin",
    "PluginCommand",
    "PluginFormat",
    "PluginMode",
    "PluginPane",
    "PluginTool",
    "RenderError",
    "Result",
    "RigidBody",
    "SampledPose",
    "Scope",
    "ScriptEdit",
    "ScriptModel",
    "ScriptTool",
    "ScriptView",
    "SoftBody",
    "SphereMode",
    "TableView",
    "Texture",
    "ToonKind",
    "TranslatableText",
    "UvOffset",
    "Vertex",
    "VertexOffset",
    "choice",
    "color",
    "differences",
    "field_parameter",
    "file_parameter",
    "function_of",
    "integer",
    "load_plugin",
    "markers",
    "model_parameter",
    "new",
    "number",
    "open",
    "open_motion",
    "open_pose",
    "other_side_name",
    "reference",
    "rows_parameter",
    "save_picture",
    "segments",
    "switch",
    "text",
    "vector",
]


def differences(a: ScriptModel, b: ScriptModel, tolerance: float = 0.0) -> Iterator[Difference]:
    """Iterate over the differences of two models: table, row, field, and the values `a` and `b`.

    `field` is "" for rows that one lacks. Numbers closer than `tolerance` count as equal.
    """
    return _differences(a.content.model, b.content.model, tolerance)


def other_side_name(name: str) -> str:
    """The name of the same on the other side: 右腕 for 左腕, arm_R for arm_L; a name without a side stays."""
    return _other_side_name(name)


def __getattr__(name: str) -> ModuleType:
    """The operations of a subject."""
    if name not in _SUBJECTS:
        raise AttributeError(f"{name}: neither a name of the API nor a subject of operations")
    return _SUBJECTS[name]


def __dir__() -> list[str]:
    return sorted({*__all__, *_SUBJECTS})
