import EvergreenLogging
import Logging
import Testing

struct LogLevelsTests {
    private static let levels = "trace, debug, info, notice, warning, error, critical"

    @Test func `a single level applies to all labels`() throws {
        let levels = try LogLevels("debug")
        #expect(levels.level(of: "evergreen.web") == .debug)
        #expect(levels.level(of: "") == .debug)
    }

    @Test func `a label without a level has the default level, which is notice unless given`() throws {
        let levels = try LogLevels("evergreen.database=trace")
        #expect(levels.level(of: "evergreen.database") == .trace)
        #expect(levels.level(of: "evergreen.web") == .notice)
        #expect(try LogLevels("error,evergreen.database=trace").level(of: "evergreen.web") == .error)
        #expect(try LogLevels("evergreen.database=trace, error").level(of: "evergreen.web") == .error)
    }

    @Test func `a level applies to nested labels unless they have their own`() throws {
        let levels = try LogLevels("notice,evergreen=debug,evergreen.web=error,com.example=info")
        #expect(levels.level(of: "evergreen.ui") == .debug)
        #expect(levels.level(of: "evergreen.web.socket") == .error)
        #expect(levels.level(of: "evergreenish") == .notice)
        #expect(levels.level(of: "com.example:import") == .info)
    }

    @Test(arguments: [
        ("loud", "“loud” does not contain one of the levels \(levels)."),
        ("", "“” does not contain one of the levels \(levels)."),
        ("notice,", "“” does not contain one of the levels \(levels)."),
        ("evergreen.web=", "“evergreen.web=” does not contain one of the levels \(levels)."),
        ("=debug", "“=debug” has no label before its level. Write it as evergreen.database=debug."),
        ("debug,info", "“info” is a second level for all labels. Specify it once, and others as label=level."),
    ])
    func `malformed levels are rejected with the invalid part`(text: String, message: String) {
        let error = #expect(throws: LogLevelsError.self) { try LogLevels(text) }
        #expect(error?.description == message)
    }

    @Test func `loggers created after setting levels use them`() throws {
        // The process has one set of levels: other tests log at all of them.
        LogLevels.use(try LogLevels("trace,evergreen.test=error"))
        #expect(Logger(leveled: "evergreen.test.part").logLevel == .error)
        #expect(Logger(leveled: "evergreen.other").logLevel == .trace)
    }
}
