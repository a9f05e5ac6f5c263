import Testing

@testable import EvergreenWeb

struct BasePathTests {
    @Test(arguments: [
        ("/", ""), ("/players", "/players"), ("/players/", "/players"), ("/a/b-c_d.e~f/1", "/a/b-c_d.e~f/1"),
    ])
    func `a base path is parsed with or without a trailing slash`(text: String, prefix: String) throws {
        let path = try #require(BasePath(text))
        #expect(path.prefix == prefix)
        #expect(path.pagePath == prefix + "/")
    }

    @Test(arguments: ["", "players", "//players", "/a//b", "/../b", "/a/.", "/a b", "/a?b", "/a%20b", "/ä", "/a\"b"])
    func `malformed base paths are rejected`(text: String) {
        #expect(BasePath(text) == nil)
    }

    @Test func `only paths below the base path are the app's`() throws {
        let path = try #require(BasePath("/players"))
        #expect(path.pathInApp("/players/") == "/")
        #expect(path.pathInApp("/players/_evergreen/live") == "/_evergreen/live")
        for other in ["/", "/players", "/playersx/", "/other/players/", ""] {
            #expect(path.pathInApp(other) == nil)
        }
        #expect(BasePath.root.pathInApp("/any/path") == "/any/path")
        #expect(BasePath.root.pathInApp("") == nil)
    }
}
