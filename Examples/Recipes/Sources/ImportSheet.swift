import Evergreen
import EvergreenModels
import RecipeModels

/// Imports recipes from a text, in the background.
struct ImportSheet: View {
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var text = Cookbook.sample
    @State private var failure: String?
    @State private var isImporting = false

    var body: some View {
        let cookbook = Cookbook(text)
        NavigationStack {
            Form {
                Section {
                    TextEditor(text: $text).accessibilityLabel("Cookbook")
                } footer: {
                    Text("A title, lines of “amount | ingredient”, tags with #, notes. An empty line ends a recipe.")
                }
                if let failure { Text(failure).foregroundStyle(.red) }
            }
            .navigationTitle("Import recipes")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(title(cookbook.entries.count)) { start(cookbook) }
                        .buttonStyle(.borderedProminent)
                        .disabled(isImporting || cookbook.entries.isEmpty)
                }
            }
        }
    }

    private func title(_ count: Int) -> String {
        count == 1 ? "Import 1 recipe" : "Import \(count) recipes"
    }

    private func start(_ cookbook: Cookbook) {
        isImporting = true
        let importer = RecipeImporter(modelContainer: context.container)
        Task {
            do {
                _ = try await importer.add(cookbook)
                dismiss()
            } catch {
                failure = "\(error)"
            }
            isImporting = false
        }
    }
}
