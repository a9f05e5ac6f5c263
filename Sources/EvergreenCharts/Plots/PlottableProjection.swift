import EvergreenUI
import Foundation

/// A labeled value of each element of a collection, for collection plots such as ``PointPlot``.
///
/// ```swift
/// PointPlot(flights, x: .value("Distance", \.distance), y: .value("Delay", \.delay))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let value: (DataElement) -> PlottedData

    /// Returns the value of an element.
    func callAsFunction(_ element: DataElement) -> PlottableValue<DataValue> { PlottableValue(value(element)) }
}

// MARK: Values

extension PlottableProjection {
    private init(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) {
        value = { PlottedData(label: label, value: $0[keyPath: keyPath].plottedKind) }
    }

    private init(_ label: Text, _ value: DataValue) {
        let data = PlottedData(label: label, value: value.plottedKind)
        self.value = { _ in data }
    }

    /// The value at a key path, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>)
        -> PlottableProjection
    {
        PlottableProjection(Text(labelKey), keyPath)
    }

    /// The same value for all elements, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelKey), value)
    }

    /// The value at a key path, with a verbatim label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>)
        -> PlottableProjection
    {
        PlottableProjection(Text(verbatim: String(label)), keyPath)
    }

    /// The same value for all elements, with a verbatim label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(verbatim: String(label)), value)
    }

    /// The value at a key path, with a localized label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>)
        -> PlottableProjection
    {
        PlottableProjection(Text(labelResource), keyPath)
    }

    /// The same value for all elements, with a localized label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelResource), value)
    }

    /// The value at a key path, with a label.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(label, keyPath)
    }

    /// The same value for all elements, with a label.
    public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(label, value)
    }
}
