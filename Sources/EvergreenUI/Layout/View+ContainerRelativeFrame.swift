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

    /// Gives the view a length that is computed from that of the container around it, along some axes.
    ///
    /// ```swift
    /// Picture().containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
    /// ```
    ///
    /// The browser measures the container, and the function is called with each change by a point or more. Until then, as on a page
    /// without script, the view has its own length.
    ///
    /// - Parameters:
    ///   - axes: The axes.
    ///   - alignment: How the view stands in its frame.
    ///   - length: Returns the length of the view along an axis, for that of the container, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerLengthModifier(axes: axes, alignment: alignment, length: length))
    }
}

/// Frames a view by a function of the lengths of the container, which an invisible view has.
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
                    // Has no place itself, and adds nothing to what can be scrolled.
                    .frame(width: 0, height: 0, alignment: .topLeading)
                    .clipped()
                    .accessibilityHidden(true)
            }
    }
}
