/// How an app is served below a path of a Hummingbird application: see ``MountedApp``.
///
/// The values are those of the command line of an app that is served by itself, with the same defaults.
public struct MountOptions: Sendable {
    /// Origins whose pages may open the sockets of the app besides its own, such as `https://example.org`: `--allowed-origin`.
    public var allowedOrigins: [String]

    /// Where the state of pages is kept: `--page-state`. Nil for a file of the executable and the path, in the user's folder for the
    /// state of programs.
    public var pageState: PageStateOption?

    /// How long a page is hidden before it gives up its views, and has them again when it is seen: `--sleep-after`. Nil for ever.
    public var sleepAfter: Duration?

    /// Options. What is left out has its default value.
    ///
    /// - Parameters:
    ///   - allowedOrigins: Origins whose pages may open the sockets of the app besides its own.
    ///   - pageState: Where the state of pages is kept; nil for a file of the executable and the path.
    ///   - sleepAfter: How long a page is hidden before it gives up its views; nil for ever.
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
