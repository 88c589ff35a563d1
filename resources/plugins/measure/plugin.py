"""A tool of the model view: the distance between two points that are clicked on the model, in model units."""

import math

from editor.plugins import api

COLOR = (1.0, 0.72, 0.05, 1.0)


class Measure(api.ScriptTool):
    """The first click sets one end, the second the other; a third begins anew. Escape takes all away."""

    def __init__(self, view):
        self.view = view
        self.points = []

    def press(self, pixel):
        point = self.view.point(pixel)
        if point is None:
            self.view.host.status("There is no surface here to measure from")
            return
        self.points = [*self.points, point] if len(self.points) == 1 else [point]
        if self.is_whole:
            self.view.host.status(f"Distance: {math.dist(*self.points):.3f}")

    def cancel(self):
        had_points, self.points = bool(self.points), []
        return had_points

    @property
    def is_whole(self):
        return len(self.points) == 2

    def lines(self):
        return api.segments(*self.points, COLOR) if self.is_whole else super().lines()

    def marks(self):
        return api.markers(self.points, COLOR, 7.0)

    def texts(self):
        if not self.is_whole:
            return []
        middle = [(one + other) / 2 for one, other in zip(*self.points, strict=True)]
        return [(middle, f"{math.dist(*self.points):.3f}")]


def plugin():
    help = "Click two points of the model to measure how far they are apart"
    return api.Plugin(tools=[api.PluginTool("measure.distance", "M&easure", Measure, help, ["I"])])
