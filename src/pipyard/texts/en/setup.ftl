### What is installed, and what `make play` says while it sets up.

extra-openspiel = OpenSpiel's games need one more package: pip install 'pipyard[openspiel]'
extra-pettingzoo = PettingZoo's environments need one more package: pip install 'pipyard[pettingzoo]'

setup-begin = Setting Pipyard up in this folder; that is needed once and takes about { $time }.
setup-venv = Making a Python environment
setup-packages = Installing the packages that Pipyard needs
setup-pipyard = Installing Pipyard
setup-node = Installing what builds the table's page
setup-client-packages = Fetching the parts of the page
setup-client = Building the page
setup-tools = Installing the tools for tests
setup-user = Making the environment of a user
setup-about = about { $time }
setup-so-far = { $gone } of about { $about }
setup-seconds = { $count } s
setup-minutes = { $count } min
setup-unpacking = unpacking
setup-failed = { $what }: that did not work. The command was: { $command }
play-port-taken = Port { $port } is taken, perhaps by a table that is still open. Use { $other } instead? [Y/n]
play-port-moved = Port { $port } is taken, so the table uses { $other }.
play-yes = y
play-no-port = PORT should be a number below 65536, not { $port }
serve-welcome = Have fun! The table is open at { $address }; to let friends in your network in, close it with Ctrl-C and start it with: { $command }
serve-friends = Have fun! The table is open at { $address }, friends in your network come in at { $network }, and Ctrl-C closes it.
