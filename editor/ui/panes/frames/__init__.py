"""The pane of display frames: the tree of frames, the list of what is in none, and what is done with them."""
