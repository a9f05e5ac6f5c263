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
    @Environment(\.areLabelsHidden) private var areLabelsHidden

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
