import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct MarkEffectTests {
    @MainActor
    private struct Layer {
        var effects: [GraphicEffect]
        var element: Element

        /// The labels of its marks.
        var labels: [String] {
            var labels: [String] = []
            element.visit {
                if case .mark(let traits) = $0.description.kind, let label = traits.label { labels.append(label) }
            }
            return labels
        }
    }

    private func point(_ x: Int) -> PointMark { PointMark(x: .value("x", x), y: .value("y", 1)) }

    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(view.frame(width: 400, height: 200).environment(\.locale, Locale(identifier: "en_US")))
        tree.update()
        return tree
    }

    /// The contents of the chart's group: marks by label, and layers.
    private func content(@ChartContentBuilder _ content: () -> some ChartContent) throws -> (
        labels: [String], layers: [Layer]
    ) {
        let tree = tree(Chart(content: content))
        var found: Element?
        tree.document.root.visit { if case .chart = $0.description.kind { found = $0 } }
        let chart = try #require(found)
        var layers: [Layer] = []
        let labels = chart.children.map { child -> String in
            if case .markLayer(let effects) = child.description.kind {
                layers.append(Layer(effects: effects, element: child))
                return "layer"
            }
            if case .mark(let traits) = child.description.kind { return traits.label ?? "" }
            return "?"
        }
        return (labels, layers)
    }

    private func effects(@ChartContentBuilder _ content: () -> some ChartContent) -> [[GraphicEffect]] {
        DrawnChart(Chart(content: content)).marks.compactMap { mark in
            guard case .group(let group) = mark.graphics.first else { return nil }
            return group.effects
        }
    }

    // MARK: Each mark

    @Test func `each mark has its shadow and blur modifiers in order`() {
        let shadow = GraphicEffect.shadow(Color.red.paint, radius: 2, x: 1, y: -1)
        #expect(
            effects {
                ForEach(0..<2, id: \.self) { point($0) }.shadow(color: .red, radius: 2, x: 1, y: -1)
                point(3).blur(radius: 3).shadow(color: .red, radius: 2, x: 1, y: -1).opacity(0.5)
            } == [[shadow], [shadow], [.blur(radius: 3), shadow, .opacity(0.5)]]
        )
    }

    @Test func `a style's shadow applies to the marks`() throws {
        let style = ShadowStyle.drop(color: .red, radius: 2, x: 1, y: -1)
        let shadow = GraphicEffect.shadow(Color.red.paint, radius: 2, x: 1, y: -1)
        let found = effects {
            point(1).foregroundStyle(.blue.shadow(style))
            BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.blue.shadow(style))
            RuleMark(x: .value("x", 1)).foregroundStyle(.blue.shadow(style))
        }
        #expect(found == [[shadow], [shadow], [shadow]])
        #expect(effects { SectorMark(angle: .value("y", 1)).foregroundStyle(.blue.shadow(style)) } == [[shadow]])
        let line = effects {
            ForEach(0..<3, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                .foregroundStyle(.blue.shadow(style))
        }
        #expect(line.contains([shadow]))
    }

    @Test func `an opacity before an effect applies to the mark alone`() throws {
        let mark = try #require(DrawnChart(Chart { point(1).opacity(0.5).blur(radius: 1) }).marks.first)
        guard case .group(let group) = mark.graphics.first, case .path(let path) = group.graphics.first else {
            Issue.record("no group")
            return
        }
        #expect(group.effects == [.blur(radius: 1)] && path.opacity == 0.5)
    }

    @Test func `lines, areas, rules, rectangles, bars and sectors have effects`() {
        let line = effects {
            ForEach(0..<3, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }.blur(radius: 2)
        }
        #expect(line.contains([.blur(radius: 2)]))
        let others = effects {
            RuleMark(x: .value("x", 1)).blur(radius: 1)
            RectangleMark(x: .value("x", 1)).blur(radius: 2)
            BarMark(x: .value("x", 1), y: .value("y", 1)).blur(radius: 3)
        }
        #expect(others == [[.blur(radius: 1)], [.blur(radius: 2)], [.blur(radius: 3)]])
        #expect(effects { SectorMark(angle: .value("y", 1)).blur(radius: 3) } == [[.blur(radius: 3)]])
    }

    @Test func `negative and non-finite effect lengths are zero`() {
        let found = effects {
            point(1).blur(radius: .nan)
            point(1).shadow(color: .red, radius: -3, x: .infinity, y: .nan)
        }
        #expect(found == [[.blur(radius: 0)], [.shadow(Color.red.paint, radius: 0, x: 1e5, y: 0)]])
    }

    @Test func `an annotation's text does not have its mark's effects`() throws {
        let mark = try #require(DrawnChart(Chart { point(1).blur(radius: 4).annotation { Text("Top") } }).marks.first)
        #expect(mark.graphics.count == 2)
    }

    // MARK: Layers

    @Test func `a layer contains its marks, with the effects applied to it`() throws {
        let (labels, layers) = try content {
            point(0)
            ForEach(1..<3, id: \.self) { point($0) }.compositingLayer().opacity(0.5).blur(radius: 2)
            point(3)
        }
        #expect(labels == ["x: 0, y: 1", "layer", "x: 3, y: 1"])
        #expect(layers[0].effects == [.opacity(0.5), .blur(radius: 2)])
        #expect(layers[0].labels == ["x: 1, y: 1", "x: 2, y: 1"])
    }

    @Test func `a closure modifies a layer`() throws {
        let (_, layers) = try content {
            point(1).compositingLayer { $0.blur(radius: 3).shadow(color: .red, radius: 4).opacity(0.5) }
        }
        #expect(
            layers[0].effects == [.blur(radius: 3), .shadow(Color.red.paint, radius: 4, x: 0, y: 0), .opacity(0.5)]
        )
    }

    @Test func `layers are nested, and marks are ordered within each`() throws {
        let (labels, layers) = try content {
            Plot {
                point(1).zIndex(1)
                point(2).compositingLayer()
                point(3).zIndex(-1)
            }
            .compositingLayer()
            .zIndex(5)
            point(4).zIndex(2)
        }
        #expect(labels == ["x: 4, y: 1", "layer"])
        #expect(layers[0].labels == ["x: 3, y: 1", "x: 2, y: 1", "x: 1, y: 1"])
        #expect(layers[0].element.children.count == 3)
        guard case .markLayer = layers[0].element.children[1].description.kind else {
            Issue.record("no layer")
            return
        }
    }

    @Test func `a mark keeps its element when its layer changes`() throws {
        let radius = StateLocation(1.0)
        struct Blurred: View {
            let radius: StateLocation<Double>
            var body: some View {
                Chart {
                    PointMark(x: .value("x", 1), y: .value("y", 1)).compositingLayer { $0.blur(radius: radius.value) }
                }
            }
        }
        let tree = tree(Blurred(radius: radius))
        func marks() -> [Element] {
            var found: [Element] = []
            tree.document.root.visit { if case .mark = $0.description.kind { found.append($0) } }
            return found
        }
        let first = marks()
        radius.value = 2
        tree.update()
        #expect(first.count == 1 && first[0] === marks()[0])
        guard case .markLayer(let effects) = first[0].parent?.description.kind else {
            Issue.record("no layer")
            return
        }
        #expect(effects == [.blur(radius: 2)])
    }

    // MARK: Masks

    @Test func `a mask has its marks' graphics, whose values contribute to the axes`() throws {
        let (labels, layers) = try content {
            RectangleMark().mask {
                ForEach(0..<4, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0 * 10)) }
                PointMark(x: .value("x", 3), y: .value("y", 30)).annotation { Text("30") }
            }
        }
        // A mark without values has no accessibility label.
        #expect(labels == ["layer"] && layers[0].labels.isEmpty)
        guard case .mask(let graphics) = layers[0].effects.first else {
            Issue.record("no mask")
            return
        }
        let paths = graphics.compactMap {
            if case .path(let path) = $0 { Path(path.outline).boundingRect } else { nil }
        }
        #expect(paths.contains { $0.width > 300 && $0.height > 100 })
        #expect(graphics.contains { if case .text = $0 { true } else { false } })
        let texts = DrawnChart(
            Chart { RectangleMark().mask { PointMark(x: .value("x", 3), y: .value("y", 30)) } }
        ).texts
        #expect(texts.contains("30"))
    }

    @Test func `masks can contain functions, layers and masks`() throws {
        let (_, layers) = try content {
            RectangleMark(xStart: .value("a", 0), xEnd: .value("b", 10)).mask {
                LinePlot(x: "x", y: "y") { $0 }.compositingLayer().opacity(0.5)
                point(1).mask { point(1) }
            }
        }
        guard case .mask(let graphics) = layers[0].effects.first, graphics.count == 2,
            case .group(let line) = graphics[0], case .group(let masked) = graphics[1]
        else {
            Issue.record("no mask")
            return
        }
        #expect(line.effects == [.opacity(0.5)])
        #expect(line.graphics.first?.bounds.map { $0.width > 300 } == true)
        guard case .mask = masked.effects.first else {
            Issue.record("no mask within the mask")
            return
        }
    }

    @Test func `sectors are masked by sectors`() throws {
        let (_, layers) = try content {
            SectorMark(angle: .value("v", 1)).mask { SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5)) }
        }
        guard case .mask(let graphics) = layers[0].effects.first else {
            Issue.record("no mask")
            return
        }
        #expect(graphics.count == 1)
    }

    @Test func `a mask without marks hides everything`() throws {
        let (_, layers) = try content { point(1).mask { if false { point(1) } } }
        #expect(layers[0].effects == [.mask([])])
    }

    // MARK: Identifiers

    @Test func `marks are found by accessibility identifier`() throws {
        let screen = Screen {
            Chart(0..<2, id: \.self) { index in
                LineMark(x: .value("x", index), y: .value("y", 1)).accessibilityIdentifier("point \(index)")
            }
        }
        #expect(try screen.find(identifier: "point 1").role == .mark)
        #expect(screen.findAll(.mark).count == 3)
    }
}
