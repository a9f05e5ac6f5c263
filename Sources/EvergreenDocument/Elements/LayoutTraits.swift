/// The size that a container proposes to a view, in points. Nil proposes the ideal length, infinity the maximum.
package struct LayoutProposal: Hashable, Sendable {
    package let width: Double?
    package let height: Double?

    /// Rounds to tenths of a point, so that proposals from different calculations compare as equal.
    package init(width: Double?, height: Double?) {
        self.width = width.flatMap(Self.round)
        self.height = height.flatMap(Self.round)
    }

    /// The maximum length of a finite proposal.
    package static let longest = 100_000.0

    private static func round(_ length: Double) -> Double? {
        guard !length.isNaN else { return nil }
        guard length < longest else { return .infinity }
        return (max(length, 0) * 10).rounded() / 10
    }
}

/// The placements of a custom layout, and the measurements it needs from the client.
package struct LayoutTraits: Hashable, Sendable {
    /// The sizes of an element that the layout needs.
    package struct Question: Hashable, Sendable {
        package let element: ElementID
        package let proposals: [LayoutProposal]

        package init(element: ElementID, proposals: [LayoutProposal]) {
            self.element = element
            self.proposals = proposals
        }
    }

    /// The rectangle of an element within the layout, in points from the upper leading corner.
    package struct Place: Hashable, Sendable {
        package let element: ElementID
        package let x: Double
        package let y: Double
        package let width: Double
        package let height: Double

        package init(element: ElementID, x: Double, y: Double, width: Double, height: Double) {
            self.element = element
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// The size and the placements of all elements. Nil until all measurements are available.
    package struct Arrangement: Hashable, Sendable {
        package let width: Double
        package let height: Double
        package let places: [Place]

        package init(width: Double, height: Double, places: [Place]) {
            self.width = width
            self.height = height
            self.places = places
        }
    }

    package var questions: [Question] = []
    package var arrangement: Arrangement?
    package var expansion: Expansion = []

    package init() {}
}

/// The client's measurements for a custom layout.
package struct LayoutMeasure: Hashable, Sendable {
    /// The size of an element for a proposal.
    package struct Answer: Hashable, Sendable {
        package let element: ElementID
        package let proposal: LayoutProposal
        /// Infinite for an element that fills an infinite proposal.
        package let width: Double
        package let height: Double
        /// The distances of the first and the last text baseline from the top edge.
        package let firstBaseline: Double
        package let lastBaseline: Double

        package init(
            element: ElementID,
            proposal: LayoutProposal,
            width: Double,
            height: Double,
            firstBaseline: Double,
            lastBaseline: Double
        ) {
            self.element = element
            self.proposal = proposal
            self.width = width
            self.height = height
            self.firstBaseline = firstBaseline
            self.lastBaseline = lastBaseline
        }
    }

    /// The maximum number of answers in one measure.
    package static let maximumAnswers = 1000

    /// Whether a change on the screen has made earlier measures stale.
    package let isFresh: Bool
    /// The available space. Its height is nil where a page can grow as needed.
    package let space: LayoutProposal
    package let answers: [Answer]

    package init(isFresh: Bool, space: LayoutProposal, answers: [Answer]) {
        self.isFresh = isFresh
        self.space = space
        self.answers = answers
    }
}
