"""The UV pane: the faces of a material as they lie on its texture, to be selected and moved there."""
