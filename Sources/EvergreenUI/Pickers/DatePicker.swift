import Foundation

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Year, month and day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time of day, to the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)

    var components: DateTraits.Components {
        switch self {
        case .date: .date
        case .hourAndMinute: .time
        default: .dateAndTime
        }
    }
}

/// A control for selecting a date, in the environment's time zone.
///
/// On a page, an `input` of type `date`, `time` or `datetime-local`, which the browser shows in its own way.
public struct DatePicker<Label: View>: LabeledElementView {
    /// The components of a date that a date picker shows.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    package let label: Label

    private init(
        _ selection: Binding<Date>,
        _ earliest: Date?,
        _ latest: Date?,
        _ components: Components,
        _ label: Label
    ) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        self.label = label
    }

    /// A date picker with a custom label.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// A date picker with a custom label, for a range of dates.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// A date picker with a custom label, with an earliest date.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// A date picker with a custom label, with a latest date.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// A date picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date picker with a localized title, for a range of dates.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date picker with a localized title, with an earliest date.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date picker with a localized title, with a latest date.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date picker with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date picker with a title that is not localized, for a range of dates.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date picker with a title that is not localized, with an earliest date.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date picker with a title that is not localized, with a latest date.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}

extension DatePicker {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let format = DateText(components: components.components, timeZone: node.environment.timeZone)
        return .datePicker(
            DateTraits(
                label: node.state.text,
                symbol: node.state.symbol,
                value: format.text(of: node.reading { selection.wrappedValue }),
                earliest: earliest.map(format.text),
                latest: latest.map(format.text),
                components: format.components
            )
        )
    }

    package static var isControl: Bool { true }

    package func style(in node: ElementNode<Self>) -> [StyleValue] { node.environment.controlStyle }

    package static var takesEvents: Bool { true }

    /// Malformed dates and dates outside of the range are ignored.
    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .commit(let text) = event else { return false }
        let format = DateText(components: components.components, timeZone: node.environment.timeZone)
        guard let date = format.date(text, on: selection.wrappedValue) else { return false }
        if let earliest, date < earliest { return false }
        if let latest, date > latest { return false }
        node.element.acceptFromScreen { kind in
            guard case .datePicker(var traits) = kind else { return }
            traits.value = text
            kind = .datePicker(traits)
        }
        selection.wrappedValue = date
        node.invalidate()
        return true
    }
}

/// Dates in the format of HTML's date inputs.
struct DateText {
    let components: DateTraits.Components
    let timeZone: TimeZone

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    func text(of date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
        return switch components {
        case .date: day
        case .time: time
        case .dateAndTime: "\(day)T\(time)"
        }
    }

    /// The date of a text. Components that the text doesn't have are taken from `previous`.
    func date(_ text: String, on previous: Date) -> Date? {
        let numbers = text.split(whereSeparator: { "-T:".contains($0) }).map { Int($0) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: previous)
        switch (components, numbers.count) {
        case (.date, 3), (.dateAndTime, 5):
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
            if components == .dateAndTime { (parts.hour, parts.minute) = (numbers[3], numbers[4]) }
        case (.time, 2):
            (parts.hour, parts.minute) = (numbers[0], numbers[1])
        default:
            return nil
        }
        guard !numbers.contains(nil), let date = calendar.date(from: parts), self.text(of: date) == text else {
            return nil
        }
        return date
    }
}
