import EvergreenDocument
import Testing

@testable import EvergreenWeb

/// Operations that open and close windows.
struct WindowOperationTests {
    private func text(_ operation: PageOperation) -> String {
        PageFrame(number: 1, event: 0, operations: [operation]).text
    }

    @Test func `a window is opened with a size and a position`() {
        let placement = WindowPlacement(
            size: WindowPlacement.Size(width: 480.4, height: 320),
            position: StyleAnchor(x: 1, y: 0.25)
        )
        #expect(text(.openWindow("/a", placement)).contains(#"["b","/a",480,320,1000,250]"#))
    }

    @Test func `missing or invalid window placements are left to the browser`() {
        #expect(text(.openWindow("/a", WindowPlacement())).contains(#"["b","/a",null,null,null,null]"#))
        let odd = WindowPlacement(
            size: WindowPlacement.Size(width: .nan, height: -3),
            position: StyleAnchor(x: .infinity, y: 7)
        )
        #expect(text(.openWindow("/a", odd)).contains(#"["b","/a",null,null,null,1000]"#))
    }

    @Test func `windows are closed by path`() {
        #expect(text(.close(.own)).contains(#"["e"]"#))
        #expect(text(.close(.at("notes", others: ["notes/archive"]))).contains(#"["e","notes","notes/archive"]"#))
    }
}
