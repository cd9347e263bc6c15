"""Our own games, one folder each, and what games have in common: sentences, mistakes, painters."""
