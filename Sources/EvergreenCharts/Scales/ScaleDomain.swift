import Foundation

/// The domain of a scale: a range, an array, or ``automatic``.
public protocol ScaleDomain {
    /// The type-erased domain.
    var _domain: _ScaleDomain { get }
}

/// A type-erased domain of a scale.
public struct _ScaleDomain {
    enum Storage {
        case automatic(AutomaticScaleDomain)
        /// A range from the first value to the last.
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

/// A domain inferred from the values of a chart.
public struct AutomaticScaleDomain: ScaleDomain {
    var includesZero: Bool?
    var isReversed: Bool?
    /// Modifies the inferred domain.
    var modify: (([_PlottedValue.Kind]) -> [_PlottedValue.Kind])?

    public var _domain: _ScaleDomain { _ScaleDomain(storage: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The inferred domain, extended to round values.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

    /// The inferred domain, extended to round values.
    ///
    /// - Parameters:
    ///   - includesZero: Whether a numeric domain includes zero. If nil, it does if bars or areas start there, and on vertical axes.
    ///   - reversed: Whether the maximum, or the last category, is at the start of the axis.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
    }

    /// The inferred domain, modified by a closure.
    ///
    /// ```swift
    /// .chartYScale(domain: .automatic(dataType: Double.self) { domain in domain.append(100) })
    /// ```
    ///
    /// - Parameters:
    ///   - includesZero: Whether a numeric domain includes zero.
    ///   - reversed: Whether the maximum, or the last category, is at the start of the axis.
    ///   - dataType: The type of the values. The closure is not called for values of another type.
    ///   - modifyInferredDomain: Modifies the minimum and the maximum, or the categories. The domain then covers all values of the array.
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
