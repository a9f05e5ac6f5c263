/// The root of case key paths. It only occurs in types: write `\.child`.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
    /// The path to this case from the root enum of the key path.
    private let path: any RootedCasePath<Value>

    /// Creates a root of key paths.
    init() {
        path = AnyCasePath<Value, Value>()
    }

    private init(path: any RootedCasePath<Value>) {
        self.path = path
    }

    /// The case of the payload.
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
    ) -> Case<Member> where Value: CasePathable {
        Case<Member>(path: path.appending(Value.allCasePaths[keyPath: keyPath]))
    }

    /// The path, typed with its root.
    ///
    /// Only this file creates values of this type, with `Case<Root>()` and the subscript above, so that the path of a value that a
    /// `KeyPath<Case<Root>, Case<Value>>` refers to begins at `Root`.
    func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
        guard let path = path as? AnyCasePath<Root, Value> else {
            preconditionFailure("The case key path does not begin at \(Root.self)")
        }
        return path
    }
}

/// An ``AnyCasePath`` with a type-erased root.
private protocol RootedCasePath<Value>: Sendable {
    associatedtype Value

    func appending<Member>(_ path: AnyCasePath<Value, Member>) -> any RootedCasePath<Member>
    func matches(_ root: Any) -> Bool
}

extension AnyCasePath: RootedCasePath {
    fileprivate func appending<Member>(_ path: AnyCasePath<Value, Member>) -> any RootedCasePath<Member> {
        appending(path: path)
    }

    fileprivate func matches(_ root: Any) -> Bool {
        (root as? Root).flatMap(extract(from:)) != nil
    }
}

/// A ``Case`` with a type-erased payload.
protocol CaseMatching {
    func matches(_ root: Any) -> Bool
}

extension Case: CaseMatching {
    func matches(_ root: Any) -> Bool { path.matches(root) }
}

extension Never: CasePathable {
    /// `Never` has no cases.
    public struct AllCasePaths: Sendable {}

    /// `Never` has no cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
