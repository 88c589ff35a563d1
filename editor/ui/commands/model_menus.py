"""The menus of what a model is made of, as data: model, bones, materials, morphs, mesh, physics."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from editor.ui.commands.menu_entries import SEPARATOR, Filled, Menu, Part

MODEL = Menu(
    "model",
    QT_TRANSLATE_NOOP("Menu", "Mo&del"),
    Part("model.panes"),
    SEPARATOR,
    Part("names.grid"),
    Menu("names", QT_TRANSLATE_NOOP("Menu", "Change na&mes"), Part("operations.names")),
    Menu("frames", QT_TRANSLATE_NOOP("Menu", "Display &frames"), Part("operations.frames")),
    SEPARATOR,
    Part("operations.model"),
    SEPARATOR,
    Filled("operations.plugins"),
)
BONE = Menu(
    "bone",
    QT_TRANSLATE_NOOP("Menu", "&Bone"),
    Part("bone.by-click"),
    SEPARATOR,
    Part("bone.wizards"),
    Menu(
        "bone.make",
        QT_TRANSLATE_NOOP("Menu", "&Make bones"),
        Part("bone.make"),
    ),
    Menu(
        "bone.tails",
        QT_TRANSLATE_NOOP("Menu", "Tails and &axes"),
        Part("bone.tails"),
    ),
    Menu(
        "bone.positions",
        QT_TRANSLATE_NOOP("Menu", "P&ositions"),
        Part("bone.positions"),
    ),
    Menu(
        "bone.order",
        QT_TRANSLATE_NOOP("Menu", "O&rder of deforming"),
        Part("bone.order"),
    ),
    SEPARATOR,
    Part("operations.bone"),
)
MATERIAL = Menu(
    "material",
    QT_TRANSLATE_NOOP("Menu", "M&aterial"),
    Part("material.textures"),
    Part("material.watching"),
    SEPARATOR,
    Part("operations.material"),
)
MORPH = Menu(
    "morph",
    QT_TRANSLATE_NOOP("Menu", "M&orph"),
    Part("morph.new"),
    SEPARATOR,
    Part("operations.morph"),
    SEPARATOR,
    Part("file.morph-sheet"),
)
MESH = Menu(
    "mesh",
    QT_TRANSLATE_NOOP("Menu", "&Mesh"),
    Part("mesh.by-click"),
    Part("operations.mesh"),
    Part("mesh.by-view"),
    SEPARATOR,
    Menu("weights", QT_TRANSLATE_NOOP("Menu", "&Weights"), Part("operations.weights")),
)
PHYSICS = Menu(
    "physics",
    QT_TRANSLATE_NOOP("Menu", "&Physics"),
    Part("physics.panes"),
    SEPARATOR,
    Part("physics.by-click"),
    Part("physics.wizards"),
    SEPARATOR,
    Part("operations.physics"),
    SEPARATOR,
    Menu(
        "physics.bodies",
        QT_TRANSLATE_NOOP("Menu", "&Rigid bodies"),
        Part("physics.bodies"),
    ),
    Menu(
        "physics.joints",
        QT_TRANSLATE_NOOP("Menu", "&Joints"),
        Part("physics.joints"),
    ),
    Menu(
        "physics.soft-bodies",
        QT_TRANSLATE_NOOP("Menu", "&Soft bodies"),
        Part("physics.soft-bodies"),
    ),
)
