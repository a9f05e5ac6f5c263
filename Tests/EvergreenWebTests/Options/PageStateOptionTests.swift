import EvergreenPageStorage
import Foundation
import Testing

@testable import EvergreenWeb

struct PageStateOptionTests {
    @Test(
        arguments: [
            ([], nil), (["--page-state", "memory"], .memory), (["--page-state=none"], .some(.none)),
            (["--page-state", "/var/lib/pages.sqlite"], .file(path: "/var/lib/pages.sqlite")),
        ] as [([String], PageStateOption?)]
    )
    func `the page state option is a path, memory or none`(arguments: [String], option: PageStateOption?) throws {
        #expect(try ServerOptions.parse(arguments).pageState == option)
    }

    @Test func `an empty path is rejected`() {
        #expect(throws: (any Error).self) { try ServerOptions.parse(["--page-state="]) }
    }

    @Test func `each executable and port has its own file`() {
        func standard(_ name: String, _ port: Int, _ folder: String? = "/state") -> PageStateOption {
            .standard(executable: name, port: port, environment: folder.map { ["XDG_STATE_HOME": $0] } ?? [:])
        }
        #expect(standard("Players", 80) == .file(path: "/state/evergreen/Players-80.sqlite"))
        #expect(standard("ToDo", 81) == .file(path: "/state/evergreen/ToDo-81.sqlite"))
        #expect(standard("ToDo", 0) == .memory)
        let home = FileManager.default.homeDirectoryForCurrentUser.path()
        for folder in [nil, "", "relative"] {
            guard case .file(let path) = standard("ToDo", 80, folder) else {
                Issue.record("no file")
                continue
            }
            #expect(path.hasPrefix(home) && path.hasSuffix("/.local/state/evergreen/ToDo-80.sqlite"))
        }
    }

    @Test func `each mounted app has its own file`() throws {
        let names = try ["/", "/players", "/players/staff", "/players-staff"].map { path in
            guard
                case .file(let file) = PageStateOption.standard(
                    executable: "Site",
                    mountedAt: try #require(BasePath(path)),
                    environment: ["XDG_STATE_HOME": "/state"]
                )
            else { return "" }
            return file
        }
        #expect(
            names == [
                "/state/evergreen/Site+.sqlite", "/state/evergreen/Site+players.sqlite",
                "/state/evergreen/Site+players+staff.sqlite", "/state/evergreen/Site+players-staff.sqlite",
            ]
        )
    }

    @Test func `an unusable file is logged, and state is kept in memory`() {
        let log = LogRecorder()
        #expect(PageStateOption.file(path: "/proc/pages.sqlite").open(logger: log.logger) is MemoryPageStateStore)
        #expect(log.messages == ["The state of pages is kept only until this process exits."])
        #expect(PageStateOption.memory.open(logger: log.logger) is MemoryPageStateStore)
        #expect(PageStateOption.none.open(logger: log.logger) == nil)
        #expect(log.messages.count == 1)
    }
}
