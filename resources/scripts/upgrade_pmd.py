"""Writes every PMD model in the folder of the given one as PMX.

katachi run upgrade_pmd.py folder/any.pmd [--option to=upgraded]
"""

from pathlib import Path

to = Path(options.get("to", model.folder))

for path in sorted(model.folder.iterdir()):
    if path.suffix.lower() != ".pmd":
        continue
    try:
        old = api.open(path)
    except api.FormatError as error:
        print(f"left out: {error}")
        continue
    old.save(to / f"{path.stem}.pmx")
    print(f"{path.name}: {len(old.bones)} bones, {len(old.morphs)} morphs")
