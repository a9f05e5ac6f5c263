import EvergreenDocument
import Testing

@testable import EvergreenTesting
@testable import EvergreenUI

/// Picker styles that depend on context or consist of several controls.
@MainActor
struct PickerStyleTests {
    private static let fruits = ["apple", "pear", "plum"]

    /// A picker in a form on a page.
    private struct Page<Style: PickerStyle>: View {
        let style: Style
        @State private var fruit = "pear"

        var body: some View {
            NavigationStack {
                Form {
                    Picker("Fruit", selection: $fruit) {
                        ForEach(PickerStyleTests.fruits, id: \.self) { Text($0) }
                    }
                    .pickerStyle(style)
                    Text("Chosen: \(fruit)")
                }
                .navigationTitle("Basket")
            }
        }
    }

    @Test func `a navigation link picker shows the selected option and a page of all options`() throws {
        let screen = Screen { Page(style: .navigationLink) }
        #expect(try screen.find(.link).text == "Fruit pear")
        try screen.find(.link).tap()
        #expect(try screen.find(.navigationBar).text == "Fruit")
        #expect(screen.findAll(.row).map(\.text) == ["apple", "pear", "plum"])
        #expect(screen.findAll(.row).map(\.isSelected) == [false, true, false])
    }

    @Test func `selecting an option on the page of a navigation link picker goes back`() throws {
        let screen = Screen { Page(style: NavigationLinkPickerStyle()) }
        try screen.find(.link).tap()
        try screen.find(.row, "plum").tap()
        #expect(try screen.find(.navigationBar).text == "Basket")
        #expect(try screen.find(.link).text == "Fruit plum")
        #expect(screen.texts.contains("Chosen: plum"))
    }

    @Test func `selecting the current option goes back too`() throws {
        let screen = Screen { Page(style: .navigationLink) }
        try screen.find(.link).tap()
        try screen.find(.row, "pear").tap()
        #expect(try screen.find(.link).text == "Fruit pear")
    }

    @Test func `an optional selection matches optional and non-optional tags`() throws {
        struct Maybe: View {
            @State private var number: Int? = 2
            var body: some View {
                NavigationStack {
                    Picker("Number", selection: $number) {
                        Text("none").tag(Int?.none)
                        Text("one").tag(Int?.some(1))
                        Text("two").tag(2)
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
        let screen = Screen { Maybe() }
        #expect(try screen.find(.link).text == "Number two")
        for (choice, title) in [("none", "two"), ("one", "none"), ("two", "one")] {
            try screen.find(.link).tap()
            #expect(screen.findAll(.row).filter(\.isSelected).map(\.text) == [title])
            try screen.find(.row, choice).tap()
            #expect(try screen.find(.link).text == "Number \(choice)")
        }
    }

    @Test func `a page of options shows their views, and the link the selected symbol`() throws {
        struct Weather: View {
            @State private var weather = "sun.max"
            var body: some View {
                NavigationStack {
                    Picker("Weather", selection: $weather) {
                        ForEach(["sun.max", "cloud"], id: \.self) { Image(systemName: $0) }
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
        let screen = Screen { Weather() }
        #expect(screen.findAll(.image).map(\.text).contains("sun.max"))
        try screen.find(.link).tap()
        #expect(screen.findAll(.row).count == 2)
        #expect(screen.findAll(.image).map(\.text).suffix(2) == ["sun.max", "cloud"])
    }

    @Test func `outside of a navigation stack, a navigation link picker is disabled`() throws {
        let screen = Screen {
            Picker("Fruit", selection: .constant("pear")) { Text("pear").tag("pear") }.pickerStyle(.navigationLink)
        }
        #expect(try !screen.find(.link).isEnabled)
    }

    @Test func `a wheel picker selects like other pickers`() throws {
        let screen = Screen { Page(style: .wheel) }
        #expect(try screen.find(.picker, "Fruit").options == Self.fruits)
        try screen.find(.picker, "Fruit").select("apple")
        #expect(screen.texts.contains("Chosen: apple"))
    }

    @Test func `a palette picker is a palette in a menu and segmented elsewhere`() throws {
        struct Weather: View {
            @State private var weather = "sun.max"
            var body: some View {
                Group {
                    picker("Outside")
                    Menu("Weather") { picker("Inside") }
                }
                .pickerStyle(.palette)
            }
            private func picker(_ title: String) -> some View {
                Picker(title, selection: $weather) {
                    ForEach(["sun.max", "cloud"], id: \.self) { Image(systemName: $0) }
                }
                .pickerStyle(.palette)
            }
        }
        let screen = Screen { Weather() }
        try screen.find(.button, "Weather").tap()
        let styles = ["Outside", "Inside"].map { title in
            screen.findAll(.picker, title).map { picker -> PickerTraits.Style? in
                guard case .picker(let traits) = picker.element.description.kind else { return nil }
                return traits.style
            }
        }
        #expect(styles == [[.segmented], [.palette]])
    }
}
