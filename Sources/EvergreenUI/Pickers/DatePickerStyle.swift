/// The appearance of date pickers.
public protocol DatePickerStyle: Sendable {
    /// The appearance of the date picker.
    var _look: _DatePickerLook { get }
}

/// The appearance of a date picker.
public struct _DatePickerLook: Sendable {
    let look: DatePickerLook
}

enum DatePickerLook: Hashable, Sendable {
    case compact, graphical, field
}

/// The default: the browser's field, which opens its calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public var _look: _DatePickerLook { _DatePickerLook(look: .compact) }

    public init() {}
}

/// The browser's field, which opens its calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    public var _look: _DatePickerLook { _DatePickerLook(look: .compact) }

    public init() {}
}

/// A month of days, and a field for the time. A picker of times only is a field.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public var _look: _DatePickerLook { _DatePickerLook(look: .graphical) }

    public init() {}
}

/// A field to type a date into, without a calendar where the browser lets the page take it away.
public struct FieldDatePickerStyle: DatePickerStyle {
    public var _look: _DatePickerLook { _DatePickerLook(look: .field) }

    public init() {}
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

private struct DatePickerLookKey: EnvironmentKey {
    static var defaultValue: DatePickerLook { .compact }
}

extension EnvironmentValues {
    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the date pickers in this view.
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
        environment(\.datePickerLook, style._look.look)
    }
}
