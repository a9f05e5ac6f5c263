import EvergreenDocument
import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Squared off at the end point, extended by a semicircle, and extended by half a square.
    case butt, round, square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner, a rounded corner, and a corner that is cut off.
    case miter, round, bevel
}

/// The style of a line: its width, caps, joins and dashes.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The caps of the line and of its dashes.
    public var lineCap: CGLineCap
    /// The joins of the line's corners.
    public var lineJoin: CGLineJoin
    /// The maximum length of a sharp corner, relative to the line width. A longer corner is cut off.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style. Lengths are in points.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Whether the line is solid with sharp corners, like a CSS border.
    var isPlain: Bool { dash.isEmpty && lineJoin == .miter }

    package var traits: LineTraits {
        let cap: LineTraits.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: LineTraits.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return LineTraits(
            width: Double(lineWidth),
            cap: cap,
            join: join,
            miterLimit: Double(miterLimit),
            dash: dash.map(Double.init),
            dashPhase: Double(dashPhase)
        )
    }
}

/// The fill rule of a path.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule is used instead of the nonzero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style, with the even-odd rule if `eoFill` is true.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
