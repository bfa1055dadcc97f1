### In place of plica's file of this name: this rulebook holds no edition fide-2018.
