# The Dice Trip coach on the score page
coach-ask = ¿Qué habría sido mejor para { $name }?
coach-title = El entrenador sobre las decisiones de { $name }
coach-thinks = El entrenador está pensando…
coach-away = El entrenador necesita el servidor de la mesa; ahora no responde o está demasiado ocupado.
coach-cost = Comparadas con las del entrenador, las decisiones de { $name } costaron { $cost } puntos de media.
coach-nothing = El entrenador no ha encontrado nada mejor.
coach-round = Ronda { $round }, dados { $dice }
coach-better = Mejor: { $better } (+{ $cost })
coach-how = Un bot fuerte estima cuántos puntos dará cada decisión al final; solo sabe lo que se sabía en la mesa en ese momento.
coach-keep = conservar la tirada
coach-reroll = volver a tirar: { $dice }
