"""How the pictures and letters in assets/ are made from the texts in assets/sources/."""
