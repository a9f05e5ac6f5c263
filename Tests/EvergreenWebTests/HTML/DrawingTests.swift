import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// HTML of drawings.
@MainActor
struct DrawingTests {
    private struct Missing: Error {}

    private func html(_ content: some View) throws -> String {
        let tree = ViewTree(content)
        var found: String?
        tree.document.root.visit { element in
            switch element.description.kind {
            case .drawing, .clipping, .shape:
                var writer = HTMLWriter()
                writer.write(ElementHTML(id: ElementID(rawValue: 7), description: element.description).html)
                found = writer.text
            default: break
            }
        }
        guard let found else { throw Missing() }
        return found
    }

    private let triangle = Path { path in
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10.5, y: 0), CGPoint(x: 5, y: 1.0 / 3)])
        path.closeSubpath()
    }

    @Test func `a path is SVG in the page's colors`() throws {
        #expect(
            try html(triangle.fill(.red, style: FillStyle(eoFill: true, antialiased: false)))
                == """
                <div id=e7 aria-hidden=true class="shape drawing"><svg><path d="M0 0L10.5 0L5 0.333Z" \
                fill="var(--red-area)" fill-rule=evenodd shape-rendering=crispEdges /></svg></div>
                """
        )
        let line = try html(
            triangle.stroke(
                Color.blue.opacity(0.5),
                style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [4, 2], dashPhase: 1)
            )
            .accessibilityLabel("A line")
        )
        #expect(line.contains(#"fill=none stroke="color-mix(in srgb,var(--blue) 50%,transparent)" stroke-width=2"#))
        #expect(
            line.contains(
                #"stroke-linecap=round stroke-linejoin=round stroke-dasharray="4 2" stroke-dashoffset=1"#
            )
        )
        #expect(line.contains(#"role=img aria-label="A line""#))
    }

    @Test func `a measured drawing is scaled until it is redrawn`() throws {
        struct Diagonal: Shape {
            func path(in rect: CGRect) -> Path {
                Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]) }
            }
        }
        let html = try html(Diagonal().stroke(.red))
        #expect(html.contains(#"data-measured"#))
        #expect(html.contains(#"viewBox="0 0 704 700" preserveAspectRatio=none"#))
        #expect(html.contains(#"vector-effect=non-scaling-stroke"#))
        let canvas = try self.html(Canvas { context, _ in context.fill(triangle, with: .color(.red)) })
        #expect(canvas.contains(#"preserveAspectRatio=xMidYMid"#) && !canvas.contains("vector-effect"))
    }

    @Test func `gradients are SVG definitions referenced by paths`() throws {
        let linear = try html(
            triangle.fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        )
        #expect(
            linear.contains(
                """
                <defs><linearGradient id=p7-0 gradientUnits=userSpaceOnUse x1=0.5 y1=0 x2=0.5 y2=1 \
                gradientTransform="matrix(10.5 0 0 0.3333333333333333 0.0 0.0)"><stop offset=0 stop-color="var(--red-area)" />\
                <stop offset=1 stop-color="var(--blue-area)" /></linearGradient></defs>
                """
            )
        )
        #expect(linear.contains(##"fill="url(#p7-0)""##))
        let radial = try html(
            triangle.stroke(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 9, endRadius: 1))
        )
        #expect(radial.contains(#"r=9 fr=1><stop offset=0 stop-color="var(--blue-area)" />"#))
        #expect(try html(triangle.fill(Color.red.gradient)).contains("color-mix(in srgb,var(--red-area) 82%,white)"))
        #expect(try html(triangle.fill(Gradient(colors: []))).contains("transparent"))
    }

    @Test func `angular and radial gradients fill a box masked by the path`() throws {
        let angular = AngularGradient(colors: [.red, .blue], center: .center)
        let html = try html(Path(CGRect(x: 0, y: 0, width: 10, height: 10)).stroke(angular, lineWidth: 2))
        #expect(html.contains(##"<mask id=p7-0 maskUnits=userSpaceOnUse x=-8 y=-8 width=26 height=26>"##))
        #expect(html.contains(##"<foreignObject x=-8 y=-8 width=26 height=26 mask="url(#p7-0)">"##))
        #expect(html.contains(##"stroke=#fff"##) && html.contains("bg-A500_500_0_360000"))
    }

    @Test func `texts are escaped, and line breaks split them into lines`() throws {
        let html = try html(
            Canvas { context, _ in
                context.draw(
                    Text(verbatim: "<b>&\nC").font(.caption),
                    at: CGPoint(x: 3, y: 4),
                    anchor: .bottomTrailing
                )
                context.draw(
                    Text(verbatim: "A") + Text(verbatim: "B").bold(),
                    in: CGRect(x: 1, y: 2, width: 3, height: 4)
                )
            }
            .frame(width: 10, height: 10)
        )
        #expect(
            html.contains(
                #"<text x=3 y=4 dy=-1.875em text-anchor=end dominant-baseline=central class="font-caption fg-primary">"#
            )
        )
        #expect(html.contains("<tspan class=\"font-caption fg-primary\">&lt;b&gt;&amp;</tspan>"))
        #expect(html.contains(#"<tspan x=3 dy=1.25em class="font-caption fg-primary">C</tspan>"#))
        #expect(
            html.contains(
                #"<foreignObject x=1 y=2 width=3 height=4><div class=text><span class=fg-primary>A</span>"#
            )
        )
    }

    @Test func `clips and layers are groups`() throws {
        let html = try html(
            Canvas { context, _ in
                context.opacity = 0.5
                context.clip(to: triangle)
                context.clip(to: triangle, style: FillStyle(eoFill: true))
                context.drawLayer { layer in
                    layer.rotate(by: .degrees(90))
                    layer.fill(triangle, with: .color(.red))
                }
            }
            .frame(width: 10, height: 10)
        )
        #expect(html.contains(##"<g clip-path="url(#p7-1)"><g opacity=0.5 clip-path="url(#p7-0)"><path"##))
        #expect(html.contains(##"<clipPath id=p7-0><path d="M0 0L10.5 0L5 0.333Z" clip-rule=evenodd />"##))
        #expect(html.contains(#"transform="matrix(0 1 -1 0 0 0)""#))
    }

    @Test func `a clip is referenced by a style class and scales with its view`() throws {
        struct Diamond: Shape {
            func path(in rect: CGRect) -> Path { Path(ellipseIn: rect).trimmedPath(from: 0, to: 1) }
        }
        let html = try html(Text("A").clipShape(Diamond()))
        #expect(html.contains(#"<clipPath id=k7 clipPathUnits=objectBoundingBox><path"#))
        #expect(html.contains(#"transform="scale(0.0014"#))
        #expect(html.contains(#"<div id=c7 class="layer cp-7"></div>"#))
        #expect(StyleClass(name: "cp-7")?.rule == ".cp-7{clip-path:url(#k7)}")
    }

    @Test func `numbers in SVG are clamped`() throws {
        #expect(
            SVGDrawing.list(.nan, .infinity, -.infinity, 1e300, -0.0, 0.0004) == "0 10000000 -10000000 10000000 0 0"
        )
        let line = try html(
            triangle.stroke(
                .red,
                style: StrokeStyle(lineWidth: .nan, miterLimit: .infinity, dash: [.nan, -1], dashPhase: .nan)
            )
        )
        #expect(line.contains(#"stroke-width=0 stroke-miterlimit=10000000 />"#))
        #expect(!line.contains("nan") && !line.contains("dash"))
        let gradient = LinearGradient(
            colors: [.red, .blue],
            startPoint: UnitPoint(x: .nan, y: .infinity),
            endPoint: UnitPoint(x: 1e300, y: 0)
        )
        #expect(try !html(triangle.fill(gradient)).contains("nan"))
    }

    @Test func `a changed path patches one attribute`() throws {
        func description(_ width: CGFloat) -> ElementDescription {
            let path = Path(CGRect(x: 0, y: 0, width: width, height: 1))
            let graphic = PathGraphic(path.outline, .fill(isEvenOdd: false), paint: .color(Color.red.paint))
            return ElementDescription(.drawing(DrawingTraits(.points, [.path(graphic)])))
        }
        var translation = PatchTranslation()
        let operations = translation.operations(for: [
            .set(ElementID(rawValue: 7), from: description(1), to: description(2))
        ])
        #expect(
            operations == [
                .attributes(
                    PageOperation.Target(element: ElementID(rawValue: 7), path: [0, 0]),
                    [.init(.d, "M0 0L2 0L2 1L0 1Z")],
                    removed: []
                )
            ]
        )
    }
}
