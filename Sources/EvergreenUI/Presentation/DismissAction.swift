/// Closes the sheet that a view is in. Does nothing elsewhere.
public struct DismissAction {
    let perform: (@MainActor () -> Void)?

    /// Closes the sheet.
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
    /// Closes the sheet that the view is in.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in a sheet.
    public var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
