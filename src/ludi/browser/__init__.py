"""A real browser at the real server: what the browser tests and `ludi shots` share."""
