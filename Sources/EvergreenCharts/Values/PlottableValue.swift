import EvergreenUI
import Foundation

/// A value with what it is called.
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

    /// A value with a name, which is localized. It is read to people who can't see the chart.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    /// A value with a name, which is not localized.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), value)
    }

    /// A value with a name, which is localized.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelResource), value)
    }

    /// A value with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }
}

// MARK: Units of the calendar

extension PlottableValue where Value == Date {
    private init(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
        data = PlottedData(label: label, value: date.plottedKind, unit: unit, calendar: calendar)
    }

    /// A date that stands for all of a unit of the calendar, such as a month. Bars are as wide as the unit.
    ///
    /// - Parameters:
    ///   - labelKey: The name of the value.
    ///   - value: A date within the unit.
    ///   - unit: The unit.
    ///   - calendar: The calendar; nil for that of the environment.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(labelKey), value, unit, calendar) }

    /// A date that stands for all of a unit of the calendar, with a name that is not localized.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(verbatim: String(label)), value, unit, calendar) }

    /// A date that stands for all of a unit of the calendar, with a localized name.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ value: Date,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(labelResource), value, unit, calendar) }

    /// A date that stands for all of a unit of the calendar.
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

    /// A range with a name, which is localized. A bar is as wide as the range; other marks are in its middle.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), range)
    }

    /// A range with a name, which is not localized.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), range)
    }

    /// A range with a name, which is localized.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelResource), range)
    }

    /// A range with a name.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue { PlottableValue(label, range) }
}

/// A value with what it is called, of any type.
struct PlottedData {
    var label: Text
    var value: _PlottedValue.Kind
    /// The upper bound of a range, of which `value` is the lower one; nil for a single value.
    var end: _PlottedValue.Kind?
    /// The unit of the calendar for which a date stands.
    var unit: Calendar.Component?
    /// The calendar of the unit; nil for that of the environment.
    var calendar: Calendar?

    /// From where to where a range, or the unit of a date, goes; nil for a single value.
    func interval(_ calendar: Calendar) -> (_PlottedValue.Kind, _PlottedValue.Kind)? {
        if let end { return (value, end) }
        guard case .date(let date) = value, let unit,
            let interval = (self.calendar ?? calendar).dateInterval(of: unit, for: date)
        else { return nil }
        return (.date(interval.start), .date(interval.end))
    }
}
