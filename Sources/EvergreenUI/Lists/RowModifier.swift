/// A modifier of the row that encloses the next element below a view.
enum RowModifier: Equatable {
    case swipeActions(SwipeActions)
    case isDeleteDisabled(Bool)
    case isMoveDisabled(Bool)
    case isSelectionDisabled(Bool)
    /// Nil for the platform's background.
    case background(Paint?)
    case backgroundView(RowBackground)
    case separator(Visibility, Edge.Set)
    /// Nil for the platform's color.
    case separatorTint(Paint?, Edge.Set)
    /// The separators of a section.
    case sectionSeparator(Visibility, Edge.Set)
    /// The separator color of a section. Nil for the platform's color.
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
    /// Whether a section applies the modifier to each of its rows.
    var isOfRow: Bool {
        switch self {
        case .sectionSeparator, .sectionSeparatorTint: false
        default: true
        }
    }
}

extension [RowModifier] {
    /// The combined separator modifiers. For each edge, the innermost one wins.
    ///
    /// - Parameters:
    ///   - visibility: Returns the visibility set by a modifier, or nil for other modifiers.
    ///   - tint: Returns the color set by a modifier, or nil for other modifiers.
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

/// Adds a modifier to the rows that enclose the next elements below a view.
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
    /// The row modifiers of the element, the innermost last.
    var row: [RowModifier] {
        get { self[RowModifiersKey.self] }
        set { self[RowModifiersKey.self] = newValue }
    }
}
