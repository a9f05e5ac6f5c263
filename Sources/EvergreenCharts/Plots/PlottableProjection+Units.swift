import EvergreenUI
import Foundation

// Units of the calendar.
extension PlottableProjection where DataValue.PrimitivePlottable == Date {
    private init(
        _ label: Text,
        _ unit: Calendar.Component,
        _ calendar: Calendar?,
        _ date: @escaping (DataElement) -> DataValue
    ) {
        value = { PlottedData(label: label, value: date($0).plottedKind, unit: unit, calendar: calendar) }
    }

    /// The unit of the calendar around the date at a key path, such as a month, with a name, which is localized.
    ///
    /// - Parameters:
    ///   - labelKey: The name of the value.
    ///   - date: A date within the unit.
    ///   - unit: The unit.
    ///   - calendar: The calendar; nil for that of the environment.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(labelKey), unit, calendar) { $0[keyPath: date] } }

    /// The same unit of the calendar for all elements, with a name, which is localized.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ date: DataValue,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(labelKey), unit, calendar) { _ in date } }

    /// The unit of the calendar around the date at a key path, such as a month, with a name, which is not localized.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(Text(verbatim: String(label)), unit, calendar) { $0[keyPath: date] }
    }

    /// The same unit of the calendar for all elements, with a name, which is not localized.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ date: DataValue,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(verbatim: String(label)), unit, calendar) { _ in date } }

    /// The unit of the calendar around the date at a key path, such as a month, with a name, which is localized.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(labelResource), unit, calendar) { $0[keyPath: date] } }

    /// The same unit of the calendar for all elements, with a name, which is localized.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ date: DataValue,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(labelResource), unit, calendar) { _ in date } }

    /// The unit of the calendar around the date at a key path, such as a month, with a name.
    public static func value(
        _ label: Text,
        _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(label, unit, calendar) { $0[keyPath: date] } }

    /// The same unit of the calendar for all elements, with a name.
    public static func value(
        _ label: Text,
        _ date: DataValue,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(label, unit, calendar) { _ in date } }
}
