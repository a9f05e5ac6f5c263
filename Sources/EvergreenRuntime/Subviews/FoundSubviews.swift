import EvergreenComparison

/// The subviews of a view, in order.
struct FoundSubviews {
    enum Part {
        case subview(Subview)
        case section(FoundSection)
    }

    private(set) var parts: [Part] = []

    init() {}

    /// Finds the subviews below a node. O(n) for n descendants.
    @MainActor
    init(below node: _Node) {
        var parts: [Part] = []
        node.forEachSubview { node in
            if let node = node as? any RecordedSubview {
                parts.append(.subview(node.subview))
            } else if let node = node as? any RecordedSectionParts {
                parts.append(.section(node.section))
            }
        }
        self.parts = parts
    }

    /// All subviews, including the content of sections.
    var subviews: [Subview] {
        var subviews: [Subview] = []
        for part in parts {
            switch part {
            case .subview(let subview): subviews.append(subview)
            case .section(let section): subviews += section.content
            }
        }
        return subviews
    }

    /// All sections. Consecutive views outside of a section form one of their own. There is at least one section.
    var sections: [SectionConfiguration] {
        var sections: [SectionConfiguration] = []
        var loose: [Subview] = []
        var last: SubviewIdentity?
        func endLoose() {
            guard !loose.isEmpty else { return }
            sections.append(SectionConfiguration(after: last, content: loose))
            loose = []
        }
        for part in parts {
            switch part {
            case .subview(let subview): loose.append(subview)
            case .section(let section):
                endLoose()
                sections.append(SectionConfiguration(section))
                last = section.identity
            }
        }
        endLoose()
        return sections.isEmpty ? [SectionConfiguration(after: nil, content: [])] : sections
    }
}

/// A section with its views.
struct FoundSection {
    let identity: SubviewIdentity
    let containerValues: ContainerValues
    let header: [Subview]
    let content: [Subview]
    let footer: [Subview]
    let actions: [Subview]
}

extension FoundSubviews: InputComparable {
    static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.parts.count == rhs.parts.count
            && zip(lhs.parts, rhs.parts).allSatisfy { lhs, rhs in
                switch (lhs, rhs) {
                case (.subview(let lhs), .subview(let rhs)): Subview.inputsAreEqual(lhs, rhs)
                case (.section(let lhs), .section(let rhs)): FoundSection.inputsAreEqual(lhs, rhs)
                default: false
                }
            }
    }
}

extension FoundSection: InputComparable {
    static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.identity === rhs.identity && ContainerValues.inputsAreEqual(lhs.containerValues, rhs.containerValues)
            && Subview.areEqual(lhs.header, rhs.header) && Subview.areEqual(lhs.content, rhs.content)
            && Subview.areEqual(lhs.footer, rhs.footer) && Subview.areEqual(lhs.actions, rhs.actions)
    }
}

extension Subview {
    @MainActor
    static func areEqual(_ lhs: [Subview], _ rhs: [Subview]) -> Bool {
        lhs.count == rhs.count && zip(lhs, rhs).allSatisfy(inputsAreEqual)
    }
}
