## Vuur en water, Platdrukken, Abquetschen, Triops

colour-extra = extra
letter-extra = X
no-red-and-green-left = alle rode en groene dobbelstenen zijn gezet
nobody-can-build = niemand kan nog bouwen
nobody-can-place = niemand kan een dobbelsteen zetten
player-buried = een speler is bedolven
rolled-more-than-the-stock = de worp is groter dan de voorraad
squeezing-bonus = { $dice ->
    [one] er mag één bonussteen worden gezet
   *[other] er mogen hoogstens { $dice } bonusstenen worden gezet
}
squeezing-build = { $dice ->
    [one] er moet één dobbelsteen worden gebouwd
   *[other] er moeten { $dice } dobbelstenen aan één stuk worden gebouwd
}
squeezing-roll-a-four = wie een 4 gooit, begint
stock-empty = een voorraad is leeg
triops-bonus = de rechte rij levert nog een dobbelsteen op
verb-again = opnieuw gooien
verb-black = zwarte dobbelsteen in { $rest }
verb-bonus = bonusstenen in { $rest }
verb-build = { $rest } bouwen
verb-green = groene dobbelsteen in { $rest }
verb-pair = paar op { $rest }
verb-red = rode dobbelsteen in { $rest }
verb-start = startpiramide met haar top op { $rest }
verb-triangel = L-stuk { $rest }
verb-triops = rechte rij { $rest }
