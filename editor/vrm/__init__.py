"""VRM 0.x and 1.0, figures of glTF with a skeleton of a person, expressions, springs and a licence, as models of MMD.

`writer` makes VRM 1.0 of a model: `figure` has the bones of a person with the mesh on them, `written_expressions`,
`written_springs` and `mtoon` the parts, and `kept` what only Katachi reads back.

`extension` reads what a file tells beyond glTF, and checks it; `reader` makes a model of it, with `expressions`,
`springs`, `mtoon` and `licence` for its parts. It stands above formats and operations, for it needs both: glTF's meshes
and the operation that makes a skeleton MMD's. May import these and what is below them, and no Qt.
"""
