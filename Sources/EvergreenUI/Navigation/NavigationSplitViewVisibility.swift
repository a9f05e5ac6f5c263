/// The visibility of the leading columns of a navigation split view.
///
/// It applies only in a regular width. In a compact width, one column is shown at a time.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private enum Name: String, Codable {
        case automatic, all, doubleColumn, detailOnly
    }

    private let name: Name

    /// The default of the style: all columns, or only the detail with a prominent detail.
    public static let automatic = NavigationSplitViewVisibility(name: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: .all)
    /// The detail and the preceding column. With three columns, the sidebar is hidden.
    public static let doubleColumn = NavigationSplitViewVisibility(name: .doubleColumn)
    /// Only the detail.
    public static let detailOnly = NavigationSplitViewVisibility(name: .detailOnly)
}
