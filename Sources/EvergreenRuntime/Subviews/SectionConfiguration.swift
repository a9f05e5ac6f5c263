import EvergreenComparison

/// A section of a view: a `Section`, or consecutive views outside of sections.
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
        /// The id of a `Section`; nil for views outside of sections.
        fileprivate let section: Subview.ID?
        /// The id of the `Section` before views outside of sections; nil for none.
        fileprivate let previous: Subview.ID?
    }

    /// A stable id of the section while it is in the source, also when it moves.
    public let id: ID
    /// The container values of the section.
    public let containerValues: ContainerValues
    /// The views of the header; empty without a header.
    public let header: SubviewsCollection
    /// The views of the section.
    public let content: SubviewsCollection
    /// The views of the footer; empty without a footer.
    public let footer: SubviewsCollection
    /// The actions that `sectionActions(content:)` adds to the section; empty for none.
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

    /// A section of views outside of sections.
    ///
    /// - Parameter section: The preceding section; nil for none.
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
