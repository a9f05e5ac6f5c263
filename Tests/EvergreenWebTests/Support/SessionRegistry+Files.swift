@testable import EvergreenWeb

extension SessionRegistry {
    /// The files of a registry with a file exchange, as servers have.
    var files: FileExchange { service as? FileExchange ?? FileExchange(limits: limits, logger: .forTests) }
}
