import IssueReporting

/// Dismisses the current feature, from an effect.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .closeButtonTapped:
///     return .run { _ in await dismiss() }
/// ```
///
/// The parent receives `.dismiss` for a feature presented with `ifLet(_:action:destination:)`, or `.popFrom(id:)` for an element of a
/// stack. All effects of the feature are then cancelled, so that no code runs after the call.
public struct DismissEffect: Sendable {
    private let perform: (@MainActor @Sendable () -> Void)?

    /// The value of `\.dismiss` unless a test sets it: dismisses the feature whose effect runs.
    fileprivate static let ofRunningEffect = DismissEffect(perform: nil)

    private init(perform: (@MainActor @Sendable () -> Void)?) {
        self.perform = perform
    }

    /// Creates a dismissal that calls a closure, for tests.
    ///
    /// - Parameter dismiss: Called for each dismissal.
    public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
        perform = dismiss
    }

    /// Dismisses the feature. If it is not presented, an issue is reported.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    @MainActor
    public func callAsFunction(
        animation: Animation? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await callAsFunction(
            transaction: Transaction(animation: animation),
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// Dismisses the feature in a transaction.
    ///
    /// - Parameters:
    ///   - transaction: The transaction of the changes.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    @MainActor
    public func callAsFunction(
        transaction: Transaction,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        if let perform { return perform() }
        if let dismissal = Dismissal.current { return dismissal.perform(transaction) }
        reportIssue(
            """
            A feature called 'dismiss', but is not presented. Present it with 'ifLet' and '@Presents', or as an element of \
            a stack, and call 'dismiss' within its effect. In a test of the feature alone, set '\\.dismiss'.
            """,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}

private enum DismissKey: DependencyKey {
    static let liveValue = DismissEffect.ofRunningEffect
    static let testValue = DismissEffect.ofRunningEffect
}

private enum IsPresentedKey: DependencyKey {
    static let liveValue: Bool? = nil
    static let testValue: Bool? = nil
}

extension DependencyValues {
    /// Dismisses the current feature, from an effect.
    public var dismiss: DismissEffect {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the current feature is presented, so that it can be dismissed.
    public var isPresented: Bool {
        get { self[IsPresentedKey.self] ?? (FeaturePath.current?.isPresented == true) }
        set { self[IsPresentedKey.self] = newValue }
    }
}
