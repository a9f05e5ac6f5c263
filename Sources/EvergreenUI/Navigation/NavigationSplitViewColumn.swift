import Foundation

/// A column of a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let role: SplitColumnRole

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(role: .sidebar)
    /// The column between the sidebar and the detail, in a three-column split view.
    public static let content = NavigationSplitViewColumn(role: .content)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(role: .detail)
}

extension NavigationSplitViewColumn: SavableValue {
    package var savedData: Data? { Data(role.rawValue.utf8) }

    package init?(savedData: Data) {
        guard let role = SplitColumnRole(rawValue: String(decoding: savedData, as: UTF8.self)) else { return nil }
        self.init(role: role)
    }
}
