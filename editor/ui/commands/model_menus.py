"""The menus of what a model is made of, as data: model, bones, materials, morphs, mesh, physics."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.ui.commands.menu_entries import SEPARATOR, Listed, Menu

MODEL = Menu(
    "model",
    QT_TRANSLATE_NOOP("Menu", "Mo&del"),
    Listed("model.panes"),
    SEPARATOR,
    "names.grid",
    Menu("names", QT_TRANSLATE_NOOP("Menu", "Change na&mes"), Listed("operations.names")),
    Menu("frames", QT_TRANSLATE_NOOP("Menu", "Display &frames"), Listed("operations.frames")),
    SEPARATOR,
    Listed("operations.model"),
    SEPARATOR,
    Listed("operations.plugins"),
)
BONES_BY_CLICK = ("bones.new-by-click", "bones.parent-by-click", "bones.tail-by-click")
BONE = Menu(
    "bone",
    QT_TRANSLATE_NOOP("Menu", "&Bone"),
    *BONES_BY_CLICK,
    SEPARATOR,
    Listed("bone.wizards"),
    Menu(
        "bone.make",
        QT_TRANSLATE_NOOP("Menu", "&Make bones"),
        Listed("bone.make"),
    ),
    Menu(
        "bone.tails",
        QT_TRANSLATE_NOOP("Menu", "Tails and &axes"),
        Listed("bone.tails"),
    ),
    Menu(
        "bone.positions",
        QT_TRANSLATE_NOOP("Menu", "P&ositions"),
        Listed("bone.positions"),
    ),
    Menu(
        "bone.order",
        QT_TRANSLATE_NOOP("Menu", "O&rder of deforming"),
        Listed("bone.order"),
    ),
    SEPARATOR,
    Listed("operations.bone"),
)
OF_TEXTURES = ("textures.add-pictures", "textures.replace-file", "textures.open-file")
MATERIAL = Menu(
    "material",
    QT_TRANSLATE_NOOP("Menu", "M&aterial"),
    *OF_TEXTURES,
    "textures.watch",
    SEPARATOR,
    Listed("operations.material"),
)
OF_MORPHS = ("morphs.new", "morphs.edit-on-mesh")
MORPH = Menu(
    "morph",
    QT_TRANSLATE_NOOP("Menu", "M&orph"),
    *OF_MORPHS,
    SEPARATOR,
    Listed("operations.morph"),
    SEPARATOR,
    "file.save-morph-sheet",
)
MESH = Menu(
    "mesh",
    QT_TRANSLATE_NOOP("Menu", "&Mesh"),
    "vertices.new-by-click",
    Listed("operations.mesh"),
    "vertices.project-from-view",
    SEPARATOR,
    Menu("weights", QT_TRANSLATE_NOOP("Menu", "&Weights"), Listed("operations.weights")),
)
PHYSICS = Menu(
    "physics",
    QT_TRANSLATE_NOOP("Menu", "&Physics"),
    Listed("physics.panes"),
    SEPARATOR,
    "bodies.new-by-click",
    Listed("physics.wizards"),
    SEPARATOR,
    Listed("operations.physics"),
    SEPARATOR,
    Menu(
        "physics.bodies",
        QT_TRANSLATE_NOOP("Menu", "&Rigid bodies"),
        Listed("physics.bodies"),
    ),
    Menu(
        "physics.joints",
        QT_TRANSLATE_NOOP("Menu", "&Joints"),
        Listed("physics.joints"),
    ),
    Menu(
        "physics.soft-bodies",
        QT_TRANSLATE_NOOP("Menu", "&Soft bodies"),
        Listed("physics.soft-bodies"),
    ),
)
