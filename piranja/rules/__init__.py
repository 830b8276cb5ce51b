"""The rules: small ints and bytes, no pixels. ../RULES.md says which module has which rule."""
