"""Tells what is in each file: version, encoding, counts, index sizes, kinds of things, and what had to be mended."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import numpy as np

from editor.cli.session import DONE, FAILED, Entry, add_json, load_any, print_json
from editor.formats import Content
from editor.formats.message_texts import located_text
from editor.formats.motions import Moving
from editor.formats.pmd.structure import Pmd
from editor.formats.pmx.header import PmxExtra
from editor.formats.vmd.content import MotionContent
from editor.model import cp932
from editor.model.fields import Choice
from editor.model.mesh import Deform, Vertex
from editor.model.model import Model

ENCODINGS = {"utf16": "UTF-16", "utf8": "UTF-8", cp932.ENCODING: "CP932"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    entries = [_entry(file) for file in arguments.files]
    if arguments.json:
        print_json(entries)
    else:
        for entry in entries:
            _print(entry)
    return FAILED if any("error" in entry for entry in entries) else DONE


def _entry(file: str) -> Entry:
    entry: Entry = {"file": file}
    content = load_any(file, entry)
    if content is None:
        return entry
    entry["format"] = content.format
    if isinstance(content, Content):
        entry |= _of_extra(content.extra)
        entry["counts"] = content.model.counts()
        entry["kinds"] = _kinds(content.model)
        if content.licence is not None:
            entry["licence"] = {str(label): str(value) for label, value in content.licence.rows}
    else:
        entry |= _of_motion(content)
    entry["warnings"] = [located_text(warning) for warning in content.warnings]
    return entry


def _of_motion(content: Moving) -> Entry:
    """The name is that of the model; counts are of keys by block, or of what a pose holds."""
    if isinstance(content, MotionContent):
        motion = content.motion
        return {"version": content.extra.version, "name": motion.name, "counts": motion.counts(), "kinds": {}}
    return {"name": content.pose.model, "counts": content.pose.counts(), "kinds": {}}


def _of_extra(extra: Any) -> Entry:
    match extra:
        case PmxExtra():
            return {"version": f"{extra.version:.1f}", "encoding": extra.encoding, "index_sizes": extra.index_sizes}
        case Pmd():
            return {"version": f"{extra.version:.1f}", "encoding": cp932.ENCODING}
    return {}


def _kinds(model: Model) -> dict[str, dict[str, int]]:
    """Count rows by kind, of each kind that is present."""
    weights = np.bincount(model.vertices[Vertex.deform]).tolist()
    return {
        "weight_types": {Deform(kind).label: count for kind, count in enumerate(weights) if count},
        "morph_kinds": _counted(morph.kind for morph in model.morphs),
        "joint_kinds": _counted(joint.kind for joint in model.joints),
    }


def _counted(kinds: Any) -> dict[str, int]:
    ordered: list[Choice] = sorted(kinds)
    return dict(Counter(kind.label for kind in ordered))


def _print(entry: Entry) -> None:
    if "error" in entry:
        return
    version, encoding = entry.get("version", ""), ENCODINGS.get(entry.get("encoding", ""), "")
    print(f"{entry['file']}: {entry['format'].upper()} {version} {encoding}")
    _print_counts("counts", entry["counts"])
    _print_counts("index sizes", entry.get("index_sizes") or {})
    for name, kinds in entry["kinds"].items():
        _print_counts(name.replace("_", " "), kinds)
    for label, value in entry.get("licence", {}).items():
        print(f"  {label}: {value}")
    for warning in entry["warnings"]:
        print(f"  warning: {warning}")


def _print_counts(title: str, counts: dict[str, int]) -> None:
    if counts:
        print(f"  {title}: {', '.join(f'{name} {count:,}' for name, count in counts.items())}")
