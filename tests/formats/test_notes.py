"""Warnings: what they name, and that there are never too many."""

from editor.formats.content import LoadWarning
from editor.formats.notes import SHOWN, Notes


def test_rows_with_the_same_fault_are_counted():
    notes = Notes()
    notes.add("lacks {}", "bones", range(100), [f"part {row}" for row in range(100)])
    notes.add("lacks {}", "bones", [100], ["part 100"])
    notes.add("odd", "bones", [7])
    notes.add("about the file")
    warnings = notes.warnings()
    assert warnings[0] == LoadWarning("lacks part 0", "bones", 0)
    assert str(warnings[9]) == "bones 9: lacks part 9"
    assert warnings[SHOWN] == LoadWarning("and 91 more of these: lacks …", "bones")
    assert [str(warning) for warning in warnings[SHOWN + 1 :]] == ["bones 7: odd", "about the file"]
