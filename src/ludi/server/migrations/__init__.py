"""The schema of the journal, step by step."""
