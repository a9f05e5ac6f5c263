import Evergreen
import GardenModels

/// Creates or edits a bed.
struct BedEditor: View {
    @EnvironmentStateObject private var model: BedEditorModel
    @Environment(\.dismiss) private var dismiss

    init(_ bed: Bed) {
        _model = EnvironmentStateObject { BedEditorModel(bed, in: $0.garden) }
    }

    var body: some View {
        NavigationStack {
            Form {
                if let failure = model.failure { FailureNotice(failure: failure) }
                Section {
                    TextField("Name", text: $model.draft.name)
                    Picker("Light", selection: $model.draft.light) {
                        ForEach(Bed.Light.allCases, id: \.self) { light in Text(light.title).tag(light) }
                    }
                    .pickerStyle(.segmented)
                }
            }
            .navigationTitle(model.isNew ? "New bed" : "Edit bed")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
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
