/// What a node is given from above, beside its view.
public struct _NodeInputs {
    var environment: EnvironmentValues
    /// What modifiers around the view say of the next element below.
    var modifiers = ElementModifiers()
    var placement = Placement.flow

    /// How an element stands in the element around it.
    enum Placement: Equatable {
        /// As a child like all others.
        case flow
        /// As a row: the element is wrapped into one.
        case row
        /// As an item of a bar: the element is wrapped into one.
        case toolbarItem
        /// As one of the views of a tab view: each is a tab.
        case tab
        /// As what a tab shows, right below it.
        case inTab(TabPage)

        var wrapper: ElementKind? {
            switch self {
            case .flow, .tab, .inTab: nil
            case .row: .row
            case .toolbarItem: .toolbarItem(.trailing)
            }
        }
    }

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    /// The inputs of what is inside an element: the element has taken the modifiers and the placement.
    func inside(_ placement: Placement = .flow) -> _NodeInputs {
        var inputs = self
        inputs.modifiers = ElementModifiers()
        inputs.placement = placement
        return inputs
    }

    /// Whether a node whose view did not change has nothing to do. A wrong "different" only costs an update.
    func isIdentical(to other: _NodeInputs) -> Bool {
        environment.isIdentical(to: other.environment) && modifiers == other.modifiers && placement == other.placement
    }
}

/// What modifiers say of an element before it is made.
struct ElementModifiers: Equatable {
    var attributes = ElementAttributes()
    /// The innermost first.
    var style: [StyleValue] = []
    /// What the element stands for in a picker or a tab view.
    var tag: AnyHashable?
    /// A short text at the end of a row or on a tab.
    var badge: String?
}
