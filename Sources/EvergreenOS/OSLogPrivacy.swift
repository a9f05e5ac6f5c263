/// The privacy of a value in a message.
///
/// A private or sensitive value is written as `<private>` in a release build. A debug build shows private values, like Apple's systems with
/// an attached debugger, but never sensitive values.
public struct OSLogPrivacy: Hashable, Sendable {
    /// The replacement of a redacted value.
    public enum Mask: Hashable, Sendable {
        /// The value is replaced by `<private>`.
        case none
        /// A hash, which identifies equal values within the lifetime of the process.
        case hash
    }

    enum Level: Hashable {
        case `public`, `private`, sensitive, auto
    }

    let level: Level
    let mask: Mask

    /// Numbers and Boolean values are public; all other values are private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(level: .auto, mask: .none) }
    /// The value is always shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .public, mask: .none) }
    /// The value is redacted in a release build.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .private, mask: .none) }
    /// The value is always redacted.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: .none) }

    /// Returns ``auto`` with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto, mask: mask) }
    /// Returns ``private`` with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
    /// Returns ``sensitive`` with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
}

extension OSLogPrivacy {
    /// Returns the text for a value.
    ///
    /// - Parameters:
    ///   - isScalar: Whether the value is public by default.
    ///   - showsPrivate: Whether private values are shown.
    func text(_ value: String, isScalar: Bool, showsPrivate: Bool) -> String {
        let isShown: Bool
        switch level {
        case .public: isShown = true
        case .auto: isShown = isScalar || showsPrivate
        case .private: isShown = showsPrivate
        case .sensitive: isShown = false
        }
        if isShown { return value }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 36))'>"
        }
    }
}
