"""Games as text: `writer` writes them on the handheld, too; `reader` is for the desk."""
