## Games that move between tables.

why-moved-over = dit spel is afgelopen: er valt niets meer te spelen
why-moved-seats = het spel heeft { $seats } plaatsen: zeg van elke plaats wie er zit
why-moved-secrets = in dit spel hebben anderen geheimen: het kan worden meegenomen als het is afgelopen
