import EvergreenDocument
import Foundation

/// The state of a custom layout's node: the measurements of the client, and the results of the last pass.
@MainActor
final class LayoutRun {
    /// The maximum number of passes with new measurements before the layout has to use estimates.
    private static let maximumRounds = 8

    private var answers: [LayoutPass.Request: LayoutMeasure.Answer] = [:]
    private var space: LayoutProposal?
    /// The number of answers of the client since the last change.
    private var rounds = 0
    private var cache: Any?
    private(set) var traits = LayoutTraits()
    /// The alignment guides and the spacing of the layout in its container.
    private(set) var style: [StyleValue] = []

    /// Stores the client's measurements.
    func take(_ measure: LayoutMeasure) {
        if measure.isFresh || measure.space != space {
            answers.removeAll(keepingCapacity: true)
            rounds = 0
        }
        rounds += 1
        space = measure.space
        // A client may send answers that were not requested: no more are kept than one message may have.
        let asked = Set(traits.questions.map(\.element))
        for answer in measure.answers where asked.contains(answer.element) {
            if answers.count >= LayoutMeasure.maximumAnswers { answers.removeAll(keepingCapacity: true) }
            answers[LayoutPass.Request(element: answer.element, proposal: answer.proposal)] = answer
        }
    }

    /// Runs a layout pass on the children of an element.
    func run(
        _ layout: some Layout,
        on element: Element,
        estimate: CGSize,
        layoutDirection: LayoutDirection
    ) {
        let pass = LayoutPass(element.children.map(Self.subject), known: answers, layoutDirection: layoutDirection)
        let proposal = space.map { ProposedViewSize($0) } ?? ProposedViewSize(width: estimate.width, height: nil)
        let subviews = LayoutSubviews(pass)
        var cache = cache(of: layout, for: subviews)
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache).bounded
        let bounds = CGRect(origin: .zero, size: size)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let places = pass.places(in: size)
        let expansion = expansion(of: layout, size: size, proposal: proposal, subviews: subviews, cache: &cache)
        let guides = guides(of: layout, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let closeEdges = layout.spacing(subviews: subviews, cache: &cache).closeEdges
        self.cache = cache
        traits.questions = pass.questions
        guard space != nil, pass.isComplete || rounds > Self.maximumRounds else { return }
        style = guides.map { .guide($0) }
        if !closeEdges.isEmpty { style.append(.noSpacing(closeEdges)) }
        traits.expansion = expansion
        traits.arrangement = LayoutTraits.Arrangement(
            width: Double(size.width),
            height: Double(size.height),
            places: places
        )
    }

    private func cache<Own: Layout>(of layout: Own, for subviews: LayoutSubviews) -> Own.Cache {
        guard var kept = cache as? Own.Cache else { return layout.makeCache(subviews: subviews) }
        layout.updateCache(&kept, subviews: subviews)
        return kept
    }

    /// The axes along which the layout expands: its length grows by as much as the proposal.
    private func expansion<Own: Layout>(
        of layout: Own,
        size: CGSize,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Own.Cache
    ) -> Expansion {
        let more: CGFloat = 1000
        let proposed = proposal.replacingUnspecifiedDimensions(by: size)
        let larger = CGSize(width: proposed.width + more, height: proposed.height + more)
        let result = layout.sizeThatFits(proposal: ProposedViewSize(larger), subviews: subviews, cache: &cache)
        var expansion: Expansion = []
        if abs(result.width - larger.width) < 1 { expansion.insert(.horizontal) }
        if abs(result.height - larger.height) < 1 { expansion.insert(.vertical) }
        return expansion
    }

    /// The alignment guides that the layout sets: it is asked for the standard ones and for all those of the app.
    private func guides<Own: Layout>(
        of layout: Own,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Own.Cache
    ) -> [ExplicitGuide] {
        var guides: [ExplicitGuide] = []
        func add(_ guide: AlignmentGuide, _ position: CGFloat?) {
            guard let position else { return }
            guides.append(ExplicitGuide(guide, GuideFormula(constant: Double(position.bounded))))
        }
        for guide in HorizontalAlignment.all {
            let position = layout.explicitAlignment(
                of: guide,
                in: bounds,
                proposal: proposal,
                subviews: subviews,
                cache: &cache
            )
            add(.horizontal(guide), position)
        }
        for guide in VerticalAlignment.all {
            let position = layout.explicitAlignment(
                of: guide,
                in: bounds,
                proposal: proposal,
                subviews: subviews,
                cache: &cache
            )
            add(.vertical(guide), position)
        }
        return guides
    }

    private static func subject(_ element: Element) -> LayoutPass.Subject {
        let description = element.description
        var priority = 0.0
        for case .layoutPriority(let value) in description.style { priority = value }
        let characters = element.texts.reduce(0) { $0 + $1.count }
        let frame = FixedFrame(in: description.style)
        return LayoutPass.Subject(
            element: element.id,
            values: ContainerValues(element.containerValues, tag: element.tag),
            priority: priority,
            spacing: ViewSpacing(of: description.style),
            guides: Self.outerGuides(in: description.style),
            estimate: CGSize(width: frame.width ?? CGFloat(8 * characters + 16), height: frame.height ?? 24)
        )
    }

    /// The guides that apply to the whole view. A guide inside of a frame or a padding refers to a smaller view, whose size is unknown.
    private static func outerGuides(in style: [StyleValue]) -> [ExplicitGuide] {
        style.reduce(into: []) { guides, value in
            switch value {
            case .guide(let guide): guides.append(guide)
            case .padding, .automaticPadding, .frame, .containerFrame, .proportion, .position, .pin:
                guides.removeAll()
            default: break
            }
        }
    }
}

extension CGSize {
    fileprivate var bounded: CGSize { CGSize(width: max(width.bounded, 0), height: max(height.bounded, 0)) }
}
