/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The size of controls as a style value; none for the usual one.
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
    /// Sets how large the buttons, fields, pickers and progress views in this view are.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
