nvm = bytearray(8192)
