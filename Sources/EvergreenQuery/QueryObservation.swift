/// The period in which the queries in a view observe their requests.
public enum QueryObservation: Hashable, Sendable {
    /// From before the first `body` until the view is unmounted. The default.
    case always
    /// From before the first `body`, except while the view is off the screen.
    case onRender
    /// While the view is on the screen. The first `body` gets the default value.
    case onAppear
}

private struct QueryObservationEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether queries observe their requests. Queries that do not keep their last value.
    public var queryObservationEnabled: Bool {
        get { self[QueryObservationEnabledKey.self] }
        set { self[QueryObservationEnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets when the queries in this view observe their requests.
    @ViewBuilder
    public func queryObservation(_ queryObservation: QueryObservation) -> some View {
        switch queryObservation {
        case .always: environment(\.queryObservationEnabled, true)
        case .onRender: modifier(ObservationWhileOnScreen(isEnabled: true))
        case .onAppear: modifier(ObservationWhileOnScreen(isEnabled: false))
        }
    }
}

/// Enables the observation of queries while the view is on the screen.
private struct ObservationWhileOnScreen: ViewModifier {
    @State var isEnabled: Bool

    func body(content: Content) -> some View {
        content
            .environment(\.queryObservationEnabled, isEnabled)
            .onAppear { isEnabled = true }
            .onDisappear { isEnabled = false }
    }
}
