import Foundation

/// A formatter of measurements, for a locale. See also ``Foundation/Measurement/FormatStyle``.
open class MeasurementFormatter: Formatter {
    /// How a formatter chooses units.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the unit of the measurement. By default, the locale's preferred unit is used.
        public static let providedUnit = Self(rawValue: 1 << 0)

        /// Chooses a unit that suits the size of the number. Without ``providedUnit``, this is always done.
        public static let naturalScale = Self(rawValue: 1 << 1)

        /// Omits the scale of temperatures.
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    /// How the unit is chosen. With `.naturalScale`, it is the locale's.
    open var unitOptions: UnitOptions = []
    /// How the unit is named.
    open var unitStyle = UnitStyle.medium
    /// The locale of the text.
    open var locale = Locale.autoupdatingCurrent
    /// Formats the number; nil for the locale's default.
    open var numberFormatter: NumberFormatter?

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter. The coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text of a measurement.
    open func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// Returns the name of a unit, such as "km", or "kilometers" for a long style.
    open func string(from unit: Unit) -> String {
        guard let name = UnitName(unit),
            let result = UnitFormat.of("unit/\(name.name) \(width.rawValue)", locale.ofUser)?.result(2)
        else { return unit.symbol }
        return (result.prefix + result.suffix).trimmingCharacters(in: .whitespaces)
    }

    /// Returns the text of a measurement; nil for other objects.
    open override func string(for object: Any?) -> String? {
        (object as? any AnyMeasurement).map { text($0.value, $0.anyUnit) }
    }

    private var width: MeasurementText.Width {
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        default: .abbreviated
        }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let locale = locale.ofUser
        let keepsUnit = unitOptions.contains(.providedUnit) && !unitOptions.contains(.naturalScale)
        return MeasurementText(
            width: width,
            usage: keepsUnit ? "asProvided" : "general",
            locale: locale,
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature,
            number: numberFormatter.map { formatter in
                { formatter.string(from: NSNumber(value: $0)) ?? $0.formatted(.number.locale(locale)) }
            }
        ).text(value, unit)
    }
}

/// A measurement of any dimension.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
