import Foundation

/// The appearance of date pickers: one of the platform's, or an app's own.
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
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// The appearance of a date picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that a style shows.
@MainActor
public struct DatePickerStyleConfiguration {
    /// The date picker's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The date picker's label.
    public let label: Label
    /// The date. A style that sets it changes the app's value.
    @Binding public var selection: Date
    /// The earliest date; nil for none.
    public let minimumDate: Date?
    /// The latest date; nil for none.
    public let maximumDate: Date?
    /// What of the date can be chosen.
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

/// A style that the page has itself.
private protocol PlatformDatePickerStyle {
    var look: DatePickerLook { get }
}

enum DatePickerLook: Hashable, Sendable {
    case compact, graphical, field
}

/// The default: the browser's field, which opens its calendar.
public struct DefaultDatePickerStyle: DatePickerStyle, PlatformDatePickerStyle, Sendable {
    nonisolated var look: DatePickerLook { .compact }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformDatePicker(configuration) }
}

/// The browser's field, which opens its calendar.
public struct CompactDatePickerStyle: DatePickerStyle, PlatformDatePickerStyle, Sendable {
    nonisolated var look: DatePickerLook { .compact }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformDatePicker(configuration) }
}

/// A month of days, and a field for the time. A picker of times only is a field.
public struct GraphicalDatePickerStyle: DatePickerStyle, PlatformDatePickerStyle, Sendable {
    nonisolated var look: DatePickerLook { .graphical }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformDatePicker(configuration) }
}

/// A field to type a date into, without a calendar where the browser lets the page take it away.
public struct FieldDatePickerStyle: DatePickerStyle, PlatformDatePickerStyle, Sendable {
    nonisolated var look: DatePickerLook { .field }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View { platformDatePicker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default: the browser's field, which opens its calendar.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The browser's field, which opens its calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month of days, and a field for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field to type a date into.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension PlatformDatePickerStyle {
    @MainActor
    fileprivate func platformDatePicker(_ configuration: DatePickerStyleConfiguration) -> some View {
        DatePicker(configuration).environment(\.datePickerLook, look).environment(\.customDatePickerStyle, nil)
    }
}

private struct SettingDatePickerStyle<S: DatePickerStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformDatePickerStyle {
            environment.datePickerLook = style.look
            if environment.customDatePickerStyle != nil { environment.customDatePickerStyle = nil }
        } else {
            environment.customDatePickerStyle = CustomStyle(style, in: environment, \.customDatePickerStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct DatePickerLookKey: EnvironmentKey {
    static var defaultValue: DatePickerLook { .compact }
}

extension EnvironmentValues {
    /// The app's style of date pickers; nil for one of the platform's.
    var customDatePickerStyle: CustomStyle<DatePickerStyleConfiguration>? {
        get { self[CustomStyleKey<DatePickerStyleConfiguration>.self] }
        set { self[CustomStyleKey<DatePickerStyleConfiguration>.self] = newValue }
    }

    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the date pickers in this view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingDatePickerStyle(style: style))
    }
}
