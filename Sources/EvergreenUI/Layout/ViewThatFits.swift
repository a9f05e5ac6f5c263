import EvergreenDocument

/// The first of some views whose ideal size fits into the space that there is; the last one if none does.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     Label("Add to favorites", systemImage: "star")
///     Image(systemName: "star")
/// }
/// ```
///
/// The browser chooses, and does so again when the space or the views change. The others keep their state; they are not seen,
/// not read by assistive technology, and can't have the focus. Without script, the last view is shown.
///
/// Along an axis on which the page may become as long as it needs to, everything fits.
public struct ViewThatFits<Content: View>: ContainerView {
    let axes: Axis.Set
    package let inner: Content

    /// Chooses among views, which have to fit along these axes.
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
