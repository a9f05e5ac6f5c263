import EvergreenUI
import Foundation

// Ranges of values.
extension PlottableProjection where DataValue: Comparable {
    private init(
        _ label: Text,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) {
        value = { Self.range(label, $0[keyPath: start], $0[keyPath: end]) }
    }

    private init(_ label: Text, _ start: DataValue, _ end: DataValue) {
        let range = Self.range(label, start, end)
        value = { _ in range }
    }

    private static func range(_ label: Text, _ start: DataValue, _ end: DataValue) -> PlottedData {
        PlottedData(label: label, value: min(start, end).plottedKind, end: max(start, end).plottedKind)
    }

    /// The range between the values at two key paths, with a localized label.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelKey), start, end)
    }

    /// The same range for all elements, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue)
        -> PlottableProjection
    {
        PlottableProjection(Text(labelKey), start, end)
    }

    /// The range between the values at two key paths, with a verbatim label.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(verbatim: String(label)), start, end)
    }

    /// The same range for all elements, with a verbatim label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> PlottableProjection
    {
        PlottableProjection(Text(verbatim: String(label)), start, end)
    }

    /// The range between the values at two key paths, with a localized label.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelResource), start, end)
    }

    /// The same range for all elements, with a localized label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue)
        -> PlottableProjection
    {
        PlottableProjection(Text(labelResource), start, end)
    }

    /// The range between the values at two key paths, with a label.
    public static func value(
        _ label: Text,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(label, start, end)
    }

    /// The same range for all elements, with a label.
    public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> PlottableProjection {
        PlottableProjection(label, start, end)
    }
}
