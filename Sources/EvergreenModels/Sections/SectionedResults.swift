public import EvergreenModelStorage

/// The models of a query in sections. All models of a section have the same value at the `sectionBy` key path of the query.
///
/// The models are ordered by that value first, so that the sections are, too. Making one of n models in s sections reads
/// O(s log n) of them.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private var sections: [ResultsSection<Element, SectionTitle>] = []
    private var indexes: [SectionTitle: Int] = [:]

    /// - Parameters:
    ///   - models: Those of a section follow one another.
    ///   - title: The title of the section that a model belongs to.
    init(_ models: [Element] = [], title: (Element) -> SectionTitle) {
        var start = 0
        while start < models.count {
            let present = title(models[start])
            let end = models.endOfSection(at: start) { title($0) == present }
            append(models[start..<end], titled: present)
            start = end
        }
    }

    /// A title that comes again belongs to the section that is there.
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

    /// How many sections there are.
    public var endIndex: Int { sections.count }

    /// The section at an index.
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }

    /// The section with a title; nil if no model has it. Costs O(1).
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        indexes[title].map { sections[$0] }
    }
}

extension Array {
    /// The first index behind another one whose element is not of the same section. Reads O(log k) of k elements.
    fileprivate func endOfSection(at start: Int, isSame: (Element) -> Bool) -> Int {
        // Those before are the same, those from here on are to be found out.
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
