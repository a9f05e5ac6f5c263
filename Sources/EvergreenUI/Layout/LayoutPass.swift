import EvergreenDocument
import Foundation

/// One layout pass: the measurements that the layout requests, and the positions of its subviews.
///
/// Only the client knows the sizes of views. The pass answers with measured sizes, or else with estimates, and collects each missing size
/// as a question.
final class LayoutPass {
    struct Subject {
        let element: ElementID
        let values: ContainerValues
        let priority: Double
        let spacing: ViewSpacing
        /// The alignment guides that the view sets.
        let guides: [ExplicitGuide]
        /// The estimated ideal size of the view.
        let estimate: CGSize
    }

    struct Request: Hashable {
        let element: ElementID
        let proposal: LayoutProposal
    }

    /// The maximum number of proposals per subview.
    private static let maximumProposals = 16

    let subjects: [Subject]
    private let known: [Request: LayoutMeasure.Answer]
    private var proposals: [[LayoutProposal]]
    private var questionCount = 0
    private var positions: [(position: CGPoint, anchor: UnitPoint, proposal: LayoutProposal)?]
    /// Whether the client has measured all requested sizes.
    private(set) var isComplete = true

    /// The reading direction of the environment.
    let layoutDirection: LayoutDirection

    init(
        _ subjects: [Subject],
        known: [Request: LayoutMeasure.Answer],
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.layoutDirection = layoutDirection
        self.subjects = subjects
        self.known = known
        proposals = subjects.map { _ in [] }
        positions = subjects.map { _ in nil }
    }

    func dimensions(of index: Int, in proposal: LayoutProposal) -> ViewDimensions {
        let subject = subjects[index]
        if !proposals[index].contains(proposal) {
            guard proposals[index].count < Self.maximumProposals, questionCount < LayoutMeasure.maximumAnswers else {
                return estimate(of: subject, in: proposal)
            }
            questionCount += 1
            proposals[index].append(proposal)
        }
        guard let answer = known[Request(element: subject.element, proposal: proposal)] else {
            isComplete = false
            return estimate(of: subject, in: proposal)
        }
        return ViewDimensions(
            width: CGFloat(answer.width),
            height: CGFloat(answer.height),
            firstBaseline: CGFloat(answer.firstBaseline),
            lastBaseline: CGFloat(answer.lastBaseline)
        )
        .setting(subject.guides)
    }

    private func estimate(of subject: Subject, in proposal: LayoutProposal) -> ViewDimensions {
        let ideal = subject.estimate
        let width = min(ideal.width, proposal.width.map { CGFloat($0) } ?? ideal.width)
        let lines = width > 0 ? (ideal.width / width).rounded(.up) : 1
        let height = ideal.height * min(lines, 100)
        return ViewDimensions(width: width, height: height, firstBaseline: height, lastBaseline: height)
            .setting(subject.guides)
    }

    func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: LayoutProposal) {
        positions[index] = (position, anchor, proposal)
        // Requests the view's size for the proposal.
        _ = dimensions(of: index, in: proposal)
    }

    /// The missing measurements.
    var questions: [LayoutTraits.Question] {
        zip(subjects, proposals).compactMap { subject, proposals in
            proposals.isEmpty ? nil : LayoutTraits.Question(element: subject.element, proposals: proposals)
        }
    }

    /// The positions of the subviews in a layout of the given size.
    func places(in size: CGSize) -> [LayoutTraits.Place] {
        for index in subjects.indices where positions[index] == nil {
            place(
                index,
                at: CGPoint(x: size.width / 2, y: size.height / 2),
                anchor: .center,
                proposal: ProposedViewSize(size).rounded
            )
        }
        return subjects.indices.compactMap { index in
            guard let (position, anchor, proposal) = positions[index] else { return nil }
            let dimensions = dimensions(of: index, in: proposal)
            let (width, height) = (dimensions.width.bounded, dimensions.height.bounded)
            return LayoutTraits.Place(
                element: subjects[index].element,
                x: Double((position.x - anchor.x * width).bounded),
                y: Double((position.y - anchor.y * height).bounded),
                width: Double(width),
                height: Double(height)
            )
        }
    }
}

extension CGFloat {
    /// The length, clamped to the range that a page supports. Zero for NaN.
    var bounded: CGFloat {
        isNaN
            ? 0
            : CGFloat.minimum(CGFloat.maximum(self, -CGFloat(LayoutProposal.longest)), CGFloat(LayoutProposal.longest))
    }
}
