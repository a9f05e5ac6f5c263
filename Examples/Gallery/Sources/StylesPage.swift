import Evergreen

/// All styles of buttons, toggles, pickers, fields, progress views, gauges, labels and groups.
struct StylesPage: View {
    @State private var isOn = true
    @State private var choice = "Oak"
    @State private var weather = "Sun"
    @State private var text = ""
    @State private var answers = 0
    @State private var date = Date(timeIntervalSince1970: 1_772_150_400)
    private let trees = ["Oak", "Elm", "Fir"]

    var body: some View {
        List {
            Section("Buttons") {
                Button("automatic") {}.buttonStyle(.automatic)
                Button("plain") {}.buttonStyle(.plain)
                Button("borderless") {}.buttonStyle(.borderless)
                Button("bordered") {}.buttonStyle(.bordered)
                Button("borderedProminent") {}.buttonStyle(.borderedProminent)
                Button("glass") {}.buttonStyle(.glass)
                Button("glassProminent") {}.buttonStyle(.glassProminent)
                Button("link") {}.buttonStyle(.link)
                Button("tint", systemImage: "leaf") {}.buttonStyle(.borderedProminent).tint(.indigo)
                HStack {
                    Button("mini") {}.controlSize(.mini)
                    Button("small") {}.controlSize(.small)
                    Button("regular") {}.controlSize(.regular)
                    Button("large") {}.controlSize(.large)
                }
                .buttonStyle(.bordered)
                HStack {
                    Button("capsule") {}.buttonBorderShape(.capsule)
                    Button("roundedRectangle") {}.buttonBorderShape(.roundedRectangle(radius: 4))
                    Button("circle", systemImage: "leaf") {}.buttonBorderShape(.circle).labelStyle(.iconOnly)
                }
                .buttonStyle(.bordered)
                Button("flexible") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
                Button("destructive", role: .destructive) {}
                HStack {
                    Button(role: .cancel) {}
                    Button(role: .close) {}
                    Button(role: .confirm) {}
                    Button(role: .destructive) {}
                }
                .buttonStyle(.bordered).labelStyle(.iconOnly)
                Button("an app's own, which asks first: \(answers)") { answers += 1 }.buttonStyle(Asking())
                Button("disabled") {}.disabled(true)
            }
            Section("Groups of controls") {
                steps("automatic").controlGroupStyle(.automatic)
                steps("navigation").controlGroupStyle(.navigation)
                steps("palette").controlGroupStyle(.palette)
                steps("menu").controlGroupStyle(.menu)
                steps("compactMenu").controlGroupStyle(.compactMenu)
            }
            Section("Toggles") {
                Toggle("switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("checkbox", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("button", isOn: $isOn).toggleStyle(.button)
            }
            Section("Pickers") {
                picker("menu").pickerStyle(.menu)
                picker("segmented").pickerStyle(.segmented)
                picker("inline").pickerStyle(.inline)
                picker("without an indicator").menuIndicator(.hidden)
                Menu("Menu with an indicator") { Button("Item") {} }.menuIndicator(.visible)
                Menu("Menu without a border") { Button("Item") {} }.menuStyle(.borderlessButton)
            }
            Section("Date pickers") {
                DatePicker("graphical", selection: $date).datePickerStyle(.graphical)
                DatePicker("wheel", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
                DatePicker("compact", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
                DatePicker("field", selection: $date, displayedComponents: .date).datePickerStyle(.field)
            }
            Section("Fields") {
                TextField("automatic", text: $text).textFieldStyle(.automatic)
                TextField("plain", text: $text).textFieldStyle(.plain)
                TextField("roundedBorder", text: $text).textFieldStyle(.roundedBorder)
                TextField("an app's own", text: $text).textFieldStyle(Underlined())
                TextEditor(text: $text).accessibilityLabel("Editor").textEditorStyle(.roundedBorder)
                TextEditor(text: $text).accessibilityLabel("Editor on yellow")
                    .scrollContentBackground(.hidden).background(.yellow.opacity(0.2))
            }
            Section("Progress and gauges") {
                ProgressView("linear", value: 0.4).progressViewStyle(.linear)
                ProgressView("circular").progressViewStyle(.circular)
                Gauge(value: 0.6) { Text("linearCapacity") }.gaugeStyle(.linearCapacity)
                Gauge(value: 0.6) { Text("accessoryCircularCapacity") }.gaugeStyle(.accessoryCircularCapacity)
                Gauge(value: 18, in: -10...30) {
                    Text("accessoryCircular")
                } currentValueLabel: {
                    Text("18°")
                } minimumValueLabel: {
                    Text("-10")
                } maximumValueLabel: {
                    Text("30")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.blue, .green, .orange]))
                Gauge(value: 0.6) { Text("accessoryLinear") }
                    .gaugeStyle(.accessoryLinear)
                    .tint(Gradient(colors: [.green, .red]))
                Gauge(value: 0.6) {
                    Text("accessoryLinearCapacity")
                } currentValueLabel: {
                    Text("60 %")
                }
                .gaugeStyle(.accessoryLinearCapacity)
            }
            Section("Labels") {
                Label("titleAndIcon", systemImage: "leaf").labelStyle(.titleAndIcon)
                Label("titleOnly", systemImage: "leaf").labelStyle(.titleOnly)
                Label("iconOnly", systemImage: "leaf").labelStyle(.iconOnly)
                Label("far apart", systemImage: "leaf").labelIconToTitleSpacing(40)
                Label("wide icon", systemImage: "leaf").labelReservedIconWidth(60)
            }
            Section("More pickers") {
                picker("navigationLink").pickerStyle(.navigationLink)
                picker("wheel").pickerStyle(.wheel)
                Menu("Menu with a palette") {
                    Picker("palette", selection: $weather) {
                        Label("Sun", systemImage: "sun.max").tag("Sun")
                        Label("Clouds", systemImage: "cloud").tag("Clouds")
                    }
                    .pickerStyle(.palette)
                }
                LabeledContent("Weather", value: weather)
            }
            Section("Of the app's own") {
                Button("Own button style") {}.buttonStyle(LeafButton())
                Form { Text("Content of a form") }.formStyle(LinedForm())
                GroupBox("Own group box style") { Text("Content") }.groupBoxStyle(LinedBox())
            }
        }
        .navigationTitle("Styles")
    }

    private func steps(_ name: String) -> some View {
        ControlGroup(name) {
            Button("Back", systemImage: "arrow.left") { answers -= 1 }
            Button("On", systemImage: "arrow.right") { answers += 1 }
        }
        .buttonStyle(.bordered)
    }

    private func picker(_ title: String) -> some View {
        Picker(title, selection: $choice) {
            ForEach(trees, id: \.self) { Text($0) }
        }
    }
}

private struct LeafButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: "leaf.fill")
            configuration.label
        }
        .padding(12)
        .background(.green.opacity(configuration.isPressed ? 0.4 : 0.15), in: .capsule)
    }
}

private struct LinedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Text("Own form style").font(.caption)
            configuration.content
        }
    }
}

private struct LinedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption)
            Divider()
            configuration.content
        }
    }
}

/// Triggers its button after the user has confirmed.
private struct Asking: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu {
            Button("Go on", role: configuration.role, action: configuration.trigger)
        } label: {
            configuration.label
        }
    }
}

/// A line below the field.
private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(.vertical, 4)
            .overlay(alignment: .bottom) { Rectangle().fill(.tint).frame(height: 2) }
    }
}
