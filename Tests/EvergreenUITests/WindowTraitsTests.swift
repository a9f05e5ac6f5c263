import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// Window traits that views read.
@MainActor
struct WindowTraitsTests {
    private struct Appearance: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
    }

    private struct Space: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height
        var body: some View { Text("\(width == .compact ? "narrow" : "wide") \(height == .compact ? "low" : "high")") }
    }

    private struct Time: View {
        @Environment(\.timeZone) private var timeZone
        @Environment(\.calendar) private var calendar
        var body: some View { Text(verbatim: "\(timeZone.identifier) \(calendar.timeZone.identifier)") }
    }

    @Test func `views follow window traits, and other views do not run`() {
        let screen = Screen {
            Appearance()
            Space()
        }
        #expect(screen.texts == ["light", "wide high"])
        screen.colorScheme = .dark
        #expect(screen.texts == ["dark", "wide high"])
        screen.resetBodyCounts()
        screen.horizontalSizeClass = .compact
        screen.verticalSizeClass = .compact
        #expect(screen.texts == ["dark", "narrow low"])
        #expect(screen.bodyCount(of: Appearance.self) == 0)
        #expect(screen.bodyCount(of: Space.self) == 1)
        screen.colorScheme = .light
        #expect(screen.texts == ["light", "narrow low"])
    }

    @Test func `a scene phase change triggers onChange`() {
        struct Phases: View {
            @Environment(\.scenePhase) private var phase
            @State private var phases: [ScenePhase] = []
            var body: some View {
                Text(phases.map(\.rawValue).joined(separator: " ")).onChange(of: phase) { phases.append($1) }
            }
        }
        let screen = Screen { Phases() }
        screen.scenePhase = .background
        #expect(screen.texts == ["background"])
        screen.scenePhase = .active
        #expect(screen.texts == ["background active"])
        #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    }

    @Test func `dates are in the user's time zone`() {
        let screen = Screen { Time() }
        screen.timeZone = TimeZone(identifier: "Asia/Tokyo")
        #expect(screen.texts == ["Asia/Tokyo Asia/Tokyo"])
    }

    @Test func `formatted dates are in the user's time zone unless their format has one`() {
        let date = Date(timeIntervalSince1970: 978_307_200)
        let own = Date.FormatStyle(date: .omitted, time: .shortened, timeZone: .gmt)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        let screen = Screen(environment: environment) {
            Text(date, style: .time)
            Text(date, format: .dateTime.year().month().day())
            Text(date, format: own)
            Text(date..<date + 3600, format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
        }
        screen.timeZone = TimeZone(identifier: "America/New_York")
        #expect(screen.texts[..<3] == ["19:00", "31. Dez. 2000", "0:00"])
        #expect(screen.texts[3].hasPrefix("19:00") && screen.texts[3].contains("20:00"))
        screen.timeZone = TimeZone(identifier: "Asia/Tokyo")
        #expect(screen.texts[..<3] == ["9:00", "1. Jan. 2001", "0:00"])
    }

    @Test func `environment values set by the app override window traits`() {
        var environment = EnvironmentValues()
        environment.colorScheme = .light
        environment.timeZone = .gmt
        let screen = Screen(environment: environment) {
            Appearance()
            Time()
        }
        screen.colorScheme = .dark
        screen.timeZone = TimeZone(identifier: "Asia/Tokyo")
        #expect(screen.texts == ["light", "GMT Asia/Tokyo"])
    }

    @Test func `state and sheets survive window trait changes`() throws {
        struct Counter: View {
            @State private var count = 0
            @Environment(\.colorScheme) private var colorScheme
            var body: some View {
                Button("\(count) \(colorScheme.rawValue)") { count += 1 }
                    .sheet(isPresented: .constant(true)) { Appearance() }
            }
        }
        let screen = Screen { Counter() }
        try screen.find(.button, "0 light").tap()
        screen.colorScheme = .dark
        #expect(screen.texts == ["1 dark", "dark"])
    }

    // MARK: Preferred color schemes

    /// The window's color scheme; nil for the system's.
    private func windowScheme(of tree: ViewTree) -> ColorScheme? {
        tree.update()
        for case .colorScheme(let colorScheme) in tree.document.root.description.style { return colorScheme }
        return nil
    }

    private struct Chooser: View {
        @State private var isDark = false
        var body: some View {
            VStack {
                Appearance()
                Button("Switch") { isDark.toggle() }
            }
            .preferredColorScheme(isDark ? .dark : nil)
        }
    }

    @Test func `a view sets its window's color scheme`() throws {
        let tree = ViewTree(Chooser())
        #expect(windowScheme(of: tree) == nil)
        #expect(tree.document.root.texts == ["light", "Switch"])
        let button = try #require(tree.document.root.children.first?.children.last)
        try tree.handle(.tap, on: button.id)
        #expect(windowScheme(of: tree) == .dark)
        #expect(tree.document.root.texts == ["dark", "Switch"])
        try tree.handle(.tap, on: button.id)
        #expect(windowScheme(of: tree) == nil)
        #expect(tree.document.root.texts == ["light", "Switch"])
    }

    @Test func `the innermost visible view's preferred color scheme wins`() throws {
        struct Tabs: View {
            @State private var tab = 1
            var body: some View {
                TabView(selection: $tab) {
                    Tab("One", systemImage: "1.circle", value: 1) { Appearance() }
                    Tab("Two", systemImage: "2.circle", value: 2) {
                        VStack { Appearance().preferredColorScheme(.light) }.preferredColorScheme(.dark)
                    }
                }
            }
        }
        var traits = WindowTraits()
        traits.colorScheme = .dark
        let tree = ViewTree(Tabs(), start: WindowStart(traits: traits))
        #expect(windowScheme(of: tree) == nil)
        #expect(tree.document.root.texts.contains("dark"))
        func select(_ title: String) throws {
            var tab: Element?
            tree.document.root.visit { element in
                if case .tab = element.description.kind, element.texts.contains(title) { tab = element }
            }
            try tree.handle(.tap, on: #require(tab).id)
        }
        try select("Two")
        #expect(windowScheme(of: tree) == .light)
        try select("One")
        #expect(windowScheme(of: tree) == nil)
    }

    @Test func `a part of a window can have its own color scheme`() {
        let screen = Screen {
            Appearance().environment(\.colorScheme, .dark)
            Appearance().colorScheme(.dark)
            Appearance()
        }
        #expect(screen.texts == ["dark", "dark", "light"])
        let tree = ViewTree(Appearance().environment(\.colorScheme, .dark))
        #expect(tree.document.root.children.first?.description.style == [.colorScheme(.dark)])
    }
}
