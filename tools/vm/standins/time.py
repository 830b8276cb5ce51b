from world import sleep as sleep
