### What is installed, and what `make play` says while it sets up.

extra-openspiel = El adaptador de OpenSpiel necesita otro paquete: pip install 'pipyard[openspiel]'
extra-pettingzoo = El adaptador de PettingZoo necesita otro paquete: pip install 'pipyard[pettingzoo]'

setup-begin = Pipyard se instala en esta carpeta; solo hace falta una vez y tarda unos { $time }.
setup-venv = Creando un entorno de Python
setup-packages = Instalando los paquetes que Pipyard necesita
setup-pipyard = Instalando Pipyard
setup-node = Instalando las herramientas que construyen la página
setup-client-packages = Trayendo las piezas de la página
setup-client = Construyendo la página
setup-tools = Instalando las herramientas de prueba
setup-user = Creando el entorno de usuario
setup-about = unos { $time }
setup-so-far = { $gone } de unos { $about }
setup-seconds = { $count } s
setup-minutes = { $count } min
setup-unpacking = desempaquetando
setup-failed = { $what }: no ha funcionado. La orden era: { $command }
play-port-taken = El puerto { $port } está ocupado, quizá por una mesa que sigue abierta. ¿Usar { $other } en su lugar? [S/n]
play-port-moved = El puerto { $port } está ocupado, así que la mesa usa { $other }.
play-yes = s
play-no-port = PORT debe ser un número menor que 65536, no { $port }
serve-welcome = ¡A divertirse! La mesa está abierta en { $address }; para que entren amigos de tu red, ciérrala con Ctrl-C y ábrela con: { $command }
serve-friends = ¡A divertirse! La mesa está abierta en { $address }, los amigos de tu red entran por { $network } y Ctrl-C la cierra.
serve-closed = La mesa está cerrada. Sus salas se guardan para la próxima vez.
play-already = Pipyard ya está en marcha: { $address }. Para iniciarlo de nuevo, páralo antes con Ctrl-C en su terminal.
