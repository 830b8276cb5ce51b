"""The rules: small ints, no pixels; each rule stands in one place (see ../RULES.md)."""
