#if !canImport(SwiftUI)
    import EvergreenConcurrency

    extension PreviewTrait where T == Preview.ViewTraits {
        /// Sets dependencies for a preview, and for the whole program that shows it: see
        /// ``/EvergreenDependencies/prepareDependencies(_:fileID:filePath:line:column:)``.
        ///
        /// ```swift
        /// #Preview(traits: .dependencies { $0.date.now = .distantPast }) { TodoList() }
        /// ```
        ///
        /// - Parameter updateValues: Sets the values, when the preview is first shown.
        /// - Returns: The trait.
        public static func dependencies(
            _ updateValues: @escaping @Sendable (inout DependencyValues) -> Void
        ) -> PreviewTrait {
            // Each page of the program creates a new instance of the preview.
            let isPrepared = Locked(false)
            return .preparing {
                let isFirst = isPrepared.withLock { isPrepared in
                    defer { isPrepared = true }
                    return !isPrepared
                }
                if isFirst { prepareDependencies(updateValues) }
            }
        }

        /// Sets a dependency for a preview, and for the whole program that shows it: see ``dependencies(_:)``.
        ///
        /// ```swift
        /// #Preview(traits: .dependency(\.date.now, .distantPast)) { TodoList() }
        /// ```
        ///
        /// - Parameters:
        ///   - path: The dependency, or a part of one.
        ///   - value: The value.
        /// - Returns: The trait.
        public static func dependency<Value: Sendable>(
            _ path: WritableKeyPath<DependencyValues, Value> & Sendable,
            _ value: Value
        ) -> PreviewTrait {
            .dependencies { $0[keyPath: path] = value }
        }
    }
#endif
