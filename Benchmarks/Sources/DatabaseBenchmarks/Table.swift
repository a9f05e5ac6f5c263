import Measurements

/// Prints the table: the times of Evergreen, GRDB's `ValueObservation` and the floor for the same work.
enum Table {
    static func printHead() {
        print("| work | Evergreen | GRDB | floor | Evergreen / floor | GRDB / Evergreen |")
        print("|---|---|---|---|---|---|")
    }

    /// - Parameter floorName: A description of the floor.
    static func printLine(
        _ work: String,
        _ ours: Measurement,
        grdb: Measurement?,
        floor: Measurement,
        _ floorName: String
    ) {
        let ratio = ours / floor
        print(
            "| \(work)",
            ours.description,
            grdb?.description ?? "–",
            "\(floor.description): \(floorName)",
            "\(text(ratio.median)) (\(ratio.spread))",
            grdb.map { text($0.median / ours.median) } ?? "–",
            separator: " | ",
            terminator: " |\n"
        )
    }

    static func printNote(_ note: String) {
        print("| … \(note) | | | | | |")
    }
}
