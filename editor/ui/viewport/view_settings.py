"""View settings: how the models are shown, the same in every viewport of the window, and remembered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from math import isfinite
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPalette

from editor.document.program.settings import Settings
from editor.model.fields import Vec3
from editor.motion.sampling import SelfShadow
from editor.render.modes import MODES, DisplayMode
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import OVERLAYS, Overlay
from editor.ui.icons import is_dark
from editor.ui.services import WindowMode
from editor.ui.viewport.navigation import Navigation
from editor.ui.workspaces import AT_FIRST, Workspace

SHOWN = "view/display"
PERSPECTIVE = "view/perspective"
MODE = "view/mode"
LIGHT = "view/light"  # colour and direction
SELF_SHADOW = "view/self_shadow"  # mode and distance
DENSITY_RANGE = 4.0  # how much denser than usual, and less dense, overlays can be
SHADOWS = frozenset({"ground-shadow", "contact-shadow", "self-shadow"})
OVERLAYS_AT_FIRST = (*sorted(ViewOptions().show | SHADOWS), "grid", "axes")
# The colours at the top and the bottom of what is behind the model, by whether windows are dark.
BACKDROPS: dict[bool, tuple[Vec3, Vec3]] = {
    False: ((0xE6 / 255, 0xEA / 255, 0xEE / 255), (0xC9 / 255, 0xD0 / 255, 0xD6 / 255)),
    True: ((0x3A / 255, 0x3C / 255, 0x42 / 255), (0x2A / 255, 0x2B / 255, 0x2F / 255)),
}


class ViewSettings(QObject):
    """The options that the user switches in the View menu."""

    changed = Signal()

    def __init__(
        self,
        settings: Settings,
        palette: QPalette,
        parent: QObject | None = None,
        overlays: Sequence[Overlay] = OVERLAYS,
    ) -> None:
        super().__init__(parent)
        self._own_overlays = self.overlays = tuple(overlays)  # those that can be switched
        self._settings = settings
        self._shown_key = SHOWN  # of the workspace
        shown, self._unknown_shown = self._parted(self._stored_names(SHOWN, OVERLAYS_AT_FIRST))
        self.options = ViewOptions(shown, **self._remembered())
        self.paused: frozenset[str] = frozenset()  # overlays that are too slow to be seen in views; not remembered
        self._insisted: frozenset[str] = frozenset()  # those that the user wants however slow they are
        self.perspective = bool(settings.stored.value(PERSPECTIVE, True, bool))
        self.update_for_mode(palette)
        settings.preferences_changed.connect(self._take_preferences)

    def _remembered(self) -> dict[str, Any]:
        """Return the stored mode, light and shadow, as far as they can be read."""
        found: dict[str, Any] = {}
        mode = self._settings.stored.value(MODE, None)
        modes = {str(known): known for known in MODES}
        if mode in modes:
            found["mode"] = modes[mode]
        light = self._numbers(LIGHT, 6)
        if light is not None:
            found["light_color"], found["light_direction"] = tuple(light[:3]), tuple(light[3:])
        shadow = self._numbers(SELF_SHADOW, 2)
        if shadow is not None and shadow[0] in (1, 2):
            found["self_shadow"] = SelfShadow(int(shadow[0]), shadow[1])
        return found

    def shows(self, name: str) -> bool:
        """Return whether an overlay is seen in the views."""
        return self.options.shows(name) and name not in self.paused

    def pause_shadows(self) -> None:
        """Leave the shadows out of the views until the user shows them again.

        What the user has chosen stays as it is, for pictures that are saved and for the next run.
        """
        paused = (SHADOWS & self.options.show) - self._insisted
        if not paused <= self.paused:
            self.paused |= paused
            self.changed.emit()

    def show_paused(self) -> None:
        """Show what was left out again, and from now on however slow it is."""
        self._insisted |= self.paused
        self.paused = frozenset()
        self.changed.emit()

    def show(self, name: str, shown: bool) -> None:
        """Show or hide an overlay."""
        if name in self.paused:
            self._insisted |= {name}
        self.paused -= {name}
        self.options = self.options.with_shown(name, shown, self.overlays)
        self._settings.stored.setValue(self._shown_key, ",".join(sorted(self.options.show | self._unknown_shown)))
        self.changed.emit()

    def follow(self, workspace: Workspace | None) -> None:
        """Show the overlays that were shown last in a workspace; at first the usual ones and its own."""
        is_usual = workspace is None or workspace.is_own or workspace == AT_FIRST[WindowMode.EDIT]
        overlays = workspace.overlays if workspace is not None else frozenset[str]()
        self._shown_key = SHOWN if workspace is None or is_usual else f"{SHOWN}_{workspace.name}"
        at_first = self._stored_names(SHOWN, OVERLAYS_AT_FIRST) | overlays
        shown, self._unknown_shown = self._parted(self._stored_names(self._shown_key, at_first))
        if self.options.show != shown:
            self._take(show=shown)

    def _stored_names(self, key: str, at_first: Iterable[str]) -> set[str]:
        """The names of overlays that are stored under a key; `at_first` where none are."""
        stored = self._settings.stored.value(key, None)
        return set(at_first if stored is None else str(stored).split(","))

    def _parted(self, names: Set[str]) -> tuple[frozenset[str], frozenset[str]]:
        """Part names into those of overlays that there are, and those of plug-ins that are not enabled now."""
        known = {overlay.name for overlay in self.overlays}
        return frozenset(names & known), frozenset(names - known)

    def offer_overlays(self, added: Sequence[Overlay]) -> None:
        """Offer these of plug-ins beside the program's own; what was shown before it went comes back as it was."""
        overlays = (*self._own_overlays, *added)
        if self.overlays == overlays:
            return
        self.overlays = overlays
        shown, self._unknown_shown = self._parted(self.options.show | self._unknown_shown)
        self._take(show=shown)

    def set_mode(self, mode: str) -> None:
        """Draw surfaces in another way."""
        self._settings.stored.setValue(MODE, str(mode))
        self._take(mode=mode)

    def follow_modes(self) -> None:
        """Draw surfaces as MMD does where the mode went with its plug-in; as before where it came back."""
        mode = self._remembered().get("mode", DisplayMode.NORMAL)
        if mode != self.options.mode:
            self._take(mode=mode)

    def set_perspective(self, perspective: bool) -> None:
        """See in perspective, or orthographically."""
        self.perspective = perspective
        self._settings.stored.setValue(PERSPECTIVE, perspective)
        self.changed.emit()

    # -- light and background ----------------------------------------------------------------------------------

    def set_light(self, color: Vec3, direction: Vec3) -> None:
        """Light as a motion without light of its own is seen in; `direction` is the way it travels."""
        self._keep(LIGHT, (*color, *direction))
        self._take(light_color=color, light_direction=direction)

    def set_self_shadow(self, shadow: SelfShadow) -> None:
        """Set how self shadows fall where they are shown and no motion says otherwise."""
        self._keep(SELF_SHADOW, (shadow.mode, shadow.distance))
        self._take(self_shadow=shadow)

    def set_background(self, color: Vec3 | None) -> None:
        """A background of one's own; None: that which suits the palette."""
        own = {} if color is None else {"background": color}
        self._settings.choose(has_background=color is not None, **own)

    @property
    def overlay_density(self) -> float:
        """0 to 1, from few overlays to all."""
        return self._settings.preferences.overlay_density

    def set_overlay_density(self, density: float) -> None:
        """Show overlays that stand close together more, or less; 0 to 1."""
        self._settings.choose(overlay_density=density)

    @property
    def has_background(self) -> bool:
        """True if the background is one of the user's own."""
        return self._settings.preferences.has_background

    def update_for_mode(self, palette: QPalette) -> None:
        """Take the backdrop that goes with the palette, unless there is a background of the user's own."""
        self._backdrop = BACKDROPS[is_dark(palette)]
        self._take_preferences()

    def _take_preferences(self) -> None:
        chosen = self._settings.preferences
        self.has_orientation_axes = chosen.has_orientation_axes
        self.samples = int(chosen.antialiasing.value)  # a pixel of a view that is left alone
        self.navigation = Navigation(chosen.camera_mouse, chosen.camera_speed, chosen.is_wheel_reversed)
        color = chosen.background if chosen.has_background else _middle(*self._backdrop)
        self._take(
            selection_color=chosen.selection_color,
            bone_colors=chosen.bone_colors,
            background=(*color, 1.0),
            overlay_density=DENSITY_RANGE ** (2 * chosen.overlay_density - 1),
            backdrop=None if chosen.has_background else self._backdrop,
        )

    def _take(self, **options: Any) -> None:
        self.options = replace(self.options, **options)
        self.changed.emit()

    # -- remembering numbers -----------------------------------------------------------------------------------

    def _keep(self, key: str, numbers: Iterable[float]) -> None:
        self._settings.stored.setValue(key, " ".join(f"{number:.6g}" for number in numbers))

    def _numbers(self, key: str, count: int) -> list[float] | None:
        """Stored numbers, `count` of them; None when they are missing or not as many."""
        try:
            numbers = [float(text) for text in str(self._settings.stored.value(key, "")).split()]
        except ValueError:
            return None
        return numbers if len(numbers) == count and all(map(isfinite, numbers)) else None


def _middle(first: Vec3, second: Vec3) -> Vec3:
    red, green, blue = ((a + b) / 2 for a, b in zip(first, second, strict=True))
    return red, green, blue
