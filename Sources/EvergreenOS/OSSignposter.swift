import Logging

/// Marks intervals and events of a task, to measure its performance, like the `OSSignposter` of Apple's `os` module.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.players", category: "import")
/// let state = signposter.beginInterval("Parse")
/// defer { signposter.endInterval("Parse", state) }
/// ```
///
/// There is no Instruments on Linux: each signpost is a message at the level `trace` of swift-log, and the end of an interval has its
/// duration in the metadata. Messages are not evaluated if the level is disabled.
public struct OSSignposter: Sendable {
    private let logger: Logging.Logger?

    /// Creates a signposter for a category of a subsystem, which are the label of swift-log's logger, as for ``Logger``.
    public init(subsystem: String, category: String) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }

    /// Creates a signposter for a standard category of a subsystem.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }

    /// Creates a default signposter, whose label is the name of the process.
    public init() { self.init(logHandle: .default) }

    /// Creates a signposter that writes to a log.
    public init(logHandle: OSLog) { logger = logHandle.label.map { Logging.Logger(label: $0) } }

    /// Creates a signposter that writes to the log of a logger.
    public init(logger: Logger) { self.logger = logger.logger }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are written: the log level is `trace`.
    public var isEnabled: Bool { logger.map { $0.logLevel <= .trace } ?? false }

    // MARK: - Identifiers

    /// Returns an identifier, for intervals of the same name that overlap.
    public func makeSignpostID() -> OSSignpostID { .unique() }

    /// Returns the identifier of an object, for intervals that belong to it.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(of: object) }

    // MARK: - Intervals

    /// Begins an interval.
    ///
    /// - Returns: The state to pass to ``endInterval(_:_:)``.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        write("Begin", name, id) { nil }
        return OSSignpostIntervalState(id: id)
    }

    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: @autoclosure () -> SignpostMetadata
    ) -> OSSignpostIntervalState {
        write("Begin", name, id) { message() }
        return OSSignpostIntervalState(id: id)
    }

    /// Begins an interval of an animation, which is like any other one.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        write("End", name, state.id, since: state.start) { nil }
    }

    /// Ends an interval, with a message.
    public func endInterval(
        _ name: StaticString,
        _ state: OSSignpostIntervalState,
        _ message: @autoclosure () -> SignpostMetadata
    ) {
        write("End", name, state.id, since: state.start) { message() }
    }

    /// Marks the duration of a synchronous function as an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Marks the duration of a synchronous function as an interval, with a message at its beginning.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: @autoclosure () -> SignpostMetadata,
        around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message())
        defer { endInterval(name, state) }
        return try task()
    }

    // MARK: - Events

    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write("Event", name, id) { nil } }

    /// Marks a point in time, with a message.
    public func emitEvent(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: @autoclosure () -> SignpostMetadata
    ) {
        write("Event", name, id) { message() }
    }

    func write(_ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID) {
        let kind = type == .begin ? "Begin" : type == .end ? "End" : "Event"
        write(kind, name, id) { nil }
    }

    private func write(
        _ kind: String,
        _ name: StaticString,
        _ id: OSSignpostID,
        since start: ContinuousClock.Instant? = nil,
        _ message: () -> SignpostMetadata?
    ) {
        guard let logger, isEnabled else { return }
        var metadata: Logging.Logger.Metadata = [:]
        if id != .exclusive { metadata["signpost"] = "\(id.rawValue)" }
        if let start { metadata["duration"] = "\(ContinuousClock.now - start)" }
        let text = message().map { ": \($0.text)" } ?? ""
        logger.trace("\(kind) \(name)\(text)", metadata: metadata)
    }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    let start = ContinuousClock.now

    init(id: OSSignpostID) {
        self.id = id
    }

    /// Creates the state of an interval that begins now, without a signpost.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}
