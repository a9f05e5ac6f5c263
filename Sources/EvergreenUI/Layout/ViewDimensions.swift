import EvergreenDocument
import Foundation

/// The size of a view for a proposal, and its alignment guides, in points from the top leading corner.
public struct ViewDimensions: Equatable {
    /// The width of the view.
    public let width: CGFloat
    /// The height of the view.
    public let height: CGFloat
    private let firstBaseline: CGFloat
    private let lastBaseline: CGFloat
    /// The guides that the view sets.
    private let explicit: [AlignmentGuide: CGFloat]
    /// Not nil for a sample.
    private let probe: GuideProbe?

    init(
        width: CGFloat,
        height: CGFloat,
        firstBaseline: CGFloat,
        lastBaseline: CGFloat,
        explicit: [AlignmentGuide: CGFloat] = [:],
        probe: GuideProbe? = nil
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.explicit = explicit
        self.probe = probe
    }

    /// The distance of a guide from the leading edge: as the view sets it, or its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { position(of: .horizontal(guide)) }

    /// The distance of a guide from the top edge: as the view sets it, or its default. The baselines of a view without text are at its
    /// bottom edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { position(of: .vertical(guide)) }

    /// The distance of a guide from the leading edge, if the view sets it; otherwise nil.
    ///
    /// Known for subviews of a `Layout`. In `alignmentGuide(_:computeValue:)` and in an `AlignmentID`, it is nil: there the other
    /// subscripts are replaced in the browser by the guides that the view sets.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[.horizontal(guide)] }

    /// The distance of a guide from the top edge, if the view sets it; otherwise nil. See the subscript of horizontal guides.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[.vertical(guide)] }

    private func position(of guide: AlignmentGuide) -> CGFloat {
        if let probe { return probe.position(of: guide) }
        return explicit[guide] ?? position(guide.formula)
    }

    private func position(_ formula: GuideFormula) -> CGFloat {
        CGFloat(
            formula.position(
                width: Double(width),
                height: Double(height),
                firstBaseline: Double(firstBaseline),
                lastBaseline: Double(lastBaseline),
                guide: { Double(position(of: $0)) }
            )
        )
    }

    /// The dimensions of the view with guides, each of which may refer to the preceding ones.
    func setting(_ guides: [ExplicitGuide]) -> ViewDimensions {
        guides.reduce(self) { dimensions, guide in
            ViewDimensions(
                width: width,
                height: height,
                firstBaseline: firstBaseline,
                lastBaseline: lastBaseline,
                explicit: dimensions.explicit.merging([guide.guide: dimensions.position(guide.formula)]) { $1 }
            )
        }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.firstBaseline == rhs.firstBaseline
            && lhs.lastBaseline == rhs.lastBaseline && lhs.explicit == rhs.explicit
    }
}
