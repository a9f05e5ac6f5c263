/// When the queries in a view follow their requests.
public enum QueryObservation: Hashable, Sendable {
    /// From before the first `body` until the view leaves for good. This is what queries do if nothing else is said.
    case always
    /// From before the first `body`, pausing while the view is off the screen.
    case onRender
    /// While the view is on the screen: the first `body` has the default value.
    case onAppear
}

private struct QueryObservationEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether queries follow their requests. Those that do not keep their last value.
    public var queryObservationEnabled: Bool {
        get { self[QueryObservationEnabledKey.self] }
        set { self[QueryObservationEnabledKey.self] = newValue }
    }
}

extension View {
    /// Says when the queries in this view follow their requests.
    @ViewBuilder
    public func queryObservation(_ queryObservation: QueryObservation) -> some View {
        switch queryObservation {
        case .always: environment(\.queryObservationEnabled, true)
        case .onRender: modifier(ObservationWhileOnScreen(isEnabled: true))
        case .onAppear: modifier(ObservationWhileOnScreen(isEnabled: false))
        }
    }
}

/// Has queries follow their requests while the view is on the screen.
private struct ObservationWhileOnScreen: ViewModifier {
    @State var isEnabled: Bool

    func body(content: Content) -> some View {
        content
            .environment(\.queryObservationEnabled, isEnabled)
            .onAppear { isEnabled = true }
            .onDisappear { isEnabled = false }
    }
}
