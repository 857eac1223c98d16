## Tabula Rasa en Quadrula Rasa

chunks-sizes = Dobbelstenen in een brok: { $sizes }. Wat van het blok overblijft, blijft één stuk.
chunks-most = Dobbelstenen in een brok: hoogstens { $most }.
nobody-can-set = niemand kan nog een brok zetten
