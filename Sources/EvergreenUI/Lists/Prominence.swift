/// How much something stands out, such as the header of a section.
public enum Prominence: CaseIterable, Hashable, Sendable {
    /// As much as is usual.
    case standard
    /// More than is usual.
    case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the headers of the sections in this view stand out: with `.increased`, they are larger, bold and in the primary
    /// color.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
