"""Errors of drawing, as exceptions whose text is for the user."""


class RenderError(Exception):
    """Nothing can be drawn: no context, or a shader that the driver refuses."""


class TextureError(RenderError):
    """An image file cannot be decoded; the text names the file."""
