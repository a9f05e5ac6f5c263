import Evergreen
import EvergreenSharing

/// Settings of the app, the same on all pages and after a restart.
struct SettingsPage: View {
    enum Size: String, CaseIterable {
        case small, medium, large
    }

    @AppStorage("gallery.isLoud") private var isLoud = false
    @AppStorage("gallery.volume") private var volume = 3
    @AppStorage("gallery.size") private var size = Size.medium
    // The same setting, by its other name.
    @Shared(.appStorage("gallery.volume")) private var sharedVolume = 3
    // All pages have it until the app ends.
    @Shared(.inMemory("gallery.isOpen")) private var isOpen = true
    @SharedReader(.inMemory("gallery.isOpen")) private var isOpenToRead = true

    var body: some View {
        Form {
            Toggle("Loud", isOn: $isLoud)
            Stepper("Volume \(volume)", value: $volume, in: 0...10)
            Picker("Size", selection: $size) {
                ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
            }
            Gauge(value: Double(volume), in: 0...10) {
                Text("Volume")
            } currentValueLabel: {
                Text("\(volume)")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
            Section("Shared values") {
                Button("Louder") { $sharedVolume.withLock { $0 = min($0 + 1, 10) } }
                Toggle("Open", isOn: Binding($isOpen))
                LabeledContent("The doors are", value: isOpenToRead ? "open" : "closed")
            }
        }
        .navigationTitle("Settings")
    }
}
