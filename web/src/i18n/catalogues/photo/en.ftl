# Reading a pyramid from photos
photo-open = Photos (experiment)
photo-experiment = An experiment, measured on drawn pictures only.
photo-honest = The colours are read from photos on this device; no photo leaves it or is kept. On pictures drawn by the program, never on real photos, { $good } of 100 faces were wrong in good light and { $bad } in bad light. Check every face.
photo-picture = Photo of one side of the pyramid
photo-camera = Take a photo
photo-choose = Choose a picture
photo-again = Tap the corners again
photo-take = Take over these 45 faces
photo-side = Side { $number } of 3: take a photo of it from straight ahead, then step to the left for the next side.
photo-top = Tap the tip at the very top. Drag to correct; the loupe helps.
photo-right = Tap the outer tip of the lowest die on the right.
photo-left = Tap the outer tip of the lowest die on the left.
photo-check = { $doubts ->
    [0] Compare with the dice. To correct one, choose a colour and tap the face.
    [one] Compare with the dice: one face is doubtful (?). To correct one, choose a colour and tap the face.
   *[other] Compare with the dice: { $doubts } faces are doubtful (?). To correct one, choose a colour and tap the face.
}
photo-edges = { $count ->
    [one] One die on an edge has another colour than on the side before.
   *[other] { $count } dice on the edges have other colours than on the side before.
}
photo-unreadable = This picture cannot be read.
