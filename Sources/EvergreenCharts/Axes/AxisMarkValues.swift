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
    /// Whether the range of the axis, unless the app says it, begins and ends at such a value; nil for the chart's own.
    var roundsLowerBound: Bool?
    var roundsUpperBound: Bool?

    /// Round values, as many as there is space for.
    public static let automatic = AxisMarkValues(storage: .automatic(count: nil, minimumStride: nil))

    /// About so many round values; nil for as many as there is space for.
    ///
    /// - Parameters:
    ///   - desiredCount: About how many values there are.
    ///   - roundLowerBound: Whether a range that follows from the data begins at a round value. With nil, ranges of numbers do.
    ///   - roundUpperBound: Whether it ends at one.
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

    /// About so many round values, at least so far from one another. Of dates, the distance is in seconds.
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

    /// The multiples of a number. More than a thousand are none.
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

    /// The beginning of each so many units of a calendar; nil for that of the environment.
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

/// A value of an axis at which there are marks.
public struct AxisValue: Sendable {
    let plotted: _PlottedValue
    /// How many values are before this one.
    public let index: Int
    /// How many values there are.
    public let count: Int

    /// The value; nil if it is of another kind.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(plotted) }
}

extension Plottable {
    /// The value at a place of a scale; nil if there is none.
    init?(_ plotted: _PlottedValue) {
        guard let primitive = PrimitivePlottable._value(of: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
