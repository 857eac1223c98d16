### What is installed, and what `make play` says while it sets up.

extra-openspiel = Der OpenSpiel-Adapter braucht ein weiteres Paket: pip install 'pipyard[openspiel]'
extra-pettingzoo = Der PettingZoo-Adapter braucht ein weiteres Paket: pip install 'pipyard[pettingzoo]'

setup-begin = Pipyard wird in diesem Ordner eingerichtet; das ist einmal nötig und dauert etwa { $time }.
setup-venv = Eine Python-Umgebung wird angelegt
setup-packages = Die Pakete, die Pipyard braucht, werden installiert
setup-pipyard = Pipyard wird installiert
setup-node = Die Werkzeuge zum Bauen der Seite werden installiert
setup-client-packages = Die Teile der Seite werden geholt
setup-client = Die Seite wird gebaut
setup-tools = Die Werkzeuge zum Testen werden installiert
setup-user = Die Benutzerumgebung wird angelegt
setup-about = etwa { $time }
setup-so-far = { $gone } von etwa { $about }
setup-seconds = { $count } s
setup-minutes = { $count } min
setup-unpacking = wird ausgepackt
setup-failed = { $what }: das hat nicht geklappt. Der Befehl war: { $command }
play-port-taken = Port { $port } ist belegt, vielleicht von einem Tisch, der noch offen ist. Stattdessen { $other } nehmen? [J/n]
play-port-moved = Port { $port } ist belegt, also nimmt der Tisch { $other }.
play-yes = j
play-no-port = PORT sollte eine Zahl unter 65536 sein, nicht { $port }
serve-welcome = Viel Spaß! Der Tisch ist offen unter { $address }; damit Freunde aus deinem Netz hereinkommen, schließ ihn mit Strg-C und starte ihn mit: { $command }
serve-friends = Viel Spaß! Der Tisch ist offen unter { $address }, Freunde aus deinem Netz kommen über { $network } herein, und Strg-C schließt ihn.
serve-closed = Der Tisch ist geschlossen. Seine Räume sind für das nächste Mal gespeichert.
play-already = Pipyard läuft schon: { $address }. Um es neu zu starten, beende es zuerst, mit Strg-C in seinem Terminal.
