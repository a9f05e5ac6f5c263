import Foundation

/// A log, identified by a subsystem and a category.
public final class OSLog: Sendable {
    /// The label of swift-log's logger; nil for a disabled log.
    let label: String?

    /// Creates a log for a category of a subsystem.
    public convenience init(subsystem: String, category: String) {
        self.init(label: "\(subsystem):\(category)")
    }

    private init(label: String?) {
        self.label = label
    }

    /// The default log, whose label is the name of the process.
    public static let `default` = OSLog(label: ProcessInfo.processInfo.processName)

    /// A disabled log.
    public static let disabled = OSLog(label: nil)
}

/// Logs a message at the default level.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
    os_log(.default, message())
}

/// Logs a message.
///
/// The older form with a C format string and arguments is not supported: a message is a string interpolation.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    Logger(log).log(level: type, message())
}
