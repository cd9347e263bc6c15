"""A table and its parts, without input or output: seats, play, clocks, talk, the umpire, the journal."""
