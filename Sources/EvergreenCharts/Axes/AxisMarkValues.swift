import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
    enum Storage: Sendable {
        case automatic(count: Int?, minimumStride: Double?)
        case stride(Double)
        case dates(Calendar.Component, Int, Calendar?)
        case list([_PlottedValue])
    }

    let storage: Storage
    /// Whether an inferred domain is extended to start and end at such values, or nil for the default.
    var roundsLowerBound: Bool?
    var roundsUpperBound: Bool?

    /// Round values, as many as fit.
    public static let automatic = AxisMarkValues(storage: .automatic(count: nil, minimumStride: nil))

    /// A desired number of round values, or nil for as many as fit.
    ///
    /// - Parameters:
    ///   - desiredCount: The approximate number of values.
    ///   - roundLowerBound: Whether an inferred domain is extended to start at a round value. By default, numeric domains are.
    ///   - roundUpperBound: Whether an inferred domain is extended to end at a round value.
    public static func automatic(
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(count: desiredCount, minimumStride: nil),
            roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound
        )
    }

    /// A desired number of round values with a minimum stride. For dates, the stride is in seconds.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P,
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .automatic(count: desiredCount, minimumStride: Double(minimumStride)),
            roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound
        )
    }

    /// The multiples of a number. None if there are more than a thousand.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .stride(Double(stepSize)),
            roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound
        )
    }

    /// The start of every nth calendar unit, in the given calendar or that of the environment.
    public static func stride(
        by component: Calendar.Component,
        count: Int = 1,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            storage: .dates(component, count, calendar),
            roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound
        )
    }
}

extension AxisMarkValues {
    init<Value: Plottable>(_ values: [Value]) {
        self.init(storage: .list(values.map(\.primitivePlottable._plotted)))
    }
}

/// A value of an axis with marks.
public struct AxisValue: Sendable {
    let plotted: _PlottedValue
    /// The index of the value.
    public let index: Int
    /// The number of values.
    public let count: Int

    /// The value, or nil if it has another type.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(plotted) }
}

extension Plottable {
    /// Creates a value from a plotted one, or nil if they are incompatible.
    init?(_ plotted: _PlottedValue) {
        guard let primitive = PrimitivePlottable._value(of: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
