# Reading a pyramid from photos
photo-open = Photos (essai)
photo-experiment = Un essai, mesuré uniquement sur des images dessinées.
photo-honest = Les couleurs sont lues sur des photos, dans cet appareil ; aucune photo n’en sort ni n’est conservée. Sur des images dessinées par le programme, jamais sur de vraies photos, { $good } face sur 100 était fausse en bonne lumière et { $bad } en mauvaise lumière. Vérifiez chaque face.
photo-picture = Photo d’un côté de la pyramide
photo-camera = Prendre une photo
photo-choose = Choisir une image
photo-again = Toucher de nouveau les coins
photo-take = Reprendre ces 45 faces
photo-side = Côté { $number } sur 3 : photographiez-le bien en face, puis passez à gauche pour le côté suivant.
photo-top = Touchez la pointe tout en haut. Faites glisser pour corriger ; la loupe aide.
photo-right = Touchez la pointe extérieure du dé le plus bas à droite.
photo-left = Touchez la pointe extérieure du dé le plus bas à gauche.
photo-check = { $doubts ->
    [0] Comparez avec les dés. Pour corriger, choisissez une couleur et touchez la face.
    [one] Comparez avec les dés : une face est douteuse (?). Pour corriger, choisissez une couleur et touchez la face.
   *[other] Comparez avec les dés : { $doubts } faces sont douteuses (?). Pour corriger, choisissez une couleur et touchez la face.
}
photo-edges = { $count ->
    [one] Un dé d’une arête n’a pas la même couleur que sur le côté précédent.
   *[other] { $count } dés des arêtes n’ont pas la même couleur que sur le côté précédent.
}
photo-unreadable = Cette image ne peut pas être lue.
