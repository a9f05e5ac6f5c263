import Foundation

/// A view whose title the user can change.
struct RenamableTitleView<Content: View>: View {
    let content: Content
    @Binding var title: String
    @State private var isRenaming = false
    @State private var name = ""

    var body: some View {
        content
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .secondaryAction) { RenameButton().labelStyle(.iconOnly) }
            }
            .renameAction {
                name = title
                isRenaming = true
            }
            .alert(Text(.rename), isPresented: $isRenaming) {
                TextField(text: $name) { Text(.rename) }
                Button(role: .cancel) {}
                Button(action: rename) { Text(.ok) }
            }
    }

    private func rename() {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        if !name.isEmpty { title = name }
    }
}
