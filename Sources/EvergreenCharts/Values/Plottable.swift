import Foundation

/// A type whose values a chart can show: as a number, a date or a category.
///
/// An enumeration with raw values conforms without further code.
public protocol Plottable {
    /// What values are shown as: numbers, dates or strings.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// What the value is shown as.
    var primitivePlottable: PrimitivePlottable { get }

    /// The value that is shown as this; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// Numbers, dates and strings, which a chart shows as they are.
public protocol PrimitivePlottableProtocol: Plottable, Sendable where PrimitivePlottable == Self {
    /// The value on a scale.
    var _plotted: _PlottedValue { get }

    /// The value that is exactly that of a scale; nil if there is none.
    static func _value(of plotted: _PlottedValue) -> Self?

    /// The value that is nearest to that of a scale; nil for one of another kind.
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

    /// The value with a raw value; nil if there is none.
    public init?(primitivePlottable: RawValue) {
        self.init(rawValue: primitivePlottable)
    }
}

extension Plottable {
    /// What the value is on a scale.
    var plottedKind: _PlottedValue.Kind { primitivePlottable._plotted.kind }

    /// The value that is nearest to one of a scale: for whole numbers, the rounded one. Nil for a value of another kind.
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
    /// What tells values of one kind apart.
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
    /// It is shown as it is.
    public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = UInt64
}

extension Double: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = Double
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(self)) }
    public static func _value(of plotted: _PlottedValue) -> Double? { plotted.number }
}

extension Float: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = Float
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(Double(self))) }
    public static func _value(of plotted: _PlottedValue) -> Float? { plotted.number.map { Float($0) } }
}

extension CGFloat: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = CGFloat
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(Double(self))) }
    public static func _value(of plotted: _PlottedValue) -> CGFloat? { plotted.number.map { CGFloat($0) } }
}

extension Decimal: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = Decimal
    public var _plotted: _PlottedValue { _PlottedValue(kind: .number(NSDecimalNumber(decimal: self).doubleValue)) }
    public static func _value(of plotted: _PlottedValue) -> Decimal? { plotted.number.map { Decimal($0) } }
}

extension String: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = String
    public var _plotted: _PlottedValue { _PlottedValue(kind: .category(self)) }

    public static func _value(of plotted: _PlottedValue) -> String? {
        if case .category(let category) = plotted.kind { category } else { nil }
    }
}

extension Date: PrimitivePlottableProtocol {
    /// It is shown as it is.
    public typealias PrimitivePlottable = Date
    public var _plotted: _PlottedValue { _PlottedValue(kind: .date(self)) }

    public static func _value(of plotted: _PlottedValue) -> Date? {
        if case .date(let date) = plotted.kind { date } else { nil }
    }
}
