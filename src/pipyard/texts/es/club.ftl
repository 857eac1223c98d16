### El club: por qué se rechaza algo, y lo que dice `pipyard admin club`.

why-store-is-newer = estos datos los escribió una versión más reciente de Pipyard: instala esa versión o elige otra carpeta con --data
why-store-has-no-club = aquí no hay ningún club
why-ratings-need-openskill = las partidas puntuadas necesitan el paquete openskill: pip install openskill
why-no-such-member = ese miembro no existe
why-too-many-invitations = hay demasiadas invitaciones sin usar: espera a que se usen o caduquen algunas
why-by-invitation-only = los miembros nuevos necesitan una invitación, y esta no es válida o ya se ha usado
why-club-is-full = el club está completo
why-name-is-empty = un miembro necesita un nombre
why-name-is-taken = otro miembro ya se llama así
why-key-is-unknown = ningún miembro tiene esta clave
why-you-are-banned = los anfitriones de esta casa te han expulsado
why-members-only = esta casa es solo para miembros: hazte miembro en la página «Club»
why-moderators-only = esto solo pueden hacerlo los moderadores
why-hosts-only = esto solo pueden hacerlo los anfitriones de la casa
why-not-yourself = esto no puedes hacértelo a ti mismo
why-game-is-rated = esta partida puntúa: sin pistas, sin deshacer jugadas, y cada cual conserva su sitio hasta el final
why-rated-needs-members = las partidas puntuadas son para miembros del club, uno en cada dispositivo
why-rated-one-seat = ya tienes un sitio en esta partida puntuada
why-rated-names = en las partidas puntuadas los miembros juegan con su propio nombre
why-cannot-be-rated = solo pueden puntuar las partidas de dos o más jugadores en las que la mesa tira los dados
why-rated-needs-a-clock = una partida puntuada necesita un reloj, y quien agota su tiempo pierde
why-too-many-reports = los moderadores ya tienen muchos avisos por mirar: inténtalo más tarde
why-nothing-to-report = no hay tal nombre ni tal línea de chat en esta mesa
why-not-by-correspondence = solo una partida de dos o más, en la que se juega por turnos, puede llevar días por jugada
why-days-are-the-clock = una partida con días por jugada no lleva otro reloj ni dados reales, y quien agota su tiempo pierde
why-rated-one-device = alguien juega ya esta partida puntuada desde este dispositivo
why-rated-standard-options = las partidas puntuadas llevan las opciones habituales, o las de una variante ya preparada: las demás no se podrían comparar

admin-club-banned = expulsado
admin-club-member = miembro
admin-club-moderator = moderador
admin-club-host = anfitrión
admin-club-empty = El club todavía no tiene miembros.
admin-club-door-open = La casa está abierta a todo el mundo.
admin-club-door-members = La casa es solo para miembros; cualquiera puede serlo.
admin-club-door-invited = La casa es solo para miembros; los nuevos necesitan una invitación.
admin-club-done = { $name }: hecho
admin-club-would-delete = Se borraría a { $name } con todo lo personal; las partidas se quedan, sin el nombre. Añade --yes para hacerlo.
admin-club-invitation = Vale para una persona y { $days } días; ponlo detrás de la dirección de tu mesa: /me?invitation={ $code }

help-manage-the-club = Gestionar los miembros del club.
help-club-members = Mostrar todos los miembros.
help-club-role = Hacer a alguien miembro, moderador o anfitrión.
help-club-ban = Expulsar a un miembro, o levantar la expulsión.
help-club-lift = Levantar la expulsión.
help-club-rename = Dar otro nombre a un miembro.
help-club-delete = Borrar una cuenta con todo lo personal. Las partidas se quedan, sin el nombre.
help-club-really = Borrarla de verdad.
help-club-data = Mostrar en JSON todo lo que el club sabe de un miembro.
help-club-door = Mostrar quién puede entrar, o cambiarlo.
help-club-door-is = open: todo el mundo; members: solo miembros; invited: solo miembros, y los nuevos necesitan una invitación.
help-club-invite = Mostrar una invitación para un miembro nuevo.
help-club-name = El nombre de un miembro.
help-club-new-name = El nombre nuevo.
help-club-new-role = member (miembro), moderator (moderador) o host (anfitrión).

metavar-name = NOMBRE
metavar-new = NUEVO
metavar-role = PAPEL
metavar-door = PUERTA
