import Foundation

/// A type whose values can be plotted as numbers, dates or categories.
///
/// An enumeration with raw values conforms without further code.
public protocol Plottable {
    /// The type of the plotted value: a number, a date or a string.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The plotted value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates a value from a plotted one, or nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that is plotted directly: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable, Sendable where PrimitivePlottable == Self {
    /// The value on a scale.
    var _plotted: _PlottedValue { get }

    /// The value that exactly equals a value on a scale, or nil if there is none.
    static func _value(of plotted: _PlottedValue) -> Self?

    /// The nearest value to a value on a scale, or nil for another type.
    static func _nearest(to plotted: _PlottedValue) -> Self?
}

extension PrimitivePlottableProtocol {
    public static func _nearest(to plotted: _PlottedValue) -> Self? { _value(of: plotted) }

    /// The value itself.
    public var primitivePlottable: Self { self }

    /// The value itself.
    public init?(primitivePlottable: Self) {
        self = primitivePlottable
    }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }

    /// Creates a value from its raw value, or nil if there is none.
    public init?(primitivePlottable: RawValue) {
        self.init(rawValue: primitivePlottable)
    }
}

extension Plottable {
    /// The value on a scale.
    var plottedKind: _PlottedValue.Kind { primitivePlottable._plotted.kind }

    /// The nearest value to a value on a scale, rounded for integers. Nil for a value of another type.
    init?(nearest kind: _PlottedValue.Kind?) {
        guard let kind, let value = PrimitivePlottable._nearest(to: _PlottedValue(kind: kind)) else { return nil }
        self.init(primitivePlottable: value)
    }
}

/// A value on a scale.
public struct _PlottedValue: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case number(Double)
        case date(Date)
        case category(String)
    }

    let kind: Kind

    fileprivate var number: Double? {
        if case .number(let number) = kind { number } else { nil }
    }
}

extension _PlottedValue.Kind {
    /// A key that is unique among values of the same type.
    var key: String {
        switch self {
        case .number(let number): String(number)
        case .date(let date): String(date.timeIntervalSinceReferenceDate)
        case .category(let category): category
        }
    }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(Double(self))) }

    public static func _value(of plotted: _PlottedValue) -> Self? { plotted.number.flatMap { Self(exactly: $0) } }

    public static func _nearest(to plotted: _PlottedValue) -> Self? {
        plotted.number.flatMap { Self(exactly: $0.rounded()) }
    }
}

extension Int: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = UInt64
}

extension Double: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Double
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(self)) }
    public static func _value(of plotted: _PlottedValue) -> Double? { plotted.number }
}

extension Float: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Float
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(Double(self))) }
    public static func _value(of plotted: _PlottedValue) -> Float? { plotted.number.map { Float($0) } }
}

extension CGFloat: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = CGFloat
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(Double(self))) }
    public static func _value(of plotted: _PlottedValue) -> CGFloat? { plotted.number.map { CGFloat($0) } }
}

extension Decimal: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Decimal
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(NSDecimalNumber(decimal: self).doubleValue)) }
    public static func _value(of plotted: _PlottedValue) -> Decimal? { plotted.number.map { Decimal($0) } }
}

extension String: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = String
    public var _plotted: _PlottedValue { _PlottedValue(kind: .category(self)) }

    public static func _value(of plotted: _PlottedValue) -> String? {
        if case .category(let category) = plotted.kind { category } else { nil }
    }
}

extension Date: PrimitivePlottableProtocol {
    /// Plotted directly.
    public typealias PrimitivePlottable = Date
    public var _plotted: _PlottedValue { _PlottedValue(kind: .date(self)) }

    public static func _value(of plotted: _PlottedValue) -> Date? {
        if case .date(let date) = plotted.kind { date } else { nil }
    }
}
