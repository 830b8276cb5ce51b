"""The rules: small ints and bytes, no pixels. ../RULES.md lists which module has which rule."""
