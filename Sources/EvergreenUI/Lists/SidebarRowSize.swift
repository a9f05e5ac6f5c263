/// How large the rows of sidebars are.
public enum SidebarRowSize: CaseIterable, Hashable, Sendable {
    /// As the user has chosen in the settings of the system.
    case small, medium, large
}

extension EnvironmentValues {
    /// How large the rows of sidebars are. A browser has no such setting: always `medium`.
    public var sidebarRowSize: SidebarRowSize { .medium }
}
