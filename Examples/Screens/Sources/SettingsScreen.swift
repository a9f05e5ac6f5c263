import SwiftUI

struct SettingsScreen: View {
    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: Self { self }
    }

    @State private var theme = Theme.system
    @State private var notifications = true
    @State private var sounds = false
    @State private var volume = 0.6
    @State private var textSize = 16.0
    @State private var quietFrom = Date(timeIntervalSinceReferenceDate: 0)
    @State private var name = "Ada"
    @State private var showsReset = false

    var body: some View {
        Form {
            Section("Account") {
                LabeledContent("Name") {
                    TextField("Name", text: $name)
                        .multilineTextAlignment(.trailing)
                }
                LabeledContent("Plan", value: "Free")
            }
            Section {
                Picker(selection: $theme) {
                    ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
                } label: {
                    Label("Theme", systemImage: "paintbrush")
                }
                Stepper("Text size", value: $textSize, in: 10...24, step: 1, format: .number)
            } header: {
                Text("Appearance")
            } footer: {
                Text("Changes take effect **at once**.")
            }
            Section("Notifications") {
                Toggle("Allow notifications", systemImage: "bell", isOn: $notifications.animation())
                if notifications {
                    Toggle("Sounds", isOn: $sounds)
                    Slider(value: $volume, in: 0...1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    }
                    .disabled(!sounds)
                    DatePicker("Quiet from", selection: $quietFrom, displayedComponents: .hourAndMinute)
                }
            }
            Section {
                Button("Reset all settings", role: .destructive) { showsReset = true }
                    .frame(maxWidth: .infinity)
            }
        }
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog("Reset all settings?", isPresented: $showsReset, titleVisibility: .visible) {
            Button("Reset", role: .destructive) {
                theme = .system
                notifications = true
                sounds = false
                volume = 0.6
                textSize = 16
            }
        } message: {
            Text("This can't be undone.")
        }
    }
}

#Preview {
    NavigationStack { SettingsScreen() }
}
