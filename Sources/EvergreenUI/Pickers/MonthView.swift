import Foundation

/// A calendar month with buttons for its days and for the previous and next month.
struct MonthView: View {
    /// The lower bound (inclusive) and the upper bound (exclusive) of selectable days; nil for none.
    let earliest: Date?
    let end: Date?
    /// The start of each selected day.
    let selected: (MonthGrid) -> Set<Date>
    /// Called with a chosen day.
    let pick: (Date, MonthGrid) -> Void
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var layoutDirection
    /// A date in the visible month; nil for the initial month. It is in the middle of the month so that the month is the same in other time
    /// zones.
    @State private var shown: Date?
    @FocusState private var focus: Date?

    init(
        earliest: Date?,
        end: Date?,
        selected: @escaping (MonthGrid) -> Set<Date>,
        pick: @escaping (Date, MonthGrid) -> Void
    ) {
        self.earliest = earliest
        self.end = end
        self.selected = selected
        self.pick = pick
    }

    var body: some View {
        let month = month
        let selected = selected(month)
        header(month)
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 0) {
            ForEach(month.weekdays, id: \.self) { weekday in
                Text(verbatim: month.calendar.veryShortStandaloneWeekdaySymbols[weekday])
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .accessibilityLabel(month.calendar.standaloneWeekdaySymbols[weekday])
            }
            ForEach(0..<month.leadingBlanks, id: \.self) { _ in
                Text(verbatim: " ").accessibilityHidden(true)
            }
            ForEach(month.days.map { Day(date: $0, id: month.id(of: $0)) }) { day in
                button(day.date, of: month, isSelected: selected.contains(day.date))
            }
        }
        .onKeyPress(keys: MonthGrid.keys) { press in
            guard
                let focus,
                let day = month.day(
                    press.key,
                    from: focus,
                    isRightToLeft: layoutDirection == .rightToLeft,
                    isShifted: press.modifiers.contains(.shift)
                )
            else { return .ignored }
            show(day, calendar: month.calendar)
            self.focus = day
            return .handled
        }
    }

    private var month: MonthGrid {
        var calendar = environmentCalendar
        let firstWeekday = calendar.firstWeekday
        calendar.locale = locale
        calendar.timeZone = timeZone
        calendar.firstWeekday = firstWeekday
        func grid(_ date: Date) -> MonthGrid {
            MonthGrid(around: date, calendar: calendar, earliest: earliest, end: end)
        }
        if let shown { return grid(shown) }
        let today = grid(Date.now)
        // The initial month contains the earliest selected day that is selectable, or else the current day.
        let first = selected(today).filter(today.allows).min()
        return first.map(grid) ?? today
    }

    private func header(_ month: MonthGrid) -> some View {
        HStack {
            Text(verbatim: format(month).year().month(.wide).format(month.start)).font(.headline)
            Spacer()
            turn(.previousMonth, "chevron.backward", to: month.month(-1), calendar: month.calendar)
            turn(.nextMonth, "chevron.forward", to: month.month(1), calendar: month.calendar)
        }
    }

    private func turn(_ title: StandardText, _ symbol: String, to date: Date?, calendar: Calendar) -> some View {
        Button {
            if let date { show(date, calendar: calendar) }
        } label: {
            EvergreenUI.Label(title, systemImage: symbol).labelStyle(.iconOnly)
        }
        .disabled(date == nil)
    }

    private func button(_ day: Date, of month: MonthGrid, isSelected: Bool) -> some View {
        Button {
            guard month.allows(day) else { return }
            show(day, calendar: month.calendar)
            pick(day, month)
        } label: {
            Text(verbatim: number(of: day, in: month))
        }
        .buttonStyle(DayButtonStyle(isSelected: isSelected))
        .modifier(PressedModifier(isPressed: isSelected))
        .accessibilityLabel(format(month).weekday(.wide).day().month(.wide).year().format(day))
        .disabled(!month.allows(day))
        .focused($focus, equals: day)
    }

    private func number(of day: Date, in month: MonthGrid) -> String {
        month.calendar.component(.day, from: day).formatted(.number.locale(locale))
    }

    private func format(_ month: MonthGrid) -> Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: month.calendar, timeZone: timeZone)
    }

    private func show(_ day: Date, calendar: Calendar) {
        let interval = calendar.dateInterval(of: .month, for: day)
        shown = interval.map { $0.start.addingTimeInterval($0.duration / 2) } ?? day
    }
}

/// A day whose identity is independent of the time zone, so that its button persists, with pending taps, when the window's time zone
/// becomes known.
private struct Day: Identifiable {
    let date: Date
    let id: DateComponents
}

private struct DayButtonStyle: ButtonStyle {
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(isSelected ? .semibold : nil)
            .foregroundColor(isSelected ? .accentColor : .primary)
            .frame(width: 40, height: 40)
            .background(isSelected ? Color.accentColor.opacity(0.12) : .clear)
            .clipShape(Circle())
    }
}

private struct PressedModifier: ElementModifier {
    let isPressed: Bool

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.append(.pressed(isPressed))
    }
}
