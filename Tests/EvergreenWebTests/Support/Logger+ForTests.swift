import Logging

extension Logger {
    /// Discards its messages: rejections are part of the tests.
    static let forTests = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
}
