import EvergreenDocument

extension Edge {
    /// The name of the class for what is at the edge.
    var className: String {
        switch self {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}
