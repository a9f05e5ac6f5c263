import SeededRandomness
import Testing

@testable import EvergreenWeb

struct TextBufferTests {
    @Test(arguments: 1...20)
    func `a buffer's text is the concatenation of its pieces, regardless of their length`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters: [Character] = ["a", "é", "漢", "👩‍👩‍👧", "<", "\0"]
        var buffer = TextBuffer()
        var expected = ""
        for _ in 0..<200 {
            if Bool.random(using: &random) {
                buffer.append(UInt8(ascii: ">"))
                expected += ">"
            } else {
                // Some are longer than all previous pieces together, and some are empty.
                let length = [0, 1, 3, 15, 16, 300, 5000].randomElement(using: &random) ?? 0
                let piece = String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
                buffer.append(piece)
                expected += piece
            }
            if Int.random(in: 0..<20, using: &random) == 0 { #expect(buffer.text == expected) }
        }
        #expect(buffer.text == expected)
    }

    @Test func `an empty buffer has an empty text`() {
        var buffer = TextBuffer()
        #expect(buffer.text == "")
        buffer.append("")
        #expect(buffer.text == "")
    }
}
