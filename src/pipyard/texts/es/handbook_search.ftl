### Búsqueda y versiones del manual.

handbook-search = Buscar
handbook-search-nothing = No se ha encontrado nada. Prueba con menos palabras o más cortas.
handbook-version = Versión
