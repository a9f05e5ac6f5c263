import EvergreenDocument
import Foundation

extension View {
    /// Frames the view with the length of its container along some axes. The container is the nearest scroll view, or else the page or the
    /// window.
    ///
    /// The container's height is that of a scroll view inside a `frame` with a height, and otherwise that of the window.
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

    /// Frames the view with a fraction of the length of its container along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes.
    ///   - count: The number of equal parts that the container is divided into.
    ///   - span: The number of parts that the view spans.
    ///   - spacing: The spacing between the parts, in points.
    ///   - alignment: The alignment of the view in its frame.
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

    /// Frames the view with a length computed from that of its container along some axes.
    ///
    /// ```swift
    /// Picture().containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
    /// ```
    ///
    /// The browser measures the container, and the closure is called after each change of a point or more. Until then, and on a page
    /// without JavaScript, the view has its own length.
    ///
    /// - Parameters:
    ///   - axes: The axes.
    ///   - alignment: The alignment of the view in its frame.
    ///   - length: Returns the length of the view along an axis for the container's length, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerLengthModifier(axes: axes, alignment: alignment, length: length))
    }
}

/// Frames a view with lengths computed from those of its container, which an invisible view measures.
private struct ContainerLengthModifier: ViewModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    @State private var container: CGSize?

    func body(content: Content) -> some View {
        content
            .frame(
                width: axes.contains(.horizontal) ? container.map { length($0.width, .horizontal) } : nil,
                height: axes.contains(.vertical) ? container.map { length($0.height, .vertical) } : nil,
                alignment: alignment
            )
            .background(alignment: .topLeading) {
                Color.clear
                    .containerRelativeFrame(axes)
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        container = $0
                    }
                    // Takes no space, and adds nothing to the scrollable content.
                    .frame(width: 0, height: 0, alignment: .topLeading)
                    .clipped()
                    .accessibilityHidden(true)
            }
    }
}
