## Tabula Rasa and Quadrula Rasa

chunks-sizes = Dice in a chunk: { $sizes }. What remains of the block stays in one piece.
chunks-most = Dice in a chunk: { $most } at most.
nobody-can-set = nobody can set a chunk any more
