### What is installed, and what `make play` says while it sets up.

extra-openspiel = The OpenSpiel adapter needs another package: pip install 'pipyard[openspiel]'
extra-pettingzoo = The PettingZoo adapter needs another package: pip install 'pipyard[pettingzoo]'

setup-begin = Setting up Pipyard in this folder, which is needed once and takes about { $time }.
setup-venv = Creating a Python environment
setup-packages = Installing the packages that Pipyard needs
setup-pipyard = Installing Pipyard
setup-node = Installing the tools that build the page
setup-client-packages = Downloading the parts of the page
setup-client = Building the page
setup-tools = Installing the test tools
setup-user = Creating the user environment
setup-about = about { $time }
setup-so-far = { $gone } of about { $about }
setup-seconds = { $count } s
setup-minutes = { $count } min
setup-unpacking = unpacking
setup-failed = { $what } failed. The command was: { $command }
play-port-taken = Port { $port } is taken, perhaps by a table that is still open. Use { $other } instead? [Y/n]
play-port-moved = Port { $port } is taken, so the table uses { $other }.
play-yes = y
play-no-port = PORT must be a number below 65536, not { $port }
serve-welcome = Have fun! The table is open at { $address }. To let in friends on your network, stop it with Ctrl-C and start it with: { $command }
serve-friends = Have fun! The table is open at { $address }, and for friends on your network at { $network }. Ctrl-C stops it.
serve-closed = The table is closed. Its rooms are kept for the next time.
play-already = Pipyard is already running: { $address }. To start it anew, stop it first, with Ctrl-C in its terminal.
