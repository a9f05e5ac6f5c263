import Foundation

/// The values that a scale has a place, a color or a size for: a range, an array, or ``automatic``.
public protocol ScaleDomain {
    /// The values, without their type.
    var _domain: _ScaleDomain { get }
}

/// The values that a scale has a place for, without their type.
public struct _ScaleDomain {
    enum Storage {
        case automatic(AutomaticScaleDomain)
        /// From the first value to the last one.
        case range(_PlottedValue.Kind, _PlottedValue.Kind)
        case list([_PlottedValue.Kind])
    }

    var storage: Storage
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(storage: .range(lowerBound.plottedKind, upperBound.plottedKind)) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(storage: .list(map(\.plottedKind))) }
}

/// A domain that the values of a chart determine.
public struct AutomaticScaleDomain: ScaleDomain {
    var includesZero: Bool?
    var isReversed: Bool?
    /// Changes the domain that follows from the data.
    var modify: (([_PlottedValue.Kind]) -> [_PlottedValue.Kind])?

    public var _domain: _ScaleDomain { _ScaleDomain(storage: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The range of all values, extended to round ones.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

    /// The range of all values, extended to round ones.
    ///
    /// - Parameters:
    ///   - includesZero: Whether a range of numbers has zero. With nil, it does if bars or areas begin there, and on vertical axes.
    ///   - reversed: Whether the greatest value, or the last category, is where the axis begins.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
    }

    /// The range of all values, as a closure changes it.
    ///
    /// ```swift
    /// .chartYScale(domain: .automatic(dataType: Double.self) { domain in domain.append(100) })
    /// ```
    ///
    /// - Parameters:
    ///   - includesZero: Whether a range of numbers has zero.
    ///   - reversed: Whether the greatest value, or the last category, is where the axis begins.
    ///   - dataType: The type of the values. For values of another type, the closure is not called.
    ///   - modifyInferredDomain: Changes the least and the greatest value, or the categories. The range then has all that is in the array.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil,
        reversed: Bool? = nil,
        dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed) { inferred in
            let values = inferred.compactMap { DataValue(nearest: $0) }
            guard values.count == inferred.count else { return inferred }
            var modified = values
            modifyInferredDomain(&modified)
            return modified.map(\.plottedKind)
        }
    }
}
