import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Compares a model of the page after applying frames with a fresh rendering, under random edits.
@MainActor
struct PageModelTests {
    @Test(arguments: [1, 2, 3, 4, 5, UInt64.random(in: 0 ... .max)])
    func `applying frames in order gives the same page as a fresh rendering`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let window = HandmadeWindow()
        let document = window.document
        let top = window.make(.box)
        document.root.setChildren([top])
        let session = Session(of: window)
        let page = try PageModel(html: session.draw().html)
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        var read = 0
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...4, using: &random) { window.edit(top, using: &random) }
            // Handles an event without an element: an update in the same turn.
            let ping = PageMessage.event(number: step + 1, element: ElementID(rawValue: 0), .tap)
            session.receive(ping, from: socket)
            let frames = socket.numberedFrames
            for frame in frames[read...] { try page.apply(frame: frame) }
            read = frames.count
            session.receive(.acknowledge(frame: page.lastFrame), from: socket)
            var writer = HTMLWriter()
            writer.write(document.root)
            let expected = try PageModel(html: writer.text)
            try #require(page.root.summary == expected.root.summary, "seed \(seed), step \(step)")
        }
        #expect(read > 30, "seed \(seed)")
    }
}
