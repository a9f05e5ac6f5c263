import GRDB

extension DatabaseQueue {
    /// A connection that waits while another one reads: without a log, that one keeps others from writing.
    static func patient(path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}
