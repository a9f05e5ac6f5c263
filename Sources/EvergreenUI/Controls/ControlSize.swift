/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The sizes from the smallest to the largest. The default is `regular`.
    case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// The size of controls. The default is `regular`.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The size as a style value. Empty for the default.
    var controlSizeStyle: [StyleValue] {
        switch controlSize {
        case .mini: [.controlSize(.mini)]
        case .small: [.controlSize(.small)]
        case .regular: []
        case .large: [.controlSize(.large)]
        case .extraLarge: [.controlSize(.extraLarge)]
        }
    }
}

extension View {
    /// Sets the size of the buttons, text fields, pickers and progress views in this view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
