import Foundation

/// A month of days, of which any number can be selected.
///
/// ```swift
/// MultiDatePicker("Days off", selection: $daysOff)
/// ```
///
/// The days are those of the environment's calendar, in its time zone and its locale. A day is selected with its calendar, era, year,
/// month and day; components that an app puts into the set need a year, a month and a day, and others stay as they are.
///
/// The arrow keys lead from day to day, Home and End to the ends of a week, Page Up and Page Down to other months, and with Shift to
/// other years.
public struct MultiDatePicker<Label: View>: View {
    let selection: Binding<Set<DateComponents>>
    let earliest: Date?
    let end: Date?
    let label: Label
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    /// A date in the month that is shown; nil for the first month. In its middle, so that it is the same one in other time zones.
    @State private var shown: Date?
    @FocusState private var focus: Date?

    private init(_ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ end: Date?, _ label: Label) {
        self.selection = selection
        self.earliest = earliest
        self.end = end
        self.label = label
    }

    /// A picker of any days, with a custom label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    /// A picker of the days of a range, with a custom label. The last day is the one before the range's end, if that is a midnight.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// A picker of the days from a date on, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    /// A picker of the days before a date, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }

    public var body: some View {
        let month = month
        let selected = Set(selection.wrappedValue.compactMap(month.day(of:)))
        VStack(alignment: .leading, spacing: 8) {
            if !areLabelsHidden { label }
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
        .frame(maxWidth: 360)
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
        // The first month is that of the earliest day that is selected and can be, or else that of today.
        let first = selection.wrappedValue.lazy.compactMap(today.day(of:)).filter(today.allows).min()
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

    private func turn(_ title: StandardWord, _ symbol: String, to date: Date?, calendar: Calendar) -> some View {
        Button {
            if let date { show(date, calendar: calendar) }
        } label: {
            EvergreenUI.Label(title, systemImage: symbol).labelStyle(.iconOnly)
        }
        .disabled(date == nil)
    }

    private func button(_ day: Date, of month: MonthGrid, isSelected: Bool) -> some View {
        Button {
            toggle(day, of: month)
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

    private func toggle(_ day: Date, of month: MonthGrid) {
        guard month.allows(day) else { return }
        show(day, calendar: month.calendar)
        var days = selection.wrappedValue
        let same = days.filter { month.day(of: $0) == day }
        if same.isEmpty { days.insert(month.components(of: day)) } else { days.subtract(same) }
        selection.wrappedValue = days
    }
}

/// A day whose button stays when the time zone of its window becomes known: what was pressed before is carried out.
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

extension MultiDatePicker where Label == Text {
    /// A picker of any days, with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A picker of the days of a range, with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of the days from a date on, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of the days before a date, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker of any days, with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// A picker of the days of a range, with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// A picker of the days from a date on, with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// A picker of the days before a date, with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
