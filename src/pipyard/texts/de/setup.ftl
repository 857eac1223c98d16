### What is installed, and what `make play` says while it sets up.

extra-openspiel = die Spiele von OpenSpiel brauchen noch ein Paket: pip install 'pipyard[openspiel]'
extra-pettingzoo = die Umgebungen von PettingZoo brauchen noch ein Paket: pip install 'pipyard[pettingzoo]'
