## The games of skill that are made of attempts: Captain Flint, Dune, Faraday, Coulomb, Emag, Dice Mikado (and Mount(a)ing)

attempt = attempt { $number } of { $of }
attempt-again = everybody has objected: the attempt is made again, and then it stands
attempt-clock = { $seconds } of { $limit } seconds
attempt-entered = entered by hand: { $entry }
attempts-all-failed = nobody has managed it
attempts-made = all attempts have been made
