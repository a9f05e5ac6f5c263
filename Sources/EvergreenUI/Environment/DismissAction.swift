/// Closes the sheet, or pops the page, that a view is in. Does nothing elsewhere.
public struct DismissAction {
    let perform: (@MainActor () -> Void)?

    /// Closes the sheet, or pops the page.
    @MainActor
    public func callAsFunction() { perform?() }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(perform: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Closes the sheet, or pops the pushed page, that the view is in.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in a sheet, or on a pushed page.
    public var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
