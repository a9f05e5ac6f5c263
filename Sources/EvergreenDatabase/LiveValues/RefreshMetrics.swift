import CoreMetrics

/// Metrics of live value refreshes, recorded by the process's metrics system.
enum RefreshMetrics {
    /// The duration of each read of a value, initially and after each change: as a whole or row by row, including the wait for a
    /// connection.
    static let time = Timer(label: "evergreen_refresh_seconds")
}
