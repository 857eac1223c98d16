## Table Rase et Quatre Rase

chunks-sizes = Dés d’un morceau : { $sizes }. Ce qui reste du bloc reste d’un seul tenant.
chunks-most = Dés d’un morceau : { $most } au plus.
nobody-can-set = personne ne peut plus poser de morceau
