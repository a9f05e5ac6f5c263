import Measurements

/// Prints the table: the time of a store's action, the time that it is compared with, and the target.
enum Table {
    static func printHead() {
        print("| work | store | plain `@State` | ratio | to reach |")
        print("|---|---|---|---|---|")
    }

    /// Prints a row with a ratio. Times are in microseconds.
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

    /// Prints a row with a time, in microseconds.
    static func printLine(_ work: String, _ ours: Measurements.Measurement, limit: Double) {
        print("| \(work) | \(cell(ours)) | – | – | ≤ \(text(limit)) µs |")
    }

    private static func cell(_ measurement: Measurements.Measurement) -> String {
        "\(text(measurement.median)) µs (\(measurement.spread))"
    }
}
