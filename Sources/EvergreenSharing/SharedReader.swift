/// A value that many parts of an app share, and that this one only reads.
///
/// ```swift
/// struct Header: View {
///     @SharedReader(.appStorage("userName")) var userName = "Guest"
///
///     var body: some View { Text(userName) }
/// }
/// ```
///
/// It follows a ``Shared`` value with the same key, or the one that it is made from: `SharedReader($count)`. Its key may be one that
/// nothing can be saved to, a ``SharedReaderKey``.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
    let box: SharedBox<Value, any Reference<Value>>

    var reference: any Reference<Value> { box.reference }

    init(reference: any Reference<Value>) {
        box = SharedBox(reference)
    }

    /// A value that nobody changes, until ``load(_:fileID:filePath:line:column:)`` gives it a key.
    ///
    /// - Parameter value: The value.
    public init(value: sending Value) {
        self.init(reference: ValueReference(value))
    }

    /// A value that nobody changes: for tests and previews.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value, as a shared one.
    public static func constant(_ value: sending Value) -> SharedReader<Value> {
        SharedReader(value: value)
    }

    /// A shared value, to be read only.
    ///
    /// - Parameter base: The shared value.
    public init(_ base: Shared<Value>) {
        self.init(reference: base.reference)
    }

    /// The same shared value: for a parameter or a property that is marked `@SharedReader`, and a caller that passes `$count`.
    ///
    /// - Parameter projectedValue: The shared value.
    public init(projectedValue: SharedReader<Value>) {
        self = projectedValue
    }

    /// A shared value, to be read only.
    ///
    /// - Parameter projectedValue: The shared value.
    public init(projectedValue: Shared<Value>) {
        self.init(projectedValue)
    }

    /// The wrapped value of a shared optional; nil if there is none.
    ///
    /// If the optional becomes nil later, the last value is read.
    ///
    /// - Parameter base: The shared optional.
    public init?(_ base: SharedReader<Value?>) {
        guard let reference = UnwrappedReadingReference(base.reference) else { return nil }
        self.init(reference: reference)
    }

    /// The wrapped value of a shared optional, to be read only; nil if there is none.
    ///
    /// If the optional becomes nil later, the last value is read.
    ///
    /// - Parameter base: The shared optional.
    public init?(_ base: Shared<Value?>) {
        self.init(SharedReader<Value?>(base))
    }

    /// The value.
    public var wrappedValue: Value { reference.read(.expected) }

    /// The shared value itself, which `$count` passes on. Setting it makes all copies of this one share another value.
    public var projectedValue: SharedReader<Value> {
        get { self }
        nonmutating set {
            guard newValue.box !== box else { return }
            box.set(newValue.reference)
        }
    }

    /// A part of the value: `$settings.isSoundOn`, `$todos[0]`.
    ///
    /// - Parameter keyPath: The part.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
        SharedReader<Member>(reference: ReadingReference(reference, keyPath))
    }
}

extension SharedReader: Sendable where Value: Sendable {}
