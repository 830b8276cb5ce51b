"""Games as text: `writer` is also on the handheld; the modules that read text are for the desk."""
