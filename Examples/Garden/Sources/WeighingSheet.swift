import Evergreen
import GardenModels

/// A form for a harvest.
struct WeighingSheet: View {
    @EnvironmentStateObject private var model: WeighingModel
    @Environment(\.dismiss) private var dismiss

    init() {
        _model = EnvironmentStateObject { WeighingModel($0.garden) }
    }

    var body: some View {
        NavigationStack {
            Form {
                if let failure = model.failure { FailureNotice(failure: failure) }
                Section {
                    Picker("Plant", selection: $model.plant) {
                        ForEach(model.choices, id: \.self) { name in Text(name).tag(String?.some(name)) }
                    }
                    TextField("Grams", value: $model.grams, format: .number)
                }
            }
            .navigationTitle("Weigh in")
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
