/// The size of sidebar rows.
public enum SidebarRowSize: CaseIterable, Hashable, Sendable {
    /// The sizes that users can choose in the system settings.
    case small, medium, large
}

extension EnvironmentValues {
    /// The size of sidebar rows. Browsers have no such setting: always `medium`.
    public var sidebarRowSize: SidebarRowSize { .medium }
}
