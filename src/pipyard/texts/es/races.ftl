## Raffzahn, Manos codiciosas, Bunte Kuh, La vaca pinta, Perspectives, Vigía, La pintada vanidosa, El topo listo

amiss-after-stop = Eso fue después del Alto: el dado vuelve, y cada uno de los demás recibe uno de los tuyos.
amiss-hill = No es la topera { $hill }.
amiss-no-funnel = Ahí no hay ningún hueco.
amiss-not-free = Ese dado no está libre: otro descansa sobre él.
amiss-number = Eso muestra { $shows }, no { $asked }.
amiss-side = El lado { $side ->
    [x] a1–a9
    [y] i1–a1
   *[other] a9–i1
 } debe mostrar { $asked }; este dado muestra allí { $shows }.
amiss-there-is-one = Hay un hueco que da { $asked }.
amiss-two-numbers = Ese dado muestra { $shows }; tus números son { $own } y { $common }.
verdict-blocked = Sigues bloqueado tras un error.
verdict-busy = Demasiado pronto: una mano necesita un momento entre dos tomas.
verdict-closed = Ahora no te toca actuar.
verdict-gone = Demasiado tarde: eso ya no está.
verdict-grace = Nadie podía haber oído aún la llamada, así que esto no cuenta.
verdict-late = Demasiado tarde: eso ya estaba decidido.
verdict-nothing = No pasa nada.
verdict-refused = Eso no se puede hacer ahora.
verdict-wrong = Mal.
grab-closed = Alto: manos quietas hasta la tirada siguiente.
grab-open = Agarra todo dado libre que muestre { $number } en tu lado. Solo { $seat }, que ha tirado, puede decir Alto.
hint = Ahora mismo: { $what }.
nothing-grabbed = nadie ha agarrado un dado durante demasiado tiempo
only-the-plate-left = no queda ningún dado por encima de la base
verb-grab = agarrar { $rest }
cow-place = Pon uno de tus dados.
cow-point = Señala un hueco cuyos números sumen { $total }.
cow-seek = Busca un hueco cuyos tres números sumen { $total }, o di que no hay ninguno.
verb-blank = no hay ninguno
verb-call = llamar
verb-no = no
nobody-puts-dice = nadie ha puesto un dado durante demasiadas rondas
number-of-all = número que vale para todos
own-number = número propio
toss-add = Los demás pueden añadir dados, muestren lo que muestren: { $count } cada uno como mucho.
toss-all = Pon dados que muestren tu propio número o { $number }.
toss-others = Pon dados que muestren tu propio número. También vale el { $number }, pero no para quien lo tiró.
verb-add = añadir un dado en { $rest }
fowl-sides = El abrigo muestra { $x } en el lado a1–a9, { $y } en el lado i1–a1 y { $z } en el lado a9–i1. Se puede girar un dado que tenga los tres.
time-over = se acabó el tiempo
mole-age = El topo tiene exactamente { $what } años: ¿los números visibles de qué topera suman eso?
mole-tell = El maestro pregunta: { $what }
mole-below = Visto desde abajo, el dado de arriba suma { $what }. ¿Qué topera?
mole-faces = ¿En qué topera se ve más veces el { $what }?
mole-hills = Los dados de arriba de las toperas: 1 es a1.2; 2 es a4.2; 3 es a7.2; 4 es d1.2; 5 es d4.2; 6 es g1.2.
mole-least = Al topo no le gusta el { $what ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $what }
    }. ¿Qué topera tiene menos dados de ese color?
mole-left = Acertijos restantes: { $count }.
mole-most = Al topo le gusta el { $what ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $what }
    }. ¿Qué topera tiene más dados de ese color?
mole-near = El topo tiene casi { $what } años: ¿los números visibles de qué topera se acercan más?
mole-top = El dado de arriba suma { $what }. ¿Qué topera?
mole-was = Era la topera { $hill }.
riddles-solved = se han planteado todos los acertijos
verb-age = los números visibles suman { $rest }
verb-below = el dado de arriba visto desde abajo suma { $rest }
verb-faces = más caras con { $rest }
verb-least = menos { $rest ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $rest }
    }
verb-most = más { $rest ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $rest }
    }
verb-near = los números visibles se acercan más a { $rest }
verb-point = señalar la topera { $rest }
verb-top = el dado de arriba suma { $rest }
verb-tell = un acertijo del maestro sobre la topera { $rest }
grab-open-you = Coge cada dado libre que muestre { $number } en tu lado. Tú has tirado: grita Alto cuando no quede ninguno.
