import EvergreenDocument

/// Names a part of what assistive technology reads of a view besides its text, so that another modifier can replace it.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    /// Nil where the label itself is the name.
    let id: String?

    /// A key with a label and a name.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// A key with a localized label and a name.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// A key with a localized label, which is its name as well.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }

    init(_ label: Text) {
        self.label = label
        id = nil
    }
}

/// A part of what assistive technology reads of a view besides its text.
private struct AccessibilityCustomContent: ElementModifier {
    let key: AccessibilityCustomContentKey
    /// Nil takes the part away that a modifier inside adds.
    let value: Text?
    let importance: AXCustomContent.Importance

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        let label = key.label.resolve(in: environment)
        let id = key.id ?? label
        // Modifiers around a view come first: the outermost wins.
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

/// What assistive technology reads of a view besides its text.
public enum AXCustomContent {
    /// When it is read.
    public enum Importance: Hashable, Sendable {
        /// After what is important.
        case `default`
        /// First.
        case high
    }
}

extension View {
    /// Adds something for assistive technology to read after the text of the view: a label and a value. On a page, a part of
    /// `aria-description`.
    ///
    /// ```swift
    /// PlayerRow(player)
    ///     .accessibilityCustomContent("Games", "\(player.games)")
    ///     .accessibilityCustomContent("Rank", Text(player.rank), importance: .high)
    /// ```
    ///
    /// - Parameters:
    ///   - label: What it is.
    ///   - value: What is read.
    ///   - importance: What is of high importance is read first.
    public func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(
            AccessibilityCustomContent(key: AccessibilityCustomContentKey(label), value: value, importance: importance)
        )
    }

    /// Adds something for assistive technology to read after the text of the view: a localized label and a value.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds something for assistive technology to read after the text of the view: a localized label and a localized value.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds something for assistive technology to read after the text of the view: a localized label and a value that is not localized.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: some StringProtocol,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }

    /// Sets what assistive technology reads of a part of this view that has a key; nil takes away what a modifier inside has set.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(AccessibilityCustomContent(key: key, value: value, importance: importance))
    }

    /// Sets what assistive technology reads of a part of this view that has a key: a localized value.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Sets what assistive technology reads of a part of this view that has a key: a value that is not localized.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: some StringProtocol,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }
}
