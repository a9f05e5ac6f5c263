public import Observation

/// The registrar to which fields of ``ObservableState`` report reads and changes. The macro adds one to each type.
///
/// Copies of a value share observers, and each has its own version. All registrars are equal, so that a state's `Equatable` and `Hashable`
/// conformances compare only its fields.
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

    /// Reports a read of a field.
    public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
        if UntrackedRead.isActive { return }
        registrar.access(subject, keyPath: keyPath)
    }

    /// Reports a change of a field.
    ///
    /// - Parameters:
    ///   - subject: The state.
    ///   - keyPath: The field.
    ///   - isReported: Whether the field's value has notified its own observers of each difference, so that those of the field need not be
    ///     notified.
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
