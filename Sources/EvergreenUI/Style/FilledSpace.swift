/// A view that fills the available space with a style.
struct FilledSpace: ElementView {
    private let style: StyleValue?
    /// The paint, if it is not a style value.
    private let paint: ForegroundStyle?

    init(style: StyleValue) {
        self.style = style
        paint = nil
    }

    init(paint: ForegroundStyle) {
        style = nil
        self.paint = paint
    }

    func kind(in node: ElementNode<Self>) -> ElementKind { .box }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        let paint = paint?.resolved(in: node.environment)
        guard let value = style ?? paint?.area else { return [] }
        return value.fillingSpace + (paint?.shadows.compactMap(\.value) ?? [])
    }
}

extension StyleValue {
    /// The style values of a view that fills the available space.
    var fillingSpace: [StyleValue] { [.frame(FrameLayout(maxWidth: .infinity, maxHeight: .infinity)), self] }
}
