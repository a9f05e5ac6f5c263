import EvergreenOS
import Foundation
import Logging
import Testing

@Suite(.serialized)
struct LoggerTests {
    typealias Logger = EvergreenOS.Logger

    private static let entries = Entries()
    /// The messages of subsystems with the prefix `traced`, which no test removes.
    static let traced = Entries()

    init() {
        _ = Self.isBootstrapped
        Self.entries.removeAll()
    }

    /// The process has one logging system.
    static let isBootstrapped: Bool = {
        LoggingSystem.bootstrap { Recorder(label: $0, entries: $0.hasPrefix("traced") ? traced : entries) }
        return true
    }()

    @Test func `the subsystem and category are the label`() {
        Logger(subsystem: "com.example.players", category: "import").error("No file.")
        #expect(Self.entries.all == ["error com.example.players:import No file."])
    }

    @Test func `each level maps to a log level`() {
        let logger = Logger(subsystem: "a", category: "b")
        logger.trace("1")
        logger.debug("2")
        logger.info("3")
        logger.notice("4")
        logger.log("5")
        logger.warning("6")
        logger.error("7")
        logger.critical("8")
        logger.fault("9")
        #expect(
            Self.entries.all == [
                "debug a:b 2", "info a:b 3", "notice a:b 4", "notice a:b 5", "warning a:b 6", "error a:b 7",
                "critical a:b 8", "critical a:b 9",
            ]
        )
    }

    @Test(arguments: [
        (OSLogType.default, "notice"), (.info, "info"), (.debug, "debug"), (.error, "error"), (.fault, "critical"),
        (OSLogType(rawValue: 99), "notice"),
    ])
    func `a log type maps to a level`(type: OSLogType, level: String) {
        let log = OSLog(subsystem: "a", category: "b")
        Logger(log).log(level: type, "x")
        os_log(type, log: log, "y")
        #expect(Self.entries.all == ["\(level) a:b x", "\(level) a:b y"])
    }

    @Test func `a disabled message is not evaluated`() {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        Logger().trace("\(next())")
        Logger(.disabled).fault("\(next())")
        #expect(count == 0)
        #expect(Self.entries.all.isEmpty)
    }
}

/// Collects messages of level debug and above; of the traced subsystems, all messages.
struct Recorder: LogHandler {
    let label: String
    let entries: Entries
    var logLevel: Logging.Logger.Level
    var metadata: Logging.Logger.Metadata = [:]

    init(label: String, entries: Entries) {
        self.label = label
        self.entries = entries
        logLevel = label.hasPrefix("traced") ? .trace : .debug
    }

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        entries.append("\(event.level) \(label) \(event.message)")
    }
}

final class Entries: Sendable {
    private let list = OSAllocatedUnfairLock(initialState: [String]())

    var all: [String] { list.withLock { $0 } }
    func append(_ entry: String) { list.withLock { $0.append(entry) } }
    func removeAll() { list.withLock { $0.removeAll() } }
}
