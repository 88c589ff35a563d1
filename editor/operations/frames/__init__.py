"""Display frames and what they list."""
