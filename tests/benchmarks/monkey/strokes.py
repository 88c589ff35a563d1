"""Actions in the model view: selecting, handles, brushes, the knife, the camera, playing."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from editor.ui.viewport.viewport import Viewport
from tests.benchmarks.monkey import screen
from tests.benchmarks.monkey.scene import Scene, Steps

HANDLES = ("tool.move", "tool.rotate", "tool.scale", "tool.grab", "tool.select")
PLAYING = ("playback.play", "playback.play", "playback.stop", "playback.loop", "physics.on", "motion.remove-all")
LONGEST = 200  # pixels between two points of a stroke


def turn_view(scene: Scene) -> Steps:
    """Turn, move or approach with the mouse."""
    place = _in_view(scene)
    if not place:
        return []
    if scene.rng.random() < 0.3:
        return [["wheel", place, scene.rng.choice((-3, -1, 1, 3)), scene.rng.choice(("", "shift", "ctrl"))]]
    return _stroke(scene, scene.rng.choice(("right", "middle")), scene.rng.choice(("", "shift", "ctrl")))


def select_in_view(scene: Scene) -> Steps:
    """By a click or a region, of another kind of rows now and then, sometimes all of them."""
    rng = scene.rng
    kind = _chosen(scene, "select.click-", rng.random() < 0.4)
    region = _chosen(scene, "region.", rng.random() < 0.3)
    keys = rng.choices(("", "shift", "ctrl"), (4, 1, 1))[0]
    if rng.random() < 0.2:
        return [*kind, ["keys", "Ctrl+A"]]
    if rng.random() < 0.4:
        place = _in_view(scene)
        return [*kind, ["click", place, "left", keys]] if place else []
    return [*kind, *_tool(scene, "tool.select"), *region, *_stroke(scene, "left", keys)]


def paint(scene: Scene) -> Steps:
    """Strokes of the brush of weights, with its pane open or not."""
    pane = _entry(scene, "pane.show-weights") if scene.rng.random() < 0.25 else []
    return [*pane, *_tool(scene, "tool.paint"), *_strokes(scene)]


def sculpt(scene: Scene) -> Steps:
    pane = _entry(scene, "pane.show-sculpt") if scene.rng.random() < 0.25 else []
    return [*pane, *_tool(scene, "tool.sculpt"), *_strokes(scene)]


def cut(scene: Scene) -> Steps:
    """Points of the knife, and its end."""
    place, end = _in_view(scene), scene.rng.choice(("Return", "Return", "Esc"))
    clicks = [["click", place] for place in (_in_view(scene) for _ in range(scene.rng.randint(2, 4))) if place]
    return [*_tool(scene, "tool.knife"), *clicks, ["keys", end]] if place else []


def drag_handles(scene: Scene) -> Steps:
    """What is selected, by whatever handle is hit; Esc now and then takes it back."""
    return [*_tool(scene, scene.rng.choice(HANDLES)), *_strokes(scene)]


def resize_brush(scene: Scene) -> Steps:
    place = _in_view(scene)
    if not place:
        return []
    if scene.rng.random() < 0.4:
        return [["wheel", place, scene.rng.choice((-3, 3)), "ctrl"]]
    return [["click", place], ["keys", *[scene.rng.choice("[]")] * scene.rng.randint(1, 4)]]


def play(scene: Scene) -> Steps:
    """Begin to play, or end it, and look at it for a while."""
    path = _entry(scene, scene.rng.choice(PLAYING))
    return [*path, ["wait", round(scene.rng.uniform(0.1, 1.5), 2)]] if path else []


# -- parts -------------------------------------------------------------------------------------------------------------


def _in_view(scene: Scene) -> screen.Place | None:
    views = screen.reachable(Viewport)
    return screen.place_in(scene.rng.choice(views), scene.rng) if views else None


def _strokes(scene: Scene) -> Steps:
    keys = scene.rng.choices(("", "shift", "ctrl", "alt"), (8, 1, 1, 1))[0]
    return [step for _ in range(scene.rng.randint(1, 3)) for step in _stroke(scene, "left", keys)]


def _stroke(scene: Scene, button: str, keys: str) -> Steps:
    """A drag through several points near each other, around the middle, where the model is."""
    place, rng = _in_view(scene), scene.rng
    if not place:
        return []
    view = screen.widget_of(place[0])
    assert view is not None
    middle, room = view.rect().center(), view.rect()
    at = middle + QPoint(rng.randint(-LONGEST, LONGEST) // 2, rng.randint(-LONGEST, LONGEST))
    points = []
    for _ in range(rng.randint(2, 6)):
        points.append([place[0], min(max(at.x(), 0), room.right()), min(max(at.y(), 0), room.bottom())])
        at += QPoint(rng.randint(-LONGEST, LONGEST), rng.randint(-LONGEST, LONGEST)) / 2
    return [["drag", points, button, keys]]


def _tool(scene: Scene, name: str) -> Steps:
    return _entry(scene, name) if scene.rng.random() < 0.7 else []


def _chosen(scene: Scene, prefix: str, wanted: bool) -> Steps:
    """One of the entries whose names begin alike."""
    found = scene.paths_to(prefix) if wanted else []
    return [["choose", *scene.rng.choice(found)]] if found else []


def _entry(scene: Scene, name: str) -> Steps:
    path = scene.path_to(name)
    return [["choose", *path]] if path else []
