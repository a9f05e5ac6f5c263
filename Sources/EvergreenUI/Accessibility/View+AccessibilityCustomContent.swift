import EvergreenDocument

/// A key for custom accessibility content of a view, with which another modifier can replace it.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    /// Nil if the label is the identifier.
    let id: String?

    /// Creates a key with a label and an identifier.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with a localized label and an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// Creates a key with a localized label, which is also its identifier.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }

    init(_ label: Text) {
        self.label = label
        id = nil
    }
}

/// Custom accessibility content of a view.
private struct AccessibilityCustomContent: ElementModifier {
    let key: AccessibilityCustomContentKey
    /// Nil removes the content that an inner modifier adds.
    let value: Text?
    let importance: AXCustomContent.Importance

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        let label = key.label.resolve(in: environment)
        let id = key.id ?? label
        // Outer modifiers are applied first: the outermost wins.
        let isKnown = modifiers.attributes.notes.contains { note in
            if case .customContent(let content) = note { content.id == id } else { false }
        }
        guard !isKnown else { return }
        let content = AccessibleContent(
            id: id,
            label: label,
            value: value?.resolve(in: environment),
            isHigh: importance == .high
        )
        modifiers.attributes.notes.append(.customContent(content))
    }
}

/// Custom accessibility content of a view, read in addition to its text.
public enum AXCustomContent {
    /// The importance of the content, which determines its order.
    public enum Importance: Hashable, Sendable {
        /// Read after content of high importance.
        case `default`
        /// Read first.
        case high
    }
}

extension View {
    /// Adds a label and a value that assistive technology reads after the text of the view. On a page, a part of `aria-description`.
    ///
    /// ```swift
    /// PlayerRow(player)
    ///     .accessibilityCustomContent("Games", "\(player.games)")
    ///     .accessibilityCustomContent("Rank", Text(player.rank), importance: .high)
    /// ```
    ///
    /// - Parameters:
    ///   - label: The label of the content.
    ///   - value: The value of the content.
    ///   - importance: The importance. Content of high importance is read first.
    public func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(
            AccessibilityCustomContent(key: AccessibilityCustomContentKey(label), value: value, importance: importance)
        )
    }

    /// Adds a localized label and a value that assistive technology reads after the text of the view.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds a localized label and a localized value that assistive technology reads after the text of the view.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds a localized label and a verbatim value that assistive technology reads after the text of the view.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: some StringProtocol,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }

    /// Sets the custom accessibility content for a key. Nil removes the content that an inner modifier adds.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(AccessibilityCustomContent(key: key, value: value, importance: importance))
    }

    /// Sets the custom accessibility content for a key to a localized value.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Sets the custom accessibility content for a key to a verbatim value.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: some StringProtocol,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }
}
