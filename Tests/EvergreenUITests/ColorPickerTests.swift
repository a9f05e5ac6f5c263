import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct ColorPickerTests {
    private struct Picking: View {
        @State var color = Color.blue
        var supportsOpacity = true
        var body: some View {
            ColorPicker("Ground", selection: $color, supportsOpacity: supportsOpacity)
            Text(verbatim: color == Color(red: 1, green: 0, blue: 0, opacity: 0.5) ? "red" : "other")
        }
    }

    @Test func `a picker shows a color as resolved for the window's appearance`() throws {
        let screen = Screen { Picking() }
        #expect(try screen.find(.colorPicker, "Ground").value == "#1e62c9 100 %")
        screen.colorScheme = .dark
        #expect(try screen.find(.colorPicker).value == "#74acff 100 %")
    }

    @Test func `a user picks a color and an opacity`() throws {
        let screen = Screen { Picking() }
        try screen.find(.colorPicker).choose(color: "#ff0000")
        try screen.find(.colorPicker).choose(opacity: 50)
        #expect(try screen.find(.colorPicker).value == "#ff0000 50 %")
        #expect(screen.texts == ["red"])
    }

    @Test func `an invalid color or opacity is rejected`() throws {
        let screen = Screen { Picking() }
        for text in ["", "red", "#ff00", "#ff00000", "#gg0000", "ff0000", "#٣٣٣٣٣٣"] {
            #expect(throws: ScreenError.self) { try screen.find(.colorPicker).choose(color: text) }
        }
        for percent in [-1, 101] {
            #expect(throws: ScreenError.self) { try screen.find(.colorPicker).choose(opacity: percent) }
        }
        #expect(try screen.find(.colorPicker).value == "#1e62c9 100 %")
    }

    @Test func `a picker without opacity support has no opacity`() throws {
        let screen = Screen { Picking(color: .red.opacity(0.5), supportsOpacity: false) }
        #expect(try screen.find(.colorPicker).value == "#c02f2b")
        #expect(throws: ScreenError.self) { try screen.find(.colorPicker).choose(opacity: 50) }
        try screen.find(.colorPicker).choose(color: "#00ff00")
        #expect(try screen.find(.colorPicker).value == "#00ff00")
    }

    @Test func `a disabled picker rejects colors`() throws {
        let screen = Screen { Picking().disabled(true) }
        #expect(throws: ScreenError.self) { try screen.find(.colorPicker).choose(color: "#ff0000") }
    }
}
