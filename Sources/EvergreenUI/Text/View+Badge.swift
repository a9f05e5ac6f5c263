extension View {
    /// Shows a badge with a number at the end of the row, or on the tab; no badge if it is 0.
    public func badge(_ count: Int) -> some View { modifier(BadgeModifier(count: count)) }

    /// Shows a badge with a short text at the end of the row, or on the tab; nil for no badge.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

    /// Shows a badge with a short text at the end of the row, or on the tab; nil for no badge.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a badge with a short text at the end of the row, or on the tab; nil for no badge.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

struct BadgeModifier: ElementModifier {
    let label: Text?

    init(label: Text?) {
        self.label = label
    }

    init(count: Int) {
        label = count == 0 ? nil : Text(count, format: .number)
    }

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.badge = label?.resolve(in: environment)
    }
}

private struct BadgeKey: ElementModifierKey {
    static var defaultValue: String? { nil }
}

extension ElementModifiers {
    /// A short text at the end of a row or on a tab.
    var badge: String? {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
}
