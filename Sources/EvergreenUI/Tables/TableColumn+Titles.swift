import Foundation

// MARK: - Columns without sorting

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized title and a view in each cell.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column with an unlocalized title and a view in each cell.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Creates a column with a text as its title and a view in each cell.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column with a localized title and the string at a key path in each cell.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column with an unlocalized title and the string at a key path in each cell.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a text as its title and the string at a key path in each cell.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
    }
}

// MARK: - Sortable columns

extension TableColumn where Label == Text {
    /// Creates a column with a localized title and a view in each cell, sortable with a comparator.
    public init(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where Sort.Compared == RowValue {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column with an unlocalized title and a view in each cell, sortable with a comparator.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where Sort.Compared == RowValue {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// Creates a column with a text as its title and a view in each cell, sortable with a comparator.
    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Sort.Compared == RowValue {
        self.init(label: text, comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localized title and a view in each cell, sortable by the value at a key path.
    public init<Value: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, Value> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a localized title and a view in each cell, sortable by the value at a key path with a comparator.
    public init<Value, Comparator: SortComparator>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, Value> & Sendable,
        comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// Creates a column with an unlocalized title and a view in each cell, sortable by the value at a key path.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Comparable>(
        _ title: Title,
        value: KeyPath<RowValue, Value> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with an unlocalized title and a view in each cell, sortable by the value at a key path with a comparator.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value, Comparator: SortComparator>(
        _ title: Title,
        value: KeyPath<RowValue, Value> & Sendable,
        comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// Creates a column with a text as its title and a view in each cell, sortable by the value at a key path.
    public init<Value: Comparable>(
        _ text: Text,
        value: KeyPath<RowValue, Value> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column with a text as its title and a view in each cell, sortable by the value at a key path with a comparator.
    public init<Value, Comparator: SortComparator>(
        _ text: Text,
        value: KeyPath<RowValue, Value> & Sendable,
        comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == Value {
        self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a sortable column with a localized title and the string at a key path in each cell.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a localized title and the string at a key path in each cell, sortable with a comparator.
    public init<Comparator: SortComparator>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String> & Sendable,
        comparator: Comparator
    )
    where Comparator.Compared == String {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }

    /// Creates a sortable column with an unlocalized title and the string at a key path in each cell.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column with an unlocalized title and the string at a key path in each cell, sortable with a comparator.
    @_disfavoredOverload
    public init<Title: StringProtocol, Comparator: SortComparator>(
        _ title: Title,
        value: KeyPath<RowValue, String> & Sendable,
        comparator: Comparator
    )
    where Comparator.Compared == String {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }

    /// Creates a sortable column with a text as its title and the string at a key path in each cell.
    public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: text, comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column with a text as its title and the string at a key path in each cell, sortable with a comparator.
    public init<Comparator: SortComparator>(
        _ text: Text,
        value: KeyPath<RowValue, String> & Sendable,
        comparator: Comparator
    )
    where Comparator.Compared == String {
        self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator)) {
            Text($0[keyPath: value])
        }
    }
}
