extension Binding {
    /// A binding to the payload of a case of an optional enum: `$destination.editor`. It is nil if the enum is nil or in another case.
    ///
    /// Setting a payload sets the case. Setting nil sets the enum to nil if it is in the case, so that the dismissal of one sheet does not
    /// dismiss another presentation that has replaced it.
    ///
    /// - Parameter keyPath: The case.
    @MainActor
    public subscript<Enum: CasePathable, Payload>(
        dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Payload>>
    ) -> Binding<Payload?> where Value == Enum? {
        self[dynamicMember: \.[payload: keyPath]]
    }

    /// A binding to the payload of a case of an enum; nil if the enum is in another case.
    ///
    /// If the enum is in another case later, the binding returns the last payload, and ignores writes.
    ///
    /// - Parameter keyPath: The case.
    @MainActor
    public subscript<Payload>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Payload>>
    ) -> Binding<Payload>? where Value: CasePathable {
        Binding<Payload>(self[dynamicMember: \.[payload: keyPath]])
    }

    /// A binding to the wrapped value of an optional; nil if that is nil.
    ///
    /// If the optional becomes nil later, the binding returns the last value, and ignores writes.
    ///
    /// - Parameter base: The optional.
    @MainActor
    public init?(unwrapping base: Binding<Value?>) {
        self.init(base)
    }
}

extension CasePathable {
    fileprivate subscript<Payload>(payload keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Payload>>) -> Payload? {
        get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
        set {
            let path = Self.allCasePaths[keyPath: keyPath]
            guard let newValue, path.extract(from: self) != nil else { return }
            self = path.embed(newValue)
        }
    }
}

extension Optional where Wrapped: CasePathable {
    fileprivate subscript<Payload>(
        payload keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Payload>>
    ) -> Payload? {
        get { flatMap { Wrapped.allCasePaths[keyPath: keyPath].extract(from: $0) } }
        set {
            if let newValue {
                self = Wrapped.allCasePaths[keyPath: keyPath].embed(newValue)
            } else if self[payload: keyPath] != nil {
                self = nil
            }
        }
    }
}
