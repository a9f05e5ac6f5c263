/// The root of case key paths. You meet it in types only: write `\.child`.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
    /// The path to this case, from the enum that the key path begins with.
    private let path: any RootedCasePath<Value>

    /// A value as the root of key paths.
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
        Case<Member>(path: path.goingOn(Value.allCasePaths[keyPath: keyPath]))
    }

    /// The path, typed with its root.
    ///
    /// Only this file makes values of this type, by `Case<Root>()` and the subscript above, so a value that a
    /// `KeyPath<Case<Root>, Case<Value>>` leads to has a path that begins at `Root`.
    func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
        guard let path = path as? AnyCasePath<Root, Value> else {
            preconditionFailure("The case key path does not begin at \(Root.self)")
        }
        return path
    }
}

/// An ``AnyCasePath`` whose root is not named.
private protocol RootedCasePath<Value>: Sendable {
    associatedtype Value

    func goingOn<Member>(_ path: AnyCasePath<Value, Member>) -> any RootedCasePath<Member>
    func matches(_ root: Any) -> Bool
}

extension AnyCasePath: RootedCasePath {
    fileprivate func goingOn<Member>(_ path: AnyCasePath<Value, Member>) -> any RootedCasePath<Member> {
        appending(path: path)
    }

    fileprivate func matches(_ root: Any) -> Bool {
        (root as? Root).flatMap(extract(from:)) != nil
    }
}

/// A ``Case`` whose payload is not named.
protocol CaseMatching {
    func matches(_ root: Any) -> Bool
}

extension Case: CaseMatching {
    func matches(_ root: Any) -> Bool { path.matches(root) }
}

extension Never: CasePathable {
    /// There is no case.
    public struct AllCasePaths: Sendable {}

    /// There is no case.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
