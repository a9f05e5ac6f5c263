/// The presentation state of a view: the older form of ``EvergreenRuntime/EnvironmentValues/dismiss``.
public struct PresentationMode {
    /// Whether the view is in a sheet or on a pushed page.
    public let isPresented: Bool
    let action: DismissAction

    /// Closes the sheet or pops the page that contains the view. Does nothing elsewhere.
    @MainActor
    public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    /// The presentation state of the view.
    @available(*, deprecated, message: "Use isPresented or dismiss.")
    @MainActor
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, action: dismiss))
    }
}
