# Reading a pyramid from photos
photo-open = Foto’s (experiment)
photo-experiment = Een experiment, alleen gemeten met getekende plaatjes.
photo-honest = De kleuren worden op dit apparaat uit foto’s gelezen; er gaat geen foto weg en er wordt er geen bewaard. Op plaatjes die het programma tekende, nooit op echte foto’s, was bij goed licht { $good } op de 100 vlakken fout en bij slecht licht { $bad }. Controleer elk vlak.
photo-picture = Foto van één kant van de piramide
photo-camera = Foto maken
photo-choose = Afbeelding kiezen
photo-again = De hoeken opnieuw aantikken
photo-take = Deze 45 vlakken overnemen
photo-side = Kant { $number } van 3: maak recht van voren een foto en ga dan naar links voor de volgende kant.
photo-top = Tik de punt helemaal bovenaan aan. Sleep om te verbeteren; de loep helpt.
photo-right = Tik de buitenste punt van de onderste dobbelsteen rechts aan.
photo-left = Tik de buitenste punt van de onderste dobbelsteen links aan.
photo-check = { $doubts ->
    [0] Vergelijk met de dobbelstenen. Kies een kleur en tik een vlak aan om het te verbeteren.
    [one] Vergelijk met de dobbelstenen: één vlak is twijfelachtig (?). Kies een kleur en tik een vlak aan om het te verbeteren.
   *[other] Vergelijk met de dobbelstenen: { $doubts } vlakken zijn twijfelachtig (?). Kies een kleur en tik een vlak aan om het te verbeteren.
}
photo-edges = { $count ->
    [one] Eén dobbelsteen op een ribbe heeft een andere kleur dan op de vorige kant.
   *[other] { $count } dobbelstenen op de ribben hebben andere kleuren dan op de vorige kant.
}
photo-unreadable = Deze afbeelding is niet te lezen.
