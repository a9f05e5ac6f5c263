import EvergreenUI
import Foundation

/// A symbol of any type.
///
/// ```swift
/// .chartSymbolScale(range: [AnyChartSymbolShape(.circle), AnyChartSymbolShape(Circle().strokeBorder(lineWidth: 2))])
/// ```
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    /// The symbol, without its type.
    public init(_ shape: any ChartSymbolShape) {
        self.shape = shape
    }

    /// The path of the shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The rectangle in which the shape looks as large as others in theirs.
    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public var _lineStyle: StrokeStyle? { shape._lineStyle }
}
