import Evergreen

/// The separators of rows and sections, their spacing, margins and index, and prominent headers.
struct RowsPage: View {
    @State private var isSpaced = false
    @State private var isGrouped = false

    var body: some View {
        styled
            .listRowSpacing(isSpaced ? 12 : nil)
            .navigationTitle("Rows")
            .toolbar {
                Toggle("Spaced", isOn: $isSpaced).toggleStyle(.button)
                Toggle("Grouped", isOn: $isGrouped).toggleStyle(.button)
            }
    }

    @ViewBuilder
    private var styled: some View {
        if isGrouped {
            list.listStyle(.insetGrouped).listSectionIndexVisibility(.visible)
        } else {
            list.listStyle(.plain).scrollContentBackground(.visible)
        }
    }

    private var list: some View {
        List {
            Section("Lines") {
                Text("Red below").listRowSeparatorTint(.red, edges: .bottom)
                Text("None below").listRowSeparator(.hidden, edges: .bottom)
                Text("In the middle")
                Text("Blue above").listRowSeparatorTint(.blue, edges: .top)
            }
            .sectionIndexLabel("L")
            Section("No lines around") {
                Text("First")
                Text("Second")
            }
            .listSectionSeparator(.hidden)
            Section("Orange lines around") {
                Text("Third")
                Text("Fourth")
            }
            .listSectionSeparatorTint(.orange)
            .sectionIndexLabel("O")
            Section("Prominent") { Text("Fifth") }
                .headerProminence(.increased)
                .sectionIndexLabel("P")
            Section("Near") { Text("Sixth") }
                .listSectionSpacing(.compact)
            Section("Of one color") {
                Text("Seventh")
                Text("Eighth")
            }
            .listRowBackground(Color.yellow.opacity(0.2))
            Section("Links") {
                NavigationLink("With an arrow") { Text("Here") }
                NavigationLink("Without an arrow") { Text("There") }.navigationLinkIndicatorVisibility(.hidden)
            }
            .sectionIndexLabel("→")
            Section("Narrow") { Text("Between margins") }
                .listSectionMargins(.horizontal, 40)
            Section("Behind them") {
                Text("A gradient")
                    .listRowBackground(
                        LinearGradient(
                            colors: [.mint.opacity(0.4), .cyan.opacity(0.1)],
                            startPoint: .leading,
                            endPoint: .trailing
                        )
                    )
                Text("A capsule").listRowBackground(Capsule().fill(.orange.opacity(0.4)).padding(4))
                Text("Nothing").listRowBackground(EmptyView())
            }
        }
    }
}
