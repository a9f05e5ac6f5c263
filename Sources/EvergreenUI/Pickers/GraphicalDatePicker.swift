import Foundation

/// A calendar month with a selected day, and a field for the time of that day.
struct GraphicalDatePicker<Label: View>: View {
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let hasTime: Bool
    let label: Label
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !areLabelsHidden { label }
            // The day of the latest date is selectable, even if the latest date is its midnight.
            MonthView(earliest: earliest, end: latest?.addingTimeInterval(1)) { month in
                [month.calendar.startOfDay(for: selection.wrappedValue)]
            } pick: { day, month in
                choose(day, calendar: month.calendar)
            }
            if hasTime {
                DateField(
                    selection: selection,
                    earliest: nil,
                    latest: nil,
                    components: .hourAndMinute,
                    label: label
                )
                // The enclosing group provides the accessible name.
                .labelsHidden()
            }
        }
        .frame(maxWidth: 360)
    }

    /// Selects a day and keeps the time of day, as far as the bounds allow.
    private func choose(_ day: Date, calendar: Calendar) {
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: selection.wrappedValue)
        var date = calendar.date(byAdding: time, to: day) ?? day
        if let latest { date = min(date, latest) }
        if let earliest { date = max(date, earliest) }
        selection.wrappedValue = date
    }
}
