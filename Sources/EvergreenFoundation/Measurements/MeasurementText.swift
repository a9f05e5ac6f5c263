import Foundation

/// The text of a measurement.
struct MeasurementText {
    enum Width: String {
        case wide = "unit-width-full-name"
        case abbreviated = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    var width: Width
    /// A usage as ``MeasurementFormatUnitUsage`` names it.
    var usage: String
    var locale: Locale
    /// Whether a temperature has no scale.
    var hidesScaleName = false
    /// Formats the number; nil for the locale's and the usage's default.
    var number: ((Double) -> String)?

    func text(_ value: Double, _ unit: Unit) -> String {
        guard let name = UnitName(unit), let text = text(value, name) else {
            return (number?(value) ?? value.formatted(.number.locale(locale))) + " " + unit.symbol
        }
        return text
    }

    private func text(_ value: Double, _ unit: UnitName) -> String? {
        let usage = usage(of: unit).flatMap { usage in
            // ICU has no preferred units for some dimensions, such as information storage.
            UnitFormat.of("unit/\(unit.name) usage/\(usage)", locale) == nil ? nil : usage
        }
        var stem = "unit/\(unit.name)" + (usage.map { " usage/\($0)" } ?? "")
        var value = value
        if hidesScaleName {
            guard let converted = UnitFormat.of(stem, locale)?.result(value) else { return nil }
            value = converted.value
            stem = "measure-unit/temperature-generic"
        }
        guard let number else { return UnitFormat.of("\(stem) \(width.rawValue)", locale)?.result(value)?.text }
        guard let exact = UnitFormat.of("\(stem) precision-unlimited", locale)?.result(value) else { return nil }
        let digits = number(exact.value)
        // With as many decimal places as the number has, ICU selects the plural form for it.
        let places = String(repeating: "0", count: fractionLength(of: digits))
        let precision = places.isEmpty ? "precision-integer" : ".\(places)"
        guard var result = UnitFormat.of("\(stem) \(precision) \(width.rawValue)", locale)?.result(value) else {
            return nil
        }
        result.number = digits
        return result.text
    }

    /// The usage as CLDR names it; nil if the unit is kept.
    private func usage(of unit: UnitName) -> String? {
        switch usage {
        case "asProvided": nil
        case "general": Self.volumes.contains(unit.name) ? "fluid" : "default"
        case "workout": "food"
        case "personHeight": "person-height"
        case "personWeight": "person"
        case "focalLength": "focal-length"
        case "visibility": "visiblty"
        case "barometric": "baromtrc"
        case "liquid": "fluid"
        default: usage
        }
    }

    /// The units of volume of which a liquid is measured: CLDR's default for volumes would be cubic units.
    private static let volumes: Set = [
        "megaliter", "kiloliter", "liter", "deciliter", "centiliter", "milliliter", "teaspoon", "tablespoon",
        "fluid-ounce", "cup",
        "pint", "quart", "gallon", "fluid-ounce-imperial", "pint-imperial", "quart-imperial", "gallon-imperial",
        "cup-metric",
    ]

    /// The number of decimal places of a formatted number.
    private func fractionLength(of digits: String) -> Int {
        guard let separator = locale.decimalSeparator, let range = digits.range(of: separator, options: .backwards)
        else { return 0 }
        return digits[range.upperBound...].prefix(while: \.isNumber).count
    }
}
