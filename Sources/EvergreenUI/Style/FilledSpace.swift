/// A view that fills the available space with a style.
struct FilledSpace: ElementView {
    let style: StyleValue

    func kind(in node: ElementNode<Self>) -> ElementKind { .box }

    func style(in node: ElementNode<Self>) -> [StyleValue] { style.fillingSpace }
}

extension StyleValue {
    /// The style of a view that fills the available space.
    var fillingSpace: [StyleValue] { [.frame(FrameLayout(maxWidth: .infinity, maxHeight: .infinity)), self] }
}
