public import Foundation

/// Destinations whose values are part of the page's URL.
///
/// SwiftUI has no equivalent: `Documentation/Addresses.md` describes the alternative on Apple platforms.
extension View {
    /// Declares the page for values of a type on the containing navigation stack, and the path of these values in the page's URL.
    ///
    /// ```swift
    /// NavigationStack {
    ///     PlayerList()
    ///         .navigationDestination(for: Player.ID.self, address: "players") { PlayerDetails(id: $0) }
    /// }
    /// ```
    ///
    /// The page of player 7 then has the path `/players/7`, and a page of team 3 above it, with its own destination, has the path
    /// `/players/7/teams/3`. Each is an entry in the browser's history. Opening such a URL shows the page with all pages below it.
    ///
    /// Users can open any URL: the page of every value of the type is reachable, with or without a link to it. The destination must handle
    /// missing data and show only what the user is authorized to see.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - address: The path segments before the value's segment; empty for none, as in `/7`.
    ///   - destination: The page.
    public func navigationDestination<D: Hashable & LosslessStringConvertible, C: View>(
        for data: D.Type,
        address: String,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        DeclaringView(
            wrapped: self,
            address: DestinationAddress(address, AddressText<D>.lossless),
            destination: destination
        )
    }

    /// Declares the page for values of a type on the containing navigation stack, and the path of their raw values in the page's URL.
    @_disfavoredOverload
    public func navigationDestination<D: Hashable & RawRepresentable, C: View>(
        for data: D.Type,
        address: String,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D.RawValue: LosslessStringConvertible {
        DeclaringView(wrapped: self, address: DestinationAddress(address, AddressText<D>.raw), destination: destination)
    }

    /// Declares the page for UUIDs on the containing navigation stack, and their path in the page's URL.
    public func navigationDestination<C: View>(
        for data: UUID.Type,
        address: String,
        @ViewBuilder destination: @escaping (UUID) -> C
    ) -> some View {
        DeclaringView(wrapped: self, address: DestinationAddress(address, .uuid), destination: destination)
    }
}
