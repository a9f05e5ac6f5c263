import Evergreen

/// A text editor with a selection binding: the app extends the selection, and surrounds it with stars.
struct SelectedText: View {
    @State private var text = "Oaks and 🌲 firs"
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    private var selected: Range<String.Index>? {
        guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else { return nil }
        return range
    }

    var body: some View {
        TextEditor(text: $text, selection: $selection)
            .frame(minHeight: 60)
            .focused($isFocused)
            .accessibilityLabel("Story")
        Text(selected.map { "Selected: “\(text[$0])”" } ?? "Nothing is selected.").accessibilityIdentifier("selected")
        HStack {
            Button("Select all") {
                selection = TextSelection(range: text.startIndex..<text.endIndex)
                isFocused = true
            }
            Button("Emphasize", action: emphasize).disabled(selected?.isEmpty ?? true)
        }
        .buttonStyle(.bordered)
    }

    private func emphasize() {
        guard let selected else { return }
        let start = text.distance(from: text.startIndex, to: selected.lowerBound)
        let emphasized = "*\(text[selected])*"
        text.replaceSubrange(selected, with: emphasized)
        let end = text.index(text.startIndex, offsetBy: start + emphasized.count)
        selection = TextSelection(insertionPoint: end)
        isFocused = true
    }
}
