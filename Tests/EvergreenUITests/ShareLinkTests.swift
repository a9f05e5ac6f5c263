import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct ShareLinkTests {
    private let leaf = URL(fileURLWithPath: "/leaf")

    @Test func `a link shares a URL or text, with an optional message`() throws {
        let screen = Screen {
            ShareLink(item: leaf)
            ShareLink("A text", item: "some words", message: Text("Look:"))
            ShareLink(item: leaf, subject: Text("Leaf"), message: Text("Look:")) { Text("Own label") }
        }
        #expect(screen.texts == ["Share…", "A text", "Own label"])
        #expect(
            screen.findAll(.shareLink).map(\.value) == ["file:///leaf", "Look:\nsome words", "Look: file:///leaf"]
        )
    }

    @Test func `several shared items are joined as text`() throws {
        let screen = Screen {
            ShareLink(items: [leaf, URL(fileURLWithPath: "/branch")])
            ShareLink("Words", items: ["one", "two"])
        }
        #expect(screen.findAll(.shareLink).map(\.value) == ["file:///leaf\nfile:///branch", "one\ntwo"])
    }
}
