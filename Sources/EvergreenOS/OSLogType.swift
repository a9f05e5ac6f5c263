import Logging

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number that Apple's systems give the level.
    public let rawValue: UInt8

    /// The level with a number. One that names no level is taken for ``default``.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// What is essential for finding errors.
    public static let `default` = OSLogType(rawValue: 0x00)
    /// What may help.
    public static let info = OSLogType(rawValue: 0x01)
    /// What helps to find errors in a program.
    public static let debug = OSLogType(rawValue: 0x02)
    /// An error.
    public static let error = OSLogType(rawValue: 0x10)
    /// An error of the program itself.
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
