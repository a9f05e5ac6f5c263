import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// Initializers of SwiftUI views, including deprecated ones.
@MainActor
struct InitializerTests {
    struct Alarm: Identifiable {
        let id: Int
        var isOn: Bool
        var sound = "bell"
    }

    @Test func `a toggle with several sources is on if all are, and sets all`() throws {
        struct Alarms: View {
            @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
            var body: some View {
                Toggle("All alarms", systemImage: "alarm", sources: $alarms, isOn: \.isOn)
                Toggle("Again", sources: $alarms, isOn: \.isOn)
                Text("\(alarms.filter(\.isOn).count) on")
            }
        }
        let screen = Screen { Alarms() }
        #expect(try screen.find(.toggle, "All alarms").value == "false")
        try screen.find(.toggle, "All alarms").toggle()
        #expect(screen.texts.contains("2 on"))
        #expect(try screen.find(.toggle, "Again").value == "true")
    }

    @Test func `a list of bindings can identify its rows by a key path`() throws {
        struct Alarms: View {
            @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false, sound: "horn")]
            var body: some View {
                List($alarms, id: \.sound) { $alarm in Toggle("Alarm \(alarm.id)", isOn: $alarm.isOn) }
                Text("\(alarms.filter(\.isOn).count) on")
            }
        }
        let screen = Screen { Alarms() }
        try screen.find(.toggle, "Alarm 2").toggle()
        #expect(screen.texts.contains("2 on"))
    }

    @Test func `a list of bindings has a writable row for each element`() throws {
        struct Alarms: View {
            @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
            var body: some View {
                List($alarms) { $alarm in Toggle("Alarm \(alarm.id)", isOn: $alarm.isOn) }
                Text("\(alarms.filter(\.isOn).count) on")
            }
        }
        let screen = Screen { Alarms() }
        try screen.find(.toggle, "Alarm 2").toggle()
        #expect(screen.texts.last == "2 on")
        #expect(screen.findAll(.row).count == 2)
    }

    @Test func `a picker with several sources shows the first value and sets all`() throws {
        struct Alarms: View {
            @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false, sound: "horn")]
            var body: some View {
                Picker("Sound", sources: $alarms, selection: \.sound) {
                    Text("Bell").tag("bell")
                    Text("Horn").tag("horn")
                    Text("Drum").tag("drum")
                }
                Text(alarms.map(\.sound).joined(separator: " "))
            }
        }
        let screen = Screen { Alarms() }
        #expect(try screen.find(.picker, "Sound").value == "Bell")
        try screen.find(.picker, "Sound").select("Drum")
        #expect(screen.texts.contains("drum drum"))
    }

    @Test func `a slider has minimum and maximum value labels`() throws {
        struct Volume: View {
            @State private var volume = 0.5
            var body: some View {
                Slider(value: $volume, in: 0...1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("quiet")
                } maximumValueLabel: {
                    Text("loud")
                }
            }
        }
        let screen = Screen { Volume() }
        #expect(screen.texts == ["quiet", "loud"])
        #expect(try screen.find(.slider, "Volume").value == "0.5")
    }

    @Test func `a stepper shows its formatted value`() throws {
        struct Weight: View {
            @State private var weight = 1.5
            var body: some View {
                Stepper("Weight", value: $weight, in: 0...3, step: 0.5, format: .number.precision(.fractionLength(1)))
                    .environment(\.locale, Locale(identifier: "en_US"))
            }
        }
        let screen = Screen { Weight() }
        #expect(screen.texts == ["Weight", "1.5"])
        try screen.find(.stepper).increment()
        #expect(screen.texts == ["Weight", "2.0"])
    }

    @Test func `a text field with a formatter writes parsed values`() throws {
        struct Price: View {
            @State private var count = 3
            @State private var price: Double? = 2.5
            let formatter: NumberFormatter = {
                let formatter = NumberFormatter()
                formatter.locale = Locale(identifier: "en_US")
                formatter.numberStyle = .decimal
                return formatter
            }()
            var body: some View {
                TextField("Count", value: $count, formatter: formatter)
                TextField("Price", value: $price, formatter: formatter)
                Text("\(count) \(price.map { "\($0)" } ?? "-")")
            }
        }
        let screen = Screen { Price() }
        #expect(try screen.find(.textField, "Price").value == "2.5")
        try screen.find(.textField, "Count").fill("12")
        try screen.find(.textField, "Price").fill("a lot")
        #expect(screen.texts == ["12 2.5"])
        #expect(try screen.find(.textField, "Price").value == "2.5")
    }

    @available(*, deprecated)
    @Test func `deprecated text fields report editing changes and commits`() throws {
        struct Name: View {
            @State private var name = ""
            @State private var log: [String] = []
            var body: some View {
                TextField(
                    "Name",
                    text: $name,
                    onEditingChanged: { log.append("\($0)") },
                    onCommit: { log.append(name) }
                )
                Text(log.joined(separator: " "))
            }
        }
        let screen = Screen { Name() }
        try screen.find(.textField, "Name").focus()
        try screen.find(.textField, "Name").type("Eva")
        try screen.find(.textField, "Name").submit()
        try screen.find(.textField, "Name").blur()
        #expect(screen.texts == ["true Eva false"])
    }

    @Test func `a menu with a primary action performs it, and opens with a separate button`() throws {
        struct Save: View {
            @State private var log = "-"
            var body: some View {
                Menu("Save") {
                    Button("Save a copy") { log = "copied" }
                } primaryAction: {
                    log = "saved"
                }
                Text(log)
            }
        }
        let screen = Screen { Save() }
        try screen.find(.button, "Save").tap()
        #expect(screen.texts.contains("saved"))
        try screen.find(.button, "Actions").tap()
        try screen.find(.button, "Save a copy").tap()
        #expect(screen.texts.contains("copied"))
    }

    @available(*, deprecated)
    @Test func `deprecated section initializers have headers and footers`() {
        let screen = Screen {
            List {
                Section(header: Text("Fruit"), footer: Text("Fresh")) { Text("Apple") }
                Section(header: Text("Nuts")) { Text("Hazel") }
                Section(footer: Text("End")) { Text("Oats") }
            }
            GroupBox(label: Label("Box", systemImage: "shippingbox")) { Text("inside") }
        }
        #expect(screen.texts == ["Fruit", "Apple", "Fresh", "Nuts", "Hazel", "Oats", "End", "Box", "inside"])
    }

    @Test func `a section's header expands and collapses its rows`() throws {
        struct Folders: View {
            @State private var isExpanded = false
            var body: some View {
                List {
                    Section("Archive", isExpanded: $isExpanded) { Text("2025") }
                }
            }
        }
        let screen = Screen { Folders() }
        #expect(!screen.texts.contains("2025"))
        try screen.find(.button, "Archive").tap()
        #expect(screen.texts.contains("2025"))
    }

    @available(*, deprecated)
    @Test func `a navigation link shows its page while its binding is active`() throws {
        struct Pages: View {
            @State private var isActive = false
            @State private var selection: Int?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("Details", destination: Text("the details"), isActive: $isActive)
                        NavigationLink(destination: Text("page two"), tag: 2, selection: $selection) { Text("Two") }
                        Button("Open two") { selection = 2 }
                        Text("\(isActive) \(selection ?? 0)")
                    }
                }
            }
        }
        let screen = Screen { Pages() }
        try screen.find(.link, "Details").tap()
        #expect(screen.texts.contains("the details"))
        try screen.find(.backButton).tap()
        #expect(screen.texts.contains("false 0"))
        try screen.find(.button, "Open two").tap()
        #expect(screen.texts.contains("page two"))
        try screen.find(.backButton).tap()
        #expect(screen.texts.contains("false 0"))
    }

    @Test func `pickers have symbols in their labels`() throws {
        let screen = Screen {
            Picker("Theme", systemImage: "paintbrush", selection: .constant(1)) {
                Image(systemName: "sun.max").tag(1)
                Label("Dark", systemImage: "moon").tag(2)
            }
        }
        #expect(try screen.find(.picker, "Theme").options == ["", "Dark"])
    }

    @Test func `a toggle style knows whether the sources differ`() throws {
        struct Marked: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isMixed ? "mixed" : "uniform") { configuration.isOn.toggle() }
            }
        }
        struct Alarms: View {
            @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
            var body: some View {
                Toggle("All alarms", sources: $alarms, isOn: \.isOn).toggleStyle(Marked())
            }
        }
        let screen = Screen { Alarms() }
        try screen.find(.button, "mixed").tap()
        #expect(screen.findAll(.button).map(\.label) == ["uniform"])
    }

    @Test func `a list of a range has selection`() throws {
        struct Numbers: View {
            @State private var selection: Set<Int> = []
            @State private var number: Int?
            var body: some View {
                List(0..<3, selection: $selection) { Text("row \($0)") }
                List(0..<3, selection: $number) { Text("line \($0)") }
            }
        }
        let screen = Screen { Numbers() }
        #expect(screen.findAll(.row).count == 6)
    }

    @Test func `images of tabs and buttons are resources`() throws {
        let leaf = ImageResource(name: "Missing", bundle: .main)
        let screen = Screen {
            TabView {
                Tab("First", image: "Missing") { Text("one") }
                Tab("Second", image: "Missing") { Text("two") }
            }
            Button("Plant", image: leaf) {}
            Label("Leaf", image: leaf)
            Image(leaf).antialiased(true)
            Text("clipped").clipped(antialiased: true)
        }
        #expect(try screen.find(.button, "Plant").isEnabled)
        #expect(screen.texts.contains("one"))
    }

    @Test func `an action for assistive technology has a label`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").accessibilityAction {
                    count += 1
                } label: {
                    Label("Count", systemImage: "plus")
                }
            }
        }
        let screen = Screen { Counter() }
        try screen.find(.button, "Count").tap()
        #expect(screen.texts.contains("1"))
    }
}
