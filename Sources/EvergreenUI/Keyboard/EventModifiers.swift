import EvergreenDocument

/// The modifier keys that are held down with another key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key is on.
    public static let capsLock = EventModifiers(KeyModifiers.capsLock)
    /// The Shift key.
    public static let shift = EventModifiers(KeyModifiers.shift)
    /// The Control key.
    public static let control = EventModifiers(KeyModifiers.control)
    /// The Option key of a Mac, the Alt key of other machines.
    public static let option = EventModifiers(KeyModifiers.option)
    /// The key for shortcuts: Command on a Mac, Control on other machines.
    public static let command = EventModifiers(KeyModifiers.command)
    /// The key is one of the numeric pad.
    public static let numericPad = EventModifiers(KeyModifiers.numericPad)
    /// All modifiers.
    public static let all = EventModifiers(KeyModifiers.all)

    package init(_ modifiers: KeyModifiers) {
        self.init(rawValue: modifiers.rawValue)
    }

    package var keyModifiers: KeyModifiers { KeyModifiers(rawValue: rawValue) }
}
