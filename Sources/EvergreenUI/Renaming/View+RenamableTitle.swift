import Foundation

extension View {
    /// Sets the title of the containing page, or else of the window, and lets the user change it.
    ///
    /// A button in the bar asks for another name, and so do the rename buttons in this view: see ``RenameButton``. A name of nothing but
    /// spaces is not taken.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        RenamableTitleView(content: self, title: title)
    }
}

/// A view whose title the user can change.
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
