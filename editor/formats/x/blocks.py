"""Makes a tree of blocks of the tokens of a DirectX file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from editor.formats.content import FormatError
from editor.formats.text_decoding import decoded
from editor.formats.x.tokens import TokenKind, Tokens
from editor.math3d.arrays import Float64Array
from editor.messages import Messages, TranslatableText

DEEPEST = 64
REFERENCE = "{}"  # the kind of a block that only names another


@dataclass(slots=True)
class Block:
    """`kind` is the name of its template; `runs` its numbers and `texts` its texts, those of inner blocks excepted."""

    kind: str
    name: str = ""
    runs: list[Float64Array] = field(default_factory=list)
    texts: list[bytes] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)

    @property
    def numbers(self) -> Float64Array:
        """All its numbers, one after the other."""
        return np.concatenate(self.runs) if self.runs else np.empty(0)

    def inner(self, *kinds: str) -> Iterator[Block]:
        """The inner blocks of some kinds."""
        return (block for block in self.blocks if block.kind in kinds)


def tree(tokens: Tokens, messages: Messages) -> Block:
    """A block that holds all others; templates, which only describe, are left out. A file cut short is mended."""
    root = Block("")
    path = [root]
    words: list[bytes] = []
    for sign, value in tokens:
        if sign is TokenKind.NAME:
            words.append(value)
        elif sign is TokenKind.OPEN:
            path.append(_opened(path, words))
            words = []
        elif sign is TokenKind.CLOSE:
            _close(path, words)
            words = []
        elif sign is TokenKind.NUMBERS:
            path[-1].runs.append(value)
        else:
            path[-1].texts.append(value)
    if len(path) > 1:
        messages.note("the file ends in the middle of a block")
    root.blocks = [block for block in root.blocks if block.kind != "template"]
    return root


def _opened(path: list[Block], words: list[bytes]) -> Block:
    """A new block within the last of the path, named by the words before its brace: its kind, and its own name."""
    if len(path) > DEEPEST:
        raise FormatError(TranslatableText("blocks within blocks, {} deep: not a DirectX model", DEEPEST))
    texts = [decoded(word) for word in words[-2:]]
    kind, name = (texts[0], texts[-1] if len(texts) > 1 else "") if texts else (REFERENCE, "")
    block = Block(kind, name)
    path[-1].blocks.append(block)
    return block


def _close(path: list[Block], words: list[bytes]) -> None:
    if len(path) == 1:
        raise FormatError(TranslatableText("a block ends that has not begun: not a DirectX model"))
    if path[-1].kind == REFERENCE and words:
        path[-1].name = decoded(words[-1])
    path.pop()
