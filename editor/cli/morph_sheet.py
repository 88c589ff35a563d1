"""A picture of all morphs of a model: each at weight 1, below it its number, and its name where that is ASCII."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from PIL import Image, ImageDraw, ImageFont

from editor.formats import Content
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera
from editor.render.morph_views import MorphViews, SheetLayout
from editor.render.offscreen.offscreen import render_images
from editor.render.options import ViewOptions


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
