import IssueReporting

/// A value that many parts of an app share: they read the same value, and a change by one reaches all.
///
/// ```swift
/// struct SettingsView: View {
///     @Shared(.appStorage("isSoundOn")) var isSoundOn = true
///
///     var body: some View {
///         Toggle("Sound", isOn: Binding($isSoundOn))
///     }
/// }
/// ```
///
/// With a *key* the value is also saved: see ``AppStorageKey``, ``FileStorageKey``, ``InMemoryKey``, and ``SharedKey`` for keys of
/// your own. Without one, it is handed on: `Editor(text: $text)`.
///
/// It is read like any property, and changed under a lock, so that no change of another thread is lost:
///
/// ```swift
/// $count.withLock { $0 += 1 }
/// ```
///
/// A `View` whose body reads it is updated when it changes, and so is everything else that is observed: in an `@Observable` class,
/// mark the property with `@ObservationIgnored`.
///
/// Reads and changes are safe on all threads. A change is saved and published before `withLock` returns, unless another thread is
/// at that: then it does it for both.
///
/// - Important: A key's value is one value for the whole app. On a server, all users share it: what belongs to one of them is in
///   `@State` or in the database.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
    let box: SharedBox<Value, any MutableReference<Value>>

    var reference: any MutableReference<Value> { box.reference }

    init(reference: any MutableReference<Value>) {
        box = SharedBox(reference)
    }

    /// A value without a storage. The copies of what this returns share it.
    ///
    /// - Parameter value: The value to begin with.
    public init(value: sending Value) {
        self.init(reference: ValueReference(value))
    }

    /// The same shared value: for a parameter or a property that is marked `@Shared`, and a caller that passes `$count`.
    ///
    /// - Parameter projectedValue: The shared value.
    public init(projectedValue: Shared<Value>) {
        self = projectedValue
    }

    /// The wrapped value of a shared optional; nil if there is none.
    ///
    /// ```swift
    /// if let $todo = Shared($todos[id: id]) { TodoView(todo: $todo) }
    /// ```
    ///
    /// If the optional becomes nil later, the last value is read, and changes are lost.
    ///
    /// - Parameter base: The shared optional.
    public init?(_ base: Shared<Value?>) {
        guard let reference = UnwrappedReference(base.reference) else { return nil }
        self.init(reference: reference)
    }

    /// The value. Change it with ``withLock(_:fileID:filePath:line:column:)``.
    public var wrappedValue: Value {
        get { reference.read(.expected) }
        @available(
            *,
            unavailable,
            message:
                "Use '$shared.withLock { $0 = … }' to change a shared value: no change of another thread is lost then."
        )
        nonmutating set {
            withLock { $0 = newValue }
        }
    }

    /// The shared value itself, which `$count` passes on. Setting it makes all copies of this one share another value.
    public var projectedValue: Shared<Value> {
        get { self }
        nonmutating set {
            guard newValue.box !== box else { return }
            box.set(newValue.reference)
        }
    }

    /// Changes the value, while no other thread does.
    ///
    /// The closure should be short: others wait. It must not change the same value by another `withLock`, which is reported.
    ///
    /// - Parameters:
    ///   - operation: Changes the value, on the calling thread. If it throws, the value is as it left it.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    @discardableResult
    public func withLock<R>(
        _ operation: (inout Value) throws -> R,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) rethrows -> R {
        try reference.withLock(
            operation,
            at: SharedPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// A part of the value, which is shared in the same way: `$settings.isSoundOn`, `$todos[0]`, `$users[id: id]`.
    ///
    /// - Parameter keyPath: The part.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> {
        Shared<Member>(reference: MemberReference(reference, keyPath))
    }

    /// A part of the value that can only be read.
    ///
    /// - Parameter keyPath: The part.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
        SharedReader<Member>(reference: ReadingReference(reference, keyPath))
    }
}

extension Shared: Sendable where Value: Sendable {}
