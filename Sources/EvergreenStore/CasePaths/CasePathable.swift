import IssueReporting

/// An enum whose cases have key paths.
///
/// Apply ``CasePathable()`` to an enum; a manual conformance is a type with one ``AnyCasePath`` property for each case.
///
/// ```swift
/// @CasePathable
/// enum Action {
///     case refresh
///     case row(Row.Action)
/// }
///
/// action.is(\.refresh)
/// action[case: \.row]
/// ```
public protocol CasePathable {
    /// A type with one property for each case.
    associatedtype AllCasePaths
    /// The case paths of all cases.
    static var allCasePaths: AllCasePaths { get }
}

/// An enum whose case key paths can be enumerated, in the order in which the cases are declared.
///
/// ``CasePathable()`` adds this conformance.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// A key path to a case of an enum: `\.child`, or `\Action.Cases.child` in full.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum, with a type-erased payload.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension CasePathable {
    /// The root of the enum's case key paths: `\Action.Cases.child`.
    public typealias Cases = Case<Self>

    /// The payload of a case; nil if the enum is in another case. Setting it to nil does nothing.
    public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
        get { AnyCasePath(keyPath).extract(from: self) }
        set {
            let path = AnyCasePath(keyPath)
            guard let newValue, path.extract(from: self) != nil else { return }
            self = path.embed(newValue)
        }
    }

    /// The payload of a case as a member, in an enum with `@dynamicMemberLookup`; nil if it is in another case.
    public subscript<Value>(dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Value? {
        Self.allCasePaths[keyPath: keyPath].extract(from: self)
    }

    /// Whether the enum is in a case.
    ///
    /// - Parameter keyPath: The case.
    public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
        guard let step = Case<Self>()[keyPath: keyPath] as? any CaseMatching else { return false }
        return step.matches(self)
    }

    /// Modifies the payload of a case in place. In another case an issue is reported, and nothing changes.
    ///
    /// - Parameters:
    ///   - keyPath: The case.
    ///   - yield: Modifies the payload.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    public mutating func modify<Value>(
        _ keyPath: CaseKeyPath<Self, Value>,
        yield: (inout Value) -> Void,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let path = AnyCasePath(keyPath)
        guard var value = path.extract(from: self) else {
            let mismatch = CasePathMismatch(
                root: Self.self,
                value: Value.self,
                actual: CasePayload.caseName(of: self)
            )
            reportIssue("\(mismatch)", fileID: fileID, filePath: filePath, line: line, column: column)
            return
        }
        yield(&value)
        self = path.embed(value)
    }
}
