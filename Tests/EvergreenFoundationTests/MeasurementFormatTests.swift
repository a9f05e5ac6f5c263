import EvergreenFoundation
import Foundation
import Testing

struct MeasurementFormatTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func `a measurement has the unit of the locale`() {
        let warmth = Measurement(value: 38, unit: UnitTemperature.celsius)
        let style = Measurement<UnitTemperature>.FormatStyle()
        #expect(style.locale(american).format(warmth) == "100°F")
        #expect(style.locale(german).format(warmth) == "38 °C")
        let distance = Measurement(value: 36, unit: UnitLength.miles)
        let road = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road)
        #expect(road.locale(american).format(distance) == "36 miles")
        #expect(road.locale(german).format(distance) == "58 Kilometer")
    }

    @Test func `a provided unit is kept`() {
        let distances = [100, 1000, 1_000_000].map { Measurement(value: $0, unit: UnitLength.kilometers) }
        let texts = distances.map {
            $0.formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number).locale(american))
        }
        #expect(texts == ["100km", "1,000km", "1,000,000km"])
    }

    @Test func `the number has its own format, and the unit its plural form`() {
        let miles = Measurement(value: 1.02, unit: UnitLength.miles)
        func text(_ places: Int) -> String {
            miles.formatted(
                .measurement(
                    width: .wide,
                    usage: .asProvided,
                    numberFormatStyle: .number.precision(.fractionLength(places))
                ).locale(american)
            )
        }
        #expect(text(0) == "1 mile")
        #expect(text(1) == "1.0 miles")
        let deep = Measurement(value: -1234.5, unit: UnitLength.meters)
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated,
            locale: german,
            usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(2))
        )
        #expect(style.format(deep) == "-1.234,50 m")
    }

    @Test func `usages select units and rounding`() {
        let height = Measurement(value: 1.78, unit: UnitLength.meters)
        #expect(
            height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(american)) == "5 ft, 10 in"
        )
        #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(german)) == "178 cm")
        let run = Measurement(value: 420, unit: UnitEnergy.kilocalories)
        #expect(run.formatted(.measurement(width: .abbreviated, usage: .workout).locale(german)) == "420 kcal")
        let drink = Measurement(value: 0.5, unit: UnitVolume.liters)
        #expect(drink.formatted(.measurement(width: .abbreviated).locale(german)) == "500\u{A0}ml")
    }

    @Test func `a temperature can have no scale`() {
        let warmth = Measurement(value: 36.8, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(hidesScaleName: true).locale(american)) == "98°")
        #expect(
            warmth.formatted(.measurement(usage: .asProvided, hidesScaleName: true).locale(german)) == "36,8°"
        )
    }

    @Test func `an app's own unit has its symbol`() {
        let parrots = Measurement(
            value: 38.5,
            unit: UnitLength(symbol: "parrots", converter: UnitConverterLinear(coefficient: 0.3))
        )
        #expect(parrots.formatted(.measurement(width: .wide).locale(german)) == "38,5 parrots")
    }

    @Test(
        arguments: [
            UnitLength.meters, UnitConcentrationMass.gramsPerLiter,
            UnitConcentrationMass.milligramsPerDeciliter, UnitInformationStorage.petabytes, UnitVolume.imperialQuarts,
            UnitPressure.newtonsPerMetersSquared, UnitFrequency.nanohertz, UnitPower.femtowatts,
            UnitArea.squareNanometers,
            UnitElectricResistance.microohms, UnitMass.picograms, UnitVolume.bushels,
            UnitLength.parsecs,
            UnitPressure.inchesOfMercury, UnitFuelEfficiency.milesPerImperialGallon, UnitAcceleration.gravity,
        ] as [Unit]
    )
    func `each unit of Foundation is known`(_ unit: Unit) {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        formatter.unitStyle = .long
        #expect(formatter.string(from: unit) != unit.symbol)
    }

    @Test func `an amount of data is a count of bytes`() {
        let size = Measurement(value: 2.5, unit: UnitInformationStorage.megabytes)
        #expect(size.formatted(.byteCount(style: .file).locale(american)) == "2.5 MB")
        #expect(size.formatted(.measurement(width: .abbreviated).locale(american)) == "2.5 MB")
        let huge = Measurement(value: .infinity, unit: UnitInformationStorage.bytes)
        #expect(huge.formatted(.byteCount(style: .file).locale(american)).hasSuffix("PB"))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e-308])
    func `numbers that are not finite are formatted`(_ value: Double) {
        let text = Measurement(value: value, unit: UnitLength.kilometers)
            .formatted(.measurement(width: .abbreviated, numberFormatStyle: .number).locale(american))
        #expect(["mi", "ft", "in"].contains { text.hasSuffix($0) })
    }

    @Test func `a formatter formats any measurement`() {
        let formatter = MeasurementFormatter()
        formatter.locale = german
        formatter.unitStyle = .long
        let distance = Measurement(value: 3500, unit: UnitLength.meters)
        #expect(formatter.string(from: distance) == "3,5 Kilometer")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: distance) == "3.500 Meter")
        formatter.unitStyle = .short
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
        let numbers = NumberFormatter()
        numbers.locale = german
        numbers.minimumFractionDigits = 1
        formatter.numberFormatter = numbers
        formatter.unitStyle = .medium
        #expect(formatter.string(for: distance) == "3500,0 m")
        #expect(formatter.string(for: 3) == nil)
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        formatter.numberFormatter = nil
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    }

    @Test func `a format survives encoding`() throws {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .narrow,
            locale: german,
            usage: .road,
            numberFormatStyle: .number
        )
        let data = try JSONEncoder().encode(style)
        #expect(try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: data) == style)
    }
}
