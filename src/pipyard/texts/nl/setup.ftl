### What is installed, and what `make play` says while it sets up.

extra-openspiel = voor de spellen van OpenSpiel is nog een pakket nodig: pip install 'pipyard[openspiel]'
extra-pettingzoo = voor de omgevingen van PettingZoo is nog een pakket nodig: pip install 'pipyard[pettingzoo]'
