/// Something that is said of the row around the next element below a view.
enum RowModifier: Equatable {
    case swipeActions(SwipeActions)
    case isDeleteDisabled(Bool)
    case isMoveDisabled(Bool)
    case isSelectionDisabled(Bool)
    /// nil for the platform's own.
    case background(Paint?)
    case backgroundView(RowBackground)
    case separator(Visibility, Edge.Set)
    /// nil for the platform's own.
    case separatorTint(Paint?, Edge.Set)
    /// Of a section.
    case sectionSeparator(Visibility, Edge.Set)
    /// Of a section; nil for the platform's own.
    case sectionSeparatorTint(Paint?, Edge.Set)
    case insets(EdgeInsets?)

    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.swipeActions(let lhs), .swipeActions(let rhs)): lhs === rhs
        case (.isDeleteDisabled(let lhs), .isDeleteDisabled(let rhs)): lhs == rhs
        case (.isMoveDisabled(let lhs), .isMoveDisabled(let rhs)): lhs == rhs
        case (.isSelectionDisabled(let lhs), .isSelectionDisabled(let rhs)): lhs == rhs
        case (.background(let lhs), .background(let rhs)): lhs == rhs
        case (.backgroundView(let lhs), .backgroundView(let rhs)): lhs === rhs
        case (.separator(let lhs, let lhsEdges), .separator(let rhs, let rhsEdges)),
            (.sectionSeparator(let lhs, let lhsEdges), .sectionSeparator(let rhs, let rhsEdges)):
            lhs == rhs && lhsEdges == rhsEdges
        case (.separatorTint(let lhs, let lhsEdges), .separatorTint(let rhs, let rhsEdges)),
            (.sectionSeparatorTint(let lhs, let lhsEdges), .sectionSeparatorTint(let rhs, let rhsEdges)):
            lhs == rhs && lhsEdges == rhsEdges
        case (.insets(let lhs), .insets(let rhs)): lhs == rhs
        default: false
        }
    }
}

extension RowModifier {
    /// Whether a section has it for each of its rows.
    var isOfRow: Bool {
        switch self {
        case .sectionSeparator, .sectionSeparatorTint: false
        default: true
        }
    }
}

extension [RowModifier] {
    /// What they say of lines: the innermost counts, for each edge.
    ///
    /// - Parameters:
    ///   - visibility: Of a modifier that says whether there are lines; nil for any other.
    ///   - tint: The color that a modifier gives to lines; nil for any other.
    func lines(
        visibility: (RowModifier) -> (Visibility, Edge.Set)?,
        tint: (RowModifier) -> (Paint?, Edge.Set)?
    ) -> (hidden: Edge.Set, tints: [(Paint, Edge.Set)]) {
        var (decided, hidden, tinted) = (Edge.Set(), Edge.Set(), Edge.Set())
        var tints: [(Paint, Edge.Set)] = []
        for modifier in reversed() {
            if let (visibility, edges) = visibility(modifier) {
                if visibility == .hidden { hidden.formUnion(edges.subtracting(decided)) }
                decided.formUnion(edges)
            }
            if let (paint, edges) = tint(modifier) {
                let rest = edges.subtracting(tinted)
                if let paint, !rest.isEmpty { tints.append((paint, rest)) }
                tinted.formUnion(edges)
            }
        }
        return (hidden, tints)
    }
}

/// Says something of the rows around the next elements below a view.
struct RowModifying: ElementModifier {
    let modifier: RowModifier

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.row.append(modifier)
    }
}

private struct RowModifiersKey: ElementModifierKey {
    static var defaultValue: [RowModifier] { [] }

    static func combine(outer: [RowModifier], inner: [RowModifier]) -> [RowModifier] { outer + inner }
}

extension ElementModifiers {
    /// What is said of the row around the element, the innermost last.
    var row: [RowModifier] {
        get { self[RowModifiersKey.self] }
        set { self[RowModifiersKey.self] = newValue }
    }
}
