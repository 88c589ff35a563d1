"""The tools of the model view, in the order of the menu. A new one takes a module with a ViewTool, and a row."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.ui.services import WindowMode
from editor.ui.viewport.grab import Grab
from editor.ui.viewport.knife import Knife
from editor.ui.viewport.sculpt_painter import SculptPainter, sculpt_settings
from editor.ui.viewport.view_tool import Tool, ToolNeed, ToolType
from editor.ui.viewport.weight_painter import WeightPainter, weight_settings

BOTH_MODES = frozenset(WindowMode)
EDIT_ONLY = frozenset({WindowMode.EDIT})
TRANSFORM_ONLY = frozenset({WindowMode.TRANSFORM})

# The keys next to each other are those of most 3D programs, the others those of MikuMikuDance.
TOOL_TYPES: tuple[ToolType, ...] = (
    ToolType(
        id=Tool.SELECT,
        label=QT_TRANSLATE_NOOP("Tools", "&Select"),
        tip=QT_TRANSLATE_NOOP("Tools", "Click or drag a box to select"),
        keys=("Q", "C"),
        icon="select",
        modes=BOTH_MODES,
    ),
    ToolType(
        id=Tool.MOVE,
        label=QT_TRANSLATE_NOOP("Tools", "&Move"),
        tip=QT_TRANSLATE_NOOP("Tools", "Move what is selected by its arrows"),
        keys=("W", "Z"),
        icon="move",
        modes=BOTH_MODES,
        has_handles=True,
    ),
    ToolType(
        id=Tool.ROTATE,
        label=QT_TRANSLATE_NOOP("Tools", "&Rotate"),
        tip=QT_TRANSLATE_NOOP("Tools", "Rotate the selection by its rings"),
        keys=("E", "X"),
        icon="rotate",
        modes=BOTH_MODES,
        has_handles=True,
    ),
    ToolType(
        id=Tool.SCALE,
        label=QT_TRANSLATE_NOOP("Tools", "S&cale"),
        tip=QT_TRANSLATE_NOOP("Tools", "Scale what is selected by its arms or its ring"),
        keys=("R", "S"),
        icon="scale",
        modes=BOTH_MODES,
        has_handles=True,
    ),
    ToolType(
        id=Tool.GRAB,
        label=QT_TRANSLATE_NOOP("Tools", "&Grab"),
        tip=QT_TRANSLATE_NOOP("Tools", "Pull rigid bodies, cloth, and what they move"),
        keys=("G",),
        icon="grab",
        modes=TRANSFORM_ONLY,
        needs=frozenset({ToolNeed.PHYSICS}),
        hides_pickable=True,
        make=Grab,
    ),
    ToolType(
        id=Tool.PAINT,
        label=QT_TRANSLATE_NOOP("Tools", "Paint &weights"),
        tip=QT_TRANSLATE_NOOP(
            "Tools", "Paint the weight of the current bone; Shift+click takes the bone, Ctrl+click the weight"
        ),
        keys=("P",),
        icon="paint",
        modes=EDIT_ONLY,
        stays=False,
        make=WeightPainter,
        settings=weight_settings,
    ),
    ToolType(
        id=Tool.SCULPT,
        label=QT_TRANSLATE_NOOP("Tools", "Sc&ulpt"),
        tip=QT_TRANSLATE_NOOP(
            "Tools", "Move, smooth, inflate or restore the surface; Shift smooths, Ctrl inflates inwards"
        ),
        keys=("U",),
        icon="sculpt",
        modes=EDIT_ONLY,
        hides_pickable=True,
        stays=False,
        make=SculptPainter,
        settings=sculpt_settings,
    ),
    ToolType(
        id=Tool.KNIFE,
        label=QT_TRANSLATE_NOOP("Tools", "&Knife"),
        tip=QT_TRANSLATE_NOOP("Tools", "Draw a line across the faces that are to be cut"),
        keys=("K",),
        icon="knife",
        modes=EDIT_ONLY,
        stays=False,
        make=Knife,
    ),
)
