"""The rules: small ints, no pixels. ../RULES.md says which module has which rule."""
