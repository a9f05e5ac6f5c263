import Logging

extension Logger {
    /// Drops what it is given: refusals are part of what is tested.
    static let forTests = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
}
