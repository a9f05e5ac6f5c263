import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

extension View {
    /// Sets the position of a horizontal alignment guide in the view, in points from its leading edge.
    ///
    /// ```swift
    /// Avatar().overlay(alignment: .topTrailing) {
    ///     Badge()
    ///         .alignmentGuide(.top) { $0[VerticalAlignment.center] }
    ///         .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    /// }
    /// ```
    ///
    /// A container that aligns by the guide places its views so that their guides coincide, and is as large as all of them. Guides pass up
    /// through containers: a stack has the mean of the positions that its views set. Other containers ignore the guide.
    ///
    /// The page's script places the views. The server does not know sizes: it calls the function with sample sizes, and the result must be
    /// linear, the sum of a constant and multiples of the view's lengths and other guides. Other results are ignored, and logged as a
    /// warning.
    public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(guide: GuideFormula(computeValue).map { ExplicitGuide(.horizontal(g), $0) }))
    }

    /// Sets the position of a vertical alignment guide in the view, in points from its top edge.
    ///
    /// See ``alignmentGuide(_:computeValue:)`` for horizontal guides.
    public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideModifier(guide: GuideFormula(computeValue).map { ExplicitGuide(.vertical(g), $0) }))
    }
}

private struct GuideModifier: ElementModifier {
    let guide: ExplicitGuide?

    private static let logger = Logger(leveled: "evergreen.ui")
    private static let firstFault: Void = logger.warning(
        "An alignment guide is ignored: it is not the sum of a constant and multiples of the view's lengths and guides. The browser lays out views, and the server does not know their sizes."
    )

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        guard let guide else { return Self.firstFault }
        modifiers.style.insert(.guide(guide), at: 0)
    }
}
