import Foundation

/// The date components that a date picker shows.
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
/// On a page, this is an `input` of type `date`, `time` or `datetime-local`, rendered natively by the browser. With the style `.graphical`,
/// it is a calendar month.
public struct DatePicker<Label: View>: View {
    /// The date components that a date picker shows.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    let label: Label
    @Environment(\.datePickerAppearance) private var appearance
    @Environment(\.customDatePickerStyle) private var customStyle

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

    public var body: some View {
        if let customStyle {
            customStyle.makeBody(
                DatePickerStyleConfiguration(
                    label: .init(view: AnyView(label)),
                    selection: selection,
                    minimumDate: earliest,
                    maximumDate: latest,
                    displayedComponents: components
                )
            )
        } else if appearance == .graphical, components.contains(.date) {
            GraphicalDatePicker(
                selection: selection,
                earliest: earliest,
                latest: latest,
                hasTime: components.contains(.hourAndMinute),
                label: label
            )
        } else {
            DateField(
                selection: selection,
                earliest: earliest,
                latest: latest,
                components: components,
                label: label
            )
        }
    }

    /// Creates a date picker with a custom label.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a date picker with a custom label, for a range of dates.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a date picker with a custom label and an earliest date.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a date picker with a custom label and a latest date.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// Creates a date picker from a style's configuration.
    init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.$selection,
            configuration.minimumDate,
            configuration.maximumDate,
            configuration.displayedComponents,
            configuration.label
        )
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker with a localized title, for a range of dates.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker with a localized title and an earliest date.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker with a localized title and a latest date.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker with an unlocalized title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a date picker with an unlocalized title, for a range of dates.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a date picker with an unlocalized title and an earliest date.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a date picker with an unlocalized title and a latest date.
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
