import Foundation

/// Where messages are logged: a part of an app.
public final class OSLog: Sendable {
    /// The label of swift-log's logger; nil if nothing is logged.
    let label: String?

    /// The log of a part of an app.
    public convenience init(subsystem: String, category: String) {
        self.init(label: "\(subsystem):\(category)")
    }

    private init(label: String?) {
        self.label = label
    }

    /// The log of no part in particular.
    public static let `default` = OSLog(label: ProcessInfo.processInfo.processName)

    /// Logs nothing.
    public static let disabled = OSLog(label: nil)
}

/// Logs a message at the default level.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
    os_log(.default, message())
}

/// Logs a message.
///
/// The older form, with a format and arguments in the manner of C, does not compile: a message is an interpolation.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
    Logger(log).log(level: type, message())
}
