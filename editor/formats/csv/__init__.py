"""PMXEditor's text format: a row a line, in its three dialects (;Pmx…, ;Bone…, and PMDEditor's shorter rows).

`read` and `write` are for whole files, `apply_text` and `rows_text` for rows on the clipboard. `kinds` lists what rows
there are, `columns` knows how a column is written and read, `sheet` takes a text apart, `placing` puts its rows into a
model. The standard library's module of the same name is meant by `import csv`, here as anywhere.
"""
