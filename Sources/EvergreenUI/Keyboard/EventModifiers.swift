import EvergreenDocument

/// The modifier keys of a key press.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let capsLock = EventModifiers(KeyModifiers.capsLock)
    /// The Shift key.
    public static let shift = EventModifiers(KeyModifiers.shift)
    /// The Control key.
    public static let control = EventModifiers(KeyModifiers.control)
    /// The Option key on a Mac, and the Alt key elsewhere.
    public static let option = EventModifiers(KeyModifiers.option)
    /// The key for shortcuts: Command on a Mac, and Control elsewhere.
    public static let command = EventModifiers(KeyModifiers.command)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(KeyModifiers.numericPad)
    /// All modifiers.
    public static let all = EventModifiers(KeyModifiers.all)

    package init(_ modifiers: KeyModifiers) {
        self.init(rawValue: modifiers.rawValue)
    }

    package var keyModifiers: KeyModifiers { KeyModifiers(rawValue: rawValue) }
}
