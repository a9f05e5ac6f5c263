import IssueReporting

/// A value shared by many parts of an app: all of them see each change.
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
/// With a *key*, the value is also saved: see ``AppStorageKey``, ``FileStorageKey``, ``InMemoryKey``, and ``SharedKey`` for custom keys.
/// Without one, pass it on: `Editor(text: $text)`.
///
/// It is read like any property, and changed under a lock, so that no change of another thread is lost:
///
/// ```swift
/// $count.withLock { $0 += 1 }
/// ```
///
/// A view whose body reads it is updated when it changes, like other observers. In an `@Observable` class, mark the property with
/// `@ObservationIgnored`.
///
/// Reads and changes are safe on all threads. A change is saved and published before `withLock` returns, unless another thread is already
/// doing so: then that thread also delivers this change.
///
/// - Important: The value of a key is shared by the whole app. On a server, all users share it: keep state of a single user in `@State` or
///   in the database.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
    let box: SharedBox<Value, any MutableReference<Value>>

    var reference: any MutableReference<Value> { box.reference }

    init(reference: any MutableReference<Value>) {
        box = SharedBox(reference)
    }

    /// Creates a value without a storage, shared by the copies of the result.
    ///
    /// - Parameter value: The initial value.
    public init(value: sending Value) {
        self.init(reference: ValueReference(value))
    }

    /// Creates a reference to the same shared value, for a parameter or property marked `@Shared` whose caller passes `$count`.
    ///
    /// - Parameter projectedValue: The shared value.
    public init(projectedValue: Shared<Value>) {
        self = projectedValue
    }

    /// Unwraps a shared optional; nil if there is no value.
    ///
    /// ```swift
    /// if let $todo = Shared($todos[id: id]) { TodoView(todo: $todo) }
    /// ```
    ///
    /// If the optional becomes nil later, the last value is returned, and changes are lost.
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
            message: "Use '$shared.withLock { $0 = … }' to change a shared value, so that no concurrent change is lost."
        )
        nonmutating set {
            withLock { $0 = newValue }
        }
    }

    /// The shared value itself, which `$count` passes on. Setting it switches all copies to another value.
    public var projectedValue: Shared<Value> {
        get { self }
        nonmutating set {
            guard newValue.box !== box else { return }
            box.set(newValue.reference)
        }
    }

    /// Modifies the value exclusively.
    ///
    /// The closure should be short, because other threads wait. Modifying the same value with a nested `withLock` is reported as an issue.
    ///
    /// - Parameters:
    ///   - operation: Modifies the value, on the calling thread. If it throws, its modifications are kept.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: The result of the operation.
    /// - Throws: The error of the operation.
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

    /// A part of the value, shared in the same way: `$settings.isSoundOn`, `$todos[0]`, `$users[id: id]`.
    ///
    /// - Parameter keyPath: The part.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> {
        Shared<Member>(reference: MemberReference(reference, keyPath))
    }

    /// A read-only part of the value.
    ///
    /// - Parameter keyPath: The part.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
        SharedReader<Member>(reference: ReadingReference(reference, keyPath))
    }
}

extension Shared: Sendable where Value: Sendable {}
