import CoreMetrics

/// What reading live values costs, for the metrics system that the process has.
enum RefreshMetrics {
    /// How long a value was read, at first and after each change: as a whole or row by row, with the wait for a connection.
    static let time = Timer(label: "evergreen_refresh_seconds")
}
