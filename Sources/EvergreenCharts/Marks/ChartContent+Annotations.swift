import EvergreenUI
import Foundation

extension ChartContent {
    /// Writes a text beside each mark. It is drawn with the mark, and costs no view.
    ///
    /// - Parameters:
    ///   - position: Where it is.
    ///   - alignment: Where it is along the side of the mark that it is beside.
    ///   - spacing: In points; nil for the chart's own.
    ///   - overflowResolution: What happens if it does not fit into the chart.
    ///   - content: The text.
    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        content: () -> Text
    ) -> some ChartContent {
        annotating(position, alignment, spacing, overflowResolution, .text(content()))
    }

    /// Shows a view beside each mark.
    ///
    /// - Parameters:
    ///   - position: Where it is.
    ///   - alignment: Where it is along the side of the mark that it is beside.
    ///   - spacing: In points; nil for the chart's own.
    ///   - overflowResolution: What happens if it does not fit into the chart.
    ///   - content: The view. Its state lasts as long as the mark.
    @_disfavoredOverload
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotating(position, alignment, spacing, overflowResolution, .view { _ in view })
    }

    /// Shows a view beside each mark that knows the mark's size.
    ///
    /// - Parameters:
    ///   - position: Where it is.
    ///   - alignment: Where it is along the side of the mark that it is beside.
    ///   - spacing: In points; nil for the chart's own.
    ///   - overflowResolution: What happens if it does not fit into the chart.
    ///   - content: The view. Its state lasts as long as the mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> C
    ) -> some ChartContent {
        annotating(position, alignment, spacing, overflowResolution, .view { AnyView(content($0)) })
    }

    private func annotating(
        _ position: AnnotationPosition,
        _ alignment: Alignment,
        _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution,
        _ content: MarkAnnotation.Content
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position,
            alignment: alignment,
            spacing: spacing.map { $0.isFinite ? Double($0) : 0 },
            overflow: overflow,
            content: content
        )
        return changing { $0.annotations.append(annotation) }
    }
}
