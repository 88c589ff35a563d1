"""The log of a run: a JSON line an action, with everything that is needed to do it again, and one a finding.

An action is `{"n": number, "kind": name, "steps": [[verb, argument…], …], "at": seconds}`: the verbs are those of
`hand`, the seconds those since the program was started, which a line of the kind "start" tells of. Lines may be deleted
by hand: what is left is replayed in its order.
"""

from __future__ import annotations

import json
import re
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Action = dict[str, Any]

LATEST = 20  # actions that a finding names


class Log:
    """Writes the actions and findings of a run into its folder, each at once: the program may die with the next one."""

    def __init__(self, folder: Path) -> None:
        self.actions = folder / "log.jsonl"
        self.findings = folder / "findings.jsonl"
        self._begun = time.monotonic()
        self._lock = threading.Lock()  # what is found may be found on any thread
        self._known: Counter[str] = Counter(finding["name"] for finding in read(self.findings))

    def add(self, action: Action) -> None:
        _append(self.actions, action | {"at": round(time.monotonic() - self._begun, 1)})

    def report(self, what: str, details: str, number: int) -> None:
        """Add a finding; its stack or other details only where it is the first of its kind."""
        name = name_of(what, details)
        with self._lock:
            self._known[name] += 1
            _append(self.findings, {"name": name, "n": number, "details": details if self._known[name] == 1 else ""})


def _append(file: Path, line: Action) -> None:
    with file.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(line, ensure_ascii=False) + "\n")


def read(file: Path) -> Iterator[Action]:
    """The lines of a log; a last one that was cut is left out."""
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        if line.endswith("}"):
            yield json.loads(line)


def stack_of(crash: str) -> str:
    """How faulthandler tells that a program has died, with the stack of the thread that did, the latest call last."""
    told, _, threads = crash.partition("\n")
    stack = threads.partition("Current thread")[2].partition("\n\n")[0].splitlines()[1:]
    return "\n".join((told, *reversed(stack)))


def name_of(what: str, details: str) -> str:
    """What findings of the same cause have in common: the text without its numbers, and the last line of the editor."""
    lines = re.findall(r'/(editor/[^"]+)", line (\d+)', details)
    place = f" ({lines[-1][0]}:{lines[-1][1]})" if lines and " in editor/" not in what else ""
    return re.sub(r"0x[0-9a-f]+|-?\d+(\.\d+)?", "#", what) + place


def summary(folder: Path, seed: str) -> str:
    """The actions by kind, and the findings, each with its first occurrence and what was done before that."""
    log = Log(folder)
    actions, findings = list(read(log.actions)), list(read(log.findings))
    kinds = Counter(action["kind"] for action in actions)
    lines = [f"{sum(kinds.values()):,} actions: " + ", ".join(f"{kind} {n}" for kind, n in kinds.most_common())]
    times = Counter(finding["name"] for finding in findings)
    lines.append(f"{len(times)} findings")
    for name, count in times.items():
        first = next(finding for finding in findings if finding["name"] == name)
        lines += ["", f"== {name}", f"seed {seed}, action {first['n']}, {count} times", first["details"].rstrip()]
        before = [action for action in actions if action["n"] <= first["n"]][-LATEST:]
        lines += [json.dumps(action, ensure_ascii=False)[:400] for action in before]
    return "\n".join(lines)
