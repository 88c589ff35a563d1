"""From where the model is seen: MMD's own camera values, and the matrices that follow from them. No OpenGL.

Everything is in file space, which is left-handed: x to the right of the screen, y up, z into it. OpenGL's clip space
agrees with that when w is the distance before the camera, so nothing is mirrored, and front faces are clockwise.
Sizes are (width, height) in pixels, x and y pixels from the top left corner.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from math import cos, radians, sin, tan

import numpy as np
from numpy.typing import ArrayLike

from editor.math3d.arrays import Float64Array
from editor.model.fields import Vec3
from editor.motion.sampling import CameraView

Size = tuple[int, int]
ScreenBox = tuple[float, float, float, float]  # x, y, width and height of a picture on the screen

ORTHOGRAPHIC_HEIGHT = 25 / 45  # of the distance (mmd-semantics §6.8)
CLOSEST = 0.01
MARGIN = 1.1
NARROWEST, WIDEST = 1.0, 135.0  # fov of motions


class ViewSide(Enum):
    """MMD's preset views, as the rotation of the camera in degrees."""

    FRONT = (0.0, 0.0, 0.0)
    BACK = (0.0, 180.0, 0.0)
    LEFT = (0.0, -90.0, 0.0)
    RIGHT = (0.0, 90.0, 0.0)
    TOP = (90.0, 0.0, 0.0)
    BOTTOM = (-90.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Lens:
    """The part of its picture that a camera shows, as of a lens that shifts.

    The picture is enlarged by `scale`; `right` and `down` are where its middle is from that of what is shown, in
    heights of the latter.
    """

    scale: float = 1.0
    right: float = 0.0
    down: float = 0.0

    def moved(self, before: ScreenBox, now: ScreenBox) -> Lens:
        """The lens for another place on the screen, so that everything is seen where it was."""
        right = before[0] + before[2] / 2 + self.right * before[3] - (now[0] + now[2] / 2)
        down = before[1] + before[3] / 2 + self.down * before[3] - (now[1] + now[3] / 2)
        return Lens(self.scale * before[3] / now[3], right / now[3], down / now[3])


@dataclass(frozen=True, slots=True)
class Camera:
    """MMD's camera values, as its window shows them; every change gives a new camera.

    `rotation` is in degrees; positive x looks down from above. `distance` is positive before the model. `fov` is the
    vertical angle of view in degrees.
    """

    target: Vec3 = (0.0, 10.0, 0.0)
    rotation: Vec3 = (0.0, 0.0, 0.0)
    distance: float = 45.0
    fov: float = 30.0
    perspective: bool = True
    lens: Lens = Lens()

    @classmethod
    def of_motion(cls, view: CameraView) -> Camera:
        """Return the camera of a motion, in the values that MMD's window shows (mmd-semantics §6.8)."""
        x, y, z = view.target.tolist()
        pitch, yaw, roll = np.degrees(view.rotation.astype(np.float64)).tolist()
        fov = min(max(view.fov, NARROWEST), WIDEST)
        return cls((x, y, z), (-pitch, yaw, roll), -view.distance, fov, view.perspective)

    # -- where it stands -------------------------------------------------------

    @property
    def axes(self) -> Float64Array:
        """(3, 3): right, up and forward as columns (mmd-semantics §6.8, for the angles that MMD shows)."""
        x, y, z = map(radians, self.rotation)
        return _rotation_y(-y) @ _rotation_x(x) @ _rotation_z(-z)

    @property
    def eye(self) -> Float64Array:
        """(3,)"""
        return np.asarray(self.target) - self.axes[:, 2] * self.distance

    def view(self) -> Float64Array:
        """(4, 4): model space to right, up, forward of the eye; column vectors."""
        matrix, axes = np.eye(4), self.axes
        matrix[:3, :3] = axes.T
        matrix[:3, 3] = -axes.T @ (np.asarray(self.target) - axes[:, 2] * self.distance)
        return matrix

    def projection(self, size: Size) -> Float64Array:
        """(4, 4): view space to OpenGL's clip space."""
        aspect = max(size[0], 1) / max(size[1], 1)
        matrix = self._perspective(aspect) if self.perspective else self._orthographic(aspect)
        matrix[:2] += np.outer(self.middle(size), matrix[3])
        return matrix

    def middle(self, size: Size) -> tuple[float, float]:
        """Where the target is in OpenGL's clip space: x and y, from -1 to 1 across the picture."""
        return 2 * self.lens.right * max(size[1], 1) / max(size[0], 1), -2 * self.lens.down

    def view_projection(self, size: Size) -> Float64Array:
        return self.projection(size) @ self.view()

    @property
    def near(self) -> float:
        """Nothing nearer is drawn: half a unit as in MMD, less when the camera is close to its target."""
        return float(np.clip(abs(self.distance) * 0.02, CLOSEST, 0.5))

    def _perspective(self, aspect: float) -> Float64Array:
        scale = self.lens.scale / tan(radians(self.fov) / 2)
        matrix = np.zeros((4, 4))
        matrix[0, 0], matrix[1, 1] = scale / aspect, scale
        # No far plane: depth tends to 1.
        matrix[2, 2], matrix[2, 3], matrix[3, 2] = 1, -2 * self.near, 1
        return matrix

    def _orthographic(self, aspect: float) -> Float64Array:
        half = (ORTHOGRAPHIC_HEIGHT * abs(self.distance) / 2 or CLOSEST) / self.lens.scale
        depth = self._orthographic_depth
        matrix = np.diag((1 / (half * aspect), 1 / half, 1 / depth, 1))
        matrix[2, 3] = -self.distance / depth
        return matrix

    @property
    def _orthographic_depth(self) -> float:
        return max(1000.0, 20 * abs(self.distance))

    # -- from and to the screen ------------------------------------------------

    def project(self, points: ArrayLike, size: Size) -> Float64Array:
        """(n, 3) x, y in pixels and the distance before the camera (0 or less: behind it) of (n, 3) points."""
        given = np.asarray(points, np.float64).reshape(-1, 3)
        view = self.view()
        seen = given @ view[:3, :3].T + view[:3, 3]
        scale, middle = self.projection(size), self.middle(size)
        w = seen[:, 2] if self.perspective else np.ones(len(seen))
        w = np.where(w == 0, np.finfo(np.float64).tiny, w)
        x = (seen[:, 0] * scale[0, 0] / w + middle[0] + 1) / 2 * size[0]
        y = (1 - middle[1] - seen[:, 1] * scale[1, 1] / w) / 2 * size[1]
        depth = seen[:, 2] if self.perspective else seen[:, 2] - self.distance + self._orthographic_depth
        return np.stack((x, y, depth), axis=1)

    def ray(self, x: float, y: float, size: Size) -> tuple[Float64Array, Float64Array]:
        """Return the origin of the ray through a pixel, and its direction, of length 1."""
        scale, middle = self.projection(size), self.middle(size)
        right = (2 * x / max(size[0], 1) - 1 - middle[0]) / scale[0, 0]
        up = (1 - 2 * y / max(size[1], 1) - middle[1]) / scale[1, 1]
        axes = self.axes
        if self.perspective:
            direction = axes @ (right, up, 1)
            return self.eye, direction / np.linalg.norm(direction)
        return self.eye + axes @ (right, up, self.distance - self._orthographic_depth), axes[:, 2]

    def pixel_length(self, point: ArrayLike, size: Size) -> float:
        """The length in model units that one pixel covers at a point."""
        height = 2 / self.projection(size)[1, 1] / max(size[1], 1)
        if not self.perspective:
            return float(height)
        away = (np.asarray(point) - self.eye) @ self.axes[:, 2]
        return float(height * max(away, self.near))

    # -- other cameras ---------------------------------------------------------

    def orbited(self, yaw: float, pitch: float) -> Camera:
        """Turned around the target: degrees added to the y and x rotation."""
        x, y, z = self.rotation
        return replace(self, rotation=(_half_turn(x + pitch), _half_turn(y + yaw), z))

    def panned(self, dx: float, dy: float, size: Size) -> Camera:
        """Shifted so that what is at the target's distance moves by (dx, dy) pixels on the screen."""
        length = self.pixel_length(self.target, size)
        return self.centred(self.target + self.axes @ (-dx * length, dy * length, 0))

    def zoomed(self, factor: float) -> Camera:
        """With the distance multiplied: below 1 comes nearer."""
        distance = self.distance * factor
        return replace(self, distance=max(distance, CLOSEST) if self.distance > 0 else distance)

    def turned(self, view: ViewSide) -> Camera:
        return replace(self, rotation=view.value)

    def centred(self, point: ArrayLike) -> Camera:
        x, y, z = np.asarray(point, np.float64).tolist()
        return replace(self, target=(x, y, z))

    def framed(self, low: ArrayLike, high: ArrayLike, size: Size) -> Camera:
        """Looking straight at the middle of a box from where all of it can be seen; points are given some room."""
        low, high = np.asarray(low, np.float64), np.asarray(high, np.float64)
        half = np.maximum((high - low) / 2, 0.1)
        signs = np.array(np.meshgrid((-1, 1), (-1, 1), (-1, 1))).reshape(3, 8)
        x, y, z = self.axes.T @ (signs * half[:, None])
        width = tan(radians(self.fov) / 2)
        reach = np.maximum(np.abs(y), np.abs(x) * max(size[1], 1) / max(size[0], 1))
        away = (reach / width - z).max() if self.perspective else reach.max() * 2 / ORTHOGRAPHIC_HEIGHT
        return replace(self.centred((low + high) / 2), distance=float(away) * MARGIN, lens=Lens())


def _rotation_x(angle: float) -> Float64Array:
    c, s = cos(angle), sin(angle)
    return np.array(((1, 0, 0), (0, c, -s), (0, s, c)))


def _rotation_y(angle: float) -> Float64Array:
    c, s = cos(angle), sin(angle)
    return np.array(((c, 0, s), (0, 1, 0), (-s, 0, c)))


def _rotation_z(angle: float) -> Float64Array:
    c, s = cos(angle), sin(angle)
    return np.array(((c, -s, 0), (s, c, 0), (0, 0, 1)))


def _half_turn(angle: float) -> float:
    """The angle wrapped to -180 to 180."""
    return (angle + 180) % 360 - 180
