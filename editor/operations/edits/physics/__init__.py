"""Edits of rigid bodies and joints: made from bones and vertices, in chains, joined and mirrored."""
