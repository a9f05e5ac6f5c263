import EvergreenDocument

/// The width of buttons, and of other controls in the style of buttons.
public struct ButtonSizing: Hashable, Sendable {
    private let number: Int

    /// The platform's default: buttons fit their labels, and segmented pickers fill the available width.
    public static let automatic = ButtonSizing(number: 0)
    /// Fills the available width.
    public static let flexible = ButtonSizing(number: 1)
    /// Fits the content.
    public static let fitted = ButtonSizing(number: 2)
}

extension View {
    /// Sets the width of the buttons in this view, except for plain buttons, and of the menus, pickers, control groups and toggles in
    /// the style of buttons.
    ///
    /// ```swift
    /// Button("Continue") { isDone = true }
    ///     .buttonStyle(.borderedProminent)
    ///     .buttonSizing(.flexible)
    /// ```
    ///
    /// Custom styles read `\.buttonSizing`.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

private struct ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// The width of buttons.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }

    /// The style of a control that fits its content by default.
    var buttonWidthStyle: [StyleValue] { buttonSizing == .flexible ? [.buttonWidth(isFlexible: true)] : [] }

    /// The style of a control that fills the available width by default.
    var fittedWidthStyle: [StyleValue] { buttonSizing == .fitted ? [.buttonWidth(isFlexible: false)] : [] }
}
