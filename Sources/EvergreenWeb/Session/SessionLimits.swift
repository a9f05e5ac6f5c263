/// How much of the server one page, one browser and all of them together may take.
package struct SessionLimits: Sendable {
    /// Sessions in all. For a page beyond that, the session ends that has been without a socket for longest; if all have
    /// one, the page is answered with status 503.
    package var sessions = 2000
    /// Sessions of one browser, by its cookie. For a page beyond that, its session ends that has been without a socket for
    /// longest; if all have one, the page is answered with status 429.
    package var sessionsPerClient = 100
    /// Sessions of one network address; beyond that as for a browser.
    package var sessionsPerAddress = 1000
    /// Sessions of one network address without a socket. Beyond that, the one ends that has been so for longest.
    package var waitingSessionsPerAddress = 200
    /// The bytes of first pages whose views are kept until the page's socket comes. The views of the oldest are given up
    /// first, and made again when it comes.
    package var waitingPageBytes = 4 << 20
    /// Connections in all, with and without sockets; fewer where the system lets the process open fewer files. One beyond
    /// that is closed without an answer.
    package var connections = 10_000
    /// Connections of one network address. One beyond that is closed without an answer.
    package var connectionsPerAddress = 1200
    /// Sockets in all. One beyond that is answered with status 503.
    package var sockets = 4000
    /// Sockets of one network address. One beyond that is answered with status 503.
    package var socketsPerAddress = 1000
    /// The frames that a page may leave unacknowledged before rendering for it pauses. A page that can't keep up shows what was
    /// that many frames ago; one whose messages take a quarter of a second there and back has as many under way at 60 a second.
    package var unacknowledgedFrames = 16
    /// The bytes that a page may leave unacknowledged before rendering for it pauses.
    package var unacknowledgedBytes = 1 << 20
    /// The bytes that all pages of one network address may leave unacknowledged. Beyond that, each may have one frame under
    /// way.
    package var unacknowledgedBytesPerAddress = 16 << 20
    /// The bytes that all pages may leave unacknowledged; beyond that as for an address.
    package var unacknowledgedBytesInAll = 128 << 20
    /// The frames of a page that may wait to be drawn, or be drawn, before rendering for it pauses: their bytes are not known
    /// yet.
    package var undrawnFrames = 4
    /// How long a request may take to arrive: its head on a new connection, and its body. Beyond that it is answered with status
    /// 408.
    package var requestTimeout = Duration.seconds(15)
    /// The longest body of a request, in bytes; beyond that it is answered with status 413.
    package var requestBodyBytes = 1 << 16
    /// How long a client may take nothing of what waits to be written for it…
    package var writeTimeout = Duration.seconds(30)
    /// …where less than so many bytes count as nothing.
    package var writeTimeoutBytes = 1 << 12
    /// How long the other side of a connection may take to close it, after the server has…
    package var lingering = Duration.seconds(2)
    /// …and how many bytes it may send meanwhile.
    package var lingeringBytes = 1 << 20
    /// The longest message that a page may send, in bytes.
    package var messageBytes = 1 << 16
    /// Messages a second that a page may send for long…
    package var messagesPerSecond = 100.0
    /// …and how many at once.
    package var messageBurst = 300.0
    /// The share of one processor's time that drawing whole pages may take for long, on the main actor and off it, for each
    /// network address…
    package var drawingShare = 0.25
    /// …and how much of it at once. Beyond that, pages of the address wait while there are others; one that is alone goes on.
    package var drawingBurst = Duration.seconds(2)
    /// How long a session waits for its first socket.
    package var graceBeforeConnecting = Duration.seconds(30)
    /// How long a session waits for a socket after it lost one: a phone's tab may sleep for a while.
    package var graceAfterDisconnecting = Duration.seconds(300)
    /// How long a page may be hidden before its session sleeps: the session ends, and another one begins with its state when the
    /// page is seen again. Nil for ever.
    package var hiddenBeforeSleep: Duration? = .seconds(300)
    /// How long nothing happens on a page that nobody has touched before it may share its views with others that show the same.
    /// Nil for never.
    package var idleBeforeSharing: Duration?
    /// The same for a page that has sent an event. Longer, because its next event waits until its own views are restored.
    package var idleBeforeSharingAgain = Duration.seconds(30)
    /// Sessions that sleep. Beyond that, the one is forgotten that has slept for longest: of its state, the page gets what was
    /// saved.
    package var sleepingSessions = 20_000
    /// Sessions of one network address that sleep; beyond that as for all.
    package var sleepingSessionsPerAddress = 1000
    /// The encoded state of sessions that sleep, in bytes; beyond that as for their number.
    package var sleepingStateBytes = 64 << 20
    /// How often it is asked who looks at the pages of users.
    package var userCheckInterval = Duration.seconds(60)
    /// How often it is looked whether pages have gone on at another process.
    package var moveCheckInterval = Duration.seconds(2)
    /// How long a new socket may take to say which session it belongs to.
    package var helloTimeout = Duration.seconds(10)
    /// How long a socket may be silent. Pages send something every 20 seconds, or every minute while they are hidden.
    package var silence = Duration.seconds(150)
    /// How long a view that appears may hold up all pages for the first value of a query. A value that takes longer comes with
    /// a later frame.
    package var loadOnMainActor = Duration.milliseconds(5)
    /// How long the first page waits for such values. Other pages do not wait for it.
    package var loadOfFirstPage = Duration.seconds(1)
    /// How long a frame waits for such values of views that have appeared in a page.
    package var loadOfFrame = Duration.milliseconds(100)

    /// The saved state of one session, in bytes. A session that has more is not saved.
    package var savedStateBytes = 1 << 16
    /// The saved state of all sessions, in bytes. Beyond that, the state goes first of the pages that have not been in use for
    /// longest.
    package var savedStateBytesInAll = 256 << 20
    /// How long state is kept of a page that is not in use.
    package var savedStateAge = Duration.seconds(7 * 86_400)

    /// The files of one choice together, or a file that a page saves, in bytes. Beyond that, views get an error.
    package var fileBytes = 64 << 20
    /// The files of one choice.
    package var filesPerChoice = 100
    /// The files that a session keeps for its views, in bytes. Beyond that, the oldest are removed.
    package var fileBytesPerSession = 256 << 20
    /// The files of the sessions of one network address, in bytes. Beyond that, they are refused.
    package var fileBytesPerAddress = 512 << 20
    /// The files of all sessions, in bytes; beyond that as for an address.
    package var fileBytesInAll = 2 << 30
    /// The choices of files, and the files to save, that a session may have under way.
    package var transfersPerSession = 8
    /// How long the state of pages may take to be saved before a server that stops closes their sockets.
    package var savingAtStop = Duration.seconds(1)
    /// How long nothing may come of a file that is being sent, before its connection is closed…
    package var fileTimeout = Duration.seconds(30)
    /// …where less than so many bytes count as nothing.
    package var fileTimeoutBytes = 1 << 12

    package init() {}

    /// That of servers.
    static let usualIdleBeforeSharing = Duration.seconds(2)
}
