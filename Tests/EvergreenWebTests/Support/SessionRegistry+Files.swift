@testable import EvergreenWeb

extension SessionRegistry {
    /// The files of a registry that has been made with some, as those of servers are.
    var files: FileExchange { service as? FileExchange ?? FileExchange(limits: limits, logger: .forTests) }
}
