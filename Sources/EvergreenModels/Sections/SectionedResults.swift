public import EvergreenModelStorage

/// The models of a query in sections. All models of a section have the same value at the `sectionBy` key path of the query.
///
/// The models are ordered by that value first, and so are the sections. Creating the sections of n models in s sections reads O(s log n) of
/// them.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private var sections: [ResultsSection<Element, SectionTitle>] = []
    private var indexes: [SectionTitle: Int] = [:]

    /// - Parameters:
    ///   - models: The models, in which those of a section are adjacent.
    ///   - title: Returns the title of the section that a model belongs to.
    init(_ models: [Element] = [], title: (Element) -> SectionTitle) {
        var start = 0
        while start < models.count {
            let present = title(models[start])
            let end = models.endOfSection(at: start) { title($0) == present }
            append(models[start..<end], titled: present)
            start = end
        }
    }

    /// Models with a repeated title are added to the existing section.
    private mutating func append(_ models: ArraySlice<Element>, titled title: SectionTitle) {
        if let index = indexes[title] {
            sections[index].append(models)
        } else {
            indexes[title] = sections.count
            sections.append(ResultsSection(title: title, models: models))
        }
    }

    /// Zero.
    public var startIndex: Int { 0 }

    /// The number of sections.
    public var endIndex: Int { sections.count }

    /// The section at an index.
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }

    /// The section with a title; nil if no model has it. Costs O(1).
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        indexes[title].map { sections[$0] }
    }
}

extension Array {
    /// The first index after another one whose element is in another section. Reads O(log k) of k elements.
    fileprivate func endOfSection(at start: Int, isSame: (Element) -> Bool) -> Int {
        // Elements before `same` are in the section; those from there on have to be examined.
        var (same, step) = (start + 1, 1)
        while same - 1 + step < count, isSame(self[same - 1 + step]) {
            same += step
            step *= 2
        }
        var other = Swift.min(same - 1 + step, count)
        while same < other {
            let middle = same + (other - same) / 2
            if isSame(self[middle]) { same = middle + 1 } else { other = middle }
        }
        return same
    }
}
