import Evergreen

/// A list in each style, with rows that have links, actions, fields and controls.
struct ListsPage: View {
    private enum Look: String, CaseIterable {
        case automatic, plain, inset, grouped
        case insetGrouped = "inset grouped"
        case sidebar
    }

    @State private var look = Look.automatic
    @State private var tasks = Task.samples
    @State private var size = "medium"
    @State private var name = "Ada"
    @State private var isOn = true
    @State private var last = "none"

    var body: some View {
        styled(list)
            .navigationTitle("Lists")
            .toolbar {
                Picker("Style", selection: $look) {
                    ForEach(Look.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
            }
    }

    private var list: some View {
        List {
            Section("Actions") {
                ForEach(tasks) { task in
                    row(of: task)
                        .swipeActions {
                            Button("Delete", role: .destructive) { delete(task) }
                            Button("Archive") { last = "archived \(task.id)" }.tint(.indigo)
                        }
                        .swipeActions(edge: .leading) {
                            Button("Read", systemImage: "envelope.open") { last = "read \(task.id)" }.tint(.blue)
                        }
                }
                Text("Last: \(last)").accessibilityIdentifier("last")
            }
            Section("Controls") {
                LabeledContent("Label", value: "Value")
                Picker("Size", selection: $size) {
                    ForEach(["small", "medium", "large"], id: \.self) { Text($0.capitalized) }
                }
                Toggle("Toggle", isOn: $isOn)
                LabeledContent("Name") { TextField("Your name", text: $name) }
                NavigationLink("Link") { Text("A page").navigationTitle("Page") }
                Button("Button") {}
            }
        }
    }

    /// Plain, of several lines, and a link.
    @ViewBuilder
    private func row(of task: Task) -> some View {
        if task.isLink {
            NavigationLink {
                Text(task.text).navigationTitle(task.title)
            } label: {
                labels(of: task)
            }
        } else {
            labels(of: task)
        }
    }

    private func labels(of task: Task) -> some View {
        VStack(alignment: .leading) {
            Text(task.title)
            Text(task.text).font(.subheadline).foregroundStyle(.secondary)
        }
    }

    private func delete(_ task: Task) {
        tasks.removeAll { $0.id == task.id }
        last = "deleted \(task.id)"
    }

    @ViewBuilder
    private func styled(_ list: some View) -> some View {
        switch look {
        case .automatic: list
        case .plain: list.listStyle(.plain)
        case .inset: list.listStyle(.inset)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        case .sidebar: list.listStyle(.sidebar)
        }
    }
}

private struct Task: Identifiable {
    let id: Int
    let title: String
    let text: String
    var isLink = false

    static var samples: [Task] {
        [
            Task(id: 1, title: "Water the beds", text: "Twice a day while it is hot."),
            Task(id: 2, title: "Order seeds", text: "Beans, peas and the late kale.", isLink: true),
            Task(
                id: 3,
                title: "Mend the fence by the road, where the deer come in at night",
                text: "Four posts, wire, and somebody who holds them."
            ),
        ]
    }
}
