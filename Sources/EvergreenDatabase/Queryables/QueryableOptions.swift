/// Options of a ``ValueObservationQueryable``, a ``PresenceObservationQueryable`` or a ``FetchQueryable``.
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

    /// The first value is there when the subscription begins, unless the app is a page and the fetch takes longer than 5 ms:
    /// then the value comes as with ``async``. The region may vary. Errors are reported.
    public static let `default`: QueryableOptions = []

    /// The first value is fetched in the background. Until then, the value is the default one.
    ///
    /// For a fetch so slow that it would block the user interface noticeably.
    public static let async = QueryableOptions(rawValue: 1 << 0)

    /// The request always reads the same tables, columns and rows, independent of their content.
    ///
    /// The region is then computed only once. Don't use it with a request whose later fetches depend on the results of
    /// earlier ones: it would miss changes. ``FetchQueryable`` ignores it.
    public static let constantRegion = QueryableOptions(rawValue: 1 << 1)

    /// An error ends the program. For requests that can fail by a programming error only.
    public static let assertNoFailure = QueryableOptions(rawValue: 1 << 2)
}
