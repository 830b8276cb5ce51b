"""What reads games as text is for the desk: a board only writes them, and leaves this out."""
