"""Preferences: what the user chooses once for the whole program, declared where the attribute is.

The stored values (`settings`) and the preferences dialog are made from these declarations. Imports nothing that takes
time: the window is not shown before its language and theme are known.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import isfinite
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

GENERAL = QT_TRANSLATE_NOOP("Preferences", "General")
FILES = QT_TRANSLATE_NOOP("Preferences", "Files and safety")
VIEW = QT_TRANSLATE_NOOP("Preferences", "Model view")
BONES = QT_TRANSLATE_NOOP("Preferences", "Colours of bones")
PHYSICS = QT_TRANSLATE_NOOP("Preferences", "Physics of new documents")
MOST_BACKUPS = 99
MEBIBYTE = 2**20

Rgb = tuple[float, float, float]


class InterfaceLanguage(Enum):
    """The languages of the window by their codes, as in the names of the translations; the source texts are English."""

    SYSTEM = ""
    ENGLISH = "en"
    JAPANESE = "ja"
    CHINESE = "zh_CN"
    KOREAN = "ko"


class Theme(Enum):
    """The colour scheme of windows: of the system, light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class CameraButton(Enum):
    """Whose buttons of the mouse move the camera."""

    MMD = "mmd"
    BLENDER = "blender"


class Graphics(Enum):
    """The choice of graphics card or software for drawing the model."""

    AUTOMATIC = "automatic"
    HARDWARE = "hardware"
    SOFTWARE = "software"


class Antialiasing(Enum):
    """The number of samples that a pixel of a still view is the mean of."""

    OFF = "1"
    TWO = "2"
    FOUR = "4"
    EIGHT = "8"


class PhysicsSteps(Enum):
    """The number of steps of physics in a second."""

    FINEST = "240"
    FINE = "120"
    AS_MMD = "60"


class Look(Enum):
    """The way in which a preference is edited, where it is not the usual one of its type."""

    USUAL = "usual"
    TILES = "tiles"  # a picture for each member of an Enum
    SWATCHES = "swatches"  # colours to choose from, besides any other
    FIRST_SWATCH = "first swatch"  # the switch of such colours: off is a button before them
    SLIDER = "slider"  # beside the number


# What the members are called; languages each in itself.
LABELS: dict[Enum, Any] = {
    InterfaceLanguage.SYSTEM: QT_TRANSLATE_NOOP("Preferences", "System"),
    InterfaceLanguage.ENGLISH: "English",
    InterfaceLanguage.JAPANESE: "日本語",
    InterfaceLanguage.CHINESE: "简体中文",
    InterfaceLanguage.KOREAN: "한국어",
    Theme.SYSTEM: QT_TRANSLATE_NOOP("Preferences", "System"),
    Theme.LIGHT: QT_TRANSLATE_NOOP("Preferences", "Light"),
    Theme.DARK: QT_TRANSLATE_NOOP("Preferences", "Dark"),
    CameraButton.MMD: QT_TRANSLATE_NOOP("Preferences", "Right button, as MMD and PMXEditor"),
    CameraButton.BLENDER: QT_TRANSLATE_NOOP("Preferences", "Middle button, as Blender"),
    Graphics.AUTOMATIC: QT_TRANSLATE_NOOP("Preferences", "Automatic"),
    Graphics.HARDWARE: QT_TRANSLATE_NOOP("Preferences", "Graphics card"),
    Graphics.SOFTWARE: QT_TRANSLATE_NOOP("Preferences", "Software (slower)"),
    Antialiasing.OFF: QT_TRANSLATE_NOOP("Preferences", "Off"),
    Antialiasing.TWO: "2×",
    Antialiasing.FOUR: "4×",
    Antialiasing.EIGHT: "8×",
    PhysicsSteps.FINEST: QT_TRANSLATE_NOOP("Preferences", "240 (finest)"),
    PhysicsSteps.FINE: QT_TRANSLATE_NOOP("Preferences", "120 (fine)"),
    PhysicsSteps.AS_MMD: QT_TRANSLATE_NOOP("Preferences", "60 (as MMD)"),
}


@dataclass(frozen=True, slots=True)
class Preference:
    """Declaration of a preference; `default` has the type of its values. Label, group and help are to be translated."""

    default: Any
    group: str
    label: str
    help: str = ""
    minimum: float = 0
    maximum: float = 1
    unit: str = ""  # written behind the number
    shown_times: int = 1  # how many times larger a number is shown than it is kept
    choices: tuple[Any, Any] | None = None  # what off and on are called, where that says more; to be translated
    switched_by: str = ""  # the name of the switch that it stands beside, and that has it used
    look: Look = Look.USUAL
    name: str = ""

    def valid(self, value: Any) -> Any:
        """The value as the preference holds it, from what JSON can say. ValueError or TypeError for what it cannot."""
        if isinstance(self.default, Enum):
            return type(self.default)(value)
        if isinstance(self.default, tuple):
            parts = tuple(self._number(float(part)) for part in value)
            if len(parts) != len(self.default):
                raise ValueError(value)
            return parts
        if isinstance(self.default, str):
            return _line(value)
        if isinstance(value, bool) is not isinstance(self.default, bool):
            raise TypeError(value)
        return value if isinstance(value, bool) else self._number(type(self.default)(value))

    def _number(self, number: float) -> float:
        if not (isfinite(number) and self.minimum <= number <= self.maximum):
            raise ValueError(number)
        return number


def _line(text: Any) -> str:
    """Return a text as one line, without what cannot be seen in it. TypeError for what is no text."""
    if not isinstance(text, str):
        raise TypeError(text)
    return "".join(filter(str.isprintable, text))


def _preference(default: Any, *declaration: Any, **limits: Any) -> Any:
    return dataclasses.field(default=default, metadata={"of": Preference(default, *declaration, **limits)})


@dataclass(frozen=True, slots=True)
class Preferences:
    """All of them, each with the value that it has at first."""

    language: InterfaceLanguage = _preference(
        InterfaceLanguage.SYSTEM,
        GENERAL,
        QT_TRANSLATE_NOOP("Preferences", "Language"),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "The language of menus and messages. “System” uses the first language of the system that the program"
            " supports",
        ),
    )
    theme: Theme = _preference(
        Theme.SYSTEM,
        GENERAL,
        QT_TRANSLATE_NOOP("Preferences", "Theme"),
        QT_TRANSLATE_NOOP("Preferences", "Light, dark, or as the system"),
        look=Look.TILES,
    )
    has_accent: bool = _preference(
        False,
        GENERAL,
        QT_TRANSLATE_NOOP("Preferences", "Accent colour"),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "Marks the mode, and what is selected where the keyboard is: that of the system, or one of your own",
        ),
        choices=(QT_TRANSLATE_NOOP("Preferences", "System"), QT_TRANSLATE_NOOP("Preferences", "Own")),
        look=Look.FIRST_SWATCH,
    )
    accent: Rgb = _preference(
        (0.16, 0.39, 0.71),
        GENERAL,
        QT_TRANSLATE_NOOP("Preferences", "Own accent colour"),
        QT_TRANSLATE_NOOP("Preferences", "Any other colour; where it would not be seen it is made lighter or darker"),
        switched_by="has_accent",
        look=Look.SWATCHES,
    )
    text_size: int = _preference(
        100,
        GENERAL,
        QT_TRANSLATE_NOOP("Preferences", "Text size"),
        QT_TRANSLATE_NOOP("Preferences", "100 % is the system's size"),
        minimum=75,
        maximum=200,
        unit=" %",
        look=Look.SLIDER,
    )
    reopens: bool = _preference(
        False,
        FILES,
        QT_TRANSLATE_NOOP("Preferences", "Open what was open last"),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "When the program starts without a file: opens the last documents with cameras, selection and mode",
        ),
    )
    backups: int = _preference(
        1,
        FILES,
        QT_TRANSLATE_NOOP("Preferences", "Backups"),
        QT_TRANSLATE_NOOP(
            "Preferences", "How many previous versions of a file are kept: .bak, .bak2, .bak3 …; 0 for none"
        ),
        maximum=MOST_BACKUPS,
    )
    autosave_minutes: float = _preference(
        0.75,  # with the time that a copy of a large model takes, less than a minute of work is ever lost
        FILES,
        QT_TRANSLATE_NOOP("Preferences", "Time between autosaves"),
        QT_TRANSLATE_NOOP("Preferences", "Copies of unsaved work, offered after a crash; 0 for none"),
        maximum=24 * 60,
        unit=QT_TRANSLATE_NOOP("Preferences", " s"),
        shown_times=60,
    )
    history_size: int = _preference(
        256,
        FILES,
        QT_TRANSLATE_NOOP("Preferences", "Memory for undo"),
        QT_TRANSLATE_NOOP("Preferences", "For each document; the oldest steps are removed first"),
        minimum=16,
        maximum=64 * 1024,
        unit=" MiB",
    )
    graphics: Graphics = _preference(
        Graphics.AUTOMATIC,
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Graphics"),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "What draws models, from the next start on. Software helps where the driver of the graphics card is poor."
            " “Automatic” uses the card unless you chose software for its driver. macOS has no software to draw with",
        ),
    )
    antialiasing: Antialiasing = _preference(
        Antialiasing.EIGHT,
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Anti-aliasing"),
        QT_TRANSLATE_NOOP("Preferences", "Smooths the edges of a view that is left alone; less is less work"),
    )
    camera_mouse: CameraButton = _preference(
        CameraButton.MMD,
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Mouse button that turns the camera"),
        QT_TRANSLATE_NOOP("Preferences", "With Shift the same button pans, with Ctrl it zooms"),
    )
    camera_speed: float = _preference(
        1.0,
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Speed of the camera"),
        QT_TRANSLATE_NOOP("Preferences", "Of turning and zooming; 1 is as in MMD"),
        minimum=0.1,
        maximum=10,
    )
    is_wheel_reversed: bool = _preference(
        False,
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Reverse the zoom direction of the wheel"),
        QT_TRANSLATE_NOOP("Preferences", "As in programs that zoom out when the wheel turns forwards"),
    )
    has_background: bool = _preference(
        False,
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Background colour"),
        QT_TRANSLATE_NOOP("Preferences", "That of the theme, or one of your own"),
        choices=(QT_TRANSLATE_NOOP("Preferences", "Theme"), QT_TRANSLATE_NOOP("Preferences", "Own")),
    )
    background: Rgb = _preference(
        (0.5, 0.5, 0.5),
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Own background colour"),
        QT_TRANSLATE_NOOP("Preferences", "Behind the model; used when the background colour is “Own”"),
        switched_by="has_background",
    )
    overlay_density: float = _preference(
        0.5,
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Density of overlays"),
        QT_TRANSLATE_NOOP("Preferences", "How close together vertices and bones may stand before they fade"),
        unit=" %",
        shown_times=100,
    )
    has_orientation_axes: bool = _preference(
        True,
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Axes in the corner of the view"),
        QT_TRANSLATE_NOOP("Preferences", "Show from where the model is seen; a click on an axis looks along it"),
    )
    selection_color: Rgb = _preference(
        (1.0, 0.36, 0.08),
        VIEW,
        QT_TRANSLATE_NOOP("Preferences", "Colour of the selection"),
        QT_TRANSLATE_NOOP("Preferences", "Marks selected vertices, faces, bones and bodies in the model view"),
    )
    bone_color: Rgb = _preference(
        (0.25, 0.62, 0.88),
        BONES,
        QT_TRANSLATE_NOOP("Preferences", "Movable and rotatable bones"),
        QT_TRANSLATE_NOOP(
            "Preferences", "Colour of these bones in the model view, and of the spots beside their names"
        ),
    )
    ik_bone_color: Rgb = _preference(
        (1.0, 0.6, 0.05),
        BONES,
        QT_TRANSLATE_NOOP("Preferences", "IK bones"),
        QT_TRANSLATE_NOOP("Preferences", "Bones towards which IK turns a chain of bones"),
    )
    ik_link_color: Rgb = _preference(
        (0.95, 0.8, 0.15),
        BONES,
        QT_TRANSLATE_NOOP("Preferences", "IK links"),
        QT_TRANSLATE_NOOP("Preferences", "Bones that IK turns so that the chain reaches the IK bone"),
    )
    fixed_axis_color: Rgb = _preference(
        (0.72, 0.4, 1.0),
        BONES,
        QT_TRANSLATE_NOOP("Preferences", "Bones with a fixed axis"),
        QT_TRANSLATE_NOOP("Preferences", "Bones that turn about one axis only, such as twist bones"),
    )
    physics_bone_color: Rgb = _preference(
        (0.95, 0.35, 0.45),
        BONES,
        QT_TRANSLATE_NOOP("Preferences", "Bones moved by physics"),
        QT_TRANSLATE_NOOP("Preferences", "Bones that a rigid body moves"),
    )
    inoperable_bone_color: Rgb = _preference(
        (0.6, 0.62, 0.65),
        BONES,
        QT_TRANSLATE_NOOP("Preferences", "Bones that are not operable"),
        QT_TRANSLATE_NOOP("Preferences", "Bones that cannot be moved by hand in MMD"),
    )
    gravity: float = _preference(
        9.8,
        PHYSICS,
        QT_TRANSLATE_NOOP("Preferences", "Gravity"),
        QT_TRANSLATE_NOOP("Preferences", "In the units that MMD shows"),
        maximum=100,
    )
    ground: bool = _preference(
        True,
        PHYSICS,
        QT_TRANSLATE_NOOP("Preferences", "Ground at height 0"),
        QT_TRANSLATE_NOOP("Preferences", "Falling bodies come to rest at height 0, as in MMD"),
    )
    steps: PhysicsSteps = _preference(
        PhysicsSteps.FINE,
        PHYSICS,
        QT_TRANSLATE_NOOP("Preferences", "Steps a second"),
        QT_TRANSLATE_NOOP("Preferences", "More steps make physics calmer, but slower; MMD uses 60"),
    )
    warm_up: float = _preference(
        0.5,
        PHYSICS,
        QT_TRANSLATE_NOOP("Preferences", "Warm-up"),
        QT_TRANSLATE_NOOP("Preferences", "How many seconds physics runs after a start or a loop before it is shown"),
        maximum=5,
        unit=QT_TRANSLATE_NOOP("Preferences", " s"),
    )
    appends_again: bool = _preference(
        False,
        PHYSICS,
        QT_TRANSLATE_NOOP("Preferences", "Append (付与) also after physics"),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "On: bones copy the movement of bones that physics moves, as in MMD. Off: only bones with the"
            " flag After physics do, as in PMXEditor",
        ),
    )

    @property
    def history_budget(self) -> int:
        """Bytes of steps that a document remembers."""
        return self.history_size * MEBIBYTE

    @property
    def bone_colors(self) -> tuple[Rgb, ...]:
        """Those of bones, by BoneRole."""
        by_hand = self.bone_color, self.bone_color
        driven = self.ik_bone_color, self.physics_bone_color, self.fixed_axis_color, self.ik_link_color
        return (*driven, *by_hand, self.inoperable_bone_color)


@cache
def declared_preferences() -> dict[str, Preference]:
    """Return the declarations of preferences by name, in the order of the dialog."""
    return {
        field.name: dataclasses.replace(field.metadata["of"], name=field.name)
        for field in dataclasses.fields(Preferences)
    }
