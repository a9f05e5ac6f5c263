import Foundation

/// The parts of a date that a person chooses.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let date = DatePickerComponents(rawValue: 1)
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)

    var components: DateTraits.Components {
        switch self {
        case .date: .date
        case .hourAndMinute: .time
        default: .dateAndTime
        }
    }
}

/// A control to choose a date, in the time zone of the environment.
public struct DatePicker<Label: View>: LabeledElementView {
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

    /// A picker whose label is a view.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// A picker for the dates of a range.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// A picker for the dates from one on.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// A picker for the dates up to one.
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
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A picker with a title, for the dates of a range.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A picker with a title, for the dates from one on.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A picker with a title, for the dates up to one.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A picker with a title that is shown as it is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
}

extension DatePicker {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let format = DateText(components: components.components, timeZone: node.environment.timeZone)
        return .datePicker(
            DateTraits(
                label: node.state.text,
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

    /// A text that stands for no date, and one outside of the range, change nothing.
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

/// Dates as HTML's date fields write them.
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

    /// The date that a text stands for; what the text does not say is as in `previous`.
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
