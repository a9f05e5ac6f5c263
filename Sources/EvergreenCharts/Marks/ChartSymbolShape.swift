import EvergreenUI
import Foundation

/// A shape for the symbols of points: a ``BasicChartSymbolShape``, or a custom one.
public nonisolated protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape has the same perceived size as other symbols, relative to the rectangle of its path.
    nonisolated var perceptualUnitRect: CGRect { get }

    /// The stroke style of a symbol made of lines, or nil for a filled shape.
    nonisolated var _lineStyle: StrokeStyle? { get }
}

extension ChartSymbolShape {
    /// The whole rectangle.
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    public nonisolated var _lineStyle: StrokeStyle? { nil }

    /// The outline of the symbol. `lineWidth` is in points, and inside the symbol.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the symbol with a stroke style, for example dashed. The line is inside the symbol.
    public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        StrokedSymbol(shape: self, style: style)
    }

    /// The rectangle of the path for the same perceived size as other symbols around a point.
    nonisolated func rect(around center: CGPoint, _ size: CGSize) -> CGRect {
        let unit = perceptualUnitRect
        guard unit.width > 0, unit.height > 0 else { return CGRect(origin: center, size: .zero) }
        let (width, height) = (size.width / unit.width, size.height / unit.height)
        return CGRect(x: center.x - unit.midX * width, y: center.y - unit.midY * height, width: width, height: height)
    }
}

private nonisolated struct StrokedSymbol<Content: ChartSymbolShape>: ChartSymbolShape {
    let shape: Content
    let style: StrokeStyle

    private var width: CGFloat { style.lineWidth.isFinite ? max(style.lineWidth, 0) : 1 }

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: width / 2, dy: width / 2)
        return inner.isNull ? Path() : shape.path(in: inner)
    }

    var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    var _lineStyle: StrokeStyle? {
        var style = style
        style.lineWidth = width
        return style
    }
}

extension Circle: ChartSymbolShape {}

/// The standard symbols of charts.
public nonisolated struct BasicChartSymbolShape: Hashable, ChartSymbolShape {
    /// Shapes that are distinguishable without color.
    fileprivate enum Form: CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    fileprivate let form: Form

    /// All symbols, in the order of their use.
    static let all = Form.allCases.map { BasicChartSymbolShape(form: $0) }

    /// The path of the symbol, with approximately the size of the rectangle.
    public func path(in rect: CGRect) -> Path {
        switch form {
        case .circle: Path(ellipseIn: rect)
        case .square: polygon(4, turned: 0.125, 1.25, in: rect)
        case .triangle: polygon(3, 1.5, in: rect)
        case .diamond: polygon(4, 1.25, in: rect)
        case .pentagon: polygon(5, 1.15, in: rect)
        case .plus: star(2, turned: 0, in: rect)
        case .cross: star(2, turned: 0.25, in: rect)
        case .asterisk: star(3, turned: 0.5, in: rect)
        }
    }

    public var _lineStyle: StrokeStyle? {
        form == .plus || form == .cross || form == .asterisk ? StrokeStyle(lineWidth: 2) : nil
    }

    /// - Parameters:
    ///   - turned: The rotation, in fractions of a full turn.
    ///   - size: The radius, relative to half of the rectangle.
    private func polygon(_ corners: Int, turned: Double = 0, _ size: Double, in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<corners).map { corner in
                    let angle = 2 * .pi * (Double(corner) / Double(corners) + turned) - .pi / 2
                    return CGPoint(
                        x: rect.midX + rect.width / 2 * size * cos(angle),
                        y: rect.midY + rect.height / 2 * size * sin(angle)
                    )
                }
            )
            path.closeSubpath()
        }
    }

    private func star(_ lines: Int, turned: Double, in rect: CGRect) -> Path {
        Path { path in
            for line in 0..<lines {
                let angle = .pi * (Double(line) / Double(lines) + turned)
                let (x, y) = (rect.width / 2 * cos(angle), rect.height / 2 * sin(angle))
                path.addLines([
                    CGPoint(x: rect.midX - x, y: rect.midY - y), CGPoint(x: rect.midX + x, y: rect.midY + y),
                ])
            }
        }
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
    /// An upright triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
    /// A square rotated to stand on a corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
    /// A regular pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
    /// A diagonal cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
    /// Three crossing lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}
