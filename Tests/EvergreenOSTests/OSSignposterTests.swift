import EvergreenOS
import Foundation
import Logging
import Testing

/// The logging system of the process is that of ``LoggerTests``. Each test has its own subsystem.
struct OSSignposterTests {
    private let subsystem = "traced-\(UUID())"
    private let signposter: OSSignposter

    init() {
        _ = LoggerTests.isBootstrapped
        signposter = OSSignposter(subsystem: subsystem, category: "import")
    }

    /// The messages of the test, without its subsystem.
    private func texts() -> [String] {
        LoggerTests.traced.all.filter { $0.contains(subsystem) }
            .map { $0.replacingOccurrences(of: subsystem, with: "traced") }
    }

    @Test func `intervals and events are messages at the level trace`() {
        let state = signposter.beginInterval("Parse", "\(3, privacy: .public) files")
        signposter.emitEvent("Found")
        signposter.emitEvent("Found", "a \("player", privacy: .public)")
        signposter.endInterval("Parse", state)
        #expect(
            texts() == [
                "trace traced:import Begin Parse: 3 files", "trace traced:import Event Found",
                "trace traced:import Event Found: a player", "trace traced:import End Parse",
            ]
        )
    }

    @Test func `the interval of a function ends also with an error`() throws {
        struct Failure: Error {}
        #expect(signposter.withIntervalSignpost("Sum") { 1 + 1 } == 2)
        #expect(throws: Failure.self) {
            try signposter.withIntervalSignpost("Fail", "now") { throw Failure() }
        }
        #expect(
            texts() == [
                "trace traced:import Begin Sum", "trace traced:import End Sum",
                "trace traced:import Begin Fail: now", "trace traced:import End Fail",
            ]
        )
    }

    @Test func `a disabled signposter evaluates no messages`() {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        for disabled in [OSSignposter.disabled, OSSignposter(subsystem: "a", category: "b")] {
            #expect(!disabled.isEnabled)
            disabled.emitEvent("Event", "\(next())")
            disabled.endInterval("Interval", disabled.beginInterval("Interval", "\(next())"), "\(next())")
        }
        #expect(count == 0 && texts().isEmpty)
        #expect(signposter.isEnabled)
    }

    @Test func `identifiers are unique, or those of objects`() {
        let object = NSObject()
        #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
        #expect(signposter.makeSignpostID(from: object) == OSSignpostID(log: .default, object: object))
        #expect(signposter.makeSignpostID() != .exclusive)
    }

    @Test func `the older function writes signposts`() {
        let log = OSLog(subsystem: subsystem, category: .pointsOfInterest)
        os_signpost(.begin, log: log, name: "Draw")
        os_signpost(.event, log: log, name: "Point")
        os_signpost(.end, log: log, name: "Draw")
        #expect(
            texts() == [
                "trace traced:PointsOfInterest Begin Draw", "trace traced:PointsOfInterest Event Point",
                "trace traced:PointsOfInterest End Draw",
            ]
        )
    }
}
