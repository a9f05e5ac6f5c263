import EvergreenDocument
import Testing

@testable import EvergreenWeb

struct RecognizerInputTests {
    @Test func `a page's recognizer input is parsed`() throws {
        let message = try PageMessage(#"["e",7,5,"recognize","1 3 c 1500 2.5 4 10 -20"]"#)
        let input = RecognizerInput(
            recognizer: 1,
            interaction: 3,
            phase: .changed,
            seconds: 1.5,
            startX: 2.5,
            startY: 4,
            motion: .translation(x: 10, y: -20)
        )
        #expect(message == .event(number: 7, element: ElementID(rawValue: 5), .recognize(input)))
        #expect(RecognizerInput(pageText: "0 1 e 0 0 0")?.motion == RecognizerInput.Motion.none)
        #expect(
            RecognizerInput(pageText: "0 1 e 0 0 0 2 0.5 1")?.motion == .pinch(amount: 2, anchorX: 0.5, anchorY: 1)
        )
    }

    @Test(arguments: [
        "", "0", "0 1 e 0 0", "0 1 z 0 0 0", "-1 1 e 0 0 0", "1000 1 e 0 0 0", "0 1 e nan 0 0", "0 1 e inf 0 0",
        "0 1 e 0 nan 0", "0 1 e 0 1e8 0", "0 1 e 0 0 0 1", "0 1 e 0 0 0 1 2 3 4", "0 1 e 0 0 0 1 2 3 4 5 6 7 8",
        "0 99999999999999999999 e 0 0 0", "0 1 e 0 0  0", "0 1 e 0 a b", " 0 1 e 0 0 0",
    ])
    func `malformed recognizer input is rejected`(text: String) {
        #expect(RecognizerInput(pageText: text) == nil)
        #expect(throws: PageMessageError.self) { try PageMessage(#"["e",7,5,"recognize","\#(text)"]"#) }
    }
}
