# What a table refuses, in words.

error-unknown-table = There is no table “{ $table }”. The link may be cut off, or the table may be on another server.
error-wrong-token = This link or browser does not hold a seat at this table. Open the table from the browser it was started in, or from your invitation.
error-wrong-invitation = This invitation is not good at this table. Ask for the link again; an invitation is good until its seat is taken.
error-stale-version = The table has moved on since (your position is number { $version }, the table’s is { $current }). Look again and choose.
error-too-large = That is too large: at most { $most } is taken here.
error-too-many = Too many requests. Wait a moment and go on.
error-not-allowed = That is not yours to do. { $why ->
        [own-seat] Only the person in that seat can do that while they are here.
        [seat-taken] That seat belongs to a bot.
        [not-finished] That is possible once the game is over.
        [finished] The game is over.
        [stand-in] A bot stands in for this seat. Take the seat back first.
        [origin] The request comes from another site.
       *[other] Only somebody who holds a seat at this table can.
    }
error-bad-name = A name has 1 to { $most } letters, digits, spaces or marks, and neither < nor >.
error-bad-text = A line of chat has 1 to { $most } characters.
error-markup = This looks like markup, and only plain text is taken. Put a space after the < if you mean “less than”.
error-malformed-request = This request does not have the right form: { $detail }.
error-seats-count = A table for { $players } needs { $players } seats; { $given ->
        [one] 1 was given
       *[other] { $given } were given
    }.
error-bad-clock = This clock does not exist: a move may take { $least-seconds } to { $most-seconds } seconds, or { $least-hours } to { $most-hours } hours.
error-no-undo-asked = Nobody is asking to take a move back.
error-nothing-there = There is nothing at this address.
error-wrong-method = This address does not take { $method }.
error-server-error = Something went wrong on our side, and nothing was changed. Try again.
error-busy = The server is busy. Try again in a moment.
error-no-tutorial = There is no guided first game of { $game } yet.
error-offered = This is possible now.
error-page-not-built = The page is not built yet. Run “make play”, or “make page”, and open this address again.
error-slow-client = The connection could not keep up, so it was closed. Connect again.
error-store-away = The server cannot reach its tables just now. What was confirmed is safe; try again in a moment.
error-unreadable-table = The table “{ $table }” cannot be read any more. Whoever runs this server finds out more in its log.
