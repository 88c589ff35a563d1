"""The panes of Transform mode: bones and morphs as they are posed, and the time line of what is played."""
