/// Whether a view is presented, and how to dismiss it: the older spelling of ``EvergreenRuntime/EnvironmentValues/dismiss``.
public struct PresentationMode {
    /// Whether the view is in a sheet or on a pushed page.
    public let isPresented: Bool
    let action: DismissAction

    /// Closes the sheet or pops the page that contains the view. Does nothing elsewhere.
    @MainActor
    public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// Whether the view is presented, and how to dismiss it.
    @available(*, deprecated, message: "Use isPresented or dismiss.")
    @MainActor
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, action: dismiss))
    }
}
