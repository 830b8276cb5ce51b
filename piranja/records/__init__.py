"""Games as text: `writer` is also on the handheld, `reader` is for the desk."""
