public import Foundation

/// The parts of a page's address that views contribute.
///
/// SwiftUI has no such modifiers: `Documentation/Addresses.md` describes what to do on Apple platforms.
extension View {
    private func address(_ place: AddressPlace, _ value: AddressBinding) -> some View {
        AddressValueView(wrapped: self, place: place, value: value)
    }

    // MARK: Segments

    /// Makes a value a segment of the page's path, for example the selection of a tab view.
    ///
    /// ```swift
    /// TabView(selection: $tab) {
    ///     Tab("Players", systemImage: "person.2", value: "players") { PlayerList() }
    ///     Tab("Teams", systemImage: "person.3", value: "teams") { TeamList() }
    /// }
    /// .addressSegment($tab)
    /// ```
    ///
    /// The page's address is then `/players` or `/teams`, and opening one of these addresses selects the tab. The parts of views inside
    /// follow: a stack in the first tab may extend the address to `/players/7`. Hidden tabs and covered pages contribute nothing.
    ///
    /// The binding is set when an address is opened, before the page is rendered. An address without the segment restores the initial value
    /// of the view. A segment that is not a valid value results in status 404. A value whose text is empty, `.` or `..` has no segment.
    public func addressSegment<Value: LosslessStringConvertible>(_ value: Binding<Value>) -> some View {
        address(.segment, AddressBinding(value, .lossless))
    }

    /// Makes a value a segment of the page's path unless it is nil, for example the selection of a list.
    public func addressSegment<Value: LosslessStringConvertible>(_ value: Binding<Value?>) -> some View {
        address(.segment, AddressBinding(optional: value, .lossless))
    }

    /// Makes a value a segment of the page's path, by its raw value.
    @_disfavoredOverload
    public func addressSegment<Value: RawRepresentable>(_ value: Binding<Value>) -> some View
    where Value.RawValue: LosslessStringConvertible {
        address(.segment, AddressBinding(value, .raw))
    }

    /// Makes a value a segment of the page's path unless it is nil, by its raw value.
    @_disfavoredOverload
    public func addressSegment<Value: RawRepresentable>(_ value: Binding<Value?>) -> some View
    where Value.RawValue: LosslessStringConvertible {
        address(.segment, AddressBinding(optional: value, .raw))
    }

    /// Makes a value a segment of the page's path unless it is nil.
    public func addressSegment(_ value: Binding<UUID?>) -> some View {
        address(.segment, AddressBinding(optional: value, .uuid))
    }

    // MARK: Query items

    /// Makes a value a query item of the page's address, for example a sort order or a filter: `?order=name`.
    ///
    /// ```swift
    /// List(players) { … }
    ///     .addressQuery("order", $players.order, default: .byScore)
    /// ```
    ///
    /// The binding is set when an address is opened, before the page is rendered. An address without the item, or with an invalid value,
    /// restores the default, or else the initial value of the view. Unlike a change of the path, a change of the query adds no entry to the
    /// browser's history.
    ///
    /// - Parameters:
    ///   - name: The name of the item. Two visible views with the same name write two items, of which the first counts.
    ///   - value: The value. Don't put anything confidential into an address: it appears in histories and logs.
    ///   - defaultValue: A value that is omitted from the address, or nil for none.
    public func addressQuery<Value: LosslessStringConvertible>(
        _ name: String,
        _ value: Binding<Value>,
        default defaultValue: Value? = nil
    ) -> some View {
        let text = AddressText<Value>.lossless
        let place = AddressPlace.queryItem(name: name, default: defaultValue.map(text.text))
        return address(place, AddressBinding(value, text))
    }

    /// Makes a value a query item of the page's address unless it is nil.
    public func addressQuery<Value: LosslessStringConvertible>(_ name: String, _ value: Binding<Value?>) -> some View {
        address(.queryItem(name: name, default: nil), AddressBinding(optional: value, .lossless))
    }

    /// Makes a value a query item of the page's address, by its raw value.
    @_disfavoredOverload
    public func addressQuery<Value: RawRepresentable>(
        _ name: String,
        _ value: Binding<Value>,
        default defaultValue: Value? = nil
    ) -> some View where Value.RawValue: LosslessStringConvertible {
        let text = AddressText<Value>.raw
        let place = AddressPlace.queryItem(name: name, default: defaultValue.map(text.text))
        return address(place, AddressBinding(value, text))
    }

    /// Makes a value a query item of the page's address unless it is nil, by its raw value.
    @_disfavoredOverload
    public func addressQuery<Value: RawRepresentable>(_ name: String, _ value: Binding<Value?>) -> some View
    where Value.RawValue: LosslessStringConvertible {
        address(.queryItem(name: name, default: nil), AddressBinding(optional: value, .raw))
    }

    /// Makes a value a query item of the page's address unless it is nil.
    public func addressQuery(_ name: String, _ value: Binding<UUID?>) -> some View {
        address(.queryItem(name: name, default: nil), AddressBinding(optional: value, .uuid))
    }
}
