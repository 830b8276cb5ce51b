from outside import sleep as sleep
