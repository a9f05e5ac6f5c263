import EvergreenComparison

/// The sections of a view, in order.
///
/// Views that are not in a `Section` make up sections without a header and a footer: those between two sections are one. So there is
/// at least one section, if only an empty one. A copy costs O(1), as does access to a section.
public nonisolated struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration]) {
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.count == rhs.count && zip(lhs, rhs).allSatisfy(SectionConfiguration.inputsAreEqual)
    }
}
