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
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    let label: Label

    public typealias Body = Never

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

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        DatePickerNode(view, parent: parent, inputs: inputs)
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

private final class DatePickerNode<Label: View>: ElementNode<DatePicker<Label>> {
    private var label: DetachedText<Label>?

    override func mountChildren() {
        label = DetachedText(view.label, parent: self, inputs: innerInputs) { [weak self] in self?.draw() }
        element.onEvent = { [weak self] event in
            guard let self, case .commit(let text) = event else { return false }
            return commit(text)
        }
    }

    override func updateChildren() {
        label?.update(view.label, inputs: innerInputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let label { body(label.node) }
    }

    override func collectChildren() {}

    override var kind: ElementKind {
        let format = DateText(components: view.components.components, timeZone: inputs.environment.timeZone)
        return .datePicker(
            DateTraits(
                label: label?.text ?? "",
                value: format.text(of: reading { view.selection.wrappedValue }),
                earliest: view.earliest.map(format.text),
                latest: view.latest.map(format.text),
                components: format.components
            )
        )
    }

    override var isControl: Bool { true }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }

    /// A text that stands for no date, and one outside of the range, change nothing.
    private func commit(_ text: String) -> Bool {
        let format = DateText(components: view.components.components, timeZone: inputs.environment.timeZone)
        guard let date = format.date(text, on: view.selection.wrappedValue) else { return false }
        if let earliest = view.earliest, date < earliest { return false }
        if let latest = view.latest, date > latest { return false }
        element.acceptFromScreen { kind in
            guard case .datePicker(var traits) = kind else { return }
            traits.value = text
            kind = .datePicker(traits)
        }
        view.selection.wrappedValue = date
        invalidate()
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
