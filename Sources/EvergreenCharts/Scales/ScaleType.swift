import Foundation

/// How far apart the values of a scale are.
public struct ScaleType: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case linear, log, date, category
        case symmetricLog(slope: Double)
        case power(Double)
    }

    let storage: Storage

    /// Numbers in proportion.
    public static let linear = ScaleType(storage: .linear)
    /// Numbers by their logarithms. Zero and negative numbers are where the scale begins.
    public static let log = ScaleType(storage: .log)
    /// Dates in proportion. Numbers are as in a linear scale.
    public static let date = ScaleType(storage: .date)
    /// Values of any type side by side, each with a band of the same width.
    public static let category = ScaleType(storage: .category)
    /// Numbers by the logarithms of their magnitudes, with a linear part around zero.
    public static let symmetricLog = ScaleType(storage: .symmetricLog(slope: 1))
    /// Numbers by their square roots: negative ones by the negative square roots of their magnitudes.
    public static let squareRoot = ScaleType(storage: .power(0.5))

    /// Numbers by the logarithms of their magnitudes, with a linear part around zero of a slope, which is positive.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(storage: .symmetricLog(slope: slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1))
    }

    /// Numbers by a power of them, whose exponent is positive: negative ones by the negative power of their magnitudes.
    public static func power(exponent: Double) -> ScaleType {
        ScaleType(storage: .power(exponent > 0 && exponent.isFinite ? exponent : 1))
    }

    /// The number whose differences are distances on the scale.
    func transformed(_ number: Double) -> Double {
        switch storage {
        case .linear, .date, .category: number
        case .log: log10(max(number, .leastNormalMagnitude))
        case .symmetricLog(let slope): sign(number) * log1p(number.magnitude * slope)
        case .power(let exponent): sign(number) * pow(number.magnitude, exponent)
        }
    }

    /// The number that is transformed to this one.
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
