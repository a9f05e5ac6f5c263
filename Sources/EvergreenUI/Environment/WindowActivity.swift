/// Whether a window is the one that the user works with. An older form of `appearsActive`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window gets what is typed.
    case key
    /// The window is in front of the others of its app.
    case active
    /// The window is neither.
    case inactive
}

private struct AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

private struct ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState? { nil }
}

private struct LuminanceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether views appear as those of an active window. On a page, while its tab is visible, unless a view around says otherwise.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// Whether the window is the one that the user works with. On a page, `key` while its tab is visible and else `inactive`, unless a
    /// view around says otherwise.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether the screen is dimmed and always on, as that of a watch. On a page, false, unless a view around says otherwise.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
}
