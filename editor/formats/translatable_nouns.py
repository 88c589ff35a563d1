"""Names what is in a file, as errors and warnings speak of it, so that it can be said in another language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from editor.messages import TranslatableText

_ALL = (
    # tables of a model
    TranslatableText("info"),
    TranslatableText("vertices"),
    TranslatableText("faces"),
    TranslatableText("textures"),
    TranslatableText("materials"),
    TranslatableText("bones"),
    TranslatableText("morphs"),
    TranslatableText("frames"),
    TranslatableText("rigid_bodies"),
    TranslatableText("joints"),
    TranslatableText("soft_bodies"),
    # blocks of a motion
    TranslatableText("camera"),
    TranslatableText("light"),
    TranslatableText("self_shadow"),
    TranslatableText("show_ik"),
    # sections and parts of files
    TranslatableText("header"),
    TranslatableText("settings"),
    TranslatableText("signature"),
    TranslatableText("text"),
    TranslatableText("data"),
    TranslatableText("a count"),
    TranslatableText("keys"),
    TranslatableText("model name"),
    TranslatableText("trailing bytes"),
    TranslatableText("vertex indices"),
    TranslatableText("faces with normals"),
    TranslatableText("faces without positions"),
    TranslatableText("points"),
    TranslatableText("lines"),
    TranslatableText("normals"),
    TranslatableText("vertex colours"),
    TranslatableText("animations"),
    TranslatableText("cameras"),
    TranslatableText("items"),
    TranslatableText("links"),
    TranslatableText("IK links"),
    TranslatableText("offsets"),
    TranslatableText("anchors"),
    TranslatableText("pins"),
    TranslatableText("toons"),
    TranslatableText("frame items"),
    TranslatableText("morphs of the facial frame"),
    TranslatableText("rigid bodies"),
    TranslatableText("English"),
    TranslatableText("English header"),
    TranslatableText("English bone names"),
    TranslatableText("English morph names"),
    TranslatableText("English frame names"),
    # one of them
    TranslatableText("vertex"),
    TranslatableText("texture"),
    TranslatableText("material"),
    TranslatableText("bone"),
    TranslatableText("morph"),
    TranslatableText("rigid_body"),
    TranslatableText("mesh"),
    TranslatableText("skin"),
    TranslatableText("node"),
    TranslatableText("scene"),
    TranslatableText("image"),
    TranslatableText("buffer"),
    TranslatableText("a file without extension"),
    # what materials lose
    TranslatableText("edge"),
    TranslatableText("sphere texture"),
    TranslatableText("toon"),
)
_NOUNS = {str(word): word for word in _ALL}


def noun(word: str) -> str:
    """The word as TranslatableText if it is one of the known nouns, else unchanged."""
    return _NOUNS.get(word, word)


def either(words: Iterable[str]) -> str:
    """One of them: "A or B or C"."""
    return reduce(lambda one, other: TranslatableText("{} or {}", one, other), words)
