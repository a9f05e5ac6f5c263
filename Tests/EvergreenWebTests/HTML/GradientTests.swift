import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct GradientTests {
    private func css(_ style: some ShapeStyle) throws -> String {
        GradientNames.css(of: try #require(style._gradient).paint)
    }

    @Test func `a linear gradient along an edge has its stops at their positions`() throws {
        let colors = [Color.red, .white, .blue]
        #expect(
            try css(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
                == "linear-gradient(to bottom,var(--red-area) 0%,var(--white) 50%,var(--blue-area) 100%)"
        )
        #expect(try css(Gradient(colors: colors)).hasPrefix("linear-gradient(to bottom,"))
        #expect(
            try css(LinearGradient(colors: [.red, .blue], startPoint: .trailing, endPoint: .center))
                == "linear-gradient(to left,var(--red-area) 0%,var(--blue-area) 50%)"
        )
        // Beyond the view's bounds, too.
        #expect(
            try css(
                LinearGradient(
                    colors: [.red, .blue],
                    startPoint: UnitPoint(x: 0, y: -1),
                    endPoint: UnitPoint(x: 0, y: 2)
                )
            ) == "linear-gradient(to bottom,var(--red-area) -100%,var(--blue-area) 200%)"
        )
    }

    @Test func `a gradient between corners starts in one corner and ends in the other`() throws {
        #expect(
            try css(LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
                == "linear-gradient(to bottom right,var(--red-area) 0%,var(--blue-area) 100%)"
        )
        #expect(
            try css(LinearGradient(colors: [.red, .blue], startPoint: .bottomTrailing, endPoint: .center))
                == "linear-gradient(to top left,var(--red-area) 0%,var(--blue-area) 50%)"
        )
    }

    @Test func `radial and angular gradients are CSS gradients`() throws {
        let gradient = Gradient(colors: [.red, .blue])
        #expect(
            try css(RadialGradient(gradient: gradient, center: .topLeading, startRadius: 10, endRadius: 50))
                == "radial-gradient(circle at 0% 0%,var(--red-area) 10px,var(--blue-area) 50px)"
        )
        #expect(
            try css(EllipticalGradient(gradient: gradient))
                == "radial-gradient(100% 100% at 50% 50%,var(--red-area) 0%,var(--blue-area) 50%)"
        )
        #expect(
            try css(AngularGradient(gradient: gradient, center: .center))
                == "conic-gradient(from 90deg at 50% 50%,var(--red-area) 0deg,var(--blue-area) 360deg)"
        )
        #expect(
            try css(
                AngularGradient(
                    gradient: gradient,
                    center: .center,
                    startAngle: .degrees(-90),
                    endAngle: .degrees(90)
                )
            ) == "conic-gradient(from 0deg at 50% 50%,var(--red-area) 0deg,var(--blue-area) 180deg)"
        )
        #expect(
            try css(Color.red.gradient)
                == "linear-gradient(color-mix(in srgb,var(--red-area) 82%,white),var(--red-area))"
        )
    }

    @Test func `gradients with no color, one color, no direction or extreme numbers are rendered`() throws {
        #expect(
            try css(Gradient(colors: [])) == "linear-gradient(to bottom,var(--clear) 0%,var(--clear) 0%)"
        )
        #expect(try css(Gradient(colors: [.red])) == "linear-gradient(to bottom,var(--red-area) 0%,var(--red-area) 0%)")
        #expect(
            try css(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .top))
                == "linear-gradient(var(--blue-area),var(--blue-area))"
        )
        for number in [Double.nan, .infinity, -.infinity, 1e300] {
            let gradient = Gradient(stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)])
            let radial = RadialGradient(
                gradient: gradient,
                center: UnitPoint(x: number, y: number),
                startRadius: number,
                endRadius: -number
            )
            let styleClass = StyleClass(.background, radial._paint.paint)
            #expect(StyleClass(name: styleClass.name) == styleClass)
            #expect(!styleClass.rule.contains("nan") && !styleClass.rule.contains("inf"))
        }
    }

    @Test func `a gradient with too many stops keeps the first ones and the last`() throws {
        let grays = (0..<100).map { Color(white: Double($0) / 99) }
        let gradient = try #require(Gradient(colors: grays)._gradient).paint
        let styleClass = StyleClass(.shapeFill, gradient)
        #expect(styleClass.name.utf8.count < 1000)
        #expect(StyleClass(name: styleClass.name) == styleClass)
        #expect(styleClass.rule.contains("rgb(255 255 255 / 1) 100%"))
        #expect(GradientNames.gradient(named: GradientNames.name(of: gradient))?.stops.count == GradientNames.limit)
    }

    @Test func `every gradient is parsed back from its name`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed", seed)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1000 {
            func number() -> Double { Double(Int.random(in: -2000...2000, using: &random)) / 1000 }
            let point = StyleAnchor(x: number(), y: number())
            let geometry: GradientPaint.Geometry =
                switch Int.random(in: 0..<5, using: &random) {
                case 0: .linear(from: point, to: StyleAnchor(x: number(), y: number()))
                case 1: .radial(center: point, start: number(), end: number())
                case 2: .elliptical(center: point, start: number(), end: number())
                case 3: .angular(center: point, start: number(), end: number())
                default: .shade
                }
            let paints: [Paint] = [
                .semantic(.mint, opacity: 0.5), .semantic(.gray, opacity: 1), .semantic(.green, opacity: 1),
                .rgb(red: 1, green: 0, blue: 0.2, opacity: 0.25), .semantic(.clear, opacity: 1),
            ]
            let stops = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                GradientPaint.Stop(paints[Int.random(in: paints.indices, using: &random)], at: number())
            }
            let gradient = GradientPaint(geometry, stops: stops)
            let name = GradientNames.name(of: gradient)
            #expect(GradientNames.gradient(named: name) == gradient, "\(name)")
            #expect(name.utf8.allSatisfy { $0 == 45 || $0 == 95 || (48...57).contains($0) || (65...122).contains($0) })
        }
    }

    @Test(arguments: [
        "bg-L", "bg-L1_2_3", "bg-L1_2_3_4_5", "bg-L1_2_3_x-0red", "bg-L0_0_0_0-red", "bg-L0_0_0_0-0blurple",
        "bg-L0_0_0_0-m0red", "bg-L0_0_0_0-00red", "bg-L0_0_0_0-0red;", "bg-L0_0_0_0-0red)}*{color:red}", "bg-S_1",
        "bg-Q0_0_0_0-0red", "pt-L0_0_0_0-0red", "bg-L0_0_0_0-", "bg-L99999999999_0_0_0-0red", "bg-L0_0_0_0-0red-",
        "bg-L0_0_0_0-٣red", "w-S-0red",
    ])
    func `a malformed gradient name is rejected`(name: String) {
        #expect(StyleClass(name: name) == nil)
    }

    @Test func `stylesheet addresses are short, however many gradients they contain`() throws {
        let paint = Paint.rgb(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
        let stops = (0..<20).map { GradientPaint.Stop(paint, at: Double($0)) }
        let classes = (0..<100).map { number in
            let end = StyleAnchor(x: Double(number) / 1000, y: 1)
            return StyleClass(.background, GradientPaint(.linear(from: .center, to: end), stops: stops))
        }
        let addresses = StyleSheet.addresses(of: classes)
        #expect(addresses.allSatisfy { $0.utf8.count < 5000 })
        let sheets = try addresses.map { address in
            try #require(StyleSheet.text(query: String(address.split(separator: "?")[1])))
        }
        #expect(sheets.joined(separator: "\n") == classes.map(\.rule).joined(separator: "\n"))
    }
}
