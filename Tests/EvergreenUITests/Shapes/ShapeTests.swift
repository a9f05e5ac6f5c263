@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

/// A shape as an app writes it, with its own properties and methods.
private struct Star: Shape {
    var corners = 5
    private var step: Double { 2 * .pi / Double(corners) }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<2 * corners).map { point($0, in: rect) })
            path.closeSubpath()
        }
    }

    private func point(_ index: Int, in rect: CGRect) -> CGPoint {
        let radius = min(rect.width, rect.height) / (index.isMultiple(of: 2) ? 2 : 4)
        let angle = Double(index) * step / 2 - .pi / 2
        return CGPoint(x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle)))
    }
}

@MainActor
struct ShapeTests {
    private func kinds(_ content: some View) -> [ElementKind] {
        var found: [ElementKind] = []
        ViewTree(content).document.root.visit { element in
            switch element.description.kind {
            case .shape, .drawing, .clipping: found.append(element.description.kind)
            default: break
            }
        }
        return found
    }

    private func drawing(_ content: some View) throws -> DrawingTraits {
        guard case .drawing(let traits) = try #require(kinds(content).first) else {
            throw Missing(what: "drawing")
        }
        return traits
    }

    private func paths(_ content: some View) throws -> [PathGraphic] {
        try drawing(content).graphics.compactMap { if case .path(let path) = $0 { path } else { nil } }
    }

    private struct Missing: Error { let what: String }

    private func outline(_ shape: some Shape, _ width: CGFloat, _ height: CGFloat) -> Outline {
        shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)).outline
    }

    // MARK: Sizes

    @Test func `a shape in a fixed frame is drawn for it immediately`() throws {
        for view in [
            AnyView(Star().frame(width: 80, height: 40)),
            AnyView(Star().fill(.primary).opacity(0.5).frame(width: 80, height: 40)),
            AnyView(Star().frame(width: 80).frame(height: 40)),
            AnyView(Star().frame(maxWidth: .infinity).frame(width: 80, height: 40)),
            AnyView(Star().padding(10).frame(width: 100, height: 60)),
        ] {
            let traits = try drawing(view)
            #expect(traits.space == .points)
            guard case .path(let path) = traits.graphics.first else { throw Missing(what: "path") }
            #expect(path.outline == outline(Star(), 80, 40))
            #expect(path.mode == .fill(isEvenOdd: false) && path.paint == .color(Color.primary.paint))
        }
    }

    @Test func `a shape is measured if its size may differ from its frame`() throws {
        for view in [
            AnyView(Star()), AnyView(Star().frame(width: 80)), AnyView(Star().padding().frame(width: 80, height: 40)),
            AnyView(Star().frame(maxWidth: 20).frame(width: 80, height: 40)),
            AnyView(VStack { Star() }.frame(width: 80, height: 40)),
            AnyView(Star().frame(width: .infinity, height: .nan)),
        ] {
            guard case .measured = try drawing(view).space else { throw Missing(what: "measured space") }
        }
    }

    @Test func `a shape is drawn for an estimated size, then for its measured size`() throws {
        let screen = Screen { Star().fill(.red) }
        let star = try screen.find(.shape)
        func traits() throws -> (DrawingTraits.MeasuredSpace, Outline?) {
            guard case .drawing(let traits) = star.element.description.kind, case .measured(let space) = traits.space,
                case .path(let path) = traits.graphics.first
            else { throw Missing(what: "measured drawing") }
            return (space, path.outline)
        }
        #expect(try traits().0.width == 704 && traits().0.isStretched)
        #expect(try traits().1 == outline(Star(), 704, 700))
        screen.takePatches()
        try star.measure(CGSize(width: 300, height: 80))
        #expect(try traits().0.width == 300 && traits().1 == outline(Star(), 300, 80))
        #expect(screen.takePatches() == 1)
        // The same size again, at another position.
        try star.measure(CGSize(width: 300, height: 80), at: CGPoint(x: 0, y: 90))
        #expect(screen.takePatches() == 0)
    }

    @Test func `a shape's estimate uses its frame's width`() throws {
        guard case .measured(let space) = try drawing(Star().frame(width: 50)).space else {
            throw Missing(what: "measured space")
        }
        #expect(space.width == 50 && space.height == 700)
    }

    @Test func `another shape of the same type starts with the last measured size`() throws {
        struct Stars: View {
            @State private var count = 1
            var body: some View {
                ForEach(0..<count, id: \.self) { _ in Star() }
                Button("Add") { count += 1 }
            }
        }
        let screen = Screen { Stars() }
        try screen.find(.shape).measure(CGSize(width: 300, height: 80))
        try screen.find(.button, "Add").tap()
        let sizes = screen.findAll(.shape).map { shape -> Double? in
            guard case .drawing(let traits) = shape.element.description.kind, case .measured(let space) = traits.space
            else { return nil }
            return space.width
        }
        #expect(sizes == [300, 300])
    }

    @Test func `a path keeps its coordinates and is not measured`() throws {
        let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
        for view in [
            AnyView(path.fill(.red)), AnyView(path), AnyView(path.stroke(.red, lineWidth: 2)),
            AnyView(Rectangle().size(width: 20, height: 20).offset(x: 10, y: 10)),
            AnyView(path.transform(.identity).trim(from: 0, to: 1)),
        ] {
            let traits = try drawing(view)
            #expect(traits.space == .points)
            guard case .path(let drawn) = traits.graphics.first else { throw Missing(what: "path") }
            #expect(drawn.outline == path.outline)
        }
        // Gradients fill the path's bounding rectangle.
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let rect = GraphicRect(x: 10, y: 10, width: 20, height: 20)
        #expect(try paths(path.fill(gradient)).first?.paint == .gradient(gradient._paint.paint, in: rect))
    }

    @Test func `built-in shapes are drawn by the page at any size`() {
        for view in [
            AnyView(Rectangle()), AnyView(Circle().fill(.red)), AnyView(Capsule().stroke(.red, lineWidth: 3)),
            AnyView(Ellipse().strokeBorder(.red)), AnyView(RoundedRectangle(cornerRadius: 4)),
            AnyView(AnyShape(.circle)),
            AnyView(Text("A").background(.red, in: .rect(cornerRadius: 4))),
            AnyView(Text("A").background(in: .capsule)),
        ] {
            guard case .shape = kinds(view).first else {
                Issue.record("\(kinds(view))")
                continue
            }
        }
        let shape = kinds(Circle().stroke(.red, lineWidth: 3)).first
        let border = kinds(Circle().strokeBorder(.red, lineWidth: 3)).first
        let traits = { (isCentered: Bool) in
            ElementKind.shape(
                ShapeTraits(outline: .circle, stroke: Color.red.paint, lineWidth: 3, isLineCentered: isCentered)
            )
        }
        #expect(shape == traits(true) && border == traits(false))
    }

    // MARK: Paint

    @Test func `a stroke has its style's width, cap, join and dashes`() throws {
        let style = StrokeStyle(
            lineWidth: 4,
            lineCap: .round,
            lineJoin: .bevel,
            miterLimit: 2,
            dash: [5, 3],
            dashPhase: 1
        )
        let line = LineTraits(width: 4, cap: .round, join: .bevel, miterLimit: 2, dash: [5, 3], dashPhase: 1)
        let drawn = try paths(Circle().stroke(.red, style: style).frame(width: 20, height: 20))
        #expect(drawn.map(\.mode) == [.stroke(line)])
        #expect(drawn.first?.outline == outline(Circle(), 20, 20))
        let foreground = Circle().stroke(style: style).foregroundStyle(.green).frame(width: 20, height: 20)
        #expect(try paths(foreground).map(\.paint) == [.color(Color.green.paint)])
    }

    @Test func `strokeBorder is drawn inside the bounds`() throws {
        let style = StrokeStyle(lineWidth: 4, dash: [5])
        let circle = try paths(Circle().strokeBorder(.red, style: style).frame(width: 20, height: 20))
        #expect(
            circle.first?.outline == Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16)).outline
        )
        let rounded = RoundedRectangle(cornerRadius: 6).strokeBorder(.red, style: style).frame(width: 20, height: 20)
        let inner = Path(roundedRect: CGRect(x: 2, y: 2, width: 16, height: 16), cornerRadius: 4)
        #expect(try paths(rounded).first?.outline == inner.outline)
        // A border wider than the shape.
        let thick = Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 50, dash: [5]))
        #expect(try paths(thick.frame(width: 20, height: 20)).isEmpty)
    }

    @Test func `a shape can have several fills and strokes`() throws {
        let layers = try paths(
            Star().fill(.red, style: FillStyle(eoFill: true, antialiased: false)).stroke(.blue, lineWidth: 2)
                .frame(width: 20, height: 20)
        )
        #expect(layers.map(\.mode) == [.fill(isEvenOdd: true), .stroke(LineTraits(width: 2))])
        #expect(layers.map(\.isAntialiased) == [false, true])
        #expect(layers.map(\.paint) == [.color(Color.red.paint), .color(Color.blue.paint)])
        let circle = try paths(
            Circle().fill(.red).strokeBorder(.blue, lineWidth: 2).fill(.green).frame(width: 20, height: 20)
        )
        #expect(circle.count == 3)
        #expect(circle[1].outline == Path(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18)).outline)
    }

    @Test func `a gradient fills the shape's rectangle`() throws {
        let gradient = AngularGradient(colors: [.red, .blue], center: .center)
        let ring = Circle().trim(from: 0, to: 0.25).stroke(gradient, lineWidth: 4).frame(width: 60, height: 40)
        #expect(
            try paths(ring).map(\.paint)
                == [.gradient(gradient._paint.paint, in: GraphicRect(x: 0, y: 0, width: 60, height: 40))]
        )
    }

    // MARK: Transformed shapes

    @Test func `shapes are trimmed, rotated, scaled and offset`() throws {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        func bounds(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
        func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
            abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX) + abs(a.maxY - b.maxY) < 1e-6
        }
        #expect(isClose(bounds(Rectangle().rotation(.degrees(90))), CGRect(x: 10, y: -10, width: 20, height: 40)))
        #expect(
            isClose(
                bounds(Rectangle().rotation(.degrees(90), anchor: .topLeading)),
                CGRect(x: -20, y: 0, width: 20, height: 40)
            )
        )
        #expect(isClose(bounds(Rectangle().scale(0.5)), CGRect(x: 10, y: 5, width: 20, height: 10)))
        #expect(isClose(bounds(Rectangle().scale(x: 2, anchor: .leading)), CGRect(x: 0, y: 0, width: 80, height: 20)))
        #expect(isClose(bounds(Rectangle().offset(x: 3, y: 4)), rect.offsetBy(dx: 3, dy: 4)))
        #expect(isClose(bounds(Rectangle().offset(CGSize(width: 3, height: 4))), rect.offsetBy(dx: 3, dy: 4)))
        #expect(isClose(bounds(Rectangle().size(width: 5, height: 6)), CGRect(x: 0, y: 0, width: 5, height: 6)))
        #expect(isClose(bounds(Rectangle().trim(from: 0, to: 0.25)), CGRect(x: 0, y: 0, width: 30, height: 0)))
        #expect(isClose(bounds(Rectangle().inset(by: 2)), rect.insetBy(dx: 2, dy: 2)))
        #expect(isClose(bounds(Rectangle().inset(by: 2).inset(by: 1)), rect.insetBy(dx: 3, dy: 3)))
        #expect(isClose(bounds(Circle()), CGRect(x: 10, y: 0, width: 20, height: 20)))
        #expect(isClose(bounds(Capsule()), rect))
        #expect(bounds(Circle().inset(by: 30)).isNull)
        #expect(
            isClose(bounds(Rectangle().offset(x: 3).inset(by: 1)), CGRect(x: 4, y: 1, width: 38, height: 18))
        )
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 5).path(in: rect)
        #expect(!uneven.contains(CGPoint(x: 0.5, y: 0.5)) && uneven.contains(CGPoint(x: 39.5, y: 0.5)))
    }

    // MARK: Clips

    @Test func `a view is clipped to a custom shape for its measured size`() throws {
        let screen = Screen { Text("A").clipShape(Star(), style: FillStyle(eoFill: true)).frame(width: 10, height: 10) }
        var clipping: ElementKind {
            get throws {
                var found: ElementKind?
                screen.root.element.visit { element in
                    if case .clipping = element.description.kind { found = element.description.kind }
                }
                return try #require(found)
            }
        }
        guard case .clipping(let first) = try clipping, case .measured = first.space else {
            throw Missing(what: "measured clip")
        }
        #expect(first.clip == GroupGraphic.Clip(outline(Star(), 704, 700), isEvenOdd: true))
        try screen.find(.text, "A").measure(CGSize(width: 50, height: 30))
        guard case .clipping(let second) = try clipping else { throw Missing(what: "clip") }
        #expect(second.clip.outline == outline(Star(), 50, 30))
        let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(
            kinds(Text("A").clipShape(path)) == [.clipping(ClippingTraits(.points, GroupGraphic.Clip(path.outline)))]
        )
        #expect(kinds(Text("A").clipShape(.capsule)).isEmpty)
    }

    @Test func `non-finite numbers in a shape are ignored`() throws {
        struct Broken: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.width / 0, y: 0 / (rect.height - rect.height)))
                    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
                }
            }
        }
        #expect(try paths(Broken().frame(width: 20, height: 20)).isEmpty)
        #expect(try paths(Circle().trim(from: .nan, to: 2).frame(width: 20, height: 20)).isEmpty)
        #expect(try paths(Circle().rotation(.degrees(.infinity)).frame(width: 20, height: 20)).isEmpty)
        #expect(try paths(Star().frame(width: -20, height: -10)).count <= 1)
    }
}
