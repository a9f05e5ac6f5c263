import Logging
import NIOConcurrencyHelpers

/// Records messages of level notice and above.
final class LogRecorder: Sendable {
    private let recorded = NIOLockedValueBox<[String]>([])

    var messages: [String] { recorded.withLockedValue { $0 } }

    var logger: Logger {
        Logger(label: "tests") { _ in Handler(recorded: recorded) }
    }

    private struct Handler: LogHandler {
        let recorded: NIOLockedValueBox<[String]>
        var metadata = Logger.Metadata()
        var logLevel = Logger.Level.notice

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let text = "\(event.message)"
            recorded.withLockedValue { $0.append(text) }
        }
    }
}
