import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct MeshGradientTests {
    private let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let colors = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), .white,
    ]

    private var mesh: MeshGradient { MeshGradient(width: 2, height: 2, points: points, colors: colors) }

    private func gradients(_ content: some View) -> [GradientPaint] {
        var found: [GradientPaint] = []
        ViewTree(content).document.root.visit { element in
            if case .shape(let traits) = element.description.kind { found += traits.fillGradient.map { [$0] } ?? [] }
            for value in element.description.style {
                switch value {
                case .gradient(let gradient), .windowGradient(let gradient), .mask(let gradient),
                    .textGradient(let gradient):
                    found.append(gradient)
                default: break
                }
            }
        }
        return found
    }

    private func grid(_ gradient: GradientPaint?) -> MeshGrid? {
        guard let gradient, case .mesh(let grid) = gradient.geometry else { return nil }
        return grid
    }

    @Test func `a mesh can be a view, a background, a mask, and the paint of a shape or a text`() throws {
        let painted: [[GradientPaint]] = [
            gradients(mesh), gradients(mesh.ignoresSafeArea()), gradients(Text("A").background(mesh)),
            gradients(Text("A").mask { mesh }), gradients(Circle().fill(mesh)),
            gradients(Text("A").foregroundStyle(mesh)), gradients(mesh.mask { Text("A") }),
            gradients(Circle().fill(AnyShapeStyle(mesh))),
        ]
        for found in painted {
            #expect(found.count == 1)
            let grid = try #require(self.grid(found.first))
            #expect(grid.columns == 2 && grid.rows == 2)
            #expect(grid.points.map(\.position.x) == [0, 1, 0, 1] && grid.points.map(\.position.y) == [0, 0, 1, 1])
            #expect(grid.hasSmoothColors && grid.space == .device)
            let red = Paint.rgb(red: 1, green: 0, blue: 0, opacity: 1)
            #expect(found.first?.stops.count == 5 && found.first?.stops.first?.paint == red)
        }
    }

    @Test func `the colors of the four initializers, and their order, are the same`() {
        let resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
        let bezier = points.map {
            MeshGradient.BezierPoint(
                position: $0,
                leadingControlPoint: $0 - [0.2, 0],
                topControlPoint: $0 - [0, 0.2],
                trailingControlPoint: $0 + [0.2, 0],
                bottomControlPoint: $0 + [0, 0.2]
            )
        }
        let all = [
            mesh, MeshGradient(width: 2, height: 2, points: points, resolvedColors: resolved),
            MeshGradient(width: 2, height: 2, bezierPoints: bezier, colors: colors),
            MeshGradient(width: 2, height: 2, bezierPoints: bezier, resolvedColors: resolved),
        ]
        .compactMap { gradients($0).first }
        #expect(all.count == 4)
        // Components are stored as linear numbers of 32 bits.
        func rounded(_ gradient: GradientPaint) -> [String] {
            gradient.stops.map { stop in
                guard case .rgb(let red, let green, let blue, _) = stop.paint else { return "\(stop.paint)" }
                return [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
            }
        }
        #expect(Set(all.map(rounded)) == [["255 0 0", "0 255 0", "0 0 255", "255 255 255", "0 0 0"]])
        #expect(
            all.map { grid($0)?.points.last?.controls?.leading.x ?? 2 }.map { ($0 * 10).rounded() } == [20, 20, 8, 8]
        )
    }

    @Test func `the accent color in a mesh is the tint of its environment`() throws {
        let accent = MeshGradient(
            width: 2,
            height: 2,
            points: points,
            colors: [.accentColor, .accentColor, .red, .red]
        )
        let tinted = try #require(gradients(accent.tint(Color(red: 0, green: 0, blue: 1))).first)
        #expect(tinted.stops.first?.paint == .rgb(red: 0, green: 0, blue: 1, opacity: 1))
        let filled = try #require(gradients(Circle().fill(accent).tint(Color(red: 0, green: 0, blue: 1))).first)
        #expect(filled == tinted)
        let plain = try #require(gradients(accent).first)
        guard case .adaptive(let light, let dark) = plain.stops[0].paint else {
            Issue.record("The accent color differs in light and dark appearance.")
            return
        }
        #expect(light != dark)
    }

    @Test func `the opacity of a mesh is that of its colors`() throws {
        let gradient = try #require(gradients(Circle().fill(mesh.opacity(0.5))).first)
        #expect(gradient.stops.first?.paint == .rgb(red: 1, green: 0, blue: 0, opacity: 0.5))
        #expect(grid(gradient)?.columns == 2)
    }

    @Test func `of a large mesh, ten columns and rows are drawn, with the first and the last`() throws {
        let side = 28
        let points = (0..<side * side).map { SIMD2(Float($0 % side) / 27, Float($0 / side) / 27) }
        let colors = points.map { Color(red: Double($0.x), green: Double($0.y), blue: 0) }
        let mesh = MeshGradient(width: side, height: side, points: points, colors: colors)
        let gradient = try #require(gradients(mesh).first)
        let grid = try #require(self.grid(gradient))
        #expect(grid.columns == 10 && grid.rows == 10)
        #expect(
            grid.points.last?.position == StyleAnchor(x: 1, y: 1) && grid.points[0].position == StyleAnchor(x: 0, y: 0)
        )
        #expect(gradient.stops[99].paint == .rgb(red: 1, green: 1, blue: 0, opacity: 1))
    }

    @Test(arguments: [
        (0, 0, 4, 4), (-1, -4, 4, 4), (1, 4, 4, 4), (2, 2, 3, 4), (2, 2, 4, 3), (2, 3, 4, 4), (.max, .max, 4, 4),
        (2, 2, 0, 0),
    ])
    func `a mesh without enough points or colors is drawn as its background`(
        width: Int,
        height: Int,
        pointCount: Int,
        colorCount: Int
    ) throws {
        let mesh = MeshGradient(
            width: width,
            height: height,
            points: Array(points.prefix(pointCount)),
            colors: Array(colors.prefix(colorCount)),
            background: .white
        )
        let gradient = try #require(gradients(mesh).first)
        #expect(grid(gradient) == nil)
        #expect(gradient.stops.map(\.paint) == [.rgb(red: 1, green: 1, blue: 1, opacity: 1)])
    }
}
