import Evergreen

/// What is copied, cut and pasted, by buttons and by keyboard.
struct ClipboardPage: View {
    @State private var address = "https://example.org/recipes"
    @State private var notes = ["Flour", "Butter", "Sugar"]
    @State private var pasted = "Nothing has been pasted."
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack {
                Text(address).font(.callout.monospaced())
                Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = address }
                PasteButton(payloadType: String.self) { address = $0.first ?? address }
            }
            Text("Select the list, and copy, cut or paste by keyboard.").foregroundStyle(.secondary)
            VStack(alignment: .leading, spacing: 8) {
                ForEach(notes, id: \.self) { Text($0) }
                if notes.isEmpty { Text("No notes").foregroundStyle(.secondary) }
            }
            .frame(maxWidth: 320, minHeight: 96, alignment: .topLeading)
            .padding()
            .background(.quaternary.opacity(isFocused ? 1 : 0.5), in: .rect(cornerRadius: 12))
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Notes")
            .focusable()
            .focused($isFocused)
            .copyable(notes)
            .cuttable(for: String.self) {
                defer { notes = [] }
                return notes
            }
            .pasteDestination(for: String.self) { texts in
                notes += texts.flatMap { $0.split(separator: "\n").map(String.init) }.filter { !notes.contains($0) }
            }
            HStack {
                Text(pasted)
                PasteButton(supportedContentTypes: [.image, .url]) { providers in
                    pasted = "Pasted: \(providers.flatMap(\.registeredTypeIdentifiers).joined(separator: ", "))"
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .navigationTitle("Clipboard")
    }
}
