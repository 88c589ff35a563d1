"""The panes of the window as PaneType, and those that plug-ins offer."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from editor.document.document import Document
from editor.document.program.plugin_list import PluginList
from editor.document.program.scripts import WindowHost
from editor.late_imports import Late
from editor.plugins.offered import OfferedPane, PluginFailedError, failures_contained
from editor.plugins.script_model import ScriptModel
from editor.ui.commands.plugin_commands import report_failure
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.panes.checks_pane import CHECK_COMMANDS, ChecksPane
from editor.ui.panes.frames_pane import FRAME_COMMANDS, FramesPane
from editor.ui.panes.history import SNAPSHOT_COMMANDS, HistoryPane, SnapshotsPane
from editor.ui.panes.outline import OUTLINE_COMMANDS, OutlinePane
from editor.ui.panes.table.table_pane import TABLE_COMMANDS, TablePane
from editor.ui.panes.transform.timeline import TIMELINE_COMMANDS, TimelinePane
from editor.ui.panes.uv.uv_pane import UV_COMMANDS, UvPane
from editor.ui.services import WindowMode
from editor.ui.value_text import translated
from editor.ui.viewport.tools import Tool
from editor.ui.window.pane_types import EVERY_TABLE, TRANSFORM_ONLY, Area, PaneContext, PaneType

# Those that are not there at first: each is imported when a document has its pane.
BodiesPane = Late("editor.ui.panes.physics_panes:BodiesPane")
CollisionsPane = Late("editor.ui.panes.physics_panes:CollisionsPane")
ComparePane = Late("editor.ui.panes.compare_pane:ComparePane")
InfluencesPane = Late("editor.ui.panes.influences_pane:InfluencesPane")
LightPane = Late("editor.ui.panes.light_pane:LightPane")
MasksPane = Late("editor.ui.panes.masks_pane:MasksPane")
MessagesPane = Late("editor.ui.panes.messages:MessagesPane")
MorphPane = Late("editor.ui.panes.transform.morph_pane:MorphPane")
PluginsPane = Late("editor.ui.panes.plugins_pane:PluginsPane")
PosePane = Late("editor.ui.panes.transform.pose_pane:PosePane")
PythonPane = Late("editor.ui.panes.python_pane:PythonPane")
SculptPane = Late("editor.ui.panes.brush_panes:SculptPane")
UpgradePane = Late("editor.ui.panes.upgrade_pane:UpgradePane")
WeightsPane = Late("editor.ui.panes.brush_panes:WeightsPane")


def plugin_panes(plugins: PluginList) -> list[PaneType]:
    """Rows for the panes that plug-ins add now."""
    return [
        PaneType(
            name=name,
            title=offered.pane.title,
            make=partial(_make_or_notice, name),
            area=Area.RightDockWidgetArea,
            group="below the inspector",
            size=(330, 400),
            is_of_plugin=True,
            icon="plugins",
            tables=EVERY_TABLE,  # as far as anybody knows
            workspaces=frozenset(offered.pane.workspaces),
        )
        for name, offered in plugins.panes.items()
    ]


def _make_or_notice(name: str, context: PaneContext, document: Document) -> QWidget:
    """The pane of this name as its plug-in, which may have been loaded anew meanwhile, makes it now."""
    offered = context.plugins.panes.get(name)
    if offered is None:
        return _notice(QCoreApplication.translate("PluginPanes", "The plug-in of this pane is not loaded"))
    try:
        return _make_contained(offered, context, document)
    except PluginFailedError as failure:
        report_failure(document, failure.text)
        return _notice(translated(failure.text))


def _make_contained(offered: OfferedPane, context: PaneContext, document: Document) -> QWidget:
    host = WindowHost(document, context.view, lambda *_: None)
    model = ScriptModel(document, host)
    # What it edits is taken back where it fails; but a gesture that is open would be ended by another edit.
    block = nullcontext() if document.is_editing else model.edit(offered.pane.title)
    with failures_contained(offered.of, offered.name), block:
        pane = offered.pane.make(model, host)
        if not isinstance(pane, QWidget):
            raise TypeError(f"{pane!r} is no QWidget")
        return pane


def _notice(text: str) -> QLabel:
    notice = QLabel(text, wordWrap=True, margin=8)
    notice.setTextFormat(Qt.TextFormat.PlainText)
    notice.setAlignment(Qt.AlignmentFlag.AlignTop)
    notice.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return notice


def _outline(context: PaneContext, document: Document) -> QWidget:
    return context.served(OutlinePane(document, names=context.names, commands=context.commands))


def _table(context: PaneContext, document: Document) -> QWidget:
    return context.served(TablePane(document, names=context.names, commands=context.commands))


PANES = (
    PaneType(
        name="outline",
        icon="outline",
        title=QT_TRANSLATE_NOOP("Workbench", "Outline"),
        commands=OUTLINE_COMMANDS,
        make=_outline,
        area=Area.LeftDockWidgetArea,
        tables=EVERY_TABLE,
        size=(240, 400),
        key="Alt+1",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "All rows of the model by section, with a filter. What is selected here is selected everywhere; a "
            "double click shows it in the model view. What the mouse is over glows in the view, and the other way "
            "round; the eye beside a row hides it, the lock has the view pass it over. Rows are dragged to another "
            "place; in the tree a bone that is dropped onto another hangs from it. A right click offers what can be "
            "done with them.",
        ),
    ),
    PaneType(
        name="inspector",
        icon="inspector",
        title=QT_TRANSLATE_NOOP("Workbench", "Inspector"),
        make=lambda context, document: context.served(InspectorPane(document, commands=context.commands)),
        area=Area.RightDockWidgetArea,
        tables=EVERY_TABLE,
        size=(330, 600),
        key="Alt+2",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "All fields of what is selected, in groups that fold. With several rows a change goes to all of "
            "them, and values that differ are shown as mixed. Numbers are rounded until they are edited; they are "
            "dragged by their label or take sums such as *1.1 or 180/3; links go to what a field refers to.",
        ),
    ),
    PaneType(
        name="history",
        icon="history",
        title=QT_TRANSLATE_NOOP("Workbench", "History"),
        make=lambda _, document: HistoryPane(document),
        area=Area.RightDockWidgetArea,
        group="below the inspector",
        size=(330, 200),
        key="Alt+3",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The edits and poses since the model was opened, as many as the memory for undo holds. A click on one goes"
            " to the state after it, back or forward. Poses have an icon of their own, and change nothing in the file.",
        ),
    ),
    PaneType(
        name="table",
        icon="table",
        title=QT_TRANSLATE_NOOP("Workbench", "Table"),
        commands=TABLE_COMMANDS,
        make=_table,
        area=Area.BottomDockWidgetArea,
        tables=EVERY_TABLE,
        size=(800, 230),
        key="Alt+4",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "One section of the model as a sheet: cells are edited, copied and pasted as in a spreadsheet. Return "
            "changes the cell, Ctrl+Return all selected rows; so does Ctrl held for a tick, a choice or a drag. A "
            "click on a header sorts what is seen, never the model; a right click on it chooses the columns.",
        ),
    ),
    PaneType(
        name="messages",
        icon="messages",
        title=QT_TRANSLATE_NOOP("Workbench", "Messages"),
        make=lambda context, document: context.served(MessagesPane(document)),
        area=Area.BottomDockWidgetArea,
        size=(800, 230),
        key="Alt+5",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The messages about this model: warnings when it was opened, losses when it was saved, and what deleting"
            " changed. A double click goes to the row that a message is about.",
        ),
    ),
    PaneType(
        name="pose",
        icon="pose",
        title=QT_TRANSLATE_NOOP("Workbench", "Pose"),
        make=lambda context, document: context.served(PosePane(document, context.names, stored=context.stored)),
        area=Area.RightDockWidgetArea,
        modes=TRANSFORM_ONLY,
        tables=frozenset({"bones"}),
        size=(280, 400),
        key="Alt+6",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The bones as they are posed, in Transform mode: numbers for translation, rotation and scale, which "
            "poses and motions do not hold, IK switches, and buttons that bring bones back to rest or to the motion. "
            "Nothing here changes the model.",
        ),
    ),
    PaneType(
        name="morphs",
        icon="morphs",
        title=QT_TRANSLATE_NOOP("Workbench", "Morphs"),
        make=lambda context, document: context.served(
            MorphPane(document, context.names, stored=context.stored, commands=context.commands)
        ),
        area=Area.RightDockWidgetArea,
        home=WindowMode.TRANSFORM,
        tables=frozenset({"morphs"}),
        size=(330, 400),
        key="Alt+7",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "A slider for each morph, by MMD's panels, in both modes. What is set here overrides the motion until it"
            " is reset.",
        ),
    ),
    PaneType(
        name="timeline",
        icon="motion",
        title=QT_TRANSLATE_NOOP("Workbench", "Time line"),
        make=lambda context, document: context.served(TimelinePane(document, context.transport, names=context.names)),
        commands=TIMELINE_COMMANDS,
        area=Area.BottomDockWidgetArea,
        modes=TRANSFORM_ONLY,
        size=(800, 138),
        key="Alt+8",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The motions that play, and the keys of the bones and morphs that are selected, or of all. Dragging goes "
            "through time; the wheel zooms around the mouse, with Shift it moves along. Dragging in the strip at the "
            "top loops over a part, a double click there over all. A right click on a motion plays from there, loops "
            "over it, shows its folder or removes it. Motion files are dropped here; keys are shown, and not changed.",
        ),
    ),
    PaneType(
        name="masks",
        icon="masks",
        title=QT_TRANSLATE_NOOP("Workbench", "Masks"),
        make=lambda context, document: context.served(MasksPane(document, context.masks, context.names)),
        area=Area.RightDockWidgetArea,
        group="below the inspector",
        tables=frozenset({"materials"}),
        size=(330, 400),
        key="Alt+9",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "Hides and shows materials and parts of the model (絞込み表示): check boxes for materials, and buttons"
            " that hide or isolate what is selected. What is hidden cannot be clicked, and is saved all the same.",
        ),
    ),
    PaneType(
        name="frames",
        icon="frames",
        commands=FRAME_COMMANDS,
        title=QT_TRANSLATE_NOOP("Workbench", "Display frames"),
        make=lambda context, document: context.served(FramesPane(document, context.names, commands=context.commands)),
        area=Area.RightDockWidgetArea,
        tables=frozenset({"frames", "bones", "morphs"}),
        size=(330, 600),
        key="Shift+F7",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The display frames of MMD with their bones and morphs as a tree, and beside it what is in no frame yet."
            " Items are dragged between frames; what causes problems in MMD is marked with the reason.",
        ),
    ),
    PaneType(
        name="influences",
        icon="influences",
        title=QT_TRANSLATE_NOOP("Workbench", "Influences"),
        make=lambda _, document: InfluencesPane(document),
        area=Area.RightDockWidgetArea,
        tables=frozenset({"vertices"}),
        size=(330, 400),
        key="Shift+F11",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The bones and weights of the selected vertices, as a table to edit. Weights are set, added, "
            "normalized, converted between BDEF and SDEF, and copied to other vertices.",
        ),
    ),
    PaneType(
        name="bodies",
        icon="rigid_bodies",
        title=QT_TRANSLATE_NOOP("Workbench", "Bodies and joints"),
        make=lambda context, document: context.served(BodiesPane(document, context.names, context.commands)),
        area=Area.LeftDockWidgetArea,
        tables=frozenset({"rigid_bodies", "joints"}),
        size=(240, 400),
        menu="physics.panes",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The rigid bodies or the joints as a list: the switch above it chooses which, and with that what a click "
            "in the model view selects. The inspector has what is selected; selected bodies are joined by a button.",
        ),
    ),
    PaneType(
        name="collisions",
        icon="collisions",
        title=QT_TRANSLATE_NOOP("Workbench", "Collision groups"),
        make=lambda context, document: CollisionsPane(document, context.stored),
        area=Area.RightDockWidgetArea,
        tables=frozenset({"rigid_bodies"}),
        size=(330, 600),
        key="Shift+F9",
        menu="physics.panes",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The 16 collision groups as a grid that says which of them meet. A click changes it for all rigid "
            "bodies of both groups, as one step.",
        ),
    ),
    PaneType(
        name="python",
        icon="python",
        title=QT_TRANSLATE_NOOP("Workbench", "Python"),
        make=lambda context, document: PythonPane(document, context.view, context.script, context.stored),
        area=Area.BottomDockWidgetArea,
        size=(800, 230),
        key="Shift+F4",  # as in Blender
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "A console and an editor for scripts on the open model. Each entry and each script is one step that "
            "can be undone; errors name their line.",
        ),
    ),
    PaneType(
        name="plugins",
        icon="plugins",
        title=QT_TRANSLATE_NOOP("Workbench", "Plug-ins"),
        make=lambda context, _: PluginsPane(context.plugins),
        area=Area.RightDockWidgetArea,
        group="below the inspector",
        size=(330, 400),
        key="Shift+F3",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The plug-ins that were found: switch them on and off, reload them, write one, and see in full what is"
            " wrong with one.",
        ),
    ),
    PaneType(
        name="upgrade",
        icon="upgrade",
        title=QT_TRANSLATE_NOOP("Workbench", "Upgrade"),
        make=lambda context, document: context.served(UpgradePane(document)),
        area=Area.RightDockWidgetArea,
        suits=lambda document: document.was_pmd,
        leads=lambda document: document.was_pmd and document.content.is_pmd,
        size=(330, 600),
        key="Shift+F6",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "What was done to a PMD when it was opened as PMX, what can be made better, each by a button, and "
            "what a PMD would lose.",
        ),
    ),
    PaneType(
        name="compare",
        icon="compare",
        title=QT_TRANSLATE_NOOP("Workbench", "Compare"),
        make=lambda context, document: context.served(ComparePane(document, context.services.add_models)),
        area=Area.BottomDockWidgetArea,
        size=(800, 260),
        key="Shift+F2",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "What differs between this model and another one, by table and field. Values are taken over one by "
            "one or all at once; the other model is seen as a ghost.",
        ),
    ),
    PaneType(
        name="checks",
        icon="checks",
        title=QT_TRANSLATE_NOOP("Workbench", "Checks"),
        commands=CHECK_COMMANDS,
        make=lambda context, document: context.served(ChecksPane(document, commands=context.commands)),
        area=Area.BottomDockWidgetArea,
        size=(800, 260),
        key="F7",  # by which other programs check spelling
        menu="model.panes",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "What goes wrong in MMD, what happens there, and how to fix it. A double click goes to the row; a fix"
            " corrects one row, all findings of a kind, or everything that can be fixed safely, as one step. A"
            " finding can be ignored.",
        ),
    ),
    PaneType(
        name="snapshots",
        icon="snapshots",
        title=QT_TRANSLATE_NOOP("Workbench", "Snapshots"),
        make=lambda context, document: context.served(SnapshotsPane(document, commands=context.commands)),
        commands=SNAPSHOT_COMMANDS,
        area=Area.RightDockWidgetArea,
        group="below the inspector",
        size=(330, 260),
        key="Shift+F5",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "States of the model that were kept by name. They are compared with the model, swapped with it, "
            "appended to it, or saved as files.",
        ),
    ),
    PaneType(
        name="weights",
        icon="paint",
        title=QT_TRANSLATE_NOOP("Workbench", "Paint weights"),
        make=lambda context, document: WeightsPane(document, context.tools),
        area=Area.RightDockWidgetArea,
        tables=frozenset({"bones", "vertices"}),
        tool=Tool.PAINT,
        size=(330, 600),
        key="F6",  # as in PMXEditor
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The bone whose weights are painted in the model view, what it exchanges weight with, and the bones that "
            "are locked and keep theirs. Mode, radius, strength and falloff of the brush are above the view; a stroke "
            "is one step.",
        ),
    ),
    PaneType(
        name="sculpt",
        icon="sculpt",
        title=QT_TRANSLATE_NOOP("Workbench", "Sculpt"),
        make=lambda context, document: SculptPane(document, context.tools),
        area=Area.RightDockWidgetArea,
        tool=Tool.SCULPT,
        size=(330, 500),
        key="Ctrl+F6",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "How brushes move, smooth, inflate or restore the surface in the model view: of the mesh, of a pose, or of "
            "the vertex morph that is edited. Mode, radius, strength and falloff of the brush are above the view; a "
            "stroke is one step.",
        ),
    ),
    PaneType(
        name="light",
        icon="light",
        title=QT_TRANSLATE_NOOP("Workbench", "Light"),
        make=lambda context, _: LightPane(context.view_settings),
        area=Area.RightDockWidgetArea,
        size=(330, 480),
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "The light, the self shadow and the background of the model views. The ball is dragged to where the light "
            "comes from. A motion with light of its own is seen in that.",
        ),
    ),
    PaneType(
        name="uv",
        icon="uv",
        title=QT_TRANSLATE_NOOP("Workbench", "UV"),
        commands=UV_COMMANDS,
        make=lambda context, document: UvPane(document, context.tools, context.view),
        area=Area.RightDockWidgetArea,
        tables=frozenset({"vertices", "faces", "materials", "textures"}),
        size=(420, 600),
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "A material's faces on its texture: that of what is selected, or the one that is chosen at the top. "
            "Corners are clicked, boxed, moved, turned, scaled and flipped; the selection is the one of the whole "
            "window.",
        ),
    ),
    PaneType(
        name="second",
        icon="second",
        title=QT_TRANSLATE_NOOP("Workbench", "Second view"),
        make=lambda context, document: context.make_second(document),
        area=Area.RightDockWidgetArea,
        floats=True,
        size=(480, 360),
        key="Shift+F8",
        help=QT_TRANSLATE_NOOP(
            "Workbench",
            "One more view of the model with a camera of its own, in a window that can go to another screen.",
        ),
    ),
)
