from lamp.shows import Show

for line in Show("red green blue".split()).play(3):
    print(line)
