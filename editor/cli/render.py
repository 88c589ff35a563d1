"""Draws a model into a picture, without a window or a display."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from editor.cli import posing
from editor.cli.session import DONE, FAILED, Entry, add_json, load, numbers, print_json, print_written, warn_of
from editor.cli.thumbnail import write_picture
from editor.formats import Content
from editor.model.model import Model
from editor.motion.sampling import SceneState
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera, Size
from editor.render.graphics import RenderError
from editor.render.morph_views import MorphViews, SheetLayout
from editor.render.offscreen.offscreen import render_image, render_images
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import DRAWABLE
from editor.render.textures.texture_files import missing_textures

LARGEST = 16384


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", metavar="MODEL")
    parser.add_argument("-o", "--output", metavar="OUT.png", required=True)
    parser.add_argument("--size", type=size, default=(1280, 720), metavar="WxH")
    parser.add_argument("--camera", type=camera, metavar="TX,TY,TZ,RX,RY,RZ,DISTANCE,FOV")
    parser.add_argument("--light", type=light, metavar="R,G,B,X,Y,Z")
    parser.add_argument("--background", type=background, default="FFFFFF", metavar="RRGGBB|none")
    parser.add_argument("--show", type=names, default=[], metavar="NAME,…", help=", ".join(DRAWABLE))
    parser.add_argument("--hide", type=names, default=[], metavar="NAME,…")
    parser.add_argument("--morph-sheet", action="store_true", help="all morphs side by side, of the model at rest")
    posing.add_arguments(parser)
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    out = Path(arguments.output)
    if out.suffix.lower() != ".png":
        parser.error(f"{out}: a PNG file is written")
    if arguments.morph_sheet and posing.is_moved(arguments):
        parser.error("--morph-sheet shows the model at rest, and nothing can move it")
    entry: Entry = {"file": arguments.model, "out": arguments.output, "warnings": []}
    status = _render(arguments, out, entry)
    if arguments.json:
        print_json([entry])
    elif status == DONE:
        print_written(entry)
    return status


def _render(arguments: argparse.Namespace, out: Path, entry: Entry) -> int:
    content = load(arguments.model, entry)
    if content is None or (moved := _posed_scene(content, arguments, entry)) is None:
        return FAILED
    _report_missing_textures(content, entry)

    def draw() -> Image.Image:
        image = (
            _morph_sheet(content, arguments, entry) if arguments.morph_sheet else _picture(content, *moved, arguments)
        )
        return image if arguments.background[3] == 0 else image.convert("RGB")

    return write_picture(draw, out, entry)


def _posed_scene(
    content: Content, arguments: argparse.Namespace, entry: Entry
) -> tuple[PosedModel | None, SceneState] | None:
    """A model that nothing moves is drawn as it is in the file, without a PosedModel."""
    return posing.posed_scene(content, arguments, entry) if posing.is_moved(arguments) else (None, SceneState())


def _picture(
    content: Content, posed_model: PosedModel | None, scene_state: SceneState, arguments: argparse.Namespace
) -> Image.Image:
    """Of a model that a motion hides there is nothing to be seen."""
    model, posed_model = (content.model, posed_model) if scene_state.visible else (Model(), None)
    seen_from = arguments.camera or camera_of(scene_state)
    how = options(arguments, scene_state)
    return Image.fromarray(render_image(model, content.folder, seen_from, how, arguments.size, posed_model=posed_model))


def _morph_sheet(content: Content, arguments: argparse.Namespace, entry: Entry) -> Image.Image:
    """All morphs; numbers stand for their names, which are told as JSON."""
    entry["morphs"] = [morph.name for morph in content.model.morphs]
    if not entry["morphs"]:
        raise RenderError("the model has no morphs")
    return morph_sheet(content, arguments.camera or Camera(), options(arguments, SceneState()))


def camera_of(scene_state: SceneState) -> Camera:
    """The camera of the motions, else the one that MMD starts with."""
    return Camera.of_motion(scene_state.camera) if scene_state.camera else Camera()


def options(arguments: argparse.Namespace, scene_state: SceneState) -> ViewOptions:
    """Return the view options: with the light that is asked for, else with that of the motions."""
    shown = (ViewOptions().show | set(arguments.show)) - set(arguments.hide)
    seen = ViewOptions(show=shown, background=arguments.background, **(arguments.light or {}))
    return seen.lit_by(None if arguments.light else scene_state.light, scene_state.self_shadow)


def size(text: str) -> Size:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and 0 < int(width) <= LARGEST and 0 < int(height) <= LARGEST):
        raise argparse.ArgumentTypeError(f"{text}: two numbers from 1 to {LARGEST} expected, as in 1280x720")
    return int(width), int(height)


def camera(text: str) -> Camera:
    x, y, z, turn_x, turn_y, turn_z, distance, fov = numbers(text, 8)
    if not 0 < fov < 180:
        raise argparse.ArgumentTypeError(f"{text}: a field of view between 0 and 180 degrees expected")
    return replace(Camera(), target=(x, y, z), rotation=(turn_x, turn_y, turn_z), distance=distance, fov=fov)


def light(text: str) -> dict[str, tuple[float, ...]]:
    values = numbers(text, 6)
    return {"light_color": tuple(values[:3]), "light_direction": tuple(values[3:])}


def background(text: str) -> tuple[float, float, float, float]:
    if text.lower() == "none":
        return 0.0, 0.0, 0.0, 0.0
    try:
        red, green, blue = bytes.fromhex(text.removeprefix("#"))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text}: RRGGBB or none expected") from error
    return red / 255, green / 255, blue / 255, 1.0


def names(text: str) -> list[str]:
    given = [name.strip() for name in text.split(",") if name.strip()]
    for name in given:
        if name not in DRAWABLE:
            raise argparse.ArgumentTypeError(f"{name}: one of {', '.join(DRAWABLE)} expected")
    return given


def _report_missing_textures(content: Content, entry: Entry) -> None:
    warn_of(str(content.path), missing_textures(content.model, content.folder), entry)


def morph_sheet(content: Content, front: Camera, options: ViewOptions) -> Image.Image:
    """The picture, (width, height) as SheetLayout says. RenderError when this machine cannot draw."""
    model, rows = content.model, range(len(content.model.morphs))
    layout = SheetLayout.of(len(rows))
    size = (layout.cell, layout.cell)
    views = MorphViews(model, front, size)

    def posed() -> Iterator[tuple[Camera, PosedModel]]:
        posed_model = PosedModel(model)
        for row in rows:
            posed_model.pose(views.pose(row))
            yield views.camera(row), posed_model

    ground = tuple(round(255 * part) for part in options.background)
    sheet = Image.new("RGBA", layout.size(len(rows)), ground)
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(round(layout.caption * 0.7))
    ink = (255, 255, 255, 255) if sum(ground[:3]) < 3 * 128 and ground[3] else (0, 0, 0, 255)
    with closing(render_images(model, content.folder, posed(), options, size)) as pictures:
        for row, pixels in zip(rows, pictures, strict=True):
            left, top = layout.corner(row)
            sheet.paste(Image.fromarray(pixels), (left, top))
            name = model.morphs[row].name
            text = f"{row}: {name}" if name.isascii() else str(row)
            middle = (left + layout.cell / 2, top + layout.cell + layout.caption / 2)
            draw.text(middle, text, ink, font, anchor="mm")
    return sheet
