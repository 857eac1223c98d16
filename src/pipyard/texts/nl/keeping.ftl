### Wat de opslag en "pipyard admin" zeggen.

why-no-room-of-this-key = er is geen tafel { $room }
why-no-room-to-keep = regel { $number } is geen geldige tafel: { $error }
why-bot-found-no-move = { $bot } heeft geen zet gevonden ({ $error })
why-bot-thought-too-long = { $bot } heeft langer dan { $seconds } seconden nagedacht
why-bot-beyond-budget = { $bot } denkt langer dan deze server toestaat: hoogstens { $seconds } seconden of { $tries } pogingen
why-room-lacks-opening = het logboek van tafel { $room } begint niet met de opening ervan
why-store-cannot-write = kan niet naar de opslag schrijven ({ $error })
why-store-cannot-be-opened = de opslag { $path } gaat niet open ({ $error })
why-store-in-use = de opslag { $path } is in gebruik bij een andere server; stop die, of kies met --data een andere map
why-store-is-gone = de opslag is weg: het bestand is verwijderd of vervangen
why-store-is-closed = de opslag is gesloten
why-store-cannot-be-read = de opslag kan niet worden gelezen ({ $error })
why-room-cannot-go-on = een tafel van versie { $version } van { $game } kan niet verder: het aantal gebeurtenissen is veranderd
why-database-cannot-be-opened = de database gaat niet open: { $error }
why-database-cannot-be-heard = de verbinding voor meldingen van de database is verbroken
why-database-does-not-answer = de database antwoordt niet: { $error }
why-database-address = { $variable } moet postgresql://… zijn, niet { $typed }
why-postgres-needs-a-package = PostgreSQL heeft nog een pakket nodig: pip install 'pipyard[postgres]'
why-page-has-no-figure = de pagina van { $game } heeft geen figuur { $number }
why-room-begins-with-opening = een tafel begint met de opening ervan
why-room-is-opened-once = een tafel gaat maar één keer open
why-room-has-no-seat = de tafel heeft geen plaats { $seat }
why-happened-before-the-game = er is iets gebeurd voordat het spel begon
why-exports-are-text = in { $file } staan geen tafels: { $error }

part-thinking-process-ended = het denkende proces is gestopt
part-system-no-database = het bestand van de database gaat niet open
part-system-not-a-database = het bestand is geen database
part-system-database-locked = de database is vergrendeld
part-system-read-only = in de database mag niet worden geschreven
part-system-disk-error = de schijf heeft een fout
part-system-disk-full = de database of de schijf is vol

admin-running = bezig
admin-waiting = wacht
admin-over = afgelopen
admin-unknown = onbekend
admin-entries =
    { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
admin-no-rooms = Hier zijn geen tafels opgeslagen.
admin-there-already = { $room } bestaat al
admin-added =
    { $count ->
        [one] 1 tafel toegevoegd
       *[other] { $count } tafels toegevoegd
    }
admin-forgotten =
    { $count ->
        [one] 1 tafel vergeten
       *[other] { $count } tafels vergeten
    }
admin-would-forget =
    { $count ->
        [one] 1 tafel zou worden vergeten; --yes doet het
       *[other] { $count } tafels zouden worden vergeten; --yes doet het
    }
why-entry-taken = regel { $number } van de tafel is door iemand anders geschreven
