"""Draws the model in every pose (VPD) of a folder.

katachi run pose_pictures.py model.pmx --option poses=folder [--option to=pictures] [--option size=640]
"""

from pathlib import Path

poses = Path(options["poses"])
to = Path(options.get("to", poses / "pictures"))
size = int(options.get("size", 640))

files = sorted(path for path in poses.iterdir() if path.suffix.lower() == ".vpd")
for number, path in enumerate(files):
    host.progress(number / len(files), path.name)
    posed = model.posed(pose=path)
    model.render(to / f"{path.stem}.png", size=(size, size), posed=posed)
    if posed.lacking:
        print(f"{path.name}: the model lacks {', '.join(posed.lacking)}")
