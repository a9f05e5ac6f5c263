// Table columns with localized string resources, which models can provide.

import Foundation

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized string resource as its title and a view in each cell.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleResource), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column with a localized string resource as its title and the string at a key path in each cell.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleResource), comparator: nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Creates a column with a localized string resource as its title and a view in each cell, sortable with a comparator.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where Sort.Compared == RowValue {
        self.init(label: Text(titleResource), comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localized string resource as its title and a view in each cell, sortable by the value at a key path.
    @_disfavoredOverload
    public init<Value: Comparable>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, Value> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a localized string resource as its title and a view in each cell, sortable by the value at a key path with a
    /// comparator.
    @_disfavoredOverload
    public init<Value, Comparator: SortComparator>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, Value> & Sendable,
        comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value {
        self.init(
            label: Text(titleResource),
            comparator: KeyPathComparator(value, comparator: comparator),
            content: content
        )
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a sortable column with a localized string resource as its title and the string at a key path in each cell.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a localized string resource as its title and the string at a key path in each cell, sortable with a
    /// comparator.
    @_disfavoredOverload
    public init<Comparator: SortComparator>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, String> & Sendable,
        comparator: Comparator
    )
    where Comparator.Compared == String {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }
}
