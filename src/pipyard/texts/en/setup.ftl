### What is installed, and what `make play` says while it sets up.

extra-openspiel = OpenSpiel's games need one more package: pip install 'pipyard[openspiel]'
extra-pettingzoo = PettingZoo's environments need one more package: pip install 'pipyard[pettingzoo]'
