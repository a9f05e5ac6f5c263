import EvergreenUI
import Foundation

extension ChartContent {
    /// Annotates each mark with text. The text is drawn with the mark, without a view of its own.
    ///
    /// - Parameters:
    ///   - position: The position relative to the mark.
    ///   - alignment: The alignment along the adjacent side of the mark.
    ///   - spacing: The spacing in points, or nil for the default.
    ///   - overflowResolution: The behavior if the annotation does not fit into the chart.
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

    /// Annotates each mark with a view.
    ///
    /// - Parameters:
    ///   - position: The position relative to the mark.
    ///   - alignment: The alignment along the adjacent side of the mark.
    ///   - spacing: The spacing in points, or nil for the default.
    ///   - overflowResolution: The behavior if the annotation does not fit into the chart.
    ///   - content: The view. Its state has the lifetime of the mark.
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

    /// Annotates each mark with a view that depends on the mark's size.
    ///
    /// - Parameters:
    ///   - position: The position relative to the mark.
    ///   - alignment: The alignment along the adjacent side of the mark.
    ///   - spacing: The spacing in points, or nil for the default.
    ///   - overflowResolution: The behavior if the annotation does not fit into the chart.
    ///   - content: The view. Its state has the lifetime of the mark.
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
