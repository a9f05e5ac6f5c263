public import Foundation

/// What of a view is part of the address of its page.
///
/// SwiftUI has none of these: `Documentation/Addresses.md` says what to do on Apple platforms.
extension View {
    private func address(_ place: AddressPlace, _ value: AddressBinding) -> some View {
        AddressValueView(wrapped: self, place: place, value: value)
    }

    // MARK: Segments

    /// Makes a value a segment of the page's path, such as the selection of a tab view.
    ///
    /// ```swift
    /// TabView(selection: $tab) {
    ///     Tab("Players", systemImage: "person.2", value: "players") { PlayerList() }
    ///     Tab("Teams", systemImage: "person.3", value: "teams") { TeamList() }
    /// }
    /// .addressSegment($tab)
    /// ```
    ///
    /// The page is at `/players` or `/teams` then, and whoever opens one of these addresses gets that tab. What views inside have
    /// in the address follows: a stack in the first tab may lead to `/players/7`. A hidden tab and a covered page have nothing in it.
    ///
    /// The binding is set when an address is opened, before the page is drawn. An address without the segment brings back the value
    /// with which the view began. A segment that is no value of the type leads nowhere, which is status 404. A value whose text is
    /// empty, `.` or `..` has no segment.
    public func addressSegment<Value: LosslessStringConvertible>(_ value: Binding<Value>) -> some View {
        address(.segment, AddressBinding(value, .lossless))
    }

    /// Makes a value a segment of the page's path unless it is nil, such as the selection of a list.
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

    /// Makes a value an item of the query of the page's address, such as an order or a filter: `?order=name`.
    ///
    /// ```swift
    /// List(players) { … }
    ///     .addressQuery("order", $players.order, default: .byScore)
    /// ```
    ///
    /// The binding is set when an address is opened, before the page is drawn. An address without the item, or with one that is no
    /// value of the type, brings back the default, or else the value with which the view began. Unlike a change of the path, a
    /// change of the query is no step of the browser's history.
    ///
    /// - Parameters:
    ///   - name: The name of the item. Two visible views with one name write two items, of which the first counts.
    ///   - value: The value. Let nothing be in an address that others must not see: it is in histories and logs.
    ///   - defaultValue: A value that is left out of the address; nil for none.
    public func addressQuery<Value: LosslessStringConvertible>(
        _ name: String,
        _ value: Binding<Value>,
        default defaultValue: Value? = nil
    ) -> some View {
        let text = AddressText<Value>.lossless
        let place = AddressPlace.queryItem(name: name, default: defaultValue.map(text.text))
        return address(place, AddressBinding(value, text))
    }

    /// Makes a value an item of the query of the page's address unless it is nil.
    public func addressQuery<Value: LosslessStringConvertible>(_ name: String, _ value: Binding<Value?>) -> some View {
        address(.queryItem(name: name, default: nil), AddressBinding(optional: value, .lossless))
    }

    /// Makes a value an item of the query of the page's address, by its raw value.
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

    /// Makes a value an item of the query of the page's address unless it is nil, by its raw value.
    @_disfavoredOverload
    public func addressQuery<Value: RawRepresentable>(_ name: String, _ value: Binding<Value?>) -> some View
    where Value.RawValue: LosslessStringConvertible {
        address(.queryItem(name: name, default: nil), AddressBinding(optional: value, .raw))
    }

    /// Makes a value an item of the query of the page's address unless it is nil.
    public func addressQuery(_ name: String, _ value: Binding<UUID?>) -> some View {
        address(.queryItem(name: name, default: nil), AddressBinding(optional: value, .uuid))
    }
}
