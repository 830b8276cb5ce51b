"""The rules: small ints, no pixels. ../RULES.md lists which module has which rule."""
