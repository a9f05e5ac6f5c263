public import Observation

/// What the fields of ``ObservableState`` report their reads and changes to. The macro adds one to each type.
///
/// Copies of a value share the observers, and each has a version of its own. Two registrars are always equal, so that
/// a state's `Equatable` and `Hashable` conformances compare its fields alone.
public struct ObservationStateRegistrar: Sendable {
    /// The identity and the version of the value.
    public private(set) var id = ObservableStateID()
    private let registrar = ObservationRegistrar()

    /// A registrar with a new identity.
    public init() {}

    /// Marks the value as changed.
    public mutating func _$willModify() {
        id._$willModify()
    }

    /// A field is read.
    public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
        if UntrackedRead.isActive { return }
        registrar.access(subject, keyPath: keyPath)
    }

    /// A field has changed.
    ///
    /// - Parameters:
    ///   - subject: The state.
    ///   - keyPath: The field.
    ///   - isReported: Whether the field's value has told its own observers of each difference, so that those of the field
    ///     need not know.
    public mutating func didChange<Subject: Observable, Member>(
        _ subject: Subject,
        keyPath: KeyPath<Subject, Member>,
        isReported: Bool
    ) {
        id._$willModify()
        if isReported { return }
        registrar.willSet(subject, keyPath: keyPath)
        registrar.didSet(subject, keyPath: keyPath)
    }
}

extension ObservationStateRegistrar: Equatable, Hashable, Codable {
    public static func == (lhs: Self, rhs: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}

    /// Decodes nothing: a new registrar.
    public init(from decoder: any Decoder) throws {
        self.init()
    }

    /// Encodes nothing.
    public func encode(to encoder: any Encoder) throws {}
}
