// Pickers with localized string resources, which models can provide.

import Foundation

extension ColorPicker where Label == Text {
    /// Creates a color picker with a localized string resource as its title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a localized string resource as its title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// Creates a date picker with a localized string resource as its title, for a range of dates.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// Creates a date picker with a localized string resource as its title and an earliest date.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// Creates a date picker with a localized string resource as its title and a latest date.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker for any days, with a localized string resource as its title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleResource) }
    }

    /// Creates a picker for a range of days, with a localized string resource as its title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// Creates a picker for the days from a date on, with a localized string resource as its title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// Creates a picker for the days before a date, with a localized string resource as its title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker for multiple values, with a localized string resource as its title. It shows the first value, and a selection sets
    /// all values.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleResource) })
    }

    /// Creates a picker with a localized string resource as its title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(titleResource) })
    }
}

extension Picker where Label == EvergreenUI.Label<Text, Image> {
    /// Creates a picker with a localized string resource as its title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            EvergreenUI.Label(titleResource, systemImage: systemImage)
        }
    }
}
