"""Reads files and writes them again, in another format or the same: IN OUT, or IN… --to EXT -o DIR."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from editor.cli.session import (
    FAILED,
    Ended,
    Entry,
    add_json,
    add_licence_confirmed,
    print_saved,
    process,
    read_any,
    report,
    save,
)
from editor.formats import WRITERS, FormatError, motions
from editor.formats.file_format import FileFormat, keywords
from editor.formats.registry import BUILT_IN_FORMATS, FORMATS
from editor.messages import TranslatableText
from editor.model.fields import Field, Kind, fields_of
from editor.model.model import Model
from editor.operations.parameters import check_limits, choices, value_from_text

SCALE = "--scale"  # which all formats of other programs have


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="IN and OUT, or with -o any number of IN")
    parser.add_argument("--to", metavar="EXT", help="the extension of the files that are written")
    parser.add_argument("-o", "--output", metavar="DIR", help="the folder of the files that are written")
    groups: dict[str, dict[str, Field]] = {}
    for flag, field in _flags().items():
        option, _, key = flag.partition(" ")
        if key:
            groups.setdefault(option, {})[key] = field
        else:
            _add_flag(parser, flag, field)
    for option, fields in groups.items():
        _add_group(parser, option, fields)
    add_licence_confirmed(parser)
    add_json(parser)


def _flags() -> dict[str, Field]:
    """Return the options of all formats that are written, by what they are called."""
    flags: dict[str, Field] = {}
    for row in FORMATS.values():
        for field in fields_of(row.options):
            flags.setdefault(row.flag(field.name), field)
    return flags


def _add_flag(parser: argparse.ArgumentParser, flag: str, field: Field) -> None:
    names = ", ".join(row.extension.lstrip(".") for row in FORMATS.values() if _has(row, flag))
    help = f'turns off "{field.label}": {field.help}' if field.default is True else field.help
    told: dict[str, Any] = {"dest": flag, "help": f"{names}: {help}".replace("%", "%%")}
    if field.kind is Kind.SWITCH:
        parser.add_argument(flag, action="store_const", const=not field.default, **told)
    else:
        tokens = [token for token in choices(field) if token != getattr(field.default, "token", "")]
        told["metavar"] = f"{{{','.join(tokens)}}}" if tokens else field.kind.value.upper()
        parser.add_argument(flag, type=partial(_value, field), **told)


def _add_group(parser: argparse.ArgumentParser, option: str, fields: Mapping[str, Field]) -> None:
    """Add an option that may be given several times, each time for one of some fields."""
    listed = "; ".join(f"{key}: {'|'.join(choices(field)) or field.kind.value}" for key, field in fields.items())
    parser.add_argument(
        option,
        action="append",
        dest=option,
        default=[],
        metavar="FIELD=VALUE",
        type=partial(_pair, fields),
        help=f"may be given several times; {listed}".replace("%", "%%"),
    )


def _pair(fields: Mapping[str, Field], text: str) -> tuple[str, Any]:
    """One of the fields with its value. Words of choices may be written with capitals, as onlyAuthor."""
    key, equals, value = text.partition("=")
    if not equals or key not in fields:
        raise argparse.ArgumentTypeError(f"{text!r} is no FIELD=VALUE with one of the fields {', '.join(fields)}")
    if choices(fields[key]):
        value = re.sub(r"(?<=[a-z])[A-Z]", lambda capital: "-" + capital[0].lower(), value)
    return key, _value(fields[key], value)


def _given(arguments: argparse.Namespace, flag: str) -> Any:
    """The value of an option, or of a field of one; None where it was not given."""
    option, _, key = flag.partition(" ")
    value = getattr(arguments, option)
    return dict(value).get(key) if key else value


def _has(row: FileFormat, flag: str) -> bool:
    return any(row.flag(field.name) == flag for field in fields_of(row.options))


def _value(field: Field, text: str) -> Any:
    """The value of an option that a text stands for."""
    try:
        value = value_from_text(field, text, Model())
        check_limits(field, value)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return value


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    for row in BUILT_IN_FORMATS:
        try:
            _declared_options(row, arguments)
        except ValueError as error:
            parser.error(str(error))
    written: set[Path] = set()
    files = (({"file": file, "out": str(out)}, out) for file, out in _files_and_outputs(arguments, parser))
    return process(files, partial(_convert, arguments, written), print_saved, as_json=arguments.json)


def _files_and_outputs(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> Iterator[tuple[str, Path]]:
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
        options = _format_options(arguments, out)
    except (FormatError, OSError) as error:
        report(str(out), error, entry)
        raise Ended(FAILED) from error
    save(
        content,
        out,
        entry,
        makes_folder=arguments.output is not None,
        licence_confirmed=arguments.licence_confirmed,
        **options,
    )
    written.add(out)


def _format_options(arguments: argparse.Namespace, out: Path) -> dict[str, Any]:
    """Return what is said of the format of a file."""
    row = FORMATS.get(out.suffix.lower())
    if getattr(arguments, SCALE) is not None and not (row and row.is_exchange):
        raise FormatError(TranslatableText("{} is always written in the model's own size", out.suffix))
    return keywords(_declared_options(row, arguments)) if row else {}


def _declared_options(row: FileFormat, arguments: argparse.Namespace) -> Any:
    """Return the options of a format as they were given. ValueError for those that cannot be."""
    values = {field.name: _given(arguments, row.flag(field.name)) for field in fields_of(row.options)}
    return row.options(**{name: value for name, value in values.items() if value is not None})
