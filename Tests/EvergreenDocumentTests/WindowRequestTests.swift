import Testing

@testable import EvergreenDocument

/// Windows that a document asks its page to open and close.
@MainActor
struct WindowRequestTests {
    @Test func `windows are opened in order and closed after all other patches`() {
        let document = Document()
        _ = document.takePatches()
        document.close(.own)
        document.open("a")
        document.open("b", in: WindowPlacement(position: .center))
        #expect(document.hasChanges)
        let requests = document.takePatches().map { patch -> String in
            switch patch {
            case .open(let address): address
            case .openWindow(let address, let placement): "\(address) \(placement.position?.x ?? 0)"
            case .close(.own): "close"
            default: "other"
            }
        }
        #expect(requests == ["a", "b 0.5", "close"])
        #expect(!document.hasChanges && document.takePatches().isEmpty)
    }
}
