import Foundation

/// A calendar month for selecting multiple days.
///
/// ```swift
/// MultiDatePicker("Days off", selection: $daysOff)
/// ```
///
/// Days are those of the environment's calendar, time zone and locale. A selected day is represented by its calendar, era, year, month and
/// day. Components added by the app need a year, a month and a day; others are ignored and preserved.
///
/// The arrow keys move the focus by day, Home and End to the start and end of a week, Page Up and Page Down by month, and with Shift by
/// year.
public struct MultiDatePicker<Label: View>: View {
    let selection: Binding<Set<DateComponents>>
    let earliest: Date?
    let end: Date?
    let label: Label
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    private init(_ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ end: Date?, _ label: Label) {
        self.selection = selection
        self.earliest = earliest
        self.end = end
        self.label = label
    }

    /// Creates a picker for any days, with a custom label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    /// Creates a picker for a range of days, with a custom label. If the upper bound is midnight, the last selectable day is the day
    /// before.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// Creates a picker for the days from a date on, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    /// Creates a picker for the days before a date, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !areLabelsHidden { label }
            MonthView(earliest: earliest, end: end) { month in
                Set(selection.wrappedValue.compactMap(month.day(of:)))
            } pick: { day, month in
                toggle(day, of: month)
            }
        }
        .frame(maxWidth: 360)
    }

    private func toggle(_ day: Date, of month: MonthGrid) {
        var days = selection.wrappedValue
        let same = days.filter { month.day(of: $0) == day }
        if same.isEmpty { days.insert(month.components(of: day)) } else { days.subtract(same) }
        selection.wrappedValue = days
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker for any days, with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker for a range of days, with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker for the days from a date on, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker for the days before a date, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker for any days, with an unlocalized title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker for a range of days, with an unlocalized title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker for the days from a date on, with an unlocalized title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker for the days before a date, with an unlocalized title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
