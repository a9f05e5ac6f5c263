extension ForEach where Content: View {
    /// Views for the sections of a view.
    ///
    /// ```swift
    /// ForEach(sections: content) { section in
    ///     Section { section.content } header: { section.header }
    /// }
    /// ```
    ///
    /// Views outside of sections form sections, too: see ``SectionCollection``. For the cost, see `init(subviews:content:)`.
    ///
    /// - Parameters:
    /// - view: The view that contains the sections.
    ///   - content: Makes the views of a section. Called on the main actor.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(source: AnyView(view)), content: content, id: \.id)
    }
}

/// The collection of a `ForEach` over the sections of a view. Empty until the `ForEach` is mounted, which finds the sections.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let source: AnyView
    private var sections = SectionCollection([])
    private(set) var isFound = false

    init(source: AnyView) {
        self.source = source
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.endIndex }

    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration {
        sections[index]
    }
}

extension ForEachSectionCollection: FoundData {
    func found(_ subviews: FoundSubviews) -> Self {
        var copy = self
        copy.sections = SectionCollection(subviews.sections)
        copy.isFound = true
        return copy
    }
}
