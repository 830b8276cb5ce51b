"""Games as text: `writer` writes them on the handheld, too; what reads them is for the desk."""
