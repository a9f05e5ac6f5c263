import EvergreenDocument

extension View {
    /// Shows a badge with a number at the end of the row or on the tab; no badge if it is 0.
    public func badge(_ count: Int) -> some View { modifier(BadgeModifier(count: count)) }

    /// Shows a badge with a short text at the end of the row or on the tab; nil for no badge.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

    /// Shows a badge with a short text at the end of the row or on the tab; nil for no badge.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a badge with a short text at the end of the row or on the tab; nil for no badge.
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
        let text = label?.resolve(in: environment)
        modifiers.badge = text.map { Badge(text: $0, appearance: environment.badgeProminence.appearance) }
    }
}

/// A short text at the end of a row or on a tab.
struct Badge: Hashable {
    let text: String
    /// The appearance in a row; nil for the standard one.
    let appearance: BadgeAppearance?
}

/// The prominence of the badges of rows.
public struct BadgeProminence: Hashable, Sendable {
    let appearance: BadgeAppearance?

    /// Less prominent: smaller.
    public static let decreased = BadgeProminence(appearance: .decreased)
    /// The standard prominence: in the secondary text color.
    public static let standard = BadgeProminence(appearance: nil)
    /// More prominent: on a red background.
    public static let increased = BadgeProminence(appearance: .increased)
}

private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    /// The prominence of the badges of rows.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of the badges of the rows in this view. Has no effect on tabs, whose badges are always prominent.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

private struct BadgeKey: ElementModifierKey {
    static var defaultValue: Badge? { nil }
}

extension ElementModifiers {
    /// The badge of the row or the tab.
    var badge: Badge? {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
}
