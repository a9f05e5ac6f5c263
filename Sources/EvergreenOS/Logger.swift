import Logging

/// Writes messages to the log of the process, as the `Logger` of Apple's `os` does.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.players", category: "import")
/// logger.notice("\(count) players from \(file, privacy: .public)")
/// ```
///
/// Messages go to swift-log, and so to what the process has made its logging system. A message whose level is not
/// logged is not made. Values in messages are public, private or sensitive: see ``OSLogPrivacy``.
public struct Logger: Sendable {
    private let logger: Logging.Logger?

    /// A logger of a part of the app.
    ///
    /// - Parameters:
    ///   - subsystem: The app, mostly as a reversed domain name. With the category it is the label of swift-log's logger:
    ///     `com.example.players:import`.
    ///   - category: The part of the app.
    public init(subsystem: String, category: String) {
        self.init(OSLog(subsystem: subsystem, category: category))
    }

    /// A logger of no part in particular. Its label is the name of the process.
    public init() {
        self.init(.default)
    }

    /// A logger that writes where a log object says.
    public init(_ log: OSLog) {
        logger = log.label.map { Logging.Logger(label: $0) }
    }

    /// Logs at the default level, which is `notice` in swift-log.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write(message, .notice) }

    /// Logs at a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(message, level.level) }

    /// Logs what helps to follow a run in every detail.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write(message, .trace) }

    /// Logs what helps to find errors in a program.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write(message, .debug) }

    /// Logs what may help, and is not essential.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write(message, .info) }

    /// Logs what is essential for finding errors.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write(message, .notice) }

    /// Logs what may become an error.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write(message, .warning) }

    /// Logs an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write(message, .error) }

    /// Logs an error that the app can't recover from.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write(message, .critical) }

    /// Logs an error of the program itself.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write(message, .critical) }

    private func write(_ message: () -> OSLogMessage, _ level: Logging.Logger.Level) {
        logger?.log(level: level, "\(message().text)")
    }
}
