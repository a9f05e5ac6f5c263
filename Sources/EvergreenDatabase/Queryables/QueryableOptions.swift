/// Options of a ``ValueObservationQueryable``, a ``PresenceObservationQueryable`` or a ``FetchQueryable``.
///
/// ```swift
/// struct PlayersRequest: ValueObservationQueryable {
///     static let queryableOptions = QueryableOptions.async
///     …
/// }
/// ```
public struct QueryableOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates options from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The first value is available when the subscription begins. In a served page, a fetch that takes longer than 5 ms is delivered later,
    /// as with ``async``. The region may vary. Errors are reported.
    public static let `default`: QueryableOptions = []

    /// The first value is fetched in the background. Until then, the value is the default one.
    ///
    /// For a fetch that would noticeably block the user interface.
    public static let async = QueryableOptions(rawValue: 1 << 0)

    /// The request always reads the same tables, columns and rows, independent of their content.
    ///
    /// The region is then computed only once. Don't use it with a request whose later fetches depend on the results of
    /// earlier ones: it would miss changes. ``FetchQueryable`` ignores it.
    public static let constantRegion = QueryableOptions(rawValue: 1 << 1)

    /// An error terminates the program. For requests that can only fail because of a programming error.
    public static let assertNoFailure = QueryableOptions(rawValue: 1 << 2)
}
