print("Players")
