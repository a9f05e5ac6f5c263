import EvergreenComparison

/// The sections of a view, in order.
///
/// Consecutive views outside of a `Section` form a section without a header and a footer. There is always at least one section, which may
/// be empty. A copy costs O(1), as does access to a section.
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
