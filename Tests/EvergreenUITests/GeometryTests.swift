@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct GeometryTests {
    /// Shows its size.
    private struct Size: View {
        var body: some View {
            GeometryReader { proxy in
                Text(verbatim: "\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
            }
        }
    }

    @Test func `a reader starts with an estimate for the window and updates to its measured size`() throws {
        let screen = Screen { Size() }
        #expect(screen.texts == ["704 × 700"])
        try screen.find(.geometry).measure(CGSize(width: 300, height: 80))
        #expect(screen.texts == ["300 × 80"])
        // An equal reader starts with the previous reader's size.
        let narrow = Screen { Size() }
        narrow.horizontalSizeClass = .compact
        #expect(narrow.texts == ["704 × 700"])
    }

    @Test func `a reader starts with the lengths of a directly enclosing frame`() {
        let screen = Screen {
            Size().frame(height: 40).border(.gray)
            Size().padding(10).frame(width: 100)
            Size().frame(width: 100, height: 40)
            Size().frame(maxHeight: 40)
        }
        #expect(screen.texts == ["704 × 40", "80 × 700", "100 × 40", "704 × 700"])
    }

    @Test func `another reader of the same kind starts with the last measured size`() throws {
        struct Rows: View {
            @State private var count = 1
            var body: some View {
                ForEach(0..<count, id: \.self) { _ in Size() }
                Button("Add") { count += 1 }
            }
        }
        let screen = Screen { Rows() }
        try screen.find(.geometry).measure(CGSize(width: 300, height: 80))
        try screen.find(.button, "Add").tap()
        #expect(screen.texts == ["300 × 80", "300 × 80", "Add"])
    }

    @Test func `a measured size that nothing reads makes no patch`() throws {
        let screen = Screen {
            GeometryReader { _ in Text("still") }
        }
        screen.takePatches()
        try screen.find(.geometry).measure(CGSize(width: 300, height: 80))
        #expect(screen.takePatches() == 0)
    }

    @Test func `a body that reads only the size does not run when the view moves`() throws {
        struct Child: View {
            let proxy: GeometryProxy
            var body: some View { Text(verbatim: "\(proxy.size.width)") }
        }
        let screen = Screen {
            GeometryReader { proxy in Child(proxy: proxy) }
        }
        let reader = try screen.find(.geometry)
        try reader.measure(CGSize(width: 300, height: 80))
        screen.resetBodyCounts()
        try reader.measure(CGSize(width: 300, height: 80), at: CGPoint(x: 0, y: 100))
        #expect(screen.bodyCount(of: Child.self) == 0)
        try reader.measure(CGSize(width: 310, height: 80))
        #expect(screen.bodyCount(of: Child.self) == 1)
        #expect(screen.texts == ["310.0"])
    }

    @Test func `frames are in the requested coordinate space`() throws {
        struct Frames: View {
            var body: some View {
                VStack {
                    GeometryReader { proxy in
                        Text(verbatim: "\(proxy.frame(in: .local) == CGRect(x: 0, y: 0, width: 30, height: 20))")
                        corner(proxy.frame(in: .global))
                        corner(proxy.frame(in: .named("outer")))
                        corner(proxy.frame(in: .named("nowhere")))
                        corner(proxy.frame(in: CoordinateSpace.global))
                    }
                }
                .coordinateSpace(name: "outer")
            }

            private func corner(_ frame: CGRect) -> Text { Text(verbatim: "\(Int(frame.minX)), \(Int(frame.minY))") }
        }
        let screen = Screen { Frames() }
        let reader = try screen.find(.geometry)
        try reader.measure(
            CGSize(width: 30, height: 20),
            at: CGPoint(x: 5, y: 6),
            inSpaces: [CGPoint(x: 1, y: 2)]
        )
        #expect(screen.texts == ["true", "5, 6", "1, 2", "5, 6", "5, 6"])
        guard case .geometry(let traits) = reader.element.description.kind else {
            Issue.record("no geometry")
            return
        }
        #expect(traits.isPositionObserved && traits.spaces.count == 1)
    }

    @Test func `a reader has the bounds of an enclosing coordinate space`() throws {
        struct Bounds: View {
            var body: some View {
                VStack {
                    GeometryReader { proxy in
                        Text(verbatim: text(proxy.bounds(of: .named("outer"))))
                        Text(verbatim: text(proxy.bounds(of: .named("nowhere"))))
                    }
                }
                .coordinateSpace(name: "outer")
            }

            private func text(_ rect: CGRect?) -> String {
                rect.map { "\(Int($0.minX)), \(Int($0.minY)): \(Int($0.width)) × \(Int($0.height))" } ?? "none"
            }
        }
        let screen = Screen { Bounds() }
        let reader = try screen.find(.geometry)
        #expect(screen.texts == ["none", "none"])
        let (size, place) = (CGSize(width: 30, height: 20), [CGPoint(x: 1, y: 2)])
        try reader.measure(size, inSpaces: place, ofSizes: [CGSize(width: 100, height: 50)])
        #expect(screen.texts == ["-1, -2: 100 × 50", "none"])
        try reader.measure(size, inSpaces: place, ofSizes: [CGSize(width: 80, height: 50)])
        #expect(screen.texts == ["-1, -2: 80 × 50", "none"])
        #expect(throws: ScreenError.self) {
            try reader.measure(size, inSpaces: place, ofSizes: [CGSize(width: -1, height: 50)])
        }
    }

    @Test func `positions are observed once an action has requested a frame`() throws {
        struct Asking: View {
            var body: some View {
                GeometryReader { proxy in
                    Button("Where?") { _ = proxy.frame(in: .global) }
                }
            }
        }
        let screen = Screen { Asking() }
        func isObserved() throws -> Bool {
            guard case .geometry(let traits) = try screen.find(.geometry).element.description.kind else { return false }
            return traits.isPositionObserved
        }
        #expect(try !isObserved())
        try screen.find(.button).tap()
        #expect(try isObserved())
    }

    @Test func `onGeometryChange runs its action only when the value changes`() throws {
        struct Observing: View {
            @State private var heights: [CGFloat] = []
            @State private var pairs: [String] = []
            var body: some View {
                Text(verbatim: heights.map { "\(Int($0))" }.joined(separator: " "))
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { heights.append($0) })
                    .onGeometryChange(for: Bool.self) {
                        $0.size.width > 100
                    } action: { old, new in
                        pairs.append("\(old) \(new)")
                    }
                Text(verbatim: pairs.joined(separator: ", "))
            }
        }
        let screen = Screen { Observing() }
        #expect(screen.texts == ["", ""])
        let areas = screen.findAll(.geometry)
        try areas[1].measure(CGSize(width: 50, height: 20))
        try areas[1].measure(CGSize(width: 60, height: 20))
        try areas[1].measure(CGSize(width: 60, height: 40))
        #expect(screen.texts == ["20 40", ""])
        for width in [50, 60, 200] { try areas[0].measure(CGSize(width: width, height: 20)) }
        #expect(screen.texts == ["20 40", "false false, false true"])
    }

    @Test func `a restored page starts with the last measured size`() throws {
        let first = Screen { Size() }
        try first.find(.geometry).measure(CGSize(width: 321, height: 45))
        let second = Screen(restoring: first) { Size() }
        #expect(second.texts == ["321 × 45"])
    }

    @Test func `an impossible size is rejected`() throws {
        let screen = Screen { Size() }
        let reader = try screen.find(.geometry)
        for width in [-1, Double.nan, .infinity, 1e12] {
            #expect(throws: ScreenError.self) { try reader.measure(CGSize(width: width, height: 1)) }
        }
        #expect(screen.texts == ["704 × 700"])
    }

    @Test func `measurements of removed or non-geometry elements are ignored`() throws {
        let screen = Screen {
            Size()
            Text("other")
        }
        let position = try #require(ElementMeasure.Position(x: 0, y: 0))
        let measure = try #require(ElementMeasure(width: 1, height: 1, position: position))
        let text = try screen.find(.text, "other")
        try screen.tree.handle(
            .measure([text.element.id: measure, ElementID(rawValue: 9_999): measure]),
            on: screen.tree.document.root.id
        )
        #expect(screen.texts == ["704 × 700", "other"])
    }
}
