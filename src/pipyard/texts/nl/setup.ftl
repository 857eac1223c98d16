### What is installed, and what `make play` says while it sets up.

extra-openspiel = De OpenSpiel-adapter heeft nog een pakket nodig: pip install 'pipyard[openspiel]'
extra-pettingzoo = De PettingZoo-adapter heeft nog een pakket nodig: pip install 'pipyard[pettingzoo]'

setup-begin = Pipyard wordt in deze map geïnstalleerd; dat is één keer nodig en duurt ongeveer { $time }.
setup-venv = Een Python-omgeving maken
setup-packages = De pakketten installeren die Pipyard nodig heeft
setup-pipyard = Pipyard installeren
setup-node = De gereedschappen installeren die de pagina bouwen
setup-client-packages = De onderdelen van de pagina ophalen
setup-client = De pagina bouwen
setup-tools = De gereedschappen voor tests installeren
setup-user = De gebruikersomgeving maken
setup-about = ongeveer { $time }
setup-so-far = { $gone } van ongeveer { $about }
setup-seconds = { $count } s
setup-minutes = { $count } min
setup-unpacking = uitpakken
setup-failed = { $what }: dat is niet gelukt. De opdracht was: { $command }
play-port-taken = Poort { $port } is bezet, misschien door een tafel die nog open is. In plaats daarvan { $other } gebruiken? [J/n]
play-port-moved = Poort { $port } is bezet, dus de tafel gebruikt { $other }.
play-yes = j
play-no-port = PORT moet een getal onder 65536 zijn, niet { $port }
serve-welcome = Veel plezier! De tafel is open op { $address }; om vrienden in je netwerk binnen te laten, sluit je haar met Ctrl-C en start je: { $command }
serve-friends = Veel plezier! De tafel is open op { $address }, vrienden in je netwerk komen binnen via { $network }, en Ctrl-C sluit haar.
serve-closed = De tafel is gesloten. De kamers zijn bewaard voor de volgende keer.
play-already = Pipyard draait al: { $address }. Om het opnieuw te starten, stop je het eerst, met Ctrl-C in zijn terminal.
