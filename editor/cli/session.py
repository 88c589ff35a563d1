"""Work of commands on files: read each, work on it, write another, and tell the results and losses.

Results are on stdout as text or JSON, faults on stderr, a line each. Values of options are refused in words, too.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeVar

import numpy as np

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.content import refuse_unconfirmed
from editor.formats.message_texts import grouped_by_kind, located_summary, located_text, location
from editor.formats.motions import Moving
from editor.formats.registry import notes_of
from editor.messages import Message

DONE, PROBLEMS, FAILED = 0, 1, 2

LICENCE_CONFIRMED = "--licence-confirmed"

Entry = dict[str, Any]
Held = TypeVar("Held")


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        fault(f"{self.prog.removeprefix('katachi ')}: {message} (--help says more)")
        sys.exit(FAILED)


def prepare_streams() -> None:
    """Let names be printed that the terminal's encoding has no bytes for."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON array")


def fault(message: str) -> None:
    """Say what is wrong, in one line."""
    print("katachi:", " ".join(message.split()), file=sys.stderr)


def print_json(entries: Iterable[Entry]) -> None:
    """Print the entries as an array, each as soon as it is there; in pipes and files, which programs read, as UTF-8."""
    if isinstance(sys.stdout, io.TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")
    separator = "[\n"
    for entry in entries:
        print(separator, _json(entry), sep="", end="")
        separator = ",\n"
    print("\n]" if separator != "[\n" else "[]")


def _json(entry: Entry) -> str:
    """An entry as JSON: names as they are where the terminal can show them all, else escaped."""
    text = json.dumps(entry, ensure_ascii=False, default=_loss)
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return json.dumps(entry, default=_loss)
    return text


def _loss(message: Message) -> Entry:
    """A loss as JSON holds it."""
    return {"table": message.table, "row": message.row, "field": message.field, "message": message.text}


def print_written(entry: Entry, to: TextIO | None = None) -> None:
    """Say which file was made of which, by what if the entry has a `message`."""
    message = f": {entry['message']}" if "message" in entry else ""
    print(f"{entry['file']} -> {entry['out']}{message}", file=to)


def print_saved(entry: Entry, to: TextIO | None = None) -> None:
    """Say as `print_written` what was saved; how many rows `changed`, what is odd and what was lost, a line a kind."""
    print_written(entry, to)
    for table, counts in entry.get("changed", {}).items():
        print(f"  {table}: " + ", ".join(f"{count:,} {what}" for what, count in counts.items() if count), file=to)
    for warning in entry["warnings"]:
        print(f"  warning: {warning}", file=to)
    for group in grouped_by_kind(entry["losses"]):
        print(f"  lost: {located_summary(group)}", file=to)


def fail(message: str, entry: Entry) -> None:
    """Say what is wrong, in one line, and keep it as the `error` of the entry."""
    entry["error"] = message
    fault(message)


def warn(file: str, text: str, entry: Entry) -> None:
    """Say what is odd about a file, in one line, and keep it among the `warnings` of the entry."""
    entry["warnings"].append(text)
    fault(f"{file}: warning: {text}")


def warn_of(file: str, messages: Iterable[Message], entry: Entry) -> None:
    """Say what is odd about a file, or rows in it, a line each, and keep it among the `warnings` of the entry."""
    for message in messages:
        entry["warnings"].append(located_text(message))
        place = f"{location(message.table, message.row)}: " if message.table else ""
        fault(f"{file}: {place}warning: {message.text}")


def load(file: str, entry: Entry) -> Content | None:
    """The model in a file. When it cannot be read, None: the fault is said, and is the `error` of the entry."""
    return _loaded(formats.load_model, file, entry)


def load_any(file: str, entry: Entry) -> Content | Moving | None:
    """Loads a model, a motion or a pose; reports faults as `load` does."""
    return _loaded(formats.load, file, entry)


def _loaded(read: Callable[[str], Held], file: str, entry: Entry) -> Held | None:
    try:
        return read(file)
    except (FormatError, OSError) as error:
        report(file, error, entry)
    return None


def report(file: str, error: FormatError | OSError, entry: Entry) -> None:
    """Say what is wrong with a file, and keep it as the `error` of the entry."""
    text = error.detail if isinstance(error, FormatError) else error.strerror or str(error)
    entry["error"] = text
    fault(f"{file}: {text}")


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


def add_licence_confirmed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        LICENCE_CONFIRMED, action="store_true", help="you may change models whose licence forbids it (VRM)"
    )


def save(
    content: Content | Moving,
    out: Path,
    entry: Entry,
    *,
    makes_folder: bool = True,
    licence_confirmed: bool = False,
    **options: Any,
) -> None:
    """Write a file by `formats.save`. Ended where it cannot be written: why is said, and is the entry's `error`.

    So it is where its licence forbids changing it, unless the user confirmed that he may.

    The entry gets `losses`, and the `warnings` of the file that was read before those that it has.
    """
    try:
        refuse_unconfirmed(content, licence_confirmed)
    except FormatError as error:
        refuse(entry, f"{error.detail}: {LICENCE_CONFIRMED}", FAILED)
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


def output_files(files: Sequence[Path], out: Path, parser: argparse.ArgumentParser) -> list[Path]:
    """The file to write for each model: `out` itself for a single one, else files in a folder."""
    if len(files) == 1 and not out.is_dir():
        return [out]
    outs = [out / file.name for file in files]
    if len(set(outs)) < len(outs):
        parser.error("two models have the same name, and would be written over each other")
    return outs


LARGEST = float(np.finfo(np.float32).max)
MOST_SECONDS = 3600

Named = tuple[str, list[float]]


def numbers(text: str, count: int) -> list[float]:
    """So many numbers, separated by commas."""
    wanted = f"{count} numbers, separated by commas, expected" if count > 1 else "a number expected"
    try:
        values = [float(part) for part in text.split(",")]
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text}: {wanted}") from error
    if len(values) != count or not all(abs(value) <= LARGEST for value in values):
        raise argparse.ArgumentTypeError(f"{text}: {wanted}")
    return values


def frame(text: str) -> float:
    """A moment of a motion, which may lie between frames."""
    return _from_zero(text, "a frame from 0 on")


def seconds(text: str) -> float:
    """A time that can be waited for."""
    return _from_zero(text, f"seconds from 0 to {MOST_SECONDS}", MOST_SECONDS)


def tolerance(text: str) -> float:
    """A difference that does not count."""
    return _from_zero(text, "a number from 0 on")


def _from_zero(text: str, expected: str, most: float = LARGEST) -> float:
    (value,) = numbers(text, 1)
    if not 0 <= value <= most:
        raise argparse.ArgumentTypeError(f"{text}: {expected} expected")
    return value


def name_with_numbers(count: int) -> Callable[[str], Named]:
    """A name with so many numbers after the last "=", since names may hold that character, too."""

    def read(text: str) -> Named:
        name, equals, values = text.rpartition("=")
        if not equals:
            raise argparse.ArgumentTypeError(f"{text}: a name, then =, expected")
        return name, numbers(values, count)

    return read
