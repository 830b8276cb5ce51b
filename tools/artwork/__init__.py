"""Makes the pictures and letters in assets/ from the texts in assets/sources/."""
