### What is installed, and what `make play` says while it sets up.

extra-openspiel = les jeux d’OpenSpiel demandent un paquet de plus : pip install 'pipyard[openspiel]'
extra-pettingzoo = les environnements de PettingZoo demandent un paquet de plus : pip install 'pipyard[pettingzoo]'
