/// A part of a drawing. Those that come later are painted over those before.
package enum Graphic: Hashable, Sendable {
    case path(PathGraphic)
    case text(TextGraphic)
    indirect case image(ImageGraphic)
    indirect case group(GroupGraphic)

    /// The graphic with effects.
    package func with(_ effects: [GraphicEffect]) -> Graphic {
        effects.isEmpty ? self : .group(GroupGraphic(effects: effects, [self]))
    }
}

/// A color, or a gradient in a rectangle of the drawing.
package enum GraphicPaint: Hashable, Sendable {
    case color(Paint)
    /// The points of the gradient are in parts of the rectangle.
    indirect case gradient(GradientPaint, in: GraphicRect)
}

/// An outline that is filled or drawn as a line.
package struct PathGraphic: Hashable, Sendable {
    package enum Mode: Hashable, Sendable {
        /// Even-odd: what is surrounded twice is outside again.
        case fill(isEvenOdd: Bool)
        indirect case stroke(LineTraits)
    }

    package var outline: Outline
    package var mode: Mode
    package var paint: GraphicPaint
    /// Whether edges are smooth.
    package var isAntialiased: Bool
    package var opacity: Double
    package var transform: GraphicTransform

    package init(
        _ outline: Outline,
        _ mode: Mode,
        paint: GraphicPaint,
        isAntialiased: Bool = true,
        opacity: Double = 1,
        transform: GraphicTransform = .identity
    ) {
        self.outline = outline
        self.mode = mode
        self.paint = paint
        self.isAntialiased = isAntialiased
        self.opacity = opacity
        self.transform = transform
    }
}

/// How a line is drawn. Lengths are in points.
package struct LineTraits: Hashable, Sendable {
    package enum Cap: String, Hashable, Sendable {
        case butt, round, square
    }

    package enum Join: String, Hashable, Sendable {
        case miter, round, bevel
    }

    package var width: Double
    package var cap: Cap
    package var join: Join
    package var miterLimit: Double
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    package var dash: [Double]
    package var dashPhase: Double

    package init(
        width: Double = 1,
        cap: Cap = .butt,
        join: Join = .miter,
        miterLimit: Double = 10,
        dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// A text in a drawing.
package struct TextGraphic: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// On one line; the anchor, in parts of the text, is at the point.
        case at(GraphicPoint, anchor: StyleAnchor)
        /// On lines within a rectangle, from its upper leading corner.
        case within(GraphicRect)
    }

    package var runs: [TextRun]
    package var place: Place
    package var opacity: Double
    package var transform: GraphicTransform

    package init(_ runs: [TextRun], _ place: Place, opacity: Double = 1, transform: GraphicTransform = .identity) {
        self.runs = runs
        self.place = place
        self.opacity = opacity
        self.transform = transform
    }
}

/// Graphics that are changed by effects, clipped, made transparent and mixed with what is behind them as a whole, in this order.
package struct GroupGraphic: Hashable, Sendable {
    package struct Clip: Hashable, Sendable {
        package var outline: Outline
        package var isEvenOdd: Bool

        package init(_ outline: Outline, isEvenOdd: Bool = false) {
            self.outline = outline
            self.isEvenOdd = isEvenOdd
        }
    }

    /// What is outside of any of them is not painted. In points of the drawing, whatever the transforms of the graphics.
    package var clips: [Clip]
    package var opacity: Double
    /// From the first one to the last one.
    package var effects: [GraphicEffect]
    /// How the whole is mixed with what is behind it in the drawing.
    package var blendMode: BlendMode
    package var graphics: [Graphic]

    package init(
        clips: [Clip] = [],
        opacity: Double = 1,
        effects: [GraphicEffect] = [],
        blendMode: BlendMode = .normal,
        _ graphics: [Graphic]
    ) {
        self.clips = clips
        self.opacity = opacity
        self.effects = effects
        self.blendMode = blendMode
        self.graphics = graphics
    }
}
