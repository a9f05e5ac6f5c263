import Logging

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value on Apple's platforms.
    public let rawValue: UInt8

    /// Creates a level from a raw value. Unknown values are treated as ``default``.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Information that is essential for troubleshooting.
    public static let `default` = OSLogType(rawValue: 0x00)
    /// Helpful but nonessential information.
    public static let info = OSLogType(rawValue: 0x01)
    /// Debugging information.
    public static let debug = OSLogType(rawValue: 0x02)
    /// An error.
    public static let error = OSLogType(rawValue: 0x10)
    /// A bug in the program.
    public static let fault = OSLogType(rawValue: 0x11)

    var level: Logging.Logger.Level {
        switch self {
        case .info: .info
        case .debug: .debug
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
