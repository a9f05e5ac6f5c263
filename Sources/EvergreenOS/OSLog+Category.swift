extension OSLog {
    /// A standard category of a log.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The category's part of the log's label.
        public let rawValue: String

        /// Creates a category.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Points of interest in the execution of the program.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    /// Creates a log for a standard category of a subsystem.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }
}
