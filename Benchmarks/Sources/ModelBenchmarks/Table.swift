import Measurements

/// Prints the table: the time of models, the time that it is compared with, and the target ratio.
enum Table {
    static func printHead() {
        print("| work | models | records, or the floor | ratio | to reach |")
        print("|---|---|---|---|---|")
    }

    static func printLine(_ work: String, _ ours: Measurement, _ other: Measurement, limit: Double) {
        let ratio = ours / other
        print(
            "| \(work)",
            ours.description,
            other.description,
            "\(text(ratio.median)) (\(ratio.spread))",
            "≤ \(text(limit))",
            separator: " | ",
            terminator: " |\n"
        )
    }
}
