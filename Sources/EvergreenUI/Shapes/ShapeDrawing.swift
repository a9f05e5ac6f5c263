import EvergreenDocument
import Foundation

/// A layer of a painted shape. Layers are stacked from bottom to top.
struct ShapeLayer: Sendable {
    enum Mode: Sendable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
        /// A line within the bounds. The path is that of its center line.
        case border(StrokeStyle, path: @Sendable (CGRect) -> Path)
    }

    var mode: Mode
    /// Nil for the foreground style.
    var style: ForegroundStyle?
    var isAntialiased = true

    static func fill(_ style: ForegroundStyle?, _ fillStyle: FillStyle) -> ShapeLayer {
        ShapeLayer(mode: .fill(fillStyle), style: style, isAntialiased: fillStyle.isAntialiased)
    }

    static func stroke(_ style: ForegroundStyle?, _ strokeStyle: StrokeStyle, _ isAntialiased: Bool) -> ShapeLayer {
        ShapeLayer(mode: .stroke(strokeStyle), style: style, isAntialiased: isAntialiased)
    }

    static func border(
        _ style: ForegroundStyle?,
        _ strokeStyle: StrokeStyle,
        _ isAntialiased: Bool,
        of shape: some InsettableShape
    ) -> ShapeLayer {
        let middle = shape.inset(by: strokeStyle.lineWidth / 2)
        return ShapeLayer(
            mode: .border(strokeStyle, path: { middle.path(in: $0) }),
            style: style,
            isAntialiased: isAntialiased
        )
    }
}

/// A painted shape.
public struct _ShapeDrawing<Content: Shape>: ElementView {
    private var shape: Content
    private(set) var layers: [ShapeLayer]

    nonisolated init(shape: Content, _ layers: [ShapeLayer]) {
        self.shape = shape
        self.layers = layers
    }
}

extension _ShapeDrawing: Animatable {
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        // Most shapes have no animatable data apart from styles that the page animates itself.
        guard Content.AnimatableData.self != EmptyAnimatableData.self else {
            return Node(view, parent: parent, inputs: inputs)
        }
        return AnimatableNode(view, parent: parent, inputs: inputs) { Node($0, parent: $1, inputs: $2) }
    }
}

extension _ShapeDrawing {
    package func makeNodeState() -> DrawnSize { DrawnSize() }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        guard node.environment.foregroundLevels == nil, !layers.contains(where: \.isResolved) else {
            return leveled(in: node.environment).drawing(in: node)
        }
        return drawing(in: node)
    }

    /// Returns the shape with resolved hierarchical styles.
    private func leveled(in environment: EnvironmentValues) -> Self {
        var copy = self
        for index in copy.layers.indices { copy.layers[index].style = environment.leveled(layers[index].style) }
        return copy
    }

    private func drawing(in node: ElementNode<Self>) -> ElementKind {
        let foreground = node.environment.foregroundStyle ?? .color(.primary)
        if let traits = traits(foreground) { return .shape(traits) }
        if case .fixed(let path) = shape._form.form, !layers.contains(where: \.isBorder) {
            let bounds = path.boundingRect
            return .drawing(DrawingTraits(.points, graphics(in: bounds, foreground) { _ in path }))
        }
        let (drawn, space) = node.reading {
            node.state.draw(in: node) { graphics(in: CGRect(origin: .zero, size: $0), foreground, shape.path) }
        }
        return .drawing(DrawingTraits(space, drawn))
    }

    /// The drop shadows of a single layer. Those of several layers, and inner ones, are part of the drawing.
    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        guard layers.count == 1, let layer = layers.first else { return [] }
        let environment = node.environment
        let style = layer.style.flatMap(environment.leveled) ?? environment.foregroundStyle
        return style?.shadows.compactMap(\.value) ?? []
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .resize(let measure) = event else { return false }
        node.state.take(measure, in: node)
        return true
    }

    /// The traits of a shape that the page draws in any size; nil if it needs a path.
    private func traits(_ foreground: ForegroundStyle) -> ShapeTraits? {
        guard let outline = shape._form.outline, layers.count == 1, let layer = layers.first, layer.isAntialiased else {
            return nil
        }
        var traits = ShapeTraits(outline: outline)
        let style = layer.style ?? foreground
        guard !style.shadows.contains(where: \.isInner) else { return nil }
        switch layer.mode {
        case .fill(let fillStyle):
            guard !fillStyle.isEOFilled else { return nil }
            switch style.unshadowed {
            case .color(let color): traits.fill = color.paint
            case .gradient(let gradient): traits.fillGradient = gradient
            case .resolved, .shadowed: traits.fill = style.color.paint
            }
            return traits
        case .stroke(let strokeStyle), .border(let strokeStyle, _):
            guard strokeStyle.isPlain else { return nil }
            traits.lineWidth = Double(strokeStyle.lineWidth)
            traits.isLineCentered = !layer.isBorder
            switch style.unshadowed {
            case .color(let color): traits.stroke = color.paint
            case .gradient(let gradient): traits.strokeGradient = gradient
            case .resolved, .shadowed: traits.stroke = style.color.paint
            }
            return traits
        }
    }

    private func graphics(
        in rect: CGRect,
        _ foreground: ForegroundStyle,
        _ path: (CGRect) -> Path
    ) -> [Graphic] {
        layers.compactMap { layer in
            let style = layer.style ?? foreground
            let paint = style.paint(in: rect)
            let graphic =
                switch layer.mode {
                case .fill(let style):
                    PathGraphic(path(rect).outline, .fill(isEvenOdd: style.isEOFilled), paint: paint)
                case .stroke(let style):
                    PathGraphic(path(rect).outline, .stroke(style.traits), paint: paint)
                case .border(let style, let middle):
                    PathGraphic(middle(rect).outline, .stroke(style.traits), paint: paint)
                }
            guard !graphic.outline.steps.isEmpty else { return nil }
            var antialiased = graphic
            antialiased.isAntialiased = layer.isAntialiased
            let shadows = layers.count == 1 ? style.shadows.filter(\.isInner) : style.shadows
            return shadows.isEmpty ? .path(antialiased) : Graphic.path(antialiased).with(shadows.map(\.effect))
        }
    }
}

extension ShapeLayer {
    fileprivate var isBorder: Bool {
        if case .border = mode { true } else { false }
    }

    fileprivate var isResolved: Bool {
        style?.isResolved ?? false
    }
}

extension ForegroundStyle {
    /// Returns the paint for a rectangle.
    package func paint(in rect: CGRect) -> GraphicPaint {
        switch self {
        case .color(let color): .color(color.paint)
        case .gradient(let gradient): .gradient(gradient, in: GraphicRect(rect))
        case .resolved(let style): style.resolve(in: EnvironmentValues()).paint(in: rect)
        case .shadowed(let style, _): style.paint(in: rect)
        }
    }
}

extension GraphicRect {
    /// Creates an empty rectangle for a null rectangle.
    init(_ rect: CGRect) {
        guard rect.isDrawable else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}
