// Titles that are localized resources, as models have them.

import Foundation

extension ColorPicker where Label == Text {
    /// A color picker with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}

extension DatePicker where Label == Text {
    /// A date picker with a title of a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// A date picker with a title of a localized resource, for a range of dates.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// A date picker with a title of a localized resource, with an earliest date.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }

    /// A date picker with a title of a localized resource, with a latest date.
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
    /// A picker of any days, with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleResource) }
    }

    /// A picker of the days of a range, with a title of a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// A picker of the days from a date on, with a title of a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// A picker of the days before a date, with a title of a localized resource.
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
    /// A picker of several values, with a title of a localized resource. It shows the value of the first one, and sets all of them.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleResource) })
    }

    /// A picker with a title of a localized resource.
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
    /// A picker with a title of a localized resource and a symbol.
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
