import EvergreenUI
import Foundation

/// A value of each element of a collection, with what it is called: for plots of collections, such as ``PointPlot``.
///
/// ```swift
/// PointPlot(flights, x: .value("Distance", \.distance), y: .value("Delay", \.delay))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let value: (DataElement) -> PlottedData

    /// The value of an element.
    func callAsFunction(_ element: DataElement) -> PlottableValue<DataValue> { PlottableValue(value(element)) }
}

// MARK: Values

extension PlottableProjection {
    private init(_ label: Text, _ value: @escaping (DataElement) -> DataValue) {
        self.value = { PlottedData(label: label, value: value($0).plottedKind) }
    }

    /// The value at a key path, with a name, which is localized.
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { $0[keyPath: keyPath] }
    }

    /// The same value for all elements, with a name, which is localized.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { _ in value }
    }

    /// The value at a key path, with a name, which is not localized.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(Text(verbatim: String(label))) { $0[keyPath: keyPath] }
    }

    /// The same value for all elements, with a name, which is not localized.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(verbatim: String(label))) { _ in value }
    }

    /// The value at a key path, with a name, which is localized.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) { $0[keyPath: keyPath] }
    }

    /// The same value for all elements, with a name, which is localized.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelResource)) { _ in value }
    }

    /// The value at a key path, with a name.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(label) { $0[keyPath: keyPath] }
    }

    /// The same value for all elements, with a name.
    public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(label) { _ in value }
    }
}
