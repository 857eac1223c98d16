## Tumblin-Dice: what a shot did (the rest stands in en.ftl), and the score keeper

tumblin-points = = { $points }
