import EvergreenUI

extension PlottableValue where Value: Comparable {
    private init(_ label: Text, _ bin: ChartBinRange<Value>) {
        self.init(label, bin.lowerBound..<Swift.max(bin.lowerBound, bin.upperBound))
    }

    /// A bin with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ binRange: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), binRange)
    }

    /// A bin with a verbatim label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ binRange: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), binRange)
    }

    /// A bin with a label from a localized resource.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource,
        _ binRange: ChartBinRange<Value>
    ) -> PlottableValue { PlottableValue(Text(labelResource), binRange) }

    /// A bin with a label.
    public static func value(_ label: Text, _ binRange: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, binRange)
    }
}
