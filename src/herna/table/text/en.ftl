# What a table refuses, in words.

error-unknown-table = There is no table “{ $table }”. The link may be cut off, or the table may be on another server.
error-wrong-token = This link or browser does not hold a seat at this table. Open the table from the browser it was started in, or from your invitation.
error-wrong-invitation = This invitation does not work at this table. Ask for the link again; an invitation works until its seat is taken.
error-stale-version = The table has moved on since (your position is number { $version }, the table’s is { $current }). Look again and choose.
error-too-large = That is too large: at most { $most } is accepted here.
error-too-many = Too many requests. Wait a moment and go on.
error-too-many-tables = Many tables have been opened from here. Wait some minutes before you open the next one.
error-long-enough = This table cannot go on: a game has at most { $most } moves.
error-banned = The operator of this server does not let you in at the moment.
error-muted = The operator of this server has stopped you from writing at this table.
error-table-closed = The operator has closed this table: it can be looked at, and nothing more happens here.
error-no-such-line = There is no such line in the chat of this table.
error-not-old = The rules of this table have not changed: it can be opened as it is.
error-too-slow = The request took too long to arrive. Try again.
error-not-allowed = That is not yours to do. { $why ->
        [own-seat] Only the person in that seat can do that while they are here.
        [seat-taken] That seat belongs to a bot.
        [no-hints] Hints are off at this table: they have to be allowed when it is opened, because other people play.
        [not-asked] You are not asked anything now.
        [not-finished] That is possible once the game is over.
        [finished] The game is over.
        [seed-and-words] Either the deal comes from a seed, or everybody adds a word to the shuffle.
        [origin] The request comes from another site.
       *[other] Only somebody who holds a seat at this table can.
    }
error-bad-name = A name has 1 to { $most } letters, digits, spaces or marks, and neither < nor >.
error-bad-text = A line of chat has 1 to { $most } characters.
error-markup = This looks like markup, and only plain text is accepted. Put a space after the < if you mean “less than”.
error-malformed-request = This request does not have the right form: { $detail }.
error-seats-count = A table for { $players } needs { $players } seats; { $given ->
        [one] 1 was given
       *[other] { $given } were given
    }.
error-bad-clock = The clock cannot be set like this: a move may take { $least-seconds } to { $most-seconds } seconds, or { $least-hours } to { $most-hours } hours.
error-no-undo-asked = Nobody is asking that any more. Look at what is asked now.
error-not-dealt = Nothing has been dealt yet: the shuffle still waits for somebody’s word.
error-already-dealt = The game has been dealt already.
error-word-given = You have added your word already, and it stands.
error-nothing-there = There is nothing at this address.
error-wrong-method = This address does not accept { $method }.
error-wrong-host = This server is reached under another name.
error-server-error = Something went wrong on our side, and nothing was changed. Try again.
error-busy = The server is busy. Try again in a moment.
error-no-tutorial = There is no guided first game of { $game } yet.
error-offered = This is possible now.
error-page-not-built = The page is not built yet. Run “make play”, or “make page”, and open this address again.
error-slow-client = The connection could not keep up, so it was closed. Connect again.
error-store-away = The server cannot reach its tables just now. What was confirmed is safe; try again in a moment.
error-table-moves = The table is being moved to another of the server’s computers. What was confirmed is safe; try again in a moment.
error-unreadable-table = The table “{ $table }” cannot be read any more. Whoever runs this server can find out more in its log.
error-not-away-long-enough = This seat is kept for its player: a bot may stand in after another { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }, or at once when all the others, at least two, want it.
error-bad-patience = This waiting time is not possible: choose { $least } seconds to { $most } hours.
error-wrong-ticket = This link no longer works: it is for one use within { $minutes } minutes, and it can be withdrawn. Make a new one on the device that holds the seat.
error-too-many-devices = A seat can be on { $most } devices at most. Withdraw one first.
error-no-such-device = No such device holds this seat; it may have been withdrawn already.
error-last-device = This is the only device that holds the seat: without it the seat would be lost.
