import Evergreen

/// Settings of the app, the same on all pages and after a restart.
struct SettingsPage: View {
    enum Size: String, CaseIterable {
        case small, medium, large
    }

    @AppStorage("gallery.isLoud") private var isLoud = false
    @AppStorage("gallery.volume") private var volume = 3
    @AppStorage("gallery.size") private var size = Size.medium

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
        }
        .navigationTitle("Settings")
    }
}
