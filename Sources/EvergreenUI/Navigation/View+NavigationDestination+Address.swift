public import Foundation

/// Destinations whose values are part of the address of the page.
///
/// SwiftUI has none of these: `Documentation/Addresses.md` says what to do on Apple platforms.
extension View {
    /// Declares the page for values of a type on the containing navigation stack, and their place in the address of the page.
    ///
    /// ```swift
    /// NavigationStack {
    ///     PlayerList()
    ///         .navigationDestination(for: Player.ID.self, address: "players") { PlayerDetails(id: $0) }
    /// }
    /// ```
    ///
    /// The page of player 7 is at `/players/7` then, and that of the team 3 above it, with a destination of its own, at
    /// `/players/7/teams/3`. Each is an entry of the browser's history. Whoever opens such an address gets the page, with those below.
    ///
    /// Anybody can open any address: the page of each value of the type is within reach, whether or not there is a link to it. Let
    /// the destination say so if there is nothing to show, and let it show only what the user may see.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - address: The segments before that of the value; empty for a value that stands alone, as in `/7`.
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

    /// Declares the page for values of a type on the containing navigation stack, and their place in the address of the page, by their
    /// raw values.
    @_disfavoredOverload
    public func navigationDestination<D: Hashable & RawRepresentable, C: View>(
        for data: D.Type,
        address: String,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D.RawValue: LosslessStringConvertible {
        DeclaringView(wrapped: self, address: DestinationAddress(address, AddressText<D>.raw), destination: destination)
    }

    /// Declares the page for values on the containing navigation stack, and their place in the address of the page.
    public func navigationDestination<C: View>(
        for data: UUID.Type,
        address: String,
        @ViewBuilder destination: @escaping (UUID) -> C
    ) -> some View {
        DeclaringView(wrapped: self, address: DestinationAddress(address, .uuid), destination: destination)
    }
}
