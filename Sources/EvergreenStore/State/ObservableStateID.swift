/// The identity of a value of ``ObservableState``, and the version that the value is of.
///
/// Two of them are equal if the values come from one, whatever became of their fields since.
///
/// State is a value: it is copied, changed, and stored again. When a parent's field is set to a child of the same
/// identity, its observers are left alone only if the child has reported each difference itself, since they last looked.
/// That is so if it was changed within the present *turn*: the handling of one action, in which no view renders. So a
/// value remembers the version that it had when the turn began, and ``isContinuation(of:)`` compares.
public struct ObservableStateID: Hashable, Sendable {
    /// What copies share.
    private var origin: UInt64
    /// Which case of an enum the value is in, from the outermost enum inwards.
    private var tag: Int = 0
    /// Changes with each change of a field; never the same for two different values.
    private var version: UInt64
    /// The turn in which the version came to be.
    private var turn: UInt64
    /// The version of the value when that turn began.
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

    /// The identity of what has no state, such as a case without a payload.
    public static let _$inert = ObservableStateID(number: 0)

    /// The identity of any value: its own, or a new one if it has none, by which it equals nothing.
    public static func _$id<Value>(for value: Value) -> ObservableStateID {
        (value as? any ObservableState)?._$id ?? ObservableStateID()
    }

    /// The identity of a value with one.
    public static func _$id<Value: ObservableState>(for value: Value) -> ObservableStateID {
        value._$id
    }

    /// The identity of an enum in the case with this number, which the payload has.
    public func _$tag(_ tag: Int) -> ObservableStateID {
        var copy = self
        copy.tag = self.tag &* 31 &+ tag &+ 1
        return copy
    }

    /// Gives the value a version of its own.
    public mutating func _$willModify() {
        let current = ObservableStateNumbers.turn
        if turn != current {
            turn = current
            versionBeforeTurn = version
        }
        version = ObservableStateNumbers.next()
    }

    /// Whether the value is `old`, or has become of it by changes in this turn alone, each of which it has reported itself.
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
