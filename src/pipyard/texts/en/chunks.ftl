## Tabula Rasa and Quadrula Rasa

chunks-sizes = Dice in a chunk: { $sizes }. What remains of the block stays in one piece.
