import Measurements

/// The printed table: an action of a store, what it is compared with, and what is to be reached.
enum Table {
    static func printHead() {
        print("| work | store | plain `@State` | ratio | to reach |")
        print("|---|---|---|---|---|")
    }

    /// Prints a ratio. Figures are microseconds.
    static func printLine(
        _ work: String,
        _ ours: Measurements.Measurement,
        beside other: Measurements.Measurement,
        limit: Double
    ) {
        let ratio = ours / other
        let figures = [cell(ours), cell(other), "\(text(ratio.median)) (\(ratio.spread))", "≤ \(text(limit))"]
        print("| \(work) | \(figures.joined(separator: " | ")) |")
    }

    /// Prints a time, in microseconds.
    static func printLine(_ work: String, _ ours: Measurements.Measurement, limit: Double) {
        print("| \(work) | \(cell(ours)) | – | – | ≤ \(text(limit)) µs |")
    }

    private static func cell(_ measurement: Measurements.Measurement) -> String {
        "\(text(measurement.median)) µs (\(measurement.spread))"
    }
}
