"""Names what is in a file, as errors and warnings speak of it, so that it can be said in another language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from editor.model.words import Words

_ALL = (
    # tables of a model
    Words("info"),
    Words("vertices"),
    Words("faces"),
    Words("textures"),
    Words("materials"),
    Words("bones"),
    Words("morphs"),
    Words("frames"),
    Words("rigid_bodies"),
    Words("joints"),
    Words("soft_bodies"),
    # blocks of a motion
    Words("camera"),
    Words("light"),
    Words("self_shadow"),
    Words("show_ik"),
    # sections and parts of files
    Words("header"),
    Words("settings"),
    Words("signature"),
    Words("text"),
    Words("data"),
    Words("a count"),
    Words("keys"),
    Words("model name"),
    Words("trailing bytes"),
    Words("vertex indices"),
    Words("faces with normals"),
    Words("faces without positions"),
    Words("points"),
    Words("lines"),
    Words("normals"),
    Words("vertex colours"),
    Words("animations"),
    Words("cameras"),
    Words("items"),
    Words("links"),
    Words("IK links"),
    Words("offsets"),
    Words("anchors"),
    Words("pins"),
    Words("toons"),
    Words("frame items"),
    Words("morphs of the facial frame"),
    Words("rigid bodies"),
    Words("English"),
    Words("English header"),
    Words("English bone names"),
    Words("English morph names"),
    Words("English frame names"),
    # one of them
    Words("vertex"),
    Words("texture"),
    Words("material"),
    Words("bone"),
    Words("morph"),
    Words("rigid_body"),
    Words("mesh"),
    Words("skin"),
    Words("node"),
    Words("scene"),
    Words("image"),
    Words("buffer"),
    Words("a file without extension"),
    # what materials lose
    Words("edge"),
    Words("sphere texture"),
    Words("toon"),
)
_NOUNS = {str(word): word for word in _ALL}


def noun(word: str) -> str:
    """The same, as Words where it is one of the words above."""
    return _NOUNS.get(word, word)


def either(words: Iterable[str]) -> str:
    """One of them: "A or B or C"."""
    return reduce(lambda one, other: Words("{} or {}", one, other), words)
