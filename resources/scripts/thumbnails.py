"""Draws a small picture of every model in the folder of the given one.

katachi run thumbnails.py folder/any.pmx [--option to=thumbnails] [--option size=256]
"""

from pathlib import Path

size = int(options.get("size", 256))
to = Path(options.get("to", model.folder / "thumbnails"))

files = sorted(path for path in model.folder.iterdir() if path.suffix.lower() in (".pmx", ".pmd"))
for number, path in enumerate(files):
    host.progress(number / len(files), path.name)
    try:
        other = api.open(path)
    except api.FormatError as error:
        print(f"left out: {error}")
        continue
    # Without a camera, the picture has all of the model in it.
    other.render(to / f"{path.stem}.png", size=(size, size), background=None)
