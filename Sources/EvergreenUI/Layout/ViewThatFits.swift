import EvergreenDocument

/// A view that shows the first child whose ideal size fits the available space, or the last one if none fits.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     Label("Add to favorites", systemImage: "star")
///     Image(systemName: "star")
/// }
/// ```
///
/// The browser chooses the child, and does so again when the space or the children change. The other children keep their state: they are
/// invisible, hidden from assistive technologies and can't have focus. Without JavaScript, the last child is shown.
///
/// Along an axis on which the page can grow without limit, every child fits.
public struct ViewThatFits<Content: View>: ContainerView {
    let axes: Axis.Set
    package let inner: Content

    /// Creates a view that chooses a child that fits along these axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        inner = content()
    }
}

extension ViewThatFits {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .fitting(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    }
}
