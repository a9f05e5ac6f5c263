import Foundation

/// What a formatted measurement is used for, on which its unit and its rounding depend.
///
/// A usage selects the unit of the locale, by the unit preferences of CLDR
/// (https://www.unicode.org/reports/tr35/tr35-info.html#Unit_Preferences).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name of the usage.
    public let rawValue: String

    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// The locale's most common unit for the dimension.
    public static var general: Self { Self("general") }

    /// The unit of the measurement.
    public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self("food") }

    /// The energy of a workout.
    public static var workout: Self { Self("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A length of a part of a person's body.
    public static var person: Self { Self("person") }

    /// The height of a person.
    public static var personHeight: Self { Self("personHeight") }

    /// A distance on a road.
    public static var road: Self { Self("road") }

    /// The focal length of an optical device.
    public static var focalLength: Self { Self("focalLength") }

    /// An amount of rain.
    public static var rainfall: Self { Self("rainfall") }

    /// An amount of snow.
    public static var snowfall: Self { Self("snowfall") }

    /// The distance at which objects are visible.
    public static var visibility: Self { Self("visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self("personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self("barometric") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person's body.
    public static var person: Self { Self("person") }

    /// The temperature of the air.
    public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// A volume of liquid.
    public static var liquid: Self { Self("liquid") }
}
