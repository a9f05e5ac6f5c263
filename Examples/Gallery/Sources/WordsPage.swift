import Evergreen

/// Long texts, texts without spaces, and right-to-left texts in all kinds of views.
struct WordsPage: View {
    private enum Words: String, CaseIterable {
        case long, unbroken
        case rightToLeft = "right to left"

        var text: String {
            switch self {
            case .long: Array(repeating: "a text that goes on and on", count: 12).joined(separator: " ")
            case .unbroken: String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 6)
            case .rightToLeft: Array(repeating: "نص طويل جدا لا ينتهي", count: 8).joined(separator: " ")
            }
        }
    }

    @State private var words = Words.long
    @State private var field = ""
    @State private var choice = 0
    @State private var isOn = false
    @State private var hasAlert = false
    @State private var hasChoice = false

    var body: some View {
        let text = words.text
        List {
            Picker("Words", selection: $words) {
                ForEach(Words.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            Section(text) {
                Text(text)
                Label(text, systemImage: "leaf")
                LabeledContent(text, value: text)
                NavigationLink(text) { Text(text).navigationTitle(text) }
                Text("Badge").badge(Text(text))
                HStack {
                    Text(text)
                    Spacer()
                    Button(text) {}
                }
                Text(text).swipeActions {
                    Button(text, role: .destructive) {}
                    Button("Archive") {}
                }
            }
            Section {
                Button(text) {}
                Button(text) {}.buttonStyle(.bordered)
                Button(text) {}.buttonStyle(.borderedProminent)
                Toggle(text, isOn: $isOn)
                Stepper(text, value: $choice)
                TextField(text, text: $field)
                Picker(text, selection: $choice) {
                    Text(text).tag(0)
                    Text("Short").tag(1)
                }
                Picker(text, selection: $choice) {
                    Text(text).tag(0)
                    Text(text).tag(1)
                }
                .pickerStyle(.segmented)
                DisclosureGroup(text) { Text(text) }
                ProgressView(value: 0.5) { Text(text) }
            } footer: {
                Text(text)
            }
            Section("Over the window") {
                Button("Show alert") { hasAlert = true }
                Button("Show choice") { hasChoice = true }
                Menu("Show menu") {
                    Button(text) {}
                    Button(text, systemImage: "leaf") {}
                }
            }
            Section("Table") {
                Table([Row(id: 0, text: text), Row(id: 1, text: text)]) {
                    TableColumn(text, value: \.text)
                    TableColumn("Text", value: \.text)
                }
            }
            Section("Tabs") {
                TabView {
                    Text(text).tabItem { Label(text, systemImage: "leaf") }
                    Text(text).tabItem { Label("Short", systemImage: "house") }
                }
            }
        }
        .alert(text, isPresented: $hasAlert) {
            Button(text) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text(text)
        }
        .confirmationDialog(text, isPresented: $hasChoice, titleVisibility: .visible) {
            Button(text, role: .destructive) {}
        }
        .navigationTitle(words == .long ? "Words" : text)
        .toolbar { Button(words == .long ? "Item" : text) {} }
    }
}

private struct Row: Identifiable {
    let id: Int
    let text: String
}
