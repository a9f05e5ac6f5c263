import EvergreenUI
import Foundation

/// A value with what it is called.
///
/// ```swift
/// BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
/// ```
public struct PlottableValue<Value: Plottable> {
    let data: PlottedData

    private init(_ label: Text, _ value: Value, _ unit: Calendar.Component? = nil) {
        data = PlottedData(label: label, value: value.primitivePlottable._plotted.kind, unit: unit)
    }

    /// A value with a name, which is localized. It is read to people who can't see the chart.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    /// A value with a name, which is not localized.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), value)
    }

    /// A value with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }
}

extension PlottableValue where Value == Date {
    /// A date that stands for all of a unit of the calendar, such as a month. Bars are as wide as the unit.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ value: Date,
        unit: Calendar.Component
    ) -> PlottableValue {
        PlottableValue(Text(labelKey), value, unit)
    }

    /// A date that stands for all of a unit of the calendar, with a name that is not localized.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ value: Date,
        unit: Calendar.Component
    ) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), value, unit)
    }
}

/// A value with what it is called, of any type.
struct PlottedData {
    var label: Text
    var value: _PlottedValue.Kind
    /// The unit of the calendar for which a date stands.
    var unit: Calendar.Component?
}
