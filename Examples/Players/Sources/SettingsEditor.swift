import Evergreen

/// Edits the settings of all pages. Changes are written immediately.
struct SettingsEditor: View {
    @SingleRow private var settings: PlayersSettings
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("New pages start with", selection: $settings.initialOrder) {
                        Text("Highest score first").tag(PlayersRequest.Order.byScore)
                        Text("Names from A to Z").tag(PlayersRequest.Order.byName)
                    }
                    Stepper(value: $settings.step, in: 1...100) {
                        Text("Points per step: \(settings.step)")
                            .accessibilityIdentifier("step")
                    }
                    .accessibilityLabel("Points per step")
                    Toggle("Ask before deleting a player", isOn: $settings.confirmsDeletions)
                } footer: {
                    Text("These settings hold for all pages. The app always asks before it deletes all players.")
                }
                if let error = $settings.error {
                    Label("\(error)", systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.red)
                        .accessibilityIdentifier("settings-error")
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                        .buttonStyle(.borderedProminent)
                }
            }
        }
    }
}
