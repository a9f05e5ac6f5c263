import EvergreenComparison

extension Group {
    /// A group that is made of the sections of a view.
    ///
    /// Views beside sections are sections, too: see ``SectionCollection``. A section in a section is a part of its content. See
    /// `init(subviews:transform:)` for what it costs.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - transform: Makes the views of the group. Called on the main actor, when there are other sections or subviews, or in
    ///     another order, or with other container values, when something has changed that it reads, or when the view around is made anew.
    @MainActor public init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(source: view, transform: transform) }
    }
}

/// The view of a `Group` that is made of the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: ResolvingView {
    let source: Sections
    let transform: (SectionCollection) -> Content

    func result(of subviews: FoundSubviews) -> Content { transform(SectionCollection(subviews.sections)) }

    func makesSameResult(as other: Self) -> Bool { InputComparison.areEqual(transform, other.transform) }
}
