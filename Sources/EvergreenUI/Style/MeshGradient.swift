import EvergreenDocument
import EvergreenLogging
import Logging

/// A gradient between the colors of the points of a grid, which can be anywhere.
///
/// ```swift
/// MeshGradient(
///     width: 3,
///     height: 3,
///     points: [
///         [0, 0], [0.5, 0], [1, 0],
///         [0, 0.5], [0.8, 0.3], [1, 0.5],
///         [0, 1], [0.5, 1], [1, 1],
///     ],
///     colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
/// )
/// ```
///
/// The server draws the gradient as an image of 48 × 48 pixels, once for light and once for dark appearance if they differ, which the
/// browser scales. This takes about a millisecond for each new gradient. A change of the points or colors is animated as a fade.
///
/// With more than ten columns or rows, ten of them are drawn. Without two columns, two rows, or as many points and colors as the grid
/// has, only the background is drawn. The first time, a warning is logged.
public struct MeshGradient: _GradientView {
    /// A point with the control points of the Bézier curves to its four neighbors, in fractions of the width and the height.
    public struct BezierPoint: Hashable, Sendable {
        /// The position of the point.
        public var position: SIMD2<Float>
        /// The control point of the curve to the previous point of the row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point in the previous row.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the curve to the next point of the row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point in the next row.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point with its control points, in fractions of the width and the height.
        public init(
            position: SIMD2<Float>,
            leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points of the grid, row by row.
    public enum Locations: Hashable, Sendable {
        /// Points in fractions of the width and the height, connected by smooth curves.
        case points([SIMD2<Float>])
        /// Points connected by curves with control points.
        case bezierPoints([BezierPoint])
    }

    /// The colors of the points, row by row.
    public enum Colors: Hashable, Sendable {
        /// Colors that adapt to light and dark appearance.
        case colors([Color])
        /// Colors that are the same in light and dark appearance.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of points in a column.
    public var height: Int
    /// The points, row by row.
    public var locations: Locations
    /// The colors of the points, row by row.
    public var colors: Colors
    /// The color where the grid does not reach.
    public var background: Color
    /// Whether colors are interpolated by cubic curves, and not linearly.
    public var smoothsColors: Bool
    /// The color space of the interpolation.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient of points, in fractions of the width and the height, and their colors, both row by row.
    public nonisolated init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .points(points),
            colors: .colors(colors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    /// Creates a gradient of points, in fractions of the width and the height, and their resolved colors, both row by row.
    public nonisolated init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        resolvedColors: [Color.Resolved],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .points(points),
            colors: .resolvedColors(resolvedColors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    /// Creates a gradient of points with control points, and their colors, both row by row.
    public nonisolated init(
        width: Int,
        height: Int,
        bezierPoints: [BezierPoint],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .bezierPoints(bezierPoints),
            colors: .colors(colors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    /// Creates a gradient of points with control points, and their resolved colors, both row by row.
    public nonisolated init(
        width: Int,
        height: Int,
        bezierPoints: [BezierPoint],
        resolvedColors: [Color.Resolved],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width,
            height: height,
            locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors),
            background: background,
            smoothsColors: smoothsColors,
            colorSpace: colorSpace
        )
    }

    /// Creates a gradient of points and their colors, both row by row.
    public nonisolated init(
        width: Int,
        height: Int,
        locations: Locations,
        colors: Colors,
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public nonisolated var _paint: _Gradient { paint(in: EnvironmentValues()) }

    /// Returns the gradient with the colors of an environment.
    public nonisolated func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(_stylePaint: _StylePaint(style: .gradient(paint(in: environment).paint)))
    }

    private static nonisolated let firstFault: Void = Logger(leveled: "evergreen.ui").warning(
        "A MeshGradient is drawn as its background, because it needs at least 2 × 2 points, and a point and a color for each place of the grid."
    )
}

extension MeshGradient {
    private nonisolated func paint(in environment: EnvironmentValues) -> _Gradient {
        let (points, colors) = (points, colors.colors)
        let background = background.resolvedArea(in: environment)
        guard width >= 2, height >= 2, width <= points.count / height, points.count == width * height,
            colors.count == points.count
        else {
            _ = Self.firstFault
            return _Gradient(paint: .linear(of: background))
        }
        let indices = Self.drawn(of: height).flatMap { row in Self.drawn(of: width).map { row * width + $0 } }
        let grid = MeshGrid(
            columns: min(width, MeshGrid.limit),
            points: indices.map { points[$0] },
            hasSmoothColors: smoothsColors,
            space: colorSpace.mixing
        )
        guard let grid else { return _Gradient(paint: .linear(of: background)) }
        let paints = indices.map { colors[$0].resolvedArea(in: environment) } + [background]
        return _Gradient(paint: GradientPaint(.mesh(grid), stops: paints.map { GradientPaint.Stop($0, at: 0) }))
    }

    private nonisolated var points: [MeshGrid.Point] {
        switch locations {
        case .points(let points): points.map { MeshGrid.Point($0.anchor) }
        case .bezierPoints(let points):
            points.map { point in
                MeshGrid.Point(
                    point.position.anchor,
                    controls: MeshGrid.Controls(
                        leading: point.leadingControlPoint.anchor,
                        top: point.topControlPoint.anchor,
                        trailing: point.trailingControlPoint.anchor,
                        bottom: point.bottomControlPoint.anchor
                    )
                )
            }
        }
    }

    /// The indices of the columns or rows that are drawn, evenly spaced from the first to the last.
    private static nonisolated func drawn(of count: Int) -> [Int] {
        let last = MeshGrid.limit - 1
        return count <= MeshGrid.limit ? Array(0..<count) : (0...last).map { $0 * (count - 1) / last }
    }
}

extension MeshGradient.Colors {
    fileprivate var colors: [Color] {
        switch self {
        case .colors(let colors): colors
        case .resolvedColors(let colors): colors.map { Color($0) }
        }
    }
}

extension Color {
    /// The color of an area in light and dark appearance. The accent color is the tint of the environment.
    fileprivate func resolvedArea(in environment: EnvironmentValues) -> Paint {
        let paint = tinted(in: environment).paint
        let (light, dark) = (
            paint.resolved(isDark: false, isArea: true), paint.resolved(isDark: true, isArea: true)
        )
        guard light != dark else {
            return .rgb(red: light.red, green: light.green, blue: light.blue, opacity: light.opacity)
        }
        return .adaptive(light: light, dark: dark)
    }
}

extension GradientPaint {
    fileprivate static func linear(of paint: Paint) -> GradientPaint {
        GradientPaint(.linear(from: StyleAnchor(x: 0, y: 0), to: StyleAnchor(x: 0, y: 1)), stops: [Stop(paint, at: 0)])
    }
}

extension SIMD2<Float> {
    fileprivate var anchor: StyleAnchor { StyleAnchor(x: Double(x), y: Double(y)) }
}
