"""Work of commands on files: read each, work on it, write another, and report the results and losses."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from editor import formats
from editor.cli.output import DONE, FAILED, Entry, fault, load, load_any, print_json, report
from editor.formats import Content, FormatError
from editor.formats.message_texts import located_text
from editor.formats.motions import Moving
from editor.formats.registry import notes_of

Out = TypeVar("Out", Path, Path | None)


class Ended(Exception):  # noqa: N818  it is no error: what was wrong is said by then
    """Raised where there is no more to be done to a file, and it is said why; `code` is the exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def process(
    files: Iterable[tuple[Entry, Out]],
    work: Callable[[Entry, Out], int | None],
    tell: Callable[[Entry], object],
    *,
    as_json: bool,
) -> int:
    """Work on the file of each entry, and tell of it as soon as that is done; the greatest of the exit codes.

    `work` gets the entry and the file to write, and adds to the entry what is known then; the exit code is DONE where
    it returns none and does not raise Ended. `tell` prints an entry without an `error`, where none are printed as JSON.
    """
    codes = [DONE]

    def done() -> Iterator[Entry]:
        for entry, out in files:
            try:
                codes.append(work(entry, out) or DONE)
            except Ended as ended:
                codes.append(ended.code)
            yield entry

    if as_json:
        print_json(done())
    else:
        for entry in done():
            if "error" not in entry:
                tell(entry)
    return max(codes)


def read(entry: Entry) -> Content:
    """Return the model in the `file` of an entry. Ended where it cannot be read: why is said, and is its `error`."""
    content = load(entry["file"], entry)
    if content is None:
        raise Ended(FAILED)
    return content


def read_any(entry: Entry) -> Content | Moving:
    """Read a model, a motion or a pose as `read` does."""
    content = load_any(entry["file"], entry)
    if content is None:
        raise Ended(FAILED)
    return content


def refuse(entry: Entry, text: str, code: int) -> NoReturn:
    """Say why a file cannot be worked on so, keep it as the `error` of the entry, and end with it."""
    fault(f"{entry['file']}: {text}")
    entry["error"] = text
    raise Ended(code)


def save(content: Content | Moving, out: Path, entry: Entry, *, makes_folder: bool = True, **options: Any) -> None:
    """Write a file by `formats.save`. Ended where it cannot be written: why is said, and is the entry's `error`.

    The entry gets `losses`, and the `warnings` of the file that was read before those that it has.
    """
    try:
        if makes_folder:
            out.parent.mkdir(parents=True, exist_ok=True)
        losses = formats.save(content, out, **options)
    except (FormatError, OSError) as error:
        report(str(out), error, entry)
        raise Ended(FAILED) from error
    entry["losses"] = losses
    found = [located_text(warning) for warning in content.warnings]
    entry["warnings"] = [*found, *entry.get("warnings", []), *notes_of(content, out, **options)]


def outputs(files: Sequence[Path], out: Path, parser: argparse.ArgumentParser) -> list[Path]:
    """The file to write for each model: `out` itself for a single one, else files in a folder."""
    if len(files) == 1 and not out.is_dir():
        return [out]
    outs = [out / file.name for file in files]
    if len(set(outs)) < len(outs):
        parser.error("two models have the same name, and would be written over each other")
    return outs
