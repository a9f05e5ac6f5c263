import Evergreen
import GardenModels

/// Edits or creates a plant. It stays open when the plant is deleted elsewhere.
struct PlantEditor: View {
    @EnvironmentStateObject private var model: PlantEditorModel
    @Environment(\.dismiss) private var dismiss

    init(_ plant: Plant) {
        _model = EnvironmentStateObject { PlantEditorModel(plant, in: $0.garden) }
    }

    var body: some View {
        NavigationStack {
            Form {
                if model.isGone { GoneNotice(model: model) }
                if let failure = model.failure { FailureNotice(failure: failure) }
                Section {
                    TextField("Name", text: $model.draft.name)
                    Stepper("\(model.draft.count) plants", value: $model.draft.count, in: 1...1000)
                    Picker("Stage", selection: $model.draft.stage) {
                        ForEach(Plant.Stage.allCases, id: \.self) { stage in Text(stage.title).tag(stage) }
                    }
                    BedPicker(beds: model.beds, selection: $model.draft.bedId)
                }
            }
            .navigationTitle(model.isNew ? "New plant" : "Edit plant")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(model.isGone ? "Close" : "Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { model.save() }
                        .buttonStyle(.borderedProminent)
                        .disabled(!model.canSave)
                }
            }
        }
        .onChange(of: model.isFinished) { dismiss() }
    }
}
