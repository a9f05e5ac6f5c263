/// How a ``ValueObservationQueryable``, a ``PresenceObservationQueryable`` or a ``FetchQueryable`` reads the database.
///
/// ```swift
/// struct PlayersRequest: ValueObservationQueryable {
///     static let queryableOptions = QueryableOptions.async
///     …
/// }
/// ```
public struct QueryableOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The first value is fetched at once, on the main thread; the region may vary; errors are reported.
    public static let `default`: QueryableOptions = []

    /// The first value is fetched in the background, and the default value stands in for it.
    ///
    /// For a fetch so slow that a person would see the interface stop.
    public static let async = QueryableOptions(rawValue: 1 << 0)

    /// The request always reads the same tables, columns and rows, whatever they contain.
    ///
    /// The region is then computed once. Don't use it with a request that decides by what it has read
    /// what to read next: it would miss changes. ``FetchQueryable`` ignores it.
    public static let constantRegion = QueryableOptions(rawValue: 1 << 1)

    /// An error ends the program, for requests that can only fail by a mistake in the code.
    public static let assertNoFailure = QueryableOptions(rawValue: 1 << 2)
}
