"""Games as text: `writer` writes them on the handheld, `reader` reads them and is for the desk."""
