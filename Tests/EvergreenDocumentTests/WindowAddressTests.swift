import Testing

@testable import EvergreenDocument

struct WindowAddressTests {
    private func segments(_ path: String) throws -> [String] {
        try WindowAddress(path: path, query: nil as String?).segments
    }

    @Test func `a path is parsed into decoded segments`() throws {
        #expect(try segments("/") == [])
        #expect(try segments("/players/7") == ["players", "7"])
        #expect(try segments("/players/") == ["players"], "A slash at the end does not count.")
        #expect(try segments("/a%2Fb/%C3%A9t%C3%A9%20?") == ["a/b", "été ?"])
        #expect(try segments("/été") == ["été"])
    }

    @Test func `a query is parsed into decoded items`() throws {
        let address = try WindowAddress(path: "/", query: "a=1&b&c=x%3Dy+z&&=4&a=2")
        #expect(address.queryItems.map(\.name) == ["a", "b", "c", "a"])
        #expect(address.queryItems.map(\.value) == ["1", "", "x=y z", "2"])
    }

    @Test(
        arguments: [
            ("/a%", .malformed), ("/%2", .malformed), ("/%zz", .malformed), ("/%ff", .malformed), ("/%C3", .malformed),
            ("/a%00", .malformed), ("/%0Ab", .malformed), ("/%C2%85", .malformed), ("/a\u{7f}", .malformed),
            ("/..", .noPlace), ("/a/../b", .noPlace), ("/%2e%2E/a", .noPlace), ("/.", .noPlace), ("/a//b", .noPlace),
            ("//", .noPlace),
            ("", .noPlace), ("a", .noPlace), ("*", .noPlace),
            ("/" + String(repeating: "a", count: 5000), .tooLong), (String(repeating: "/a", count: 40), .tooLong),
        ] as [(String, WindowAddress.ParsingError)]
    )
    func `an invalid path is rejected`(path: String, error: WindowAddress.ParsingError) {
        #expect(throws: error) { try segments(path) }
    }

    @Test func `query items that can't be decoded or exceed the limit are dropped`() throws {
        let address = try WindowAddress(path: "/", query: "a=%zz&%ff=1&b=%00&c=3")
        #expect(address.queryItems == [.init(name: "c", value: "3")])
        let many = try WindowAddress(path: "/", query: (0..<1000).map { "\($0)" }.joined(separator: "&"))
        #expect(many.queryItems.count == WindowAddress.maximumQueryItems)
        #expect(throws: WindowAddress.ParsingError.tooLong) {
            try WindowAddress(path: "/", query: String(repeating: "a", count: 5000))
        }
    }

    @Test func `addresses round-trip through their text`() throws {
        let texts = ["a", "a/b", "a b", "é", "😀", "100%", "a?b#c&d=e+f", "\"<>'", ":@,", "~-._", "..."]
        for text in texts {
            let address = WindowAddress(segments: ["x", text], queryItems: [.init(name: text, value: text)])
            #expect(try WindowAddress(text: address.text) == address)
            #expect(
                address.text.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"\"<>'\\".utf8.contains($0) },
                "\(address.text)"
            )
        }
        #expect(
            WindowAddress(segments: ["players", "7"], queryItems: [.init(name: "a", value: "")]).text == "players/7?a"
        )
        #expect(WindowAddress().text.isEmpty)
        #expect(try WindowAddress(text: "") == WindowAddress())
        #expect(try WindowAddress(text: "?a=b").queryItems == [.init(name: "a", value: "b")])
    }

    @Test func `invalid segments are rejected`() {
        #expect(["", ".", "..", "a\n", "\0"].allSatisfy { !WindowAddress.isSegment($0) })
        #expect(["...", "a/b", " "].allSatisfy { WindowAddress.isSegment($0) })
    }
}
