"""The rules: small ints, no pixels. Each rule has one place, which ../RULES.md tells."""
