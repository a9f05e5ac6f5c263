/// The options of an app that is mounted in a Hummingbird application: see ``MountedApp``.
///
/// The values and defaults are those of the command-line options of a standalone app.
public struct MountOptions: Sendable {
    /// Other origins whose pages can open sockets of the app, such as `https://example.org`: `--allowed-origin`.
    public var allowedOrigins: [String]

    /// The storage of page state: `--page-state`. Nil for a file in the user's folder for program state, named by the executable and the
    /// path.
    public var pageState: PageStateOption?

    /// The time after which a hidden page discards its views, until it is shown again: `--sleep-after`. Nil for never.
    public var sleepAfter: Duration?

    /// Creates options. Omitted values have their defaults.
    ///
    /// - Parameters:
    /// - allowedOrigins: Other origins whose pages can open sockets of the app.
    /// - pageState: The storage of page state; nil for a file named by the executable and the path.
    /// - sleepAfter: The time after which a hidden page discards its views; nil for never.
    public init(
        allowedOrigins: [String] = [],
        pageState: PageStateOption? = nil,
        sleepAfter: Duration? = .seconds(300)
    ) {
        self.allowedOrigins = allowedOrigins
        self.pageState = pageState
        self.sleepAfter = sleepAfter
    }

    /// - Throws: ``ServerError/invalidOption(_:)``.
    func validate() throws(ServerError) {
        for origin in allowedOrigins {
            if let fault = OptionFault.origin(origin) { throw .invalidOption("MountOptions.allowedOrigins: \(fault)") }
        }
        if let sleepAfter, sleepAfter <= .zero {
            throw .invalidOption(
                "MountOptions.sleepAfter: \(sleepAfter): choose a positive duration, or nil for never."
            )
        }
    }

    var limits: SessionLimits {
        var limits = SessionLimits()
        limits.hiddenBeforeSleep = sleepAfter
        limits.idleBeforeSharing = SessionLimits.usualIdleBeforeSharing
        return limits
    }
}
