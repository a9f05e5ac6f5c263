import EvergreenDocument
import Foundation

/// How the ends of a line look.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends at its last point, in a half circle around it, or in half a square around it.
    case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// In a sharp corner, in an arc, or in a corner that is cut off.
    case miter, round, bevel
}

/// How a line is drawn: how wide, with which ends and corners, and with which dashes.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// How the ends of the line and of its dashes look.
    public var lineCap: CGLineCap
    /// How the corners look.
    public var lineJoin: CGLineJoin
    /// How long a sharp corner may be, in parts of the line's width. A longer one is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// A way to draw a line. Lengths are in points.
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

    /// Whether it is a solid line with sharp corners, as the page draws around a box.
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

/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is surrounded twice is outside again. Otherwise, directions count.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    /// A way to fill a path. With `eoFill`, what is surrounded twice is outside again.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
