#if canImport(Testing)
    @_exported public import EvergreenDependencies
    public import Testing

    /// Sets dependencies for a test, or for each test of a suite: see ``Testing/Trait/dependencies(_:)``.
    ///
    /// Each test case has its own values, which keys create once for it: cases with arguments can run in parallel.
    public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
        let updateValues: @Sendable (inout DependencyValues) async throws -> Void

        /// True: a suite applies the trait to its tests.
        public var isRecursive: Bool { true }

        /// Runs a test with the values.
        ///
        /// - Parameters:
        ///   - test: The test.
        ///   - testCase: The test case.
        ///   - function: Runs the test case.
        /// - Throws: The error of setting the values, or of the test.
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            try await withDependenciesOfTestCase(updateValues, operation: function)
        }
    }

    extension Trait where Self == DependenciesTrait {
        /// Sets dependencies.
        ///
        /// ```swift
        /// @Test(
        ///     .dependencies {
        ///         $0.date.now = Date(timeIntervalSince1970: 0)
        ///         $0.uuid = .incrementing
        ///     }
        /// )
        /// func `a new todo has the current date`() { … }
        /// ```
        ///
        /// On a suite, they apply to each of its tests, and the closure runs for each of them. The innermost trait takes precedence, and of
        /// several traits of a test the last one.
        ///
        /// - Parameter updateValues: Sets the values. An error that it throws fails the test.
        /// - Returns: The trait.
        public static func dependencies(
            _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
        ) -> Self {
            Self(updateValues: updateValues)
        }

        /// Gives each test case its own dependencies, without overrides.
        public static var dependencies: Self { Self { _ in } }

        /// Sets one dependency.
        ///
        /// ```swift
        /// @Test(.dependency(\.continuousClock, ImmediateClock()))
        /// ```
        ///
        /// - Parameters:
        ///   - path: The dependency, or a part of one.
        ///   - value: The value, which is created for each test case.
        /// - Returns: The trait.
        public static func dependency<Value>(
            _ path: WritableKeyPath<DependencyValues, Value> & Sendable,
            _ value: @autoclosure @escaping @Sendable () throws -> Value
        ) -> Self {
            Self { $0[keyPath: path] = try value() }
        }

        /// Sets a dependency that is its own key.
        ///
        /// ```swift
        /// @Test(.dependency(TodoClient(fetch: { _ in .sample })))
        /// ```
        ///
        /// - Parameter value: The value, which is created for each test case.
        /// - Returns: The trait.
        public static func dependency<Value: TestDependencyKey>(
            _ value: @autoclosure @escaping @Sendable () throws -> Value
        ) -> Self where Value.Value == Value {
            Self { $0[Value.self] = try value() }
        }
    }
#endif
