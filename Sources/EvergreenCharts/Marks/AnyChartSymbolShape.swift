import EvergreenUI
import Foundation

/// A type-erased symbol shape.
///
/// ```swift
/// .chartSymbolScale(range: [AnyChartSymbolShape(.circle), AnyChartSymbolShape(Circle().strokeBorder(lineWidth: 2))])
/// ```
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    /// Erases the type of a symbol shape.
    public init(_ shape: any ChartSymbolShape) {
        self.shape = shape
    }

    /// The path of the shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The rectangle in which the shape has the same perceived size as other symbols.
    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public var _lineStyle: StrokeStyle? { shape._lineStyle }
}
