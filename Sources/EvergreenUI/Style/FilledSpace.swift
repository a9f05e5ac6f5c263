/// A view that fills the available space with a style.
struct FilledSpace: ElementView {
    private let style: StyleValue?
    /// The paint, if it is not a style value.
    private let paint: ForegroundStyle?
    private let extendsToEdges: Bool

    init(style: StyleValue) {
        self.style = style
        paint = nil
        extendsToEdges = false
    }

    /// - Parameter extendsToEdges: Whether a gradient extends to the edges of the window or of the containing sheet.
    init(paint: ForegroundStyle, extendsToEdges: Bool = false) {
        style = nil
        self.paint = paint
        self.extendsToEdges = extendsToEdges
    }

    func kind(in node: ElementNode<Self>) -> ElementKind { .box }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        let paint = paint?.resolved(in: node.environment)
        guard var value = style ?? paint?.area else { return [] }
        if extendsToEdges, case .gradient(let gradient) = value { value = .windowGradient(gradient) }
        return value.fillingSpace + (paint?.shadows.compactMap(\.value) ?? [])
    }
}

extension StyleValue {
    /// The style values of a view that fills the available space.
    var fillingSpace: [StyleValue] { [.frame(FrameLayout(maxWidth: .infinity, maxHeight: .infinity)), self] }
}
