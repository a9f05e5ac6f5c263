import Measurements

/// The printed table: Evergreen, GRDB's `ValueObservation` and the floor for the same work, side by side.
enum Table {
    static func printHead() {
        print("| work | Evergreen | GRDB | floor | Evergreen / floor | GRDB / Evergreen |")
        print("|---|---|---|---|---|---|")
    }

    /// - Parameter floorName: What the floor is.
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
