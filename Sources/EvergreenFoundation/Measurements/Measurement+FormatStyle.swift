import Foundation

extension Measurement where UnitType: Dimension {
    /// Formats measurements for a locale.
    ///
    /// ```swift
    /// let distance = Measurement(value: 36, unit: UnitLength.miles)
    /// distance.formatted(.measurement(width: .wide, usage: .road))  // 36 miles in en_US, 58 Kilometer in de_DE
    /// ```
    ///
    /// Units, their names and their preferences come from CLDR. A unit that it does not know, such as an app's own, is shown by its symbol,
    /// and not converted.
    ///
    /// The formats are cached: a text takes some microseconds.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How a unit is named.
        public struct UnitWidth: Codable, Hashable, Sendable {
            private let rawValue: String

            /// The full name, such as "3 kilometers".
            public static var wide: Self { Self(rawValue: "wide") }

            /// The symbol, such as "3 km".
            public static var abbreviated: Self { Self(rawValue: "abbreviated") }

            /// The shortest form, such as "3km".
            public static var narrow: Self { Self(rawValue: "narrow") }

            var width: MeasurementText.Width {
                switch self {
                case .wide: .wide
                case .narrow: .narrow
                default: .abbreviated
                }
            }
        }

        /// How the unit is named.
        public var width: UnitWidth
        /// The locale of the text, whose units a usage selects.
        public var locale: Locale
        /// What the measurement is used for; nil for general usage.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The format of the number; nil for that of the locale and the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether the scale of a temperature is omitted, as in "98°".
        public var hidesScaleName: Bool { hidesScale }

        var hidesScale = false

        /// Creates a format.
        public init(
            width: UnitWidth,
            locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns the text of a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let locale = locale.ofUser
            return MeasurementText(
                width: width.width,
                usage: usage?.rawValue ?? "general",
                locale: locale,
                hidesScaleName: hidesScale,
                number: numberFormatStyle.map { style in { style.locale(locale).format($0) } }
            ).text(value.value, value.unit)
        }

        /// Returns the format for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the measurement as text, in the unit that the current locale prefers, with an abbreviated name.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// Returns the measurement as another type, such as a text.
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Creates a format of temperatures.
    ///
    /// - Parameter hidesScaleName: Whether to omit the scale, as in "98°".
    public init(
        width: UnitWidth = .abbreviated,
        locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesScale = hidesScaleName
    }
}

extension FormatStyle {
    /// A format of measurements. See ``Foundation/Measurement/FormatStyle``.
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A format of temperatures.
    ///
    /// - Parameter hidesScaleName: Whether to omit the scale, as in "98°".
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(
            width: width,
            usage: usage,
            hidesScaleName: hidesScaleName,
            numberFormatStyle: numberFormatStyle
        )
    }
}
