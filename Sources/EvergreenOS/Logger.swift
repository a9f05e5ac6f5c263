import Logging

/// Writes messages to the log of the process, like the `Logger` of Apple's `os` module.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.players", category: "import")
/// logger.notice("\(count) players from \(file, privacy: .public)")
/// ```
///
/// Messages are passed to swift-log, and thus to the bootstrapped logging system. A message is not evaluated if its level is disabled.
/// Values in messages are public, private or sensitive. See ``OSLogPrivacy``.
public struct Logger: Sendable {
    let logger: Logging.Logger?

    /// Creates a logger for a category of a subsystem.
    ///
    /// - Parameters:
    ///   - subsystem: The app, usually in reverse-DNS notation. Together with the category, it is the label of swift-log's logger:
    ///     `com.example.players:import`.
    ///   - category: The part of the app.
    public init(subsystem: String, category: String) {
        self.init(OSLog(subsystem: subsystem, category: category))
    }

    /// Creates a default logger, whose label is the name of the process.
    public init() {
        self.init(.default)
    }

    /// Creates a logger that writes to a log.
    public init(_ log: OSLog) {
        logger = log.label.map { Logging.Logger(label: $0) }
    }

    /// Logs at the default level, which is `notice` in swift-log.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write(message, .notice) }

    /// Logs at a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(message, level.level) }

    /// Logs a detailed trace of the execution, at the level `trace`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write(message, .trace) }

    /// Logs debugging information, at the level `debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write(message, .debug) }

    /// Logs helpful but nonessential information, at the level `info`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write(message, .info) }

    /// Logs information that is essential for troubleshooting, at the level `notice`.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write(message, .notice) }

    /// Logs a potential error, at the level `warning`.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write(message, .warning) }

    /// Logs an error, at the level `error`.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write(message, .error) }

    /// Logs an unrecoverable error, at the level `critical`.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write(message, .critical) }

    /// Logs a bug in the program, at the level `critical`.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write(message, .critical) }

    private func write(_ message: () -> OSLogMessage, _ level: Logging.Logger.Level) {
        logger?.log(level: level, "\(message().text)")
    }
}
