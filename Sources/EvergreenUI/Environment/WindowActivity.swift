/// The active state of a window. An older form of `appearsActive`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window receives keyboard input.
    case key
    /// The window is in front of the app's other windows.
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
    /// Whether views appear in their active state. On a page, true while its tab is visible, unless an ancestor overrides it.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] ?? (scenePhase == .active) }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// The active state of the window. On a page, `key` while its tab is visible and otherwise `inactive`, unless an ancestor overrides it.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether the screen is dimmed in an always-on state, as on a watch. On a page, false, unless an ancestor overrides it.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
}
