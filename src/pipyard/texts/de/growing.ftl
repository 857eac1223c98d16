## Feuer und Wasser, Ausquetschen, Abquetschen, Triops

colour-extra = zusätzlich
letter-extra = X
no-red-and-green-left = alle roten und grünen Würfel sind gesetzt
nobody-can-build = niemand kann noch bauen
nobody-can-place = niemand kann einen Würfel setzen
player-buried = jemand ist begraben
rolled-more-than-the-stock = der Wurf ist größer als der Vorrat
squeezing-bonus = { $dice ->
    [one] ein Zusatzwürfel darf gesetzt werden
   *[other] bis zu { $dice } Zusatzwürfel dürfen gesetzt werden
}
squeezing-build = { $dice ->
    [one] ein Würfel ist zu verbauen
   *[other] { $dice } Würfel sind in einem Stück zu verbauen
}
squeezing-roll-a-four = wer eine 4 würfelt, beginnt
stock-empty = ein Vorrat ist leer
triops-bonus = die gerade Reihe bringt noch einen Würfel
verb-again = noch einmal würfeln
verb-black = schwarzer Würfel nach { $rest }
verb-bonus = Zusatzwürfel nach { $rest }
verb-build = { $rest } bauen
verb-green = grüner Würfel nach { $rest }
verb-pair = Paar auf { $rest }
verb-red = roter Würfel nach { $rest }
verb-start = Startpyramide mit dem oberen Würfel auf { $rest }
verb-triangel = L-Stück { $rest }
verb-triops = gerade Reihe { $rest }
