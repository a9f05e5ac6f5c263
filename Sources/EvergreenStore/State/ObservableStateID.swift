/// The identity of a value of ``ObservableState``, and its version.
///
/// Two ids are equal if the values have the same origin, even if their fields have changed since.
///
/// State is a value: it is copied, changed, and stored again. When a parent's field is set to a child of the same identity, its observers
/// need not be notified only if the child itself has reported each difference since they last looked. That is so if it was changed within
/// the current *turn*: the handling of one action, in which no view renders. So a value remembers the version that it had when the turn
/// began, which ``isContinuation(of:)`` compares.
public struct ObservableStateID: Hashable, Sendable {
    /// Shared by copies.
    private var origin: UInt64
    /// The case of an enum, from the outermost enum inwards.
    private var tag: Int = 0
    /// Changes with each change of a field; never the same for two different values.
    private var version: UInt64
    /// The turn in which the version was created.
    private var turn: UInt64
    /// The version of the value at the beginning of that turn.
    private var versionBeforeTurn: UInt64

    /// A new identity.
    public init() {
        self.init(number: ObservableStateNumbers.next())
    }

    private init(number: UInt64) {
        origin = number
        version = number
        turn = 0
        versionBeforeTurn = number
    }

    /// The identity of a value without state, such as a case without a payload.
    public static let _$inert = ObservableStateID(number: 0)

    /// The identity of any value: its own, or, if it has none, a new one that equals no other.
    public static func _$id<Value>(for value: Value) -> ObservableStateID {
        (value as? any ObservableState)?._$id ?? ObservableStateID()
    }

    /// The identity of a value with one.
    public static func _$id<Value: ObservableState>(for value: Value) -> ObservableStateID {
        value._$id
    }

    /// The identity of an enum in the case with a number, given its payload's.
    public func _$tag(_ tag: Int) -> ObservableStateID {
        var copy = self
        copy.tag = self.tag &* 31 &+ tag &+ 1
        return copy
    }

    /// Assigns a new version to the value.
    public mutating func _$willModify() {
        let current = ObservableStateNumbers.turn
        if turn != current {
            turn = current
            versionBeforeTurn = version
        }
        version = ObservableStateNumbers.next()
    }

    /// Whether the value is `old`, or results from it by changes in this turn alone, each of which it has reported itself.
    public func isContinuation(of old: ObservableStateID) -> Bool {
        guard self == old else { return false }
        if version == old.version { return true }
        let current = ObservableStateNumbers.turn
        guard turn == current else { return false }
        return versionBeforeTurn == (old.turn == current ? old.versionBeforeTurn : old.version)
    }

    public static func == (lhs: ObservableStateID, rhs: ObservableStateID) -> Bool {
        lhs.origin == rhs.origin && lhs.tag == rhs.tag
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(tag)
    }
}
