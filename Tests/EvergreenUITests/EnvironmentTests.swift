import Foundation
import EvergreenTesting
import EvergreenUI
import Testing

private struct FirstKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

private struct SecondKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }

    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }

    fileprivate var sum: Int { first + second }
}

@MainActor
struct EnvironmentTests {
    private struct First: View {
        @Environment(\.first) private var first
        var body: some View { Text("first \(first)") }
    }

    private struct Second: View {
        @Environment(\.second) private var second
        var body: some View { Text("second \(second)") }
    }

    private struct Sum: View {
        @Environment(\.sum) private var sum
        var body: some View { Text("sum \(sum)") }
    }

    private struct Root: View {
        @State private var first = 1
        @State private var second = 1

        var body: some View {
            VStack {
                First()
                Second()
                Sum()
            }
            .environment(\.first, first)
            .environment(\.second, second)
            Button("Change first") { first += 1 }
            Button("Change nothing") { second += 0 }
        }
    }

    @Test func `an environment value that a body did not read does not invalidate it`() throws {
        let screen = Screen { Root() }
        #expect(screen.texts.prefix(3) == ["first 1", "second 1", "sum 2"])
        screen.resetBodyCounts()
        try screen.find(.button, "Change first").tap()
        #expect(screen.texts.prefix(3) == ["first 2", "second 1", "sum 3"])
        #expect(screen.bodyCount(of: First.self) == 1)
        #expect(screen.bodyCount(of: Second.self) == 0)
        #expect(screen.bodyCount(of: Sum.self) == 1)
    }

    @Test func `the innermost value wins`() {
        let screen = Screen {
            VStack {
                First()
                First().environment(\.first, 3)
            }
            .environment(\.first, 2)
            First()
        }
        #expect(screen.texts == ["first 2", "first 3", "first 0"])
    }

    @Test func `transformEnvironment starts from the inherited value`() {
        let screen = Screen {
            First().transformEnvironment(\.first) { $0 += 1 }.environment(\.first, 2)
        }
        #expect(screen.texts == ["first 3"])
    }

    @Test func `a control in a disabled view can't be enabled`() throws {
        let screen = Screen {
            VStack { Button("Press") {}.disabled(false) }.disabled(true)
        }
        #expect(try !screen.find(.button).isEnabled)
    }

    @Test func `numbers are formatted for the environment's locale`() {
        let screen = Screen {
            Text("\(1234) points")
            Text("\(1234) points").environment(\.locale, .init(identifier: "de_DE"))
            Text(1234.5, format: .number).environment(\.locale, .init(identifier: "de_DE"))
            Text(verbatim: "\(1234)")
        }
        #expect(screen.texts == ["1,234 points", "1.234 points", "1.234,5", "1234"])
    }

    @Test func `a dynamic property can contain others and is updated before body`() throws {
        struct Doubled: DynamicProperty {
            @State private var count = 1
            @Environment(\.first) private var first
            private(set) var value = 0

            mutating func update() { value = count * 2 + first }
            func increment() { count += 1 }
        }
        struct Owner: View {
            private var doubled = Doubled()
            var body: some View { Button("\(doubled.value)") { doubled.increment() } }
        }
        let screen = Screen { Owner().environment(\.first, 100) }
        try screen.find(.button, "102").tap()
        #expect(screen.texts == ["104"])
    }

    // MARK: Values of protocol types

    private struct Station: Equatable, Weather {
        var sky: String
    }

    private struct Observatory: View {
        @Environment(\.report) private var report
        var body: some View { Text(report.weather.sky) }
    }

    private struct Forecast: View {
        @State private var sky = "clear"
        @State private var count = 0
        var body: some View {
            Observatory().environment(\.report, Report(weather: Station(sky: sky)))
            Button("Rain") { sky = "rain" }
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test func `an existential field is compared by its dynamic value`() throws {
        let screen = Screen { Forecast() }
        screen.resetBodyCounts()
        try screen.find(.button, "Count 0").tap()
        #expect(screen.bodyCount(of: Observatory.self) == 0)
        try screen.find(.button, "Rain").tap()
        #expect(screen.texts.first == "rain")
        #expect(screen.bodyCount(of: Observatory.self) == 1)
    }
}

private protocol Weather {
    var sky: String { get }
}

private struct Report {
    struct Unknown: Weather { var sky: String { "unknown" } }

    var weather: any Weather = Unknown()
}

private struct ReportKey: EnvironmentKey {
    static var defaultValue: Report { Report() }
}

extension EnvironmentValues {
    fileprivate var report: Report {
        get { self[ReportKey.self] }
        set { self[ReportKey.self] = newValue }
    }
}
