"""Questions that change nothing: what is selected with what, related, hidden, different. Uses model."""
