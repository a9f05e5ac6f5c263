import Evergreen

/// What views know of the screen that shows them.
struct ScreenPage: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.scenePhase) private var phase
    @Environment(\.timeZone) private var timeZone
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityInvertColors) private var invertsColors
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.appearsActive) private var isActive
    @Environment(\.displayScale) private var scale
    @State private var phases: [String] = []
    @State private var preferred: ColorScheme?

    var body: some View {
        List {
            LabeledContent("Appearance", value: colorScheme == .dark ? "Dark" : "Light")
            LabeledContent("Width", value: width == .compact ? "Compact" : "Regular")
            LabeledContent("Contrast", value: contrast == .increased ? "Increased" : "Standard")
            LabeledContent("Transparency", value: reducesTransparency ? "Reduced" : "As usual")
            LabeledContent("Inverted colors", value: invertsColors ? "Yes" : "No")
            LabeledContent("Texts", value: sizeCategory == .large ? "Large" : "Of another size")
            LabeledContent("Window", value: isActive ? "Active" : "In the background")
            LabeledContent("Pixels in a point", value: scale, format: .number)
            LabeledContent("Time zone", value: timeZone.identifier)
            LabeledContent("The last millennium ended at") {
                Text(Date(timeIntervalSince1970: 978_307_200), style: .time)
            }
            LabeledContent("Phases", value: phases.joined(separator: ", "))
            Picker("Appearance of the window", selection: $preferred) {
                Text("As the screen").tag(ColorScheme?.none)
                Text("Light").tag(ColorScheme?.some(.light))
                Text("Dark").tag(ColorScheme?.some(.dark))
            }
            Text("Always dark")
                .padding()
                .background(.background)
                .environment(\.colorScheme, .dark)
                .accessibilityIdentifier("dark")
            LabeledContent("A color that is not inverted") {
                Color.orange.frame(width: 60, height: 20).accessibilityIgnoresInvertColors()
            }
            Text("Bolder texts").environment(\.legibilityWeight, .bold)
            Text("A color by its purpose")
                .padding()
                .background(Color(.secondarySystemBackground))
                .accessibilityIdentifier("purpose")
        }
        .preferredColorScheme(preferred)
        .onChange(of: phase) { phases.append(phase == .active ? "active" : "background") }
        .navigationTitle("Screen")
    }
}
