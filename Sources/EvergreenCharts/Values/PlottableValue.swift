import EvergreenUI
import Foundation

/// A value with a label.
///
/// ```swift
/// BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
/// ```
public struct PlottableValue<Value: Plottable> {
    let data: PlottedData

    init(_ data: PlottedData) {
        self.data = data
    }

    private init(_ label: Text, _ value: Value) {
        data = PlottedData(label: label, value: value.plottedKind)
    }

    /// A value with a localized label, which assistive technology reads.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    /// A value with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), value)
    }

    /// A value with a localized label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelResource), value)
    }

    /// A value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }
}

// MARK: Units of the calendar

extension PlottableValue where Value == Date {
    private init(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
        data = PlottedData(label: label, value: date.plottedKind, unit: unit, calendar: calendar)
    }

    /// A date that represents a whole calendar unit, such as a month. Bars have the width of the unit.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the value.
    ///   - value: A date within the unit.
    ///   - unit: The calendar unit.
    ///   - calendar: The calendar, or nil for that of the environment.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(labelKey), value, unit, calendar) }

    /// A date that represents a whole calendar unit, with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(verbatim: String(label)), value, unit, calendar) }

    /// A date that represents a whole calendar unit, with a label from a localized resource.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(labelResource), value, unit, calendar) }

    /// A date that represents a whole calendar unit.
    public static func value(
        _ label: Text,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(label, value, unit, calendar) }
}

// MARK: Ranges

extension PlottableValue where Value: Comparable {
    init(_ label: Text, _ range: Range<Value>) {
        data = PlottedData(label: label, value: range.lowerBound.plottedKind, end: range.upperBound.plottedKind)
    }

    /// A range with a localized label. A bar has the width of the range. Other marks are at its center.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range)
    }

    /// A range with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), range)
    }

    /// A range with a localized label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelResource), range)
    }

    /// A range with a label.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue { PlottableValue(label, range) }
}

/// A type-erased value with a label.
struct PlottedData {
    var label: Text
    var value: _PlottedValue.Kind
    /// The upper bound of a range with `value` as its lower bound, or nil for a single value.
    var end: _PlottedValue.Kind?
    /// The calendar unit that a date represents.
    var unit: Calendar.Component?
    /// The calendar of the unit, or nil for that of the environment.
    var calendar: Calendar?

    /// The bounds of a range or of a date's unit, or nil for a single value.
    func interval(_ calendar: Calendar) -> (_PlottedValue.Kind, _PlottedValue.Kind)? {
        if let end { return (value, end) }
        guard case .date(let date) = value, let unit,
            let interval = (self.calendar ?? calendar).dateInterval(of: unit, for: date)
        else { return nil }
        return (.date(interval.start), .date(interval.end))
    }
}
