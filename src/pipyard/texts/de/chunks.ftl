## Tabula Rasa und Quadrula Rasa

chunks-sizes = Würfel eines Stücks: { $sizes }. Was vom Block bleibt, hängt zusammen.
chunks-most = Würfel eines Stücks: höchstens { $most }.
nobody-can-set = niemand kann noch ein Stück setzen
