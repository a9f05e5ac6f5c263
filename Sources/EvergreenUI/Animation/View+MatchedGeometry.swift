import EvergreenDocument

/// The properties that views with matched geometry share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Matches the geometry of this view with that of another view with the same id. In an animated update, a view that replaces the other
    /// one starts from its frame. A view that is not a source takes the frame of the source.
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
    /// The page measures both views, and animates the new view's position and scale from the old view's frame, within `withAnimation`, and
    /// unless the user prefers reduced motion.
    ///
    /// A view that is not a source takes the position and the size of the source as long as both are present:
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
    /// This is done by JavaScript: without it, and until it runs, the view is where the layout places it.
    ///
    /// - Parameters:
    ///   - id: The identifier that both views share.
    ///   - namespace: A namespace of an ancestor of both views.
    ///   - properties: The shared properties.
    ///   - anchor: The anchor point for matching positions, if the sizes are not matched.
    ///   - isSource: Whether other views follow this one. If several views with the id are sources, the last one wins.
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
    /// The key of an id in the page.
    func key(of id: some Hashable) -> String { "\(number).\(StableHash.of(String(reflecting: id).utf8))" }
}

private struct MatchModifier: ElementModifier {
    let traits: MatchTraits

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.removeAll { if case .match = $0 { true } else { false } }
        modifiers.attributes.notes.append(.match(traits))
    }
}
