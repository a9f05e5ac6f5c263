/// The identifier of a signpost, which distinguishes intervals of the same name that overlap.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number in the log's metadata.
    public let rawValue: UInt64

    /// Creates an identifier from a number.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from a number.
    public init(_ value: UInt64) { self.init(rawValue: value) }

    /// Creates an identifier that is unique in the process.
    public init(log: OSLog) { self = .unique() }

    /// Creates the identifier of an object.
    public init(log: OSLog, object: AnyObject) { self.init(of: object) }

    init(of object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

    /// The identifier of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
    /// No identifier.
    public static let null = OSSignpostID(0)
    /// An invalid identifier.
    public static let invalid = OSSignpostID(.max)

    /// A random number is unique without shared state.
    static func unique() -> OSSignpostID { OSSignpostID(.random(in: 1..<UInt64.max)) }

    /// Compares the numbers.
    public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}
