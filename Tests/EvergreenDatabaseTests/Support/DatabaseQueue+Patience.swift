import GRDB

extension DatabaseQueue {
    /// A connection that waits while another one reads: without a write-ahead log, readers block writers.
    static func patient(path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}
