## Bergverzetter, Vlooienjacht, Finish, De vuurrode duivel

angel-cannot-move = de engel kan niet zetten
angel-caught = de duivel heeft de engel gevangen
angel-escaped = alle groene dobbelstenen zijn op en de engel is vrij
both-in-the-goal = beiden hebben alle dobbelstenen in het doel
turn-limit = de latere speler heeft zijn beurten opgebruikt
devil-green-left = { $dice ->
    [one] er is nog één groene dobbelsteen
   *[other] er zijn nog { $dice } groene dobbelstenen
}
flea-alone = de ander is klaar: { $turns ->
    [one] er is één beurt
   *[other] er zijn { $turns } beurten
} geteld
jumps-left = { $jumps ->
    [one] nog één sprong
   *[other] nog { $jumps } sprongen
} in deze beurt
lift-the-blockade = je moet een blokkade opheffen
