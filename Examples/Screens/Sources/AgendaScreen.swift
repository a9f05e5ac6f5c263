import SwiftUI

struct AgendaScreen: View {
    struct Event: Identifiable {
        let id: Int
        let title: String
        let interval: DateInterval
        let color: Color
    }

    @State private var day = Calendar.current.startOfDay(for: .now)
    @State private var isAdding = false
    @State private var title = ""
    @State private var added: [Event] = []

    private var events: [Event] {
        let nine = day.addingTimeInterval(9 * 3600)
        return [
            Event(id: 1, title: "Stand-up", interval: DateInterval(start: nine, duration: 900), color: .blue),
            Event(id: 2, title: "Review", interval: DateInterval(start: nine + 7200, duration: 3600), color: .orange),
        ] + added
    }

    var body: some View {
        List {
            DatePicker("Day", selection: $day, displayedComponents: [.date])
            Section(day.formatted(date: .complete, time: .omitted)) {
                ForEach(events) { event in
                    HStack {
                        RoundedRectangle(cornerRadius: 2).fill(event.color).frame(width: 4, height: 36)
                        VStack(alignment: .leading) {
                            Text(event.title).font(.headline)
                            Text(event.interval).font(.subheadline).foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Agenda")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    isAdding = true
                } label: {
                    Image(systemName: "plus")
                }
                .accessibilityLabel("Add event")
            }
        }
        .alert("New event", isPresented: $isAdding) {
            TextField("Title", text: $title)
            Button("Cancel", role: .cancel) {}
            Button("Add") {
                let start = day.addingTimeInterval(15 * 3600)
                let interval = DateInterval(start: start, duration: 1800)
                added.append(Event(id: 3 + added.count, title: title, interval: interval, color: .green))
                title = ""
            }
        }
    }
}
