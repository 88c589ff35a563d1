"""Reads files and writes them again, in another format or the same: IN OUT, or IN… --to EXT -o DIR."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from editor.cli.output import FAILED, Entry, add_json, print_saved, report
from editor.cli.session import Ended, process, read_any, save
from editor.cli.values import scale
from editor.formats import WRITERS, FormatError, motions
from editor.formats.csv.kinds import INFO, TOP
from editor.formats.csv.row_kind import CsvStyle
from editor.formats.csv.writer import DIALECTS
from editor.formats.registry import FORMATS
from editor.messages import TranslatableText


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="IN and OUT, or with -o any number of IN")
    parser.add_argument("--to", metavar="EXT", help="the extension of the files that are written")
    parser.add_argument("-o", "--output", metavar="DIR", help="the folder of the files that are written")
    parser.add_argument("--encoding", choices=("utf16", "utf8"), help="of texts; the file's own by default")
    parser.add_argument(
        "--pmx-version",
        choices=("auto", "2.0", "2.1"),
        help="auto: what the model needs; by default that, but not less than the file had",
    )
    parser.add_argument("--csv-dialect", choices=DIALECTS, help="of rows of CSV; the file's own by default, or pmx")
    parser.add_argument("--csv-tables", type=tables, metavar="TABLE,…", help="the tables that are written as CSV")
    parser.add_argument("--csv-no-comments", action="store_true", help="no lines that name the columns of CSV")
    parser.add_argument("--scale", type=scale, help="units of a glb, gltf, obj or x file for one of the model")
    parser.add_argument("--x-binary", action="store_true", help="DirectX as binary, not as text")
    parser.add_argument("--x-no-emissive", action="store_true", help="DirectX without ambient as emissive colours")
    add_json(parser)


def tables(text: str) -> frozenset[str]:
    """Names of tables, separated by commas."""
    names, known = frozenset(text.split(",")), [kind.table for kind in (INFO, *TOP)]
    if not names.issubset(known):
        raise argparse.ArgumentTypeError(f"{text}: some of {', '.join(known)} expected")
    return names


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    written: set[Path] = set()
    files = (({"file": file, "out": str(out)}, out) for file, out in _pairs(arguments, parser))
    return process(files, partial(_convert, arguments, written), print_saved, as_json=arguments.json)


def _pairs(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> Iterator[tuple[str, Path]]:
    """Each file with the one to write."""
    files: list[str] = arguments.files
    written = [*WRITERS, *motions.EXTENSIONS]
    if arguments.to and f".{_extension(arguments)}" not in written:
        parser.error(f"nothing is written as {arguments.to}; there is {', '.join(written)}")
    if arguments.output is None:
        if arguments.to or len(files) != 2:
            parser.error("IN OUT, or IN… --to EXT -o DIR expected")
        return iter([(files[0], Path(files[1]))])
    folder = Path(arguments.output)
    return ((file, folder / _new_name(Path(file), arguments)) for file in files)


def _extension(arguments: argparse.Namespace) -> str:
    return str(arguments.to).lower().lstrip(".")


def _new_name(file: Path, arguments: argparse.Namespace) -> str:
    return f"{file.stem}.{_extension(arguments)}" if arguments.to else file.name


def _convert(arguments: argparse.Namespace, written: set[Path], entry: Entry, out: Path) -> None:
    """Convert one file, unless that would replace one that was `written` just now."""
    content = read_any(entry)
    try:
        if out in written:
            raise FileExistsError("not written, because it would replace what another file was converted to")
        export = _export(arguments, out)
    except (FormatError, OSError) as error:
        report(str(out), error, entry)
        raise Ended(FAILED) from error
    options = {
        "encoding": arguments.encoding,
        "pmx_version": arguments.pmx_version,
        "csv_style": _csv_style(arguments),
        "export": export,
    }
    save(content, out, entry, makes_folder=arguments.output is not None, **options)
    written.add(out)


def _csv_style(arguments: argparse.Namespace) -> CsvStyle:
    every = {kind.table for kind in (INFO, *TOP)}
    left_out = every - arguments.csv_tables if arguments.csv_tables is not None else ()
    return CsvStyle(arguments.csv_dialect or "", not arguments.csv_no_comments, frozenset(left_out))


def _export(arguments: argparse.Namespace, out: Path) -> dict[str, object]:
    """What is said of formats that models are exported to, as far as it is about that of the file."""
    options: dict[str, object] = {} if arguments.scale is None else {"scale": arguments.scale}
    row = FORMATS.get(out.suffix.lower())
    if options and not (row and row.is_exchange):
        raise FormatError(TranslatableText("{} is always written in the model's own size", out.suffix))
    if out.suffix.lower() == ".x":
        options |= {"is_binary": arguments.x_binary, "writes_emissive": not arguments.x_no_emissive}
    return options
