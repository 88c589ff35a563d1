"""Makes HTML of the Markdown that the pages in `resources/reference` are written in, as far as they use it."""

from __future__ import annotations

import re
from html import escape

BLOCK = re.compile(r"```\w*\n(.*?)```|([^\n].*?)(?:\n\n|\Z)", re.DOTALL)


def html_of(markdown: str) -> str:
    """The body of a page: headings that links lead to, paragraphs, lists and code; without the title of level 1."""
    parts = []
    for code, text in BLOCK.findall(markdown):
        if code:
            parts.append(f"<pre>{escape(code.rstrip())}</pre>")
        elif text.startswith("#"):
            parts.append(_heading(text))
        elif text.startswith("- "):
            items = re.split(r"\n?^- ", text, flags=re.MULTILINE)[1:]
            parts.append("\n".join(["<ul>", *(f"<li>{_inline(item)}</li>" for item in items), "</ul>"]))
        else:
            parts.append(f"<p>{_inline(text)}</p>")
    return "\n".join(filter(None, parts))


def _heading(text: str) -> str:
    marks, _, title = text.partition(" ")
    anchor = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
    level = len(marks)
    return f'<h{level}><a name="{anchor}"></a>{_inline(title)}</h{level}>' if level > 1 else ""


def _inline(text: str) -> str:
    """Code, bold and emphasized words, and links, in a text."""
    pieces = re.split(r"`([^`]+)`", " ".join(text.split("\n")))
    for place, piece in enumerate(pieces):
        shown = escape(piece, quote=False)
        if place % 2:
            pieces[place] = f"<code>{shown}</code>"
            continue
        shown = re.sub(r"\[([^]]+)\]\(([^)]+)\)", r'<a href="\2">\1</a>', shown)
        shown = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", shown)
        pieces[place] = re.sub(r"\*([^*]+)\*", r"<i>\1</i>", shown)
    return "".join(pieces)
