"""The panes of a document that stand in docks, a row each: a new one is a module in `panes` and a row here.

Their order is that of menus and of Tab. A second pane of an area that has no `group` of its own lies below the first.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.pane_types import TRANSFORM_ONLY, Area, PaneContext, PaneType
from editor.ui.panes.checks_pane import ChecksPane
from editor.ui.panes.collisions_pane import CollisionsPane
from editor.ui.panes.compare_pane import ComparePane
from editor.ui.panes.frames.frames_pane import FramesPane
from editor.ui.panes.history import HistoryPane
from editor.ui.panes.influences_pane import InfluencesPane
from editor.ui.panes.masks_pane import MasksPane
from editor.ui.panes.messages import MessagesPane
from editor.ui.panes.outline import OutlinePane
from editor.ui.panes.plugins_pane import PluginsPane
from editor.ui.panes.python.python_pane import PythonPane
from editor.ui.panes.snapshots_pane import SnapshotsPane
from editor.ui.panes.table.table_pane import TablePane
from editor.ui.panes.transform.morph_pane import MorphPane
from editor.ui.panes.transform.pose_pane import PosePane
from editor.ui.panes.transform.timeline import TimelinePane
from editor.ui.panes.upgrade_pane import UpgradePane
from editor.ui.panes.uv.uv_pane import UvPane
from editor.ui.panes.weights_pane import WeightsPane


def _inspector(context: PaneContext, document: Document) -> QWidget:
    pane = InspectorPane(document)
    pane.group_menu_wanted.connect(context.group_menu_wanted)
    return pane


def _timeline(context: PaneContext, document: Document) -> QWidget:
    pane = TimelinePane(document, context.transport)
    pane.motion_wanted.connect(context.motion_wanted)
    pane.dropped.connect(context.files_dropped)
    return pane


def _upgrade(context: PaneContext, document: Document) -> QWidget:
    pane = UpgradePane(document)
    pane.command_wanted.connect(context.command_wanted)
    return pane


def _snapshots(context: PaneContext, document: Document) -> QWidget:
    pane = SnapshotsPane(document)
    pane.command_wanted.connect(context.command_wanted)
    return pane


PANES = (
    PaneType(
        name="outline",
        title=QT_TRANSLATE_NOOP("Workbench", "Outline"),
        make=lambda context, document: context.offering(OutlinePane(document, names=context.names)),
        area=Area.LeftDockWidgetArea,
        size=(250, 400),
        key="Alt+1",
    ),
    PaneType(
        name="inspector",
        title=QT_TRANSLATE_NOOP("Workbench", "Inspector"),
        make=_inspector,
        area=Area.RightDockWidgetArea,
        size=(330, 600),
        key="Alt+2",
    ),
    PaneType(
        name="history",
        title=QT_TRANSLATE_NOOP("Workbench", "History"),
        make=lambda _, document: HistoryPane(document),
        area=Area.RightDockWidgetArea,
        group="below the inspector",
        size=(330, 200),
        key="Alt+3",
    ),
    PaneType(
        name="table",
        title=QT_TRANSLATE_NOOP("Workbench", "Table"),
        make=lambda context, document: context.offering(TablePane(document, names=context.names)),
        area=Area.BottomDockWidgetArea,
        size=(800, 230),
        key="Alt+4",
    ),
    PaneType(
        name="messages",
        title=QT_TRANSLATE_NOOP("Workbench", "Messages"),
        make=lambda context, document: context.framing(MessagesPane(document)),
        area=Area.BottomDockWidgetArea,
        size=(800, 230),
        key="Alt+5",
    ),
    PaneType(
        name="pose",
        title=QT_TRANSLATE_NOOP("Workbench", "Pose"),
        make=lambda context, document: context.framing(PosePane(document, context.names, stored=context.stored)),
        area=Area.LeftDockWidgetArea,
        modes=TRANSFORM_ONLY,
        size=(280, 400),
        key="Alt+6",
    ),
    PaneType(
        name="morphs",
        title=QT_TRANSLATE_NOOP("Workbench", "Morphs"),
        make=lambda context, document: context.framing(MorphPane(document, context.names)),
        area=Area.RightDockWidgetArea,
        modes=TRANSFORM_ONLY,
        size=(330, 400),
        key="Alt+7",
    ),
    PaneType(
        name="timeline",
        title=QT_TRANSLATE_NOOP("Workbench", "Time line"),
        make=_timeline,
        area=Area.BottomDockWidgetArea,
        modes=TRANSFORM_ONLY,
        size=(800, 230),
        key="Alt+8",
    ),
    PaneType(
        name="masks",
        title=QT_TRANSLATE_NOOP("Workbench", "Masks"),
        make=lambda context, document: context.framing(MasksPane(document, context.masks, context.names)),
        area=Area.RightDockWidgetArea,
        group="below the inspector",
        is_on_demand=True,
        size=(330, 400),
        key="Alt+9",
    ),
    PaneType(
        name="frames",
        title=QT_TRANSLATE_NOOP("Workbench", "Display frames"),
        make=lambda context, document: context.framing(FramesPane(document, context.names)),
        area=Area.RightDockWidgetArea,
        is_on_demand=True,
        size=(330, 600),
        key="Shift+F7",
    ),
    PaneType(
        name="influences",
        title=QT_TRANSLATE_NOOP("Workbench", "Influences"),
        make=lambda _, document: InfluencesPane(document),
        area=Area.RightDockWidgetArea,
        is_on_demand=True,
        size=(330, 400),
        key="Shift+F11",
    ),
    PaneType(
        name="collisions",
        title=QT_TRANSLATE_NOOP("Workbench", "Collision groups"),
        make=lambda context, document: CollisionsPane(document, context.stored),
        area=Area.RightDockWidgetArea,
        is_on_demand=True,
        size=(330, 600),
        key="Shift+F9",
    ),
    PaneType(
        name="python",
        title=QT_TRANSLATE_NOOP("Workbench", "Python"),
        make=lambda context, document: PythonPane(document, context.view, context.script, context.stored),
        area=Area.BottomDockWidgetArea,
        is_on_demand=True,
        size=(800, 230),
        key="Shift+F4",  # as in Blender
    ),
    PaneType(
        name="plugins",
        title=QT_TRANSLATE_NOOP("Workbench", "Plug-ins"),
        make=lambda context, _: PluginsPane(context.plugins),
        area=Area.RightDockWidgetArea,
        group="below the inspector",
        is_on_demand=True,
        size=(330, 400),
        key="Shift+F3",
    ),
    PaneType(
        name="upgrade",
        title=QT_TRANSLATE_NOOP("Workbench", "Upgrade"),
        make=_upgrade,
        area=Area.RightDockWidgetArea,
        is_on_demand=True,
        size=(330, 600),
        key="Shift+F6",
    ),
    PaneType(
        name="compare",
        title=QT_TRANSLATE_NOOP("Workbench", "Compare"),
        make=lambda context, document: context.framing(ComparePane(document, context.others_wanted.emit)),
        area=Area.BottomDockWidgetArea,
        is_on_demand=True,
        size=(800, 260),
        key="Shift+F2",
    ),
    PaneType(
        name="checks",
        title=QT_TRANSLATE_NOOP("Workbench", "Checks"),
        make=lambda context, document: context.framing(ChecksPane(document)),
        area=Area.BottomDockWidgetArea,
        is_on_demand=True,
        size=(800, 260),
        key="F7",  # by which other programs check spelling
    ),
    PaneType(
        name="snapshots",
        title=QT_TRANSLATE_NOOP("Workbench", "Snapshots"),
        make=_snapshots,
        area=Area.RightDockWidgetArea,
        group="below the inspector",
        is_on_demand=True,
        size=(330, 260),
        key="Shift+F5",
    ),
    PaneType(
        name="weights",
        title=QT_TRANSLATE_NOOP("Workbench", "Paint weights"),
        make=lambda context, document: WeightsPane(document, context.tools),
        area=Area.RightDockWidgetArea,
        is_on_demand=True,
        size=(330, 600),
        key="F6",  # as in PMXEditor
    ),
    PaneType(
        name="uv",
        title=QT_TRANSLATE_NOOP("Workbench", "UV"),
        make=lambda _, document: UvPane(document),
        area=Area.RightDockWidgetArea,
        is_on_demand=True,
        size=(420, 600),
    ),
    PaneType(
        name="second",
        title=QT_TRANSLATE_NOOP("Workbench", "Second view"),
        make=lambda context, document: context.make_second(document),
        area=Area.RightDockWidgetArea,
        is_on_demand=True,
        floats=True,
        size=(480, 360),
        key="Shift+F8",
    ),
)
