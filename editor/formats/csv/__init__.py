"""PMXEditor's text format: a row a line, in its three dialects (";PmxBone…", ";Bone…" and PMDEditor's shorter rows).

`reader` and `writer` are for whole files, `clip` for rows on the clipboard. `kinds` lists what rows there are and
`columns` knows how a column is written and read; `sheet` takes a text apart, `placing` puts its rows into a model.
`import csv` means the standard library's module here too.
"""
