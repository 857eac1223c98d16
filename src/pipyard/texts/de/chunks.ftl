## Tabula Rasa und Quadrula Rasa

chunks-sizes = Würfel eines Brockens: { $sizes }. Was vom Block bleibt, hängt zusammen.
chunks-most = Würfel eines Brockens: höchstens { $most }.
nobody-can-set = niemand kann noch einen Brocken setzen
