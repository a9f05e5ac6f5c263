import Foundation

/// The appearance of date pickers: a built-in style or a custom one.
///
/// ```swift
/// struct DayStyle: DatePickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         LabeledContent {
///             Button("Today") { configuration.selection = .now }
///             Text(configuration.selection, style: .date)
///         } label: {
///             configuration.label
///         }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DatePickerStyle {
    /// The type of the body, which the compiler infers.
    associatedtype Body: View
    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// Creates the body of a date picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker for a style.
@MainActor
public struct DatePickerStyleConfiguration {
    /// The date picker's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The date picker's label.
    public let label: Label
    /// The selected date. Setting it updates the app's binding.
    @Binding public var selection: Date
    /// The earliest date; nil for none.
    public let minimumDate: Date?
    /// The latest date; nil for none.
    public let maximumDate: Date?
    /// The date components that can be selected.
    public let displayedComponents: DatePickerComponents

    init(
        label: Label,
        selection: Binding<Date>,
        minimumDate: Date?,
        maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// A style that the page renders natively.
private protocol PlatformDatePickerStyle {
    var appearance: DatePickerAppearance { get }
}

enum DatePickerAppearance: Hashable, Sendable {
    case compact, graphical, field
}

/// The default style: the browser's date field with its calendar.
public struct DefaultDatePickerStyle: DatePickerStyle, PlatformDatePickerStyle, Sendable {
    nonisolated var appearance: DatePickerAppearance { .compact }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View { platformDatePicker(configuration) }
}

/// A style with the browser's date field and its calendar.
public struct CompactDatePickerStyle: DatePickerStyle, PlatformDatePickerStyle, Sendable {
    nonisolated var appearance: DatePickerAppearance { .compact }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View { platformDatePicker(configuration) }
}

/// A style with a calendar month and a field for the time. Without a date component, it is a field.
public struct GraphicalDatePickerStyle: DatePickerStyle, PlatformDatePickerStyle, Sendable {
    nonisolated var appearance: DatePickerAppearance { .graphical }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View { platformDatePicker(configuration) }
}

/// A style with a wheel for each component of a date, as ``WheelPickerStyle`` has one for a value.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    nonisolated public init() {}

    /// Renders the wheels.
    public func makeBody(configuration: Configuration) -> some View { DateWheels(configuration: configuration) }
}

/// A style with a text field for a date, without a calendar if the browser allows pages to remove it.
public struct FieldDatePickerStyle: DatePickerStyle, PlatformDatePickerStyle, Sendable {
    nonisolated var appearance: DatePickerAppearance { .field }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View { platformDatePicker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: the browser's date field with its calendar.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The browser's date field with its calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar month and a field for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each component of a date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A text field for a date.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension PlatformDatePickerStyle {
    @MainActor
    fileprivate func platformDatePicker(_ configuration: DatePickerStyleConfiguration) -> some View {
        DatePicker(configuration).environment(\.datePickerAppearance, appearance).environment(
            \.customDatePickerStyle,
            nil
        )
    }
}

private struct SettingDatePickerStyle<S: DatePickerStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformDatePickerStyle {
            environment.datePickerAppearance = style.appearance
            if environment.customDatePickerStyle != nil { environment.customDatePickerStyle = nil }
        } else {
            environment.customDatePickerStyle = CustomStyle(style, in: environment, \.customDatePickerStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct DatePickerAppearanceKey: EnvironmentKey {
    static var defaultValue: DatePickerAppearance { .compact }
}

extension EnvironmentValues {
    /// The custom date picker style; nil for a built-in style.
    var customDatePickerStyle: CustomStyle<DatePickerStyleConfiguration>? {
        get { self[CustomStyleKey<DatePickerStyleConfiguration>.self] }
        set { self[CustomStyleKey<DatePickerStyleConfiguration>.self] = newValue }
    }

    var datePickerAppearance: DatePickerAppearance {
        get { self[DatePickerAppearanceKey.self] }
        set { self[DatePickerAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the date pickers in this view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingDatePickerStyle(style: style))
    }
}
