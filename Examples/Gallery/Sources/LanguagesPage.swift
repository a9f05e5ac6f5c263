import Evergreen
import Foundation

/// Texts, numbers and dates in the language of the visitor: English, German or Arabic.
struct LanguagesPage: View {
    @State private var players = 1
    @State private var isLoud = true
    @State private var volume = 0.25
    @State private var teams = ["Alpha", "Beta"]
    @State private var day = LanguagesPage.day

    /// 3 March 2026, at noon in UTC.
    private static let day = Date(timeIntervalSince1970: 1_772_539_200)

    var body: some View {
        Form {
            Section("Formats") {
                Stepper("\(players) players", value: $players, in: 0...1000)
                LabeledContent("Price", value: 1234.5, format: .currency(code: "EUR"))
                LabeledContent("Day", value: Self.day, format: .dateTime.day().month(.wide).year())
                Text("\(players) of \(teams.count) teams").accessibilityIdentifier("teams")
                Text(verbatim: String(localized: "Good morning").uppercased()).accessibilityIdentifier("loud")
            }
            Section("Controls") {
                Toggle("Loud", isOn: $isLoud)
                Slider(value: $volume) { Text("Volume") }
                DatePicker("Day", selection: $day, displayedComponents: .date)
                HStack {
                    Image(systemName: "chevron.forward")
                    Text("Forward")
                    Spacer()
                    Image(systemName: "paperplane").flipsForRightToLeftLayoutDirection(true)
                        .accessibilityIdentifier("plane")
                    Image(systemName: "chevron.right").accessibilityIdentifier("right")
                }
                NavigationLink("Next page") { NextPage() }
            }
            Section("Teams") {
                ForEach(teams, id: \.self) { Text(verbatim: $0) }
                    .onDelete { teams.remove(atOffsets: $0) }
            }
            Section("Other languages") {
                Text("Good morning").environment(\.locale, Locale(identifier: "de"))
                HStack {
                    Text("Good morning")
                    Spacer()
                    Image(systemName: "chevron.forward")
                }
                .environment(\.layoutDirection, .leftToRight)
            }
        }
        .toolbar { EditButton() }
        .navigationTitle("Languages")
    }
}

private struct NextPage: View {
    var body: some View {
        Text("Good morning").navigationTitle("Next page")
    }
}
