"""The pose: kept in morphs, made the rest shape."""
