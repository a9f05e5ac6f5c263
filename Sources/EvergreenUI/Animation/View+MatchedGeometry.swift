import EvergreenDocument

/// What a view has in common with the one whose place it takes.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The width and the height.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The place and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Lets the view begin where a view with the same id was, in an animated update in which it takes that one's place, or has it be
    /// where another view is.
    ///
    /// ```swift
    /// @Namespace private var cards
    ///
    /// if isOpen {
    ///     LargeCard().matchedGeometryEffect(id: "card", in: cards)
    /// } else {
    ///     SmallCard().matchedGeometryEffect(id: "card", in: cards)
    /// }
    /// ```
    ///
    /// The page measures both, and moves and scales the new view from the old one's place: with `withAnimation`, and not for users
    /// who have asked for less motion.
    ///
    /// A view that is no source is moved to the one that is, and gets its size, as long as both are there:
    ///
    /// ```swift
    /// HStack {
    ///     ForEach(tabs, id: \.self) { tab in
    ///         Button(tab) { withAnimation { selected = tab } }.matchedGeometryEffect(id: tab, in: places)
    ///     }
    /// }
    /// .background { Capsule().fill(.tint).matchedGeometryEffect(id: selected, in: places, isSource: false) }
    /// ```
    ///
    /// The page's script does so: without script, and until it runs, the view is where it is laid out.
    ///
    /// - Parameters:
    ///   - id: What both views have in common.
    ///   - namespace: A namespace of the view around both.
    ///   - properties: What the new view begins with.
    ///   - anchor: The point of the views that is in the same place, if their sizes are not matched.
    ///   - isSource: Whether other views follow this one, rather than it another one. Of the sources with an id, the last one counts.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchModifier(
                traits: MatchTraits(
                    key: namespace.key(of: id),
                    matchesPosition: properties.contains(.position),
                    matchesSize: properties.contains(.size),
                    anchor: anchor.anchor,
                    follows: !isSource
                )
            )
        )
    }
}

extension Namespace.ID {
    /// What names an id in the page.
    func key(of id: some Hashable) -> String { "\(number).\(StableHash.of(String(reflecting: id).utf8))" }
}

private struct MatchModifier: ElementModifier {
    let traits: MatchTraits

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.removeAll { if case .match = $0 { true } else { false } }
        modifiers.attributes.notes.append(.match(traits))
    }
}
