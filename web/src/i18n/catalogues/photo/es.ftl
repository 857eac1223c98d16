# Reading a pyramid from photos
photo-open = Fotos (experimento)
photo-experiment = Un experimento, medido solo con imágenes dibujadas.
photo-honest = Los colores se leen de fotos en este dispositivo; ninguna foto sale de él ni se guarda. En imágenes dibujadas por el programa, nunca en fotos reales, fallaron { $good } de cada 100 caras con buena luz y { $bad } con mala luz. Comprueba cada cara.
photo-picture = Foto de un lado de la pirámide
photo-camera = Hacer una foto
photo-choose = Elegir una imagen
photo-again = Tocar otra vez las esquinas
photo-take = Aceptar estas 45 caras
photo-side = Lado { $number } de 3: fotografíalo de frente y pasa después a la izquierda para el siguiente.
photo-top = Toca la punta de arriba del todo. Arrastra para corregir; la lupa ayuda.
photo-right = Toca la punta exterior del dado más bajo de la derecha.
photo-left = Toca la punta exterior del dado más bajo de la izquierda.
photo-check = { $doubts ->
    [0] Compara con los dados. Para corregir, elige un color y toca la cara.
    [one] Compara con los dados: una cara es dudosa (?). Para corregir, elige un color y toca la cara.
   *[other] Compara con los dados: { $doubts } caras son dudosas (?). Para corregir, elige un color y toca la cara.
}
photo-edges = { $count ->
    [one] Un dado de una arista tiene otro color que en el lado anterior.
   *[other] { $count } dados de las aristas tienen otros colores que en el lado anterior.
}
photo-unreadable = Esta imagen no se puede leer.
