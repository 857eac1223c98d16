## Tabula rasa y Quadrula rasa

chunks-sizes = Dados de un trozo: { $sizes }. Lo que queda del bloque sigue de una pieza.
chunks-most = Dados de un trozo: { $most } como mucho.
nobody-can-set = nadie puede poner ya un trozo
