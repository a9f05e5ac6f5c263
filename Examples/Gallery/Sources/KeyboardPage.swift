import Evergreen

/// Shortcuts that press controls, and keys that a view with the focus notices.
struct KeyboardPage: View {
    @State private var bird = ""
    @State private var searched = ""
    @State private var last = "nothing"
    @State private var text = ""
    @State private var isOn = false
    @State private var score = 0
    @State private var presses: [String] = []
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isAtResult: Bool

    private let birds = ["Blackbird", "Finch", "Robin", "Wren"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Last: \(last)").accessibilityIdentifier("last")
            HStack {
                Button("Save") { last = "save" }.keyboardShortcut("s")
                Button("Find next") { last = "find next" }.keyboardShortcut("g", modifiers: [.command, .shift])
                Button("Help") { last = "help" }.keyboardShortcut("?", modifiers: [])
                Button("Quote") { last = "quote" }.keyboardShortcut("\"", modifiers: [])
                Button("Never") { last = "never" }.keyboardShortcut("n", modifiers: []).disabled(true)
            }
            Toggle("Wind", isOn: $isOn).keyboardShortcut("w", modifiers: [.option])
            TextField("Note", text: $text)
            Button("Count") { isFocused = true }
            Text("Score: \(score)")
                .padding()
                .accessibilityIdentifier("score")
                .onKeyPress(.upArrow) {
                    score += 1
                    return .handled
                }
                .onKeyPress(characters: .decimalDigits) { press in
                    presses.append(press.characters)
                    return .handled
                }
                .onKeyPress(keys: ["x", .space], phases: [.down, .up]) { press in
                    presses.append((press.phase == .up ? "up " : "down ") + String(press.key.character))
                    return press.key == "x" ? .handled : .ignored
                }
                .focusable()
                .focused($isFocused)
            Text("Keys: \(presses.joined(separator: ", "))").accessibilityIdentifier("keys")
            HStack {
                Button("Check") { isAtResult = true }
                Text(text.isEmpty ? "The note is empty." : "The note is fine.")
                    .accessibilityFocused($isAtResult)
                    .accessibilityIdentifier("result")
                Text(isAtResult ? "You are there." : "You are elsewhere.").accessibilityIdentifier("place")
            }
            Text("Searched: \(searched)")
                .accessibilityIdentifier("searched")
                .searchable(text: $bird, prompt: "Find a bird")
                .searchSuggestions {
                    ForEach(birds.filter { bird.isEmpty || $0.localizedStandardContains(bird) }, id: \.self) { name in
                        Label(name, systemImage: "bird").searchCompletion(name)
                    }
                }
                .onSubmit(of: .search) { searched = bird }
        }
        .onKeyPress(.space) {
            presses.append("outer")
            return .handled
        }
        .padding()
        .navigationTitle("Keyboard")
    }
}
