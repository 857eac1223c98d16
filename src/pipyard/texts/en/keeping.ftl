### What the store and `pipyard admin` say.

why-no-room-of-this-key = there is no room { $room }
why-no-room-to-keep = line { $number } is not a valid room: { $error }
why-bot-found-no-move = { $bot } found no move ({ $error })
why-bot-thought-too-long = { $bot } thought longer than { $seconds } seconds
why-bot-beyond-budget = { $bot } needs more time than this server allows: at most { $seconds } seconds or { $tries } tries
why-room-lacks-opening = the log of room { $room } does not begin with its opening
why-store-cannot-write = cannot write to the store ({ $error })
why-store-cannot-be-opened = the store { $path } cannot be opened ({ $error })
why-store-in-use = the store { $path } is in use by another server; stop it, or choose another folder with --data
why-store-is-gone = the store is gone: its file was deleted or replaced
why-store-is-closed = the store is closed
why-store-cannot-be-read = the store cannot be read ({ $error })
why-room-cannot-go-on = a room of version { $version } of { $game } cannot continue: the number of its events has changed
why-database-cannot-be-opened = the database cannot be opened: { $error }
why-database-cannot-be-heard = the connection for database notifications was lost
why-database-does-not-answer = the database does not respond: { $error }
why-database-address = { $variable } must read postgresql://…, not { $typed }
why-postgres-needs-a-package = PostgreSQL needs another package: pip install 'pipyard[postgres]'
why-page-has-no-figure = the page of { $game } has no figure { $number }
why-room-begins-with-opening = a room must begin with its opening
why-room-is-opened-once = a room can be opened only once
why-room-has-no-seat = the room has no seat { $seat }
why-happened-before-the-game = something happened before the game began
why-exports-are-text = { $file } contains no rooms: { $error }

part-thinking-process-ended = the bot's process ended
part-system-no-database = unable to open database file
part-system-not-a-database = file is not a database
part-system-database-locked = database is locked
part-system-read-only = attempt to write a readonly database
part-system-disk-error = disk I/O error
part-system-disk-full = database or disk is full

admin-running = running
admin-waiting = waiting
admin-over = over
admin-unknown = unknown
admin-entries =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
admin-no-rooms = No rooms are stored here.
admin-there-already = { $room } already exists
admin-added =
    { $count ->
        [one] 1 room added
       *[other] { $count } rooms added
    }
admin-forgotten =
    { $count ->
        [one] 1 room deleted
       *[other] { $count } rooms deleted
    }
admin-would-forget =
    { $count ->
        [one] 1 room would be deleted; add --yes to delete it
       *[other] { $count } rooms would be deleted; add --yes to delete them
    }
why-entry-taken = entry { $number } of the room was written by another process
