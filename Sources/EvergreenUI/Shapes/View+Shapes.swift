import EvergreenDocument
import Foundation

extension View {
    /// Clips the view to a shape.
    ///
    /// Built-in shapes need no measurement. The path of a custom shape is created for the size that the browser has measured. Until then,
    /// it is created for an estimated size and stretched.
    @ViewBuilder
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        if let outline = shape._form.outline {
            modifier(StyleModifier(value: .clip(outline)))
        } else {
            ClippedView(inner: self, shape: shape, isEvenOdd: style.isEOFilled)
        }
    }

    /// Adds a border within the view's bounds. `width` is in points.
    @ViewBuilder
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
        if case .color(let color) = content.foreground {
            modifier(StyleModifier(value: .border(color.paint, width: Double(width))))
        } else {
            overlay { Rectangle().strokeBorder(content, lineWidth: width) }
        }
    }

    /// Adds a filled shape behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(style, style: fillStyle) }
    }

    /// Adds a shape filled with a color or gradient in front of the view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Adds a shape filled with the background style behind the view.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }
}

/// A view clipped to a shape.
private struct ClippedView<Inner: View, Outline: Shape>: DecoratingView {
    let inner: Inner
    let shape: Outline
    let isEvenOdd: Bool

    func makeNodeState() -> DrawnSize { DrawnSize() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        if case .fixed(let path) = shape._form.form {
            return .clipping(ClippingTraits(.points, GroupGraphic.Clip(path.outline, isEvenOdd: isEvenOdd)))
        }
        let (path, space) = node.reading {
            node.state.draw(in: node, fillsFrame: false) { shape.path(in: CGRect(origin: .zero, size: $0)) }
        }
        return .clipping(ClippingTraits(space, GroupGraphic.Clip(path.outline, isEvenOdd: isEvenOdd)))
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .resize(let measure) = event else { return false }
        node.state.take(measure, in: node)
        return true
    }
}
