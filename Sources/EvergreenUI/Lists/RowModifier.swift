/// Something that is said of the row around the next element below a view.
enum RowModifier: Equatable {
    case swipeActions(SwipeActions)
    case isDeleteDisabled(Bool)
    case isMoveDisabled(Bool)
    /// nil for the platform's own.
    case background(Paint?)
    case separator(Visibility)
    case insets(EdgeInsets?)

    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.swipeActions(let lhs), .swipeActions(let rhs)): lhs === rhs
        case (.isDeleteDisabled(let lhs), .isDeleteDisabled(let rhs)): lhs == rhs
        case (.isMoveDisabled(let lhs), .isMoveDisabled(let rhs)): lhs == rhs
        case (.background(let lhs), .background(let rhs)): lhs == rhs
        case (.separator(let lhs), .separator(let rhs)): lhs == rhs
        case (.insets(let lhs), .insets(let rhs)): lhs == rhs
        default: false
        }
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
}

extension ElementModifiers {
    /// What is said of the row around the element, the innermost last.
    var row: [RowModifier] {
        get { self[RowModifiersKey.self] }
        set { self[RowModifiersKey.self] = newValue }
    }
}
