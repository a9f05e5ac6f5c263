import Evergreen

/// Controls and an outline, below a bar that stays.
struct ControlsPage: View {
    @State private var color = Color.blue
    @State private var isOn = false
    @State private var isFelt = false
    @State private var count = 0
    @State private var size = 2
    @State private var rating = 7.0
    @State private var balance = 0.25
    @State private var speed = 40.0

    private let tree = [
        Place(name: "Europe", places: [Place(name: "France"), Place(name: "Spain")]),
        Place(name: "Antarctica"),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ColorPicker("Color", selection: $color)
            color.frame(maxWidth: .infinity, minHeight: 40).accessibilityIdentifier("chosen")
            if let address = URL(string: "https://example.org/leaf") {
                ShareLink("Share the leaf", item: address, message: Text("Look:"), preview: SharePreview("A leaf"))
            }
            Toggle("Big", isOn: $isOn.animation()).toggleStyle(BigToggle())
            Toggle("Felt where the device can vibrate", isOn: $isFelt)
                .toggleStyle(SwitchToggleStyle(tint: .orange))
                .sensoryFeedback(.success, trigger: isFelt)
            HStack {
                Button("More") { count += 1 }.buttonRepeatBehavior(.enabled)
                Button("Announce") { AccessibilityNotification.Announcement("Heard, but not seen").post() }
                Text("Held for \(count)").textScale(.secondary).accessibilityIdentifier("held")
            }
            Picker(selection: $size) {
                ForEach(1..<4) { Text("\($0)") }
            } label: {
                Text("Size")
            } currentValueLabel: {
                Text("\(size) of 3")
            }
            Slider(value: $rating, in: 0...10) {
                Text("Rating")
            } ticks: {
                SliderTick("Poor", 0)
                SliderTickContentForEach([2.5, 7.5], id: \.self) { SliderTick($0) }
                SliderTick(5) { Text("Fair") }
                SliderTick("Great", 10)
            }
            Text("Rated \(rating, format: .number.precision(.fractionLength(1)))").accessibilityIdentifier("rated")
            Slider(value: $balance, in: -1...1, neutralValue: 0) {
                Text("Balance")
            } minimumValueLabel: {
                Text("Left")
            } maximumValueLabel: {
                Text("Right")
            }
            Slider(value: $speed, in: 0...100, step: 10, enabledBounds: 20...80) {
                Text("Speed")
            } currentValueLabel: {
                Text("\(Int(speed)) km/h")
            } tick: { speed in
                SliderTick("\(Int(speed))", speed)
            }
            Slider(value: $balance, in: -1...1) { Text("Balance without a thumb") }.sliderThumbVisibility(.hidden)
            Label("A label with a style of its own", systemImage: "leaf").labelStyle(BadgeLabel())
            HStack(spacing: 24) {
                ProgressView(value: 0.25).progressViewStyle(.circular)
                Gauge(value: 0.7) {
                    Text("Level")
                } currentValueLabel: {
                    Text("70 %")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                ProgressView(value: 3, total: 4) {
                    Text("Download")
                } currentValueLabel: {
                    Text("3 of 4")
                }
            }
            List(tree, children: \.places) { place in Text(place.name) }
            ForEach(0..<20) { Text("Line \($0)") }
        }
        .padding()
        .safeAreaInset(edge: .bottom) {
            HStack {
                Text(isOn ? "On" : "Off").accessibilityIdentifier("state")
                Spacer()
                Button("Switch") { isOn.toggle() }.buttonStyle(.borderedProminent)
            }
            .padding(12)
            .background(.background)
            .border(.gray.opacity(0.3))
            .frame(maxWidth: .infinity)
        }
        .navigationTitle("Controls")
    }
}

private struct Place: Identifiable {
    let name: String
    var places: [Place]?

    var id: String { name }
}

/// A toggle in the form of a large button.
private struct BigToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                configuration.label.font(.title2)
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            }
        }
        .accessibilityValue(configuration.isOn ? "on" : "off")
    }
}

/// The icon in a circle before the title.
private struct BadgeLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon.padding(8).background(.green.opacity(0.2)).clipShape(Circle())
            configuration.title
        }
    }
}
