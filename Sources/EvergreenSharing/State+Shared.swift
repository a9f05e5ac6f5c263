extension State {
    /// A shared value that a view keeps while it is mounted, regardless of updates by its parent.
    ///
    /// ```swift
    /// @State.Shared(value: "") var note
    /// ```
    ///
    /// For a view that switches it to another key: `try await $note.load(.fileStorage(url))`. In contrast, a `@Shared` property is
    /// recreated each time the parent's body runs, with its original key.
    @propertyWrapper
    public struct Shared: DynamicProperty {
        @State<EvergreenSharing.Shared<Value>> private var shared: EvergreenSharing.Shared<Value>

        /// Keeps a shared value.
        ///
        /// - Parameter shared: The value.
        public init(_ shared: EvergreenSharing.Shared<Value>) {
            _shared = State<EvergreenSharing.Shared<Value>>(initialValue: shared)
        }

        /// Keeps a value without a storage.
        ///
        /// - Parameter value: The initial value.
        public init(value: sending Value) {
            self.init(EvergreenSharing.Shared(value: value))
        }

        /// Keeps the value of a key.
        ///
        /// - Parameters:
        ///   - wrappedValue: The initial value, if none was saved.
        ///   - key: The storage to load from and save to.
        public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
            self.init(EvergreenSharing.Shared(wrappedValue: wrappedValue(), key))
        }

        /// The value.
        public var wrappedValue: Value { shared.wrappedValue }

        /// The shared value.
        public var projectedValue: EvergreenSharing.Shared<Value> {
            get { shared }
            nonmutating set { shared.projectedValue = newValue }
        }
    }

    /// A read-only shared value that a view keeps while it is mounted, regardless of updates by its parent.
    ///
    /// ```swift
    /// @State.SharedReader(value: []) var notes
    /// ```
    ///
    /// For a view that switches it to another key: `try await $notes.load(.fetch(NotesRequest(text: text)))`. In contrast, a
    /// `@SharedReader` property is recreated each time the parent's body runs, with its original key.
    @propertyWrapper
    public struct SharedReader: DynamicProperty {
        @State<EvergreenSharing.SharedReader<Value>> private var shared: EvergreenSharing.SharedReader<Value>

        /// Keeps a shared value.
        ///
        /// - Parameter shared: The value.
        public init(_ shared: EvergreenSharing.SharedReader<Value>) {
            _shared = State<EvergreenSharing.SharedReader<Value>>(initialValue: shared)
        }

        /// Keeps a value without a storage.
        ///
        /// - Parameter value: The initial value.
        public init(value: sending Value) {
            self.init(EvergreenSharing.SharedReader(value: value))
        }

        /// Keeps the value of a key.
        ///
        /// - Parameters:
        ///   - wrappedValue: The initial value, if none was saved.
        ///   - key: The storage to read from.
        public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
            self.init(EvergreenSharing.SharedReader(wrappedValue: wrappedValue(), key))
        }

        /// The value.
        public var wrappedValue: Value { shared.wrappedValue }

        /// The shared value.
        public var projectedValue: EvergreenSharing.SharedReader<Value> {
            get { shared }
            nonmutating set { shared.projectedValue = newValue }
        }
    }
}
