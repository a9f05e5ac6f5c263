import EvergreenComparison

/// A section of a view: one that is a `Section`, or views beside sections that follow one another.
///
/// ```swift
/// ForEach(sections: content) { section in
///     VStack {
///         HStack { section.header }
///         section.content
///         HStack { section.footer }
///     }
/// }
/// ```
public nonisolated struct SectionConfiguration: Identifiable {
    /// Identifies a section among those of its container.
    public struct ID: Hashable {
        /// That of a `Section`; nil for views beside sections.
        fileprivate let section: Subview.ID?
        /// That of the `Section` that such views come after; nil for none.
        fileprivate let previous: Subview.ID?
    }

    /// Identifies the section for as long as it is in the source, wherever it moves there.
    public let id: ID
    /// What the section gives to its container.
    public let containerValues: ContainerValues
    /// The views of the header; none if there is none.
    public let header: SubviewsCollection
    /// The views of the section.
    public let content: SubviewsCollection
    /// The views of the footer; none if there is none.
    public let footer: SubviewsCollection
    /// What `sectionActions(content:)` adds to the section; nothing if it adds none.
    public let actions: Actions

    /// The actions of a section.
    public nonisolated struct Actions: View {
        let views: SubviewsCollection

        @MainActor public var body: some View { views }
    }

    init(_ section: FoundSection) {
        id = ID(section: Subview.ID(identity: section.identity), previous: nil)
        containerValues = section.containerValues
        header = SubviewsCollection(section.header)
        content = SubviewsCollection(section.content)
        footer = SubviewsCollection(section.footer)
        actions = Actions(views: SubviewsCollection(section.actions))
    }

    /// Views beside sections.
    ///
    /// - Parameter section: The one before them; nil for none.
    init(after section: SubviewIdentity?, content: [Subview]) {
        id = ID(section: nil, previous: section.map { Subview.ID(identity: $0) })
        containerValues = ContainerValues()
        header = SubviewsCollection([])
        self.content = SubviewsCollection(content)
        footer = SubviewsCollection([])
        actions = Actions(views: SubviewsCollection([]))
    }
}

extension SectionConfiguration.ID: StablyNamed {
    var stableName: String? {
        if let section { return section.stableName.map { "section " + $0 } }
        guard let previous else { return "start" }
        return previous.stableName.map { "after " + $0 }
    }
}

extension SectionConfiguration: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.id == rhs.id && ContainerValues.inputsAreEqual(lhs.containerValues, rhs.containerValues)
            && SubviewsCollection.inputsAreEqual(lhs.header, rhs.header)
            && SubviewsCollection.inputsAreEqual(lhs.content, rhs.content)
            && SubviewsCollection.inputsAreEqual(lhs.footer, rhs.footer)
            && SubviewsCollection.inputsAreEqual(lhs.actions.views, rhs.actions.views)
    }
}
