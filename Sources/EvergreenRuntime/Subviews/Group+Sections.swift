import EvergreenComparison

extension Group {
    /// A group made from the sections of a view.
    ///
    /// Views outside of sections form sections, too: see ``SectionCollection``. A nested section is part of the content of the outer one.
    /// For the cost, see `init(subviews:transform:)`.
    ///
    /// - Parameters:
    /// - view: The view that contains the sections.
    /// - transform: Makes the views of the group. Called on the main actor when the sections, subviews, their order or their container
    ///   values change, when its dependencies change, or when the parent view updates.
    public init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(source: view, transform: transform) }
    }
}

/// The view of a `Group` made from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: ResolvingView {
    let source: Sections
    let transform: (SectionCollection) -> Content

    func result(of subviews: FoundSubviews) -> Content { transform(SectionCollection(subviews.sections)) }

    func makesSameResult(as other: Self) -> Bool { InputComparison.areEqual(transform, other.transform) }
}
