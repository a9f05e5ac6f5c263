/// The columns of a navigation split view that are shown beside the detail.
///
/// It counts in a regular width only: in a compact width, one column is shown at a time.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private enum Name: String, Codable {
        case automatic, all, doubleColumn, detailOnly
    }

    private let name: Name

    /// The default of the style: all columns, or the detail alone with a prominent detail.
    public static let automatic = NavigationSplitViewVisibility(name: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: .all)
    /// The detail and the column before it: of three columns, the sidebar is hidden.
    public static let doubleColumn = NavigationSplitViewVisibility(name: .doubleColumn)
    /// The detail alone.
    public static let detailOnly = NavigationSplitViewVisibility(name: .detailOnly)
}
