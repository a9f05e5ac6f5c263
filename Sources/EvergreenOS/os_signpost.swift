/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The raw value on Apple's platforms.
    public let rawValue: UInt8

    /// Creates a kind from a raw value. Unknown values are events.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A point in time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Writes a signpost at the level `trace`. The duration of an interval is unknown here: ``OSSignposter`` measures it.
public func os_signpost(
    _ type: OSSignpostType,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    OSSignposter(logHandle: log).write(type, name, signpostID)
}
