/// A part of a drawing. Later graphics are painted over earlier ones.
package enum Graphic: Hashable, Sendable {
    case path(PathGraphic)
    case text(TextGraphic)
    indirect case image(ImageGraphic)
    indirect case group(GroupGraphic)

    /// Returns the graphic with effects.
    package func with(_ effects: [GraphicEffect]) -> Graphic {
        effects.isEmpty ? self : .group(GroupGraphic(effects: effects, [self]))
    }
}

/// A color, or a gradient in a rectangle of the drawing.
package enum GraphicPaint: Hashable, Sendable {
    case color(Paint)
    /// The points of the gradient are fractions of the rectangle.
    indirect case gradient(GradientPaint, in: GraphicRect)
}

/// A path that is filled or stroked.
package struct PathGraphic: Hashable, Sendable {
    package enum Mode: Hashable, Sendable {
        /// With the even-odd rule, areas that are enclosed twice are outside.
        case fill(isEvenOdd: Bool)
        indirect case stroke(LineTraits)
    }

    package var outline: Outline
    package var mode: Mode
    package var paint: GraphicPaint
    /// Whether edges are antialiased.
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

/// The style of a stroke. Lengths are in points.
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
    /// The alternating lengths of dashes and gaps; empty for a solid line.
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
        /// On one line. The anchor, in fractions of the text's size, is at the point.
        case at(GraphicPoint, anchor: StyleAnchor)
        /// Wrapped within a rectangle, starting at its upper leading corner.
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

/// Graphics to which effects, clips, opacity and a blend mode are applied as a group, in this order.
package struct GroupGraphic: Hashable, Sendable {
    package struct Clip: Hashable, Sendable {
        package var outline: Outline
        package var isEvenOdd: Bool

        package init(_ outline: Outline, isEvenOdd: Bool = false) {
            self.outline = outline
            self.isEvenOdd = isEvenOdd
        }
    }

    /// The clips, whose intersection is painted. In the drawing's coordinates, regardless of the transforms of the graphics.
    package var clips: [Clip]
    package var opacity: Double
    /// In the order in which they are applied.
    package var effects: [GraphicEffect]
    /// The blend mode of the group with the graphics behind it.
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
