import IssueReporting

extension TaskResult: Equatable where Success: Equatable {
    /// Whether both are equal values, or equal errors of the same type.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.success(let lhs), .success(let rhs)): lhs == rhs
        case (.failure(let lhs), .failure(let rhs)): isEqual(lhs, rhs)
        case (.success, .failure), (.failure, .success): false
        }
    }

    private static func isEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
        if let lhs = (lhs as Any) as? any Equatable { return lhs.isEqual(to: rhs) }
        if type(of: lhs) == type(of: rhs) { reportErrors(of: type(of: lhs), needing: "Equatable", to: "be compared") }
        return false
    }
}

extension TaskResult: Hashable where Success: Hashable {
    /// Hashes the value, or the error. All errors of types that are not `Hashable` have the same hash value.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .success(let value):
            hasher.combine(0)
            hasher.combine(value)
        case .failure(let error):
            hasher.combine(1)
            if let error = (error as Any) as? any Hashable {
                hasher.combine(error)
            } else if !((error as Any) is any Equatable) {
                Self.reportErrors(of: type(of: error), needing: "Hashable", to: "be hashed")
            }
        }
    }
}

extension TaskResult {
    /// Reports which conformance a type of errors lacks.
    private static func reportErrors(of type: Any.Type, needing name: String, to purpose: String) {
        reportIssue(
            """
            '\(type)' in a TaskResult can't \(purpose), because it is not '\(name)'. \
            Add a conformance: extension \(type): \(name) {}
            """
        )
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
