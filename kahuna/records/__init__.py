"""Games as text: `writer` writes them on the handheld, the rest reads them and is for the desk."""
