import Evergreen

/// Sheets, alerts and choices that present further ones, also from the start.
struct PresentationsPage: View {
    private enum Presented: String, CaseIterable, Identifiable {
        case alert, choice, sheet, cover
        case welcome = "both at once"

        var id: Self { self }
    }

    @State private var presented: Presented?
    @State private var hasPlainSheet = false
    @State private var hasPaintedSheet = false
    @State private var hasPopover = false
    @State private var hasFirst = false
    @State private var hasSecond = false
    @State private var size = "medium"
    @State private var isSorted = false
    @State private var isNumbered = true

    @State private var hasEndPopover = false
    @State private var count = 0

    var body: some View {
        List {
            Section("A sheet that presents from the start") {
                ForEach(Presented.allCases) { kind in
                    Button(kind.rawValue.capitalized) { presented = kind }
                }
            }
            Section("Two presentations of one view") {
                Button("Alert before sheet") {
                    hasFirst = true
                    hasSecond = true
                }
            }
            Section("Others") {
                Button("Sheet without a bar") { hasPlainSheet = true }
                Button("Sheet with a picture") { hasPaintedSheet = true }
                Button("Popover") { hasPopover = true }
                    .popover(isPresented: $hasPopover) {
                        Text("Beside the button, on a phone too").presentationCompactAdaptation(.popover)
                    }
                Menu("Menu") {
                    Button("Duplicate", systemImage: "plus.square.on.square") {}
                    Picker("Size", selection: $size) {
                        ForEach(["small", "medium", "large"], id: \.self) { Text($0.capitalized) }
                    }
                    Toggle("Sorted", isOn: $isSorted)
                    Toggle("Numbered", isOn: $isNumbered)
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                }
                Text("Size: \(size)").accessibilityIdentifier("size")
                Button("Popover at the end") { hasEndPopover = true }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .popover(isPresented: $hasEndPopover, attachmentAnchor: .point(.trailing), arrowEdge: .top) {
                        Text("Above the end").padding(8).presentationCompactAdaptation(.popover)
                    }
                Menu("Open menu") {
                    Button("Increase") { count += 1 }
                    Button("Decrease") { count -= 1 }
                }
                .menuActionDismissBehavior(.disabled)
                Text("Count: \(count)").accessibilityIdentifier("count")
            }
        }
        .sheet(item: $presented) { kind in
            PresentingSheet(kind: kind.rawValue)
        }
        .sheet(isPresented: $hasPlainSheet) {
            VStack(alignment: .leading) {
                Text("No bar, no title, and room around the text.")
                Button("Close") { hasPlainSheet = false }
            }
            .presentationDragIndicator(.visible)
            .presentationCornerRadius(32)
        }
        .sheet(isPresented: $hasPaintedSheet) {
            VStack(alignment: .leading) {
                Text("The leaf stays at the bottom, while these lines scroll.")
                ForEach(0..<40) { Text("Line \($0)") }
            }
            .presentationBackground(alignment: .bottomTrailing) {
                LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom).opacity(0.3)
                Image(systemName: "leaf.fill").font(.largeTitle).padding().accessibilityIdentifier("backdrop")
            }
        }
        .alert("In front", isPresented: $hasFirst) {
        } message: {
            Text("It was presented first.")
        }
        .sheet(isPresented: $hasSecond) {
            Text("Presented second").padding()
        }
        .navigationTitle("Presentations")
    }
}

private struct PresentingSheet: View {
    let kind: String

    @Environment(\.dismiss) private var dismiss
    @State private var hasAlert = false
    @State private var hasChoice = false
    @State private var hasSheet = false
    @State private var hasCover = false

    init(kind: String) {
        self.kind = kind
        _hasAlert = State(initialValue: kind == "alert" || kind == "both at once")
        _hasChoice = State(initialValue: kind == "choice")
        _hasSheet = State(initialValue: kind == "sheet" || kind == "both at once")
        _hasCover = State(initialValue: kind == "cover")
    }

    var body: some View {
        NavigationStack {
            Form {
                Text("The sheet behind")
            }
            .navigationTitle("Behind")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
            }
        }
        .alert("An alert", isPresented: $hasAlert) {
            Button("Keep") {}
        } message: {
            Text("It stands in front of the sheet.")
        }
        .confirmationDialog("A choice", isPresented: $hasChoice, titleVisibility: .visible) {
            Button("This") {}
            Button("That") {}
        }
        .sheet(isPresented: $hasSheet) {
            FrontSheet(title: "Front")
        }
        .fullScreenCover(isPresented: $hasCover) {
            FrontSheet(title: "Cover")
        }
    }
}

private struct FrontSheet: View {
    let title: String

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Text("In front of the other sheet")
                .navigationTitle(title)
                .toolbar { Button("Done") { dismiss() } }
        }
    }
}
