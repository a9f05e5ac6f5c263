import Evergreen

/// Boxes, groups that open, outlines, a table of single rows, and what is shown where there is nothing.
struct ContainersPage: View {
    @State private var isOpen = true

    private let folder = Folder(
        id: "Garden",
        folders: [Folder(id: "Beds", folders: [Folder(id: "Beans"), Folder(id: "Peas")]), Folder(id: "Paths")]
    )

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            GroupBox("GroupBox") {
                LabeledContent("Rain", value: "4 mm")
                LabeledContent("Wind", value: "12 km/h")
            }
            DisclosureGroup("DisclosureGroup", isExpanded: $isOpen) {
                Text("Shown while the group is open")
            }
            GroupBox("OutlineGroup") {
                OutlineGroup(folder, children: \.folders) { folder in Label(folder.id, systemImage: "folder") }
            }
            Table(of: Folder.self) {
                TableColumn("Folder") { folder in Text(folder.id) }
                TableColumn("Contents") { folder in Text("\(folder.folders?.count ?? 0) folders") }
                    .alignment(.trailing)
            } rows: {
                TableRow(folder)
                    .contextMenu { Button(isOpen ? "Close the group" : "Open the group") { isOpen.toggle() } }
                TableRow(Folder(id: "Shed"))
            }
            .accessibilityLabel("Folders")
            Table([Folder(id: "Apples"), Folder(id: "Pears")]) {
                TableColumnForEach(["Fruit", "Again"], id: \.self) { title in
                    TableColumn(title) { (folder: Folder) in Text(folder.id) }
                }
            }
            .tableColumnHeaders(.hidden)
            .accessibilityLabel("Without headers")
            TabView {
                Text("TabView, page 1 of 2")
                Text("TabView, page 2 of 2")
            }
            .tabViewStyle(.page).indexViewStyle(.page)
            .frame(height: 120)
            .border(.gray)
            ContentUnavailableView("No seeds", systemImage: "leaf", description: Text("Seeds that you order are here."))
            ContentUnavailableView.search(text: "Kale")
        }
        .padding()
        .navigationTitle("Containers")
    }
}

private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
}
