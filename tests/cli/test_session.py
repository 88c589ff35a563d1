"""What all commands that write files share: exit codes, what is told when, and how a file ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from editor import formats
from editor.cli.session import DONE, FAILED, PROBLEMS, Ended, Entry, print_saved, process, read, refuse, save
from tests.operations.model_making import full_model


def of(*names: str) -> list[tuple[Entry, None]]:
    return [({"file": name}, None) for name in names]


def test_the_greatest_exit_code_counts_and_the_others_go_on(capsys):
    def work(entry: Entry, out: None) -> int | None:
        entry["seen"] = True
        if entry["file"] == "bad":
            refuse(entry, "no such thing", FAILED)
        return PROBLEMS if entry["file"] == "odd" else None

    told: list[str] = []

    def tell(entry: Entry) -> None:
        told.append(entry["file"])

    assert process(of("odd", "bad", "good"), work, tell, as_json=False) == FAILED
    assert told == ["odd", "good"], "of one with an error it is said already"
    assert capsys.readouterr().err == "katachi: bad: no such thing\n"
    assert process(of("odd", "good"), work, tell, as_json=False) == PROBLEMS
    assert process(of("good"), work, tell, as_json=False) == DONE
    assert process(of(), work, tell, as_json=False) == DONE


def test_each_is_told_of_before_the_next_is_worked_on(capsys):
    order: list[str] = []
    process(
        of("a", "b"),
        lambda entry, out: order.append(f"work {entry['file']}"),
        lambda entry: order.append(f"tell {entry['file']}"),
        as_json=False,
    )
    assert order == ["work a", "tell a", "work b", "tell b"]


def test_as_json_all_are_entries_of_one_array(capsys):
    def work(entry: Entry, out: None) -> None:
        if entry["file"] == "bad":
            refuse(entry, "why", PROBLEMS)
        entry["message"] = "done"

    def tell(entry: Entry) -> None:
        pytest.fail("said as text, too")

    assert process(of("bad", "good"), work, tell, as_json=True) == PROBLEMS
    printed = capsys.readouterr()
    assert json.loads(printed.out) == [{"file": "bad", "error": "why"}, {"file": "good", "message": "done"}]
    assert printed.err == "katachi: bad: why\n"


def test_what_cannot_be_read_ends_there(tmp_path, capsys):
    entry: Entry = {"file": str(tmp_path / "gone.pmx")}
    with pytest.raises(Ended) as ended:
        read(entry)
    assert (ended.value.code, entry["error"]) == (FAILED, "No such file or directory")
    assert capsys.readouterr().err.count("gone.pmx") == 1


def test_what_is_saved_says_what_it_lost(tmp_path, capsys):
    content, entry = formats.Content(full_model(), "pmx"), {"file": "a.pmx", "out": "b.pmd", "warnings": ["odd"]}
    save(content, tmp_path / "new" / "b.pmd", entry)
    assert (tmp_path / "new" / "b.pmd").is_file()
    assert entry["warnings"] == ["odd"]
    print_saved(entry | {"message": "moved", "changed": {"bones": {"added": 1, "set": 0}}})
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["a.pmx -> b.pmd: moved", "  bones: 1 added", "  warning: odd"]
    assert len(lines) > 3
    assert all(line.startswith("  lost: ") for line in lines[3:])


def test_what_cannot_be_written_ends_there(tmp_path, capsys):
    entry: Entry = {"file": "a.pmx"}
    with pytest.raises(Ended):
        save(formats.Content(full_model(), "pmx"), tmp_path / "b.abc", entry)
    assert "losses" not in entry
    assert entry["error"] == "'.abc' is not a format that can be written"
    with pytest.raises(Ended):
        save(formats.Content(full_model(), "pmx"), Path(tmp_path, "none", "b.pmx"), entry, makes_folder=False)
