/// An action that dismisses the presentation that contains a view: it closes the sheet or pops the page. Does nothing elsewhere.
public struct DismissAction {
    let perform: (@MainActor () -> Void)?

    /// Dismisses the presentation: `dismiss()`.
    @MainActor
    public func callAsFunction() { perform?() }
}

extension DismissAction: WindowAction {}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(perform: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// An action that dismisses the sheet or pops the page that contains the view.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in a sheet or on a pushed page.
    public var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
