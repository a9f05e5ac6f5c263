import Evergreen
import GardenModels

/// A notice that the edited plant has been deleted, with a button that restores it from the draft.
struct GoneNotice: View {
    @ObservedObject var model: PlantEditorModel

    var body: some View {
        Section {
            Label("Somebody has deleted this plant", systemImage: "exclamationmark.triangle")
                .foregroundStyle(.orange)
            Text(
                model.hasBed
                    ? "What you have written is still here. Put the plant back as you see it, or close."
                    : "Its bed is gone, too. What you have written is still here: choose another bed to put it back."
            )
            .foregroundStyle(.secondary)
            Button("Put it back", systemImage: "arrow.clockwise") { model.putBack() }
                .disabled(!model.canPutBack)
        }
        .accessibilityIdentifier("gone")
    }
}
