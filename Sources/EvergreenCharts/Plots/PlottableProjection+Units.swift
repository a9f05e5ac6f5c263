import EvergreenUI
import Foundation

// Calendar units.
extension PlottableProjection where DataValue.PrimitivePlottable == Date {
    private init(
        _ label: Text,
        _ unit: Calendar.Component,
        _ calendar: Calendar?,
        _ date: @escaping (DataElement) -> DataValue
    ) {
        value = { PlottedData(label: label, value: date($0).plottedKind, unit: unit, calendar: calendar) }
    }

    /// The calendar unit of the date at a key path, such as a month, with a localized label.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the value.
    ///   - date: A date within the unit.
    ///   - unit: The calendar unit.
    ///   - calendar: The calendar, or nil for that of the environment.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(labelKey), unit, calendar) { $0[keyPath: date] } }

    /// The same calendar unit for all elements, with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ date: DataValue,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(labelKey), unit, calendar) { _ in date } }

    /// The calendar unit of the date at a key path, such as a month, with a verbatim label.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(Text(verbatim: String(label)), unit, calendar) { $0[keyPath: date] }
    }

    /// The same calendar unit for all elements, with a verbatim label.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ date: DataValue,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(verbatim: String(label)), unit, calendar) { _ in date } }

    /// The calendar unit of the date at a key path, such as a month, with a localized label.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(labelResource), unit, calendar) { $0[keyPath: date] } }

    /// The same calendar unit for all elements, with a localized label.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ date: DataValue,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(Text(labelResource), unit, calendar) { _ in date } }

    /// The calendar unit of the date at a key path, such as a month, with a label.
    public static func value(
        _ label: Text,
        _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(label, unit, calendar) { $0[keyPath: date] } }

    /// The same calendar unit for all elements, with a label.
    public static func value(
        _ label: Text,
        _ date: DataValue,
        unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(label, unit, calendar) { _ in date } }
}
