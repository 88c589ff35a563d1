"""Renames bones, morphs and materials by a list: a text file with a line `old,new` for each name.

katachi run rename_by_list.py model.pmx --option list=names.csv -o renamed.pmx
"""

import csv
from pathlib import Path

with Path(options["list"]).open(encoding="utf-8-sig", newline="") as file:
    names = {row[0].strip(): row[1].strip() for row in csv.reader(file) if len(row) >= 2}

used = set()
with model.edit("Rename by a list") as edit:
    for table in (model.bones, model.morphs, model.materials):
        rows = [row for row, name in enumerate(table["name"]) if name in names]
        used |= {table[row].name for row in rows}
        edit.set(table, rows, "name", [names[table[row].name] for row in rows])

print(f"Names changed: {len(used)}")
for name in sorted(names.keys() - used):
    print(f"nothing is called {name}")
