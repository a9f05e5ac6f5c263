/// The resource limits of pages, browsers and the server.
package struct SessionLimits: Sendable {
    /// The maximum number of sessions. At the limit, a new page ends the session that has been without a socket the longest; if all have
    /// one, it gets status 503.
    package var sessions = 2000
    /// The maximum number of sessions of one browser, by its cookie. At the limit, a new page ends its session that has been without a
    /// socket the longest; if all have one, it gets status 429.
    package var sessionsPerClient = 100
    /// The maximum number of sessions per network address, handled like those of a browser.
    package var sessionsPerAddress = 1000
    /// The maximum number of sessions without a socket per network address. Beyond it, the one that has been so the longest ends.
    package var waitingSessionsPerAddress = 200
    /// The maximum size of first pages whose views are kept until the page's socket connects, in bytes. Beyond it, the oldest views are
    /// discarded, and remade when the socket connects.
    package var waitingPageBytes = 4 << 20
    /// The maximum number of connections, with and without sockets; lower if the process's file limit is. Connections beyond it are closed
    /// without a response.
    package var connections = 10_000
    /// The maximum number of connections per network address. Connections beyond it are closed without a response.
    package var connectionsPerAddress = 1200
    /// The maximum number of sockets. Requests beyond it get status 503.
    package var sockets = 4000
    /// The maximum number of sockets per network address. Requests beyond it get status 503.
    package var socketsPerAddress = 1000
    /// The number of unacknowledged frames at which rendering for a page pauses. It bounds how far a slow page lags behind; with a
    /// round-trip time of a quarter of a second, this many are in flight at 60 frames per second.
    package var unacknowledgedFrames = 16
    /// The number of unacknowledged bytes at which rendering for a page pauses.
    package var unacknowledgedBytes = 1 << 20
    /// The maximum number of unacknowledged bytes of all pages of a network address. Beyond it, each page can have one frame in flight.
    package var unacknowledgedBytesPerAddress = 16 << 20
    /// The maximum number of unacknowledged bytes of all pages, handled like those of an address.
    package var totalUnacknowledgedBytes = 128 << 20
    /// The number of a page's frames in rendering, or waiting for it, at which rendering for the page pauses, because their size is not
    /// known yet.
    package var undrawnFrames = 4
    /// The timeout of a request: of the head on a new connection, and of the body. Afterwards it gets status 408.
    package var requestTimeout = Duration.seconds(15)
    /// The maximum size of a request body, in bytes; larger requests get status 413.
    package var requestBodyBytes = 1 << 16
    /// The time after which a connection with pending writes is closed, if the client has read…
    package var writeTimeout = Duration.seconds(30)
    /// …fewer than this number of bytes.
    package var writeTimeoutBytes = 1 << 12
    /// The time that the peer has to close a connection, after the server has…
    package var lingering = Duration.seconds(2)
    /// …and the number of bytes that it can send meanwhile.
    package var lingeringBytes = 1 << 20
    /// The maximum size of a page's message, in bytes.
    package var messageBytes = 1 << 16
    /// The sustained number of messages per second that a page can send…
    package var messagesPerSecond = 100.0
    /// …and the burst.
    package var messageBurst = 300.0
    /// The sustained share of one processor's time for rendering whole pages, on and off the main actor, per network address…
    package var drawingShare = 0.25
    /// …and the burst. Beyond it, pages of the address wait if others have work.
    package var drawingBurst = Duration.seconds(2)
    /// The time that a session waits for its first socket.
    package var graceBeforeConnecting = Duration.seconds(30)
    /// The time that a session waits for a reconnect, because a phone may suspend a tab for a while.
    package var graceAfterDisconnecting = Duration.seconds(300)
    /// The time after which a hidden page goes to sleep: its session ends, and another one with its state starts when the page is shown
    /// again. Nil for never.
    package var hiddenBeforeSleep: Duration? = .seconds(300)
    /// The time without changes after which an untouched page can share its views with equivalent pages. Nil for never.
    package var idleBeforeSharing: Duration?
    /// The same for a page that has sent an event. Longer, because its next event waits until its own views are restored.
    package var idleBeforeSharingAgain = Duration.seconds(30)
    /// The maximum number of sleeping sessions. Beyond it, the one that has slept the longest is dropped, and its page only gets the saved
    /// part of its state.
    package var sleepingSessions = 20_000
    /// The maximum number of sleeping sessions per network address.
    package var sleepingSessionsPerAddress = 1000
    /// The maximum size of the encoded state of sleeping sessions, in bytes.
    package var sleepingStateBytes = 64 << 20
    /// The interval at which the users of pages are authenticated again.
    package var userCheckInterval = Duration.seconds(60)
    /// The interval at which the server checks whether pages have moved to another process.
    package var moveCheckInterval = Duration.seconds(2)
    /// The timeout of the hello message on a new socket.
    package var helloTimeout = Duration.seconds(10)
    /// The idle timeout of a socket. Pages send a message every 20 seconds, or every minute while hidden.
    package var silence = Duration.seconds(150)
    /// The time that a new view can block the main actor for the initial value of a query. A slower value is sent with a later frame.
    package var loadOnMainActor = Duration.milliseconds(5)
    /// The time that the first page waits for such values, without blocking other pages.
    package var loadOfFirstPage = Duration.seconds(1)
    /// The time that a frame waits for such values of new views.
    package var loadOfFrame = Duration.milliseconds(100)

    /// The maximum size of a session's saved state, in bytes. Larger state is not saved.
    package var savedStateBytes = 1 << 16
    /// The maximum size of the saved state of all sessions, in bytes. Beyond it, the state of the pages that were not used the longest is
    /// removed.
    package var totalSavedStateBytes = 256 << 20
    /// The time for which the state of an unused page is kept.
    package var savedStateAge = Duration.seconds(7 * 86_400)

    /// The maximum size of one upload or download, in bytes. Beyond it, views get an error.
    package var fileBytes = 64 << 20
    /// The maximum number of files in one upload.
    package var filesPerChoice = 100
    /// The maximum size of the files that a session keeps for its views, in bytes. Beyond it, the oldest are removed.
    package var fileBytesPerSession = 256 << 20
    /// The maximum size of the files of a network address, in bytes. Files beyond it are rejected.
    package var fileBytesPerAddress = 512 << 20
    /// The maximum size of all files, in bytes. Files beyond it are rejected.
    package var totalFileBytes = 2 << 30
    /// The maximum number of concurrent uploads and downloads of a session.
    package var transfersPerSession = 8
    /// The time that a stopping server waits for page state to be saved before it closes the sockets.
    package var savingAtStop = Duration.seconds(1)
    /// The time after which a connection with an upload is closed, if it has received…
    package var fileTimeout = Duration.seconds(30)
    /// …fewer than this number of bytes.
    package var fileTimeoutBytes = 1 << 12

    package init() {}

    /// The default of servers.
    static let usualIdleBeforeSharing = Duration.seconds(2)
}
