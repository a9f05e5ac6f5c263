import EvergreenDocument
import Foundation

extension View {
    /// Gives the view the length of the container around it, along some axes: that of the nearest scroll view, or else of the page
    /// or the window.
    ///
    /// A height is that of a scroll view within a `frame` with a height, and otherwise that of the window.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(
            StyleModifier(
                value: .containerFrame(
                    ContainerFrame(
                        horizontal: axes.contains(.horizontal),
                        vertical: axes.contains(.vertical),
                        alignment: alignment
                    )
                )
            )
        )
    }

    /// Gives the view some parts of the length of the container around it, along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes.
    ///   - count: Into how many parts of equal length the container is divided.
    ///   - span: How many of them the view takes.
    ///   - spacing: Between the parts, in points.
    ///   - alignment: How the view stands in its frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        let count = min(max(count, 1), 1000)
        return modifier(
            StyleModifier(
                value: .containerFrame(
                    ContainerFrame(
                        horizontal: axes.contains(.horizontal),
                        vertical: axes.contains(.vertical),
                        count: count,
                        span: min(max(span, 1), count),
                        spacing: Double(spacing),
                        alignment: alignment
                    )
                )
            )
        )
    }
}
