import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct PickerCurrentValueTests {
    private struct Fruits<Style: PickerStyle>: View {
        let style: Style
        @State private var fruit = "pear"

        var body: some View {
            NavigationStack {
                Form {
                    Picker(selection: $fruit) {
                        ForEach(["apple", "pear"], id: \.self) { Text($0) }
                    } label: {
                        Text("Fruit")
                    } currentValueLabel: {
                        Text("A ripe \(fruit)")
                    }
                    .pickerStyle(style)
                    Text("Chosen: \(fruit)")
                }
            }
        }
    }

    @Test func `a menu picker shows its currentValueLabel`() throws {
        let screen = Screen { Fruits(style: .menu) }
        let picker = try screen.find(.picker)
        #expect(picker.value == "A ripe pear")
        #expect(picker.options == ["apple", "pear"])
        try picker.select("apple")
        #expect(screen.texts.contains("Chosen: apple"))
        #expect(try screen.find(.picker).value == "A ripe apple")
    }

    @Test func `a navigation link picker's row shows its currentValueLabel`() throws {
        let screen = Screen { Fruits(style: .navigationLink) }
        #expect(try screen.find(.link).text == "Fruit A ripe pear")
        try screen.find(.link).tap()
        try screen.find(.row, "apple").tap()
        #expect(try screen.find(.link).text == "Fruit A ripe apple")
    }

    @Test func `a segmented picker ignores its currentValueLabel`() throws {
        let screen = Screen { Fruits(style: .segmented) }
        #expect(try screen.find(.picker).value == "pear")
    }
}
