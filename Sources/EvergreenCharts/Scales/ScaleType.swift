import Foundation

/// The type of a scale, which determines the spacing of its values.
public struct ScaleType: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case linear, log, date, category
        case symmetricLog(slope: Double)
        case power(Double)
    }

    let storage: Storage

    /// A linear scale.
    public static let linear = ScaleType(storage: .linear)
    /// A logarithmic scale. Zero and negative numbers are at the start of the scale.
    public static let log = ScaleType(storage: .log)
    /// A linear scale of dates. Numbers are treated as in a linear scale.
    public static let date = ScaleType(storage: .date)
    /// A scale with a band of equal width for each value of any type.
    public static let category = ScaleType(storage: .category)
    /// A symmetric logarithmic scale, with a linear part around zero.
    public static let symmetricLog = ScaleType(storage: .symmetricLog(slope: 1))
    /// A square root scale, symmetric for negative numbers.
    public static let squareRoot = ScaleType(storage: .power(0.5))

    /// A symmetric logarithmic scale, with a linear part around zero of a positive slope.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(storage: .symmetricLog(slope: slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1))
    }

    /// A power scale with a positive exponent, symmetric for negative numbers.
    public static func power(exponent: Double) -> ScaleType {
        ScaleType(storage: .power(exponent > 0 && exponent.isFinite ? exponent : 1))
    }

    /// The transformed number, whose differences are proportional to distances on the scale.
    func transformed(_ number: Double) -> Double {
        switch storage {
        case .linear, .date, .category: number
        case .log: log10(max(number, .leastNormalMagnitude))
        case .symmetricLog(let slope): sign(number) * log1p(number.magnitude * slope)
        case .power(let exponent): sign(number) * pow(number.magnitude, exponent)
        }
    }

    /// The inverse of the transformation.
    func inverse(_ transformed: Double) -> Double {
        switch storage {
        case .linear, .date, .category: transformed
        case .log: pow(10, transformed)
        case .symmetricLog(let slope): sign(transformed) * expm1(transformed.magnitude) / slope
        case .power(let exponent): sign(transformed) * pow(transformed.magnitude, 1 / exponent)
        }
    }

    private func sign(_ number: Double) -> Double { number < 0 ? -1 : 1 }
}
