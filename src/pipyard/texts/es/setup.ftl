### What is installed, and what `make play` says while it sets up.

extra-openspiel = los juegos de OpenSpiel necesitan un paquete más: pip install 'pipyard[openspiel]'
extra-pettingzoo = los entornos de PettingZoo necesitan un paquete más: pip install 'pipyard[pettingzoo]'
