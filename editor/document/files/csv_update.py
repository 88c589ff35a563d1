"""CsvUpdate: what the rows of a text would do to a document, found on a copy before anything is changed.

And the reverse of it, the whole model as a text for the clipboard; and how the user wants such texts written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QSettings

from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.proposal import ModelCopy, Proposal, propose
from editor.formats import WRITERS, FormatError
from editor.formats.csv.apply import apply_rows
from editor.formats.csv.columns import CLASSIC, PMX
from editor.formats.csv.kinds import FACE
from editor.formats.csv.lines import line_count
from editor.formats.csv.matching import RowMatcher
from editor.formats.csv.parsed_text import READING, ParsedText, parse_text
from editor.formats.csv.report import ApplyReport, Faults, LineFaults
from editor.formats.csv.row_kind import CsvStyle
from editor.formats.progress import Progress
from editor.formats.text_decoding import decoded
from editor.messages import Message, TranslatableText
from editor.model.changes import Action
from editor.model.edit import Edit
from editor.model.model import Model
from editor.operations.frames.frame_entries import enter_new
from editor.operations.queries.compare import Difference, aligned_but_added, differences

MOST_KEPT = 1000  # differences of a table that are kept, and lines that are not taken; all are counted
MOST_CHARACTERS = 400_000_000  # of a text that is taken: some two million vertices
MOST_LINES = 1_500_000  # of a model that is copied as text


@dataclass(slots=True, eq=False)
class TableUpdate:
    """Changes of one table: counts of changed and added rows, the first of the differences and their count."""

    changed: int = 0
    added: int = 0
    difference_count: int = 0
    differences: list[Difference] = field(default_factory=list)


@dataclass(frozen=True, slots=True, eq=False)
class CsvUpdate:
    """`proposal` is what will be done and tells what it puts in, `before` and `after` the model without and with it,
    `tables` what differs.

    `lines` tells of lines that are not taken, or not wholly: number, table and reason; `line_count` how many there are.
    """

    proposal: Proposal[ApplyReport]
    before: Model
    after: Model
    tables: dict[str, TableUpdate]
    lines: list[tuple[int, str, str]]
    line_count: int


def text_of_file(path: Path) -> Callable[[], str]:
    """Return a function that reads the text of a file, in whatever encoding it is."""
    return lambda: decoded(path.read_bytes())


def update_job(document: Document, text: Callable[[], str]) -> Job:
    """A Job whose value is the CsvUpdate of a document by the text that `text` gives; nothing is changed.

    It fails with a FormatError for a text without rows, and with a ValueError where the model refuses what they say.
    """
    copy = ModelCopy.of(document)
    return Job(lambda progress: proposed_update(copy, text(), progress))


def apply_update(document: Document, update: CsvUpdate, name: TranslatableText) -> ApplyReport:
    """Put the rows in, as one step of this name. ValueError where the model has changed since they were looked at."""
    for change in (patch.change() for patch in update.proposal.step.patches):
        if change.action is Action.SET:
            document.edited_morph.check_fields(change.table, change.fields)
    update.proposal.do(document, name)
    return update.proposal.value


def proposed_update(copy: ModelCopy, text: str, progress: Progress) -> CsvUpdate:
    """Find the changes that the rows of a text make to a copy of a model, which nobody else may change."""
    model = copy.model
    if len(text) > MOST_CHARACTERS:
        raise FormatError(TranslatableText("{:,} characters, of which {:,} are taken", len(text), MOST_CHARACTERS))
    faults = LineFaults()
    rows = parse_text(text, faults, progress)
    if not rows.blocks:
        raise FormatError(TranslatableText("no rows of a model in it"))
    progress.report(READING)
    rows = _rows_with_found_references(model, rows, faults)
    progress.report(READING + 0.1)
    after = model.snapshot()
    proposal = propose(copy, lambda edit: _put_in(edit, rows, faults), lambda *_: progress.report(READING + 0.1))
    Edit(after).repeat(proposal.step)
    progress.report(READING + 0.2)
    tables = _table_updates(model, after, proposal.value, progress)
    found = sorted(faults.by_line.items())
    lines = [(line, table, why) for line, (table, why) in found[:MOST_KEPT]]
    return CsvUpdate(proposal, model, after, tables, lines, len(found))


def _rows_with_found_references(model: Model, rows: ParsedText, faults: LineFaults) -> ParsedText:
    """The rows whose references are all found: of those in the model, and of those that stay themselves."""
    count = -1
    while count != len(faults.untaken):
        count = len(faults.untaken)
        rows = rows.without(faults.untaken)
        matcher = RowMatcher(model, rows, faults)
        for block in rows.blocks:
            matcher.resolved(block)
    return rows


def _put_in(edit: Edit, rows: ParsedText, faults: Faults) -> ApplyReport:
    report = apply_rows(edit, rows, faults)
    for name, applied in list(report.tables.items()):
        enter_new(edit, edit.model.tables[name], applied.added)
    return report


def _table_updates(before: Model, after: Model, report: ApplyReport, progress: Progress) -> dict[str, TableUpdate]:
    faces = {FACE.table: report.tables[FACE.table].added} if FACE.table in report.tables else {}
    aligned = aligned_but_added(before, after, faces)
    tables: dict[str, TableUpdate] = {}
    for table, found in groupby(differences(before, after, aligned=aligned), key=lambda difference: difference.table):
        progress.report(READING + 0.25, table)
        tables[table] = _table_update(found)
    return tables


def _table_update(found: Iterable[Difference]) -> TableUpdate:
    update, changed = TableUpdate(), set[int]()
    for difference in found:
        update.difference_count += 1
        if difference.field:
            changed.add(difference.row)
        else:
            update.added += 1
        if update.difference_count <= MOST_KEPT:
            update.differences.append(difference)
    update.changed = len(changed)
    return update


# -- the whole model as text ------------------------------------------------------------------------------------------


def copy_job(document: Document, style: CsvStyle) -> Job:
    """A Job whose value is the whole model as text, and what that does not keep. FormatError where it is too long."""
    content, _ = document.snapshot()
    lines = sum(line_count(name, table) for name, table in content.model.tables.items())

    def work(progress: Progress) -> tuple[str, list[Message]]:
        if lines > MOST_LINES:
            text = TranslatableText("{:,} lines are too many for a clipboard ({:,}): export a file", lines, MOST_LINES)
            raise FormatError(text)
        stream = BytesIO()
        style_of_text = replace(style, dialect=style.dialect or PMX)
        losses = WRITERS[".csv"](content, stream, progress, encoding="utf8", csv_style=style_of_text)
        return stream.getvalue().decode(), losses

    return Job(work)


# -- how rows are written ---------------------------------------------------------------------------------------------

EXPORTED, TO_CLIPBOARD = "exported", "copied"


def stored_style(stored: QSettings, use: str) -> CsvStyle:
    """Return the style of rows that was stored last for a use, one of the two."""
    dialect = str(stored.value(f"csv/{use}/dialect", "") or "")
    left_out = (str(stored.value(f"csv/{use}/{name}", "") or "").split("\t") for name in ("tables", "columns"))
    tables, columns = (frozenset(filter(None, names)) for names in left_out)
    comments = bool(stored.value(f"csv/{use}/comments", True, bool))
    return CsvStyle(dialect if dialect in (CLASSIC, PMX) else "", comments, tables, columns)


def store_style(stored: QSettings, use: str, style: CsvStyle) -> None:
    """Remember how rows are wanted for a use."""
    stored.setValue(f"csv/{use}/dialect", style.dialect)
    stored.setValue(f"csv/{use}/comments", style.has_comments)
    stored.setValue(f"csv/{use}/tables", "\t".join(sorted(style.tables)))
    stored.setValue(f"csv/{use}/columns", "\t".join(sorted(style.columns)))
