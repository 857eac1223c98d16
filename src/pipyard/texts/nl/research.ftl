### Wat lerende programma’s te horen krijgen.

why-kind-not-listed = de zetten van { $key } kunnen niet worden genummerd: de woorden van { $kind } zijn niet opgesomd (geef kind() members, of Game names)
why-no-action = { $key } kent geen actie { $word }
why-action-not-legal = de actie { $word } is nu niet toegestaan
why-no-such-action = er is geen actie { $number }; er zijn er { $count }
why-number-of-games = het aantal spellen moet tussen 1 en { $most } liggen, niet { $count }
why-number-of-actions = er zijn { $wanted } acties nodig, één per spel, niet { $count }
