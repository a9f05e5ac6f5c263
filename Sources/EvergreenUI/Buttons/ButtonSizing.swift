import EvergreenDocument

/// How wide buttons are, and other controls that look like buttons.
public struct ButtonSizing: Hashable, Sendable {
    private let number: Int

    /// As the platform decides: buttons are as wide as their labels, and segmented pickers as their space.
    public static let automatic = ButtonSizing(number: 0)
    /// As wide as the space that there is.
    public static let flexible = ButtonSizing(number: 1)
    /// As wide as the content.
    public static let fitted = ButtonSizing(number: 2)
}

extension View {
    /// Sets how wide the buttons in this view are, except for plain ones; and the menus, the pickers, the control groups and the toggles
    /// that look like buttons.
    ///
    /// ```swift
    /// Button("Continue") { isDone = true }
    ///     .buttonStyle(.borderedProminent)
    ///     .buttonSizing(.flexible)
    /// ```
    ///
    /// A style of an app's own reads `\.buttonSizing`.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

private struct ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
    /// How wide buttons are.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }

    /// The style of a control that is as wide as its content unless the app says otherwise.
    var buttonWidthStyle: [StyleValue] { buttonSizing == .flexible ? [.buttonWidth(isFlexible: true)] : [] }

    /// The style of a control that is as wide as its space unless the app says otherwise.
    var fittedWidthStyle: [StyleValue] { buttonSizing == .fitted ? [.buttonWidth(isFlexible: false)] : [] }
}
