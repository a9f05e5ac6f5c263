/// The interactions for which a view gets the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An action, as of a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Input from the keyboard, as of a field.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The platform's default: all interactions.
    public static let automatic: FocusInteractions = [.activate, .edit]
}
