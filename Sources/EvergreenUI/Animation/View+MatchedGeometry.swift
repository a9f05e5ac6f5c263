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
    /// Lets the view begin where a view with the same id was, in an animated update in which it takes that one's place.
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
    /// who have asked for less motion. A view that stays beside another one does not follow it: there is no `isSource`.
    ///
    /// - Parameters:
    ///   - id: What both views have in common.
    ///   - namespace: A namespace of the view around both.
    ///   - properties: What the new view begins with.
    ///   - anchor: The point of the views that is in the same place, if their sizes are not matched.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center
    ) -> some View {
        modifier(
            MatchModifier(
                traits: MatchTraits(
                    key: namespace.key(of: id),
                    matchesPosition: properties.contains(.position),
                    matchesSize: properties.contains(.size),
                    anchor: anchor.anchor
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
