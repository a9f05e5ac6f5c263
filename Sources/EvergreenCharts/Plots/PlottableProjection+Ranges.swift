import EvergreenUI
import Foundation

// Ranges of values.
extension PlottableProjection where DataValue: Comparable {
    private init(
        _ label: Text,
        _ start: @escaping (DataElement) -> DataValue,
        _ end: @escaping (DataElement) -> DataValue
    ) {
        value = {
            let (start, end) = (start($0), end($0))
            return PlottedData(
                label: label,
                value: Swift.min(start, end).plottedKind,
                end: Swift.max(start, end).plottedKind
            )
        }
    }

    /// The range between the values at two key paths, with a name, which is localized.
    public static func value(
        _ labelKey: LocalizedStringKey,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) {
            $0[keyPath: start]
        } _: {
            $0[keyPath: end]
        }
    }

    /// The same range for all elements, with a name, which is localized.
    public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) {
            _ in start
        } _: {
            _ in end
        }
    }

    /// The range between the values at two key paths, with a name, which is not localized.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(verbatim: String(label))) {
            $0[keyPath: start]
        } _: {
            $0[keyPath: end]
        }
    }

    /// The same range for all elements, with a name, which is not localized.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> PlottableProjection {
        PlottableProjection(Text(verbatim: String(label))) {
            _ in start
        } _: {
            _ in end
        }
    }

    /// The range between the values at two key paths, with a name, which is localized.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) {
            $0[keyPath: start]
        } _: {
            $0[keyPath: end]
        }
    }

    /// The same range for all elements, with a name, which is localized.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) {
            _ in start
        } _: {
            _ in end
        }
    }

    /// The range between the values at two key paths, with a name.
    public static func value(
        _ label: Text,
        _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(label) {
            $0[keyPath: start]
        } _: {
            $0[keyPath: end]
        }
    }

    /// The same range for all elements, with a name.
    public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> PlottableProjection {
        PlottableProjection(label) {
            _ in start
        } _: {
            _ in end
        }
    }
}
