/// Who may read a value in a message.
///
/// A private or sensitive value is written as `<private>` in a release build. A debug build shows private values, as Apple's
/// systems do while a debugger is attached. It never shows sensitive values.
public struct OSLogPrivacy: Hashable, Sendable {
    /// What is written in the place of a value.
    public enum Mask: Hashable, Sendable {
        /// Nothing of it.
        case none
        /// A hash, which tells equal values from others within one run of the process.
        case hash
    }

    enum Level: Hashable {
        case `public`, `private`, sensitive, auto
    }

    let level: Level
    let mask: Mask

    /// Numbers and truth values are public, everything else is private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(level: .auto, mask: .none) }
    /// Everybody may read the value.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .public, mask: .none) }
    /// The value is left out in a release build.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .private, mask: .none) }
    /// The value is always left out.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: .none) }

    /// As ``auto``, with something in the place of the value.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto, mask: mask) }
    /// As ``private``, with something in the place of the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
    /// As ``sensitive``, with something in the place of the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
}

extension OSLogPrivacy {
    /// What is written of a value.
    ///
    /// - Parameters:
    ///   - isScalar: Whether the value is public, unless something else is said.
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
