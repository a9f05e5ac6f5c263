import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

extension View {
    /// Sets an alignment guide of the view for containers that align by it.
    ///
    /// ```swift
    /// Avatar().overlay(alignment: .topTrailing) {
    ///     Badge()
    ///         .alignmentGuide(.top) { $0[VerticalAlignment.center] }
    ///         .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    /// }
    /// ```
    ///
    /// On a page, the view is shifted from the position that its container gave it: the container's size and its other views don't change.
    /// The server does not know sizes, so the result must be a linear function: the sum of a constant and multiples of the view's width, as
    /// all sums of other guides are. Other results shift nothing and are logged as a warning.
    public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        let value = GuideValue(computeValue)
        let own = value.isKnown && value.height == 0 && value.firstBaseline == 0 && value.lastBaseline == 0
        let base: CGFloat =
            switch g {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        return modifier(
            GuideModifier(
                shift: own
                    ? AlignmentGuideShift(
                        guide: .horizontal(g),
                        distance: -Double(value.constant),
                        fraction: Double(base - value.width)
                    ) : nil
            )
        )
    }

    /// Sets an alignment guide of the view for containers that align by it. See ``alignmentGuide(_:computeValue:)``.
    ///
    /// The result may be the sum of a constant, multiples of the view's height and, for baseline guides, that baseline itself.
    public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        let value = GuideValue(computeValue)
        let (height, first, last): (CGFloat, CGFloat, CGFloat) =
            switch g {
            case .top: (0, 0, 0)
            case .center: (0.5, 0, 0)
            case .bottom: (1, 0, 0)
            case .firstTextBaseline: (0, 1, 0)
            case .lastTextBaseline: (0, 0, 1)
            }
        let own = value.isKnown && value.width == 0 && value.firstBaseline == first && value.lastBaseline == last
        return modifier(
            GuideModifier(
                shift: own
                    ? AlignmentGuideShift(
                        guide: .vertical(g),
                        distance: -Double(value.constant),
                        fraction: Double(height - value.height)
                    ) : nil
            )
        )
    }
}

/// The position of a guide as a linear function of the view's measurements.
private struct GuideValue {
    let constant: CGFloat
    let width: CGFloat
    let height: CGFloat
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat
    /// Whether the position is a linear function.
    let isKnown: Bool

    private typealias Sizes = (CGFloat, CGFloat, CGFloat, CGFloat)

    /// Determines the coefficients from sample sizes, no two of which are proportional.
    init(_ compute: (ViewDimensions) -> CGFloat) {
        func value(_ width: CGFloat, _ height: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
            compute(ViewDimensions(width: width, height: height, firstBaseline: first, lastBaseline: last))
        }
        let base = value(200, 100, 20, 80)
        width = (value(264, 100, 20, 80) - base) / 64
        height = (value(200, 132, 20, 80) - base) / 32
        firstBaseline = (value(200, 100, 28, 80) - base) / 8
        lastBaseline = (value(200, 100, 20, 96) - base) / 16
        let constant = base - 200 * width - 100 * height - 20 * firstBaseline - 80 * lastBaseline
        self.constant = (constant * 1000).rounded() / 1000
        // Limits such as those of `min` and `max` show up at much smaller or larger sizes.
        let parts = (width, height, firstBaseline, lastBaseline)
        let samples: [Sizes] = [(77, 41, 13, 37), (3, 2, 1, 1.5), (4000, 3000, 200, 2500)]
        isKnown = samples.allSatisfy { sizes in
            let expected =
                constant + sizes.0 * parts.0 + sizes.1 * parts.1 + sizes.2 * parts.2 + sizes.3 * parts.3
            return abs(value(sizes.0, sizes.1, sizes.2, sizes.3) - expected) < 0.1
        }
    }
}

private struct GuideModifier: ElementModifier {
    let shift: AlignmentGuideShift?

    private static let logger = Logger(leveled: "evergreen.ui")
    private static let firstFault: Void = logger.warning(
        "An alignment guide is ignored: it is not the sum of a constant and multiples of the view's length along its axis. The browser lays out views, and the server does not know their sizes."
    )

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        guard let shift else { return Self.firstFault }
        modifiers.style.insert(.guide(shift), at: 0)
    }
}
