import EvergreenDocument

extension Edge {
    /// The class name of the edge.
    var className: String {
        switch self {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}
