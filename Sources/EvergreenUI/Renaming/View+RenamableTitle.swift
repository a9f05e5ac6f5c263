import Foundation

extension View {
    /// Sets an editable title of the containing page, or of the window if there is none.
    ///
    /// A button in the bar and the rename buttons in this view prompt for a name. See ``RenameButton``. A blank name is rejected.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        RenamableTitleView(content: self, title: title)
    }
}

/// A view with an editable title.
private struct RenamableTitleView<Content: View>: View {
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
