import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Compares frames, applied by a model of the page, with a fresh drawing, under random edits.
@MainActor
struct PageModelTests {
    @Test(arguments: [1, 2, 3, 4, 5, UInt64.random(in: 0 ... .max)])
    func `frames applied in order lead to what a fresh drawing shows`(seed: UInt64) throws {
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
            for _ in 0..<Int.random(in: 1...4, using: &random) { edit(top, window, using: &random) }
            // Answers an event for no element: an update in the same turn.
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

    private func edit(_ top: Element, _ window: HandmadeWindow, using random: inout SeededGenerator) {
        var all: [Element] = []
        top.visit { all.append($0) }
        let element = all.randomElement(using: &random) ?? top
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            guard all.count < 60 else { return }
            let new = window.make(kind(using: &random), [window.make(kind(using: &random))])
            var children = element.children
            children.insert(new, at: Int.random(in: 0...children.count, using: &random))
            element.setChildren(children)
        case 1:
            guard let child = element.children.randomElement(using: &random) else { return }
            element.setChildren(element.children.filter { $0 !== child })
        case 2:
            element.setChildren(element.children.shuffled(using: &random))
        case 3:
            let kind = kind(using: &random)
            element.change { $0.kind = kind }
        case 4:
            let style = style(using: &random)
            element.change { $0.style = style }
        default:
            let label = ["A", "<b>", nil].randomElement(using: &random) ?? nil
            let isDisabled = Bool.random(using: &random)
            element.change {
                $0.attributes.accessibilityLabel = label
                $0.attributes.isDisabled = isDisabled
            }
        }
    }

    /// Kinds that have a slot, so that any of them may have children.
    private func kind(using random: inout SeededGenerator) -> ElementKind {
        let text = ["", "A", "<&\">", "\\\n\u{1}"].randomElement(using: &random) ?? ""
        let number = Int.random(in: 0..<3, using: &random)
        let kinds: [ElementKind] = [
            .box, .navigationLink, .tab(TabTraits(isSelected: number == 0, badge: text, panel: ElementID(rawValue: 1))),
            .tabPanel(tab: ElementID(rawValue: 1)), .navigationPage(depth: number),
            .stack(StackLayout(axis: .horizontal, spacing: Double(number))), .list, .row, .section,
            .navigationBar(title: text), .toggle(isOn: number == 0),
            .stepper(canIncrement: number == 0, canDecrement: number == 1), .progress(fraction: Double(number) / 2),
            .progress(fraction: nil), .alert(title: text), .button(ButtonTraits(role: number == 0 ? .cancel : nil)),
        ]
        return kinds.randomElement(using: &random) ?? .box
    }

    private func style(using random: inout SeededGenerator) -> [StyleValue] {
        let number = Double(Int.random(in: 0..<3, using: &random))
        let values: [StyleValue] = [
            .automaticPadding(.all), .background(.semantic(.red, opacity: number / 2)), .opacity(number),
            .frame(FrameLayout(width: number)), .font(FontDescription(size: 10 + number)),
        ]
        return (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in values.randomElement(using: &random) }
    }
}
