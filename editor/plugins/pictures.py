"""Pictures for scripts: a model drawn without a window, and pixels written as PNG."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from editor.formats.atomic_write import atomic_write
from editor.math3d.arrays import UInt8Array
from editor.messages import TranslatableText
from editor.model.model import Model
from editor.plugins.host import Host
from editor.plugins.sampled_pose import SampledPose
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera, Size
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import DRAWABLE


def draw(
    host: Host,
    folder: Path | None,
    posed: SampledPose,
    size: Size,
    camera: Camera | None,
    options: ViewOptions,
) -> UInt8Array:
    """(height, width, 4) a picture, seen by the camera that is given, else the motion's, else as large as it gets."""
    state = posed.scene_state
    if camera is None:
        camera = Camera.of_motion(state.camera) if state.camera else _framing_camera(posed, size)
    lit = options.lit_by(state.light, state.self_shadow)
    seen = posed.posed_model if state.visible else PosedModel(Model())  # what a motion hides is not seen
    return host.draw(seen.model, folder, camera, lit, size, seen)


def options(show: Iterable[str], hide: Iterable[str], background: str | None) -> ViewOptions:
    """Return the options of a picture. `background`: RRGGBB, None: transparent. ValueError for unknown names."""
    shown, hidden = set(show), set(hide)
    if unknown := (shown | hidden) - set(DRAWABLE):
        raise ValueError(TranslatableText("{}: one of {} expected", ", ".join(unknown), ", ".join(DRAWABLE)))
    return ViewOptions(show=(ViewOptions().show | shown) - hidden, background=_color(background))


def _color(text: str | None) -> tuple[float, float, float, float]:
    if text is None:
        return 0.0, 0.0, 0.0, 0.0
    try:
        red, green, blue = bytes.fromhex(text.removeprefix("#"))
    except ValueError as error:
        raise ValueError(TranslatableText("{}: RRGGBB expected", text)) from error
    return red / 255, green / 255, blue / 255, 1.0


def _framing_camera(posed: SampledPose, size: Size) -> Camera:
    """MMD's camera, turned to what there is of the model."""
    points = posed.positions
    return Camera().framed(points.min(axis=0), points.max(axis=0), size) if len(points) else Camera()


def save_picture(pixels: UInt8Array, path: str | Path) -> None:
    """Write (height, width, 3 or 4) pixels, uint8, as a PNG file. OSError when it cannot be written."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(path) as file:
        Image.fromarray(pixels).save(file, "PNG")
