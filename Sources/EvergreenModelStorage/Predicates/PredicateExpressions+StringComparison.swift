// String comparisons that `#Predicate` accepts on all platforms, but Foundation provides on Apple platforms only.
#if !canImport(Darwin)
    public import Foundation

    extension PredicateExpressions {
        /// Whether a string contains another one, ignoring case and diacritics, for user searches.
        public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
            PredicateExpression
        where Root.Output: StringProtocol, Other.Output: StringProtocol {
            /// Whether the string was found.
            public typealias Output = Bool

            /// The string to search in.
            public let root: Root

            /// The string to search for.
            public let other: Other

            /// Makes the expression.
            public init(root: Root, other: Other) {
                self.root = root
                self.other = other
            }

            /// Evaluates both strings, and searches.
            public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
                try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
            }
        }

        /// The order of two strings in the current locale.
        public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
        where Root.Output: StringProtocol, Other.Output: StringProtocol {
            /// The order of the two strings.
            public typealias Output = ComparisonResult

            /// The first string.
            public let root: Root

            /// The second string.
            public let other: Other

            /// Makes the expression.
            public init(root: Root, other: Other) {
                self.root = root
                self.other = other
            }

            /// Evaluates both strings, and compares them.
            public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
                try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
            }
        }

        /// The order of two strings, ignoring case.
        public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
            PredicateExpression
        where Root.Output: StringProtocol, Other.Output: StringProtocol {
            /// The order of the two strings.
            public typealias Output = ComparisonResult

            /// The first string.
            public let root: Root

            /// The second string.
            public let other: Other

            /// Makes the expression.
            public init(root: Root, other: Other) {
                self.root = root
                self.other = other
            }

            /// Evaluates both strings, and compares them.
            public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
                try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
            }
        }

        /// Builds `root.localizedStandardContains(other)`. `#Predicate` calls it.
        public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
            -> StringLocalizedStandardContains<Root, Other>
        { StringLocalizedStandardContains(root: root, other: other) }

        /// Builds `root.localizedCompare(other)`. `#Predicate` calls it.
        public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other)
            -> StringLocalizedCompare<Root, Other>
        { StringLocalizedCompare(root: root, other: other) }

        /// Builds `root.caseInsensitiveCompare(other)`. `#Predicate` calls it.
        public static func build_caseInsensitiveCompare<Root, Other>(_ root: Root, _ other: Other)
            -> StringCaseInsensitiveCompare<Root, Other>
        { StringCaseInsensitiveCompare(root: root, other: other) }
    }

    extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

    extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {
        /// Encodes both strings.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(root)
            try container.encode(other)
        }

        /// Decodes both strings.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            self.init(root: try container.decode(Root.self), other: try container.decode(Other.self))
        }
    }

    extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
    where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

    extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
        func translated(_ translation: inout Translation) throws -> Operand {
            try translation.function("evergreen_localized_standard_contains", of: root, other, kind: .bool, in: self)
        }

        func value(_ evaluation: Evaluation) throws -> Output {
            let (root, other) = (try evaluation(root), try evaluation(other))
            return root.localizedStandardContains(other)
        }
    }

    extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}

    extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {
        /// Encodes both strings.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(root)
            try container.encode(other)
        }

        /// Decodes both strings.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            self.init(root: try container.decode(Root.self), other: try container.decode(Other.self))
        }
    }

    extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
    where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

    extension PredicateExpressions.StringLocalizedCompare: TranslatableExpression {
        func translated(_ translation: inout Translation) throws -> Operand {
            try translation.function("evergreen_localized_compare", of: root, other, kind: .comparisonResult, in: self)
        }

        func value(_ evaluation: Evaluation) throws -> Output {
            let (root, other) = (try evaluation(root), try evaluation(other))
            return root.localizedCompare(other)
        }
    }

    extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}

    extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {
        /// Encodes both strings.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(root)
            try container.encode(other)
        }

        /// Decodes both strings.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            self.init(root: try container.decode(Root.self), other: try container.decode(Other.self))
        }
    }

    extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
    where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

    extension PredicateExpressions.StringCaseInsensitiveCompare: TranslatableExpression {
        func translated(_ translation: inout Translation) throws -> Operand {
            try translation.function(
                "evergreen_case_insensitive_compare",
                of: root,
                other,
                kind: .comparisonResult,
                in: self
            )
        }

        func value(_ evaluation: Evaluation) throws -> Output {
            let (root, other) = (try evaluation(root), try evaluation(other))
            return root.caseInsensitiveCompare(other)
        }
    }

    extension Translation {
        /// An SQL function of two texts, which is evaluated immediately if both are captured.
        fileprivate mutating func function<Root: PredicateExpression, Other: PredicateExpression>(
            _ name: String,
            of root: Root,
            _ other: Other,
            kind: ValueKind,
            in expression: some TranslatableExpression
        ) throws -> Operand {
            let (first, second) = (try self(root), try self(other))
            if case .constant = first, case .constant = second { return try evaluated(expression) }
            guard Root.Output.self == String.self, Other.Output.self == String.self else {
                throw Untranslatable("\(Root.Output.self) is not stored as a text")
            }
            return .value(
                try function(name, value(first, as: String.self), value(second, as: String.self), kind: kind)
            )
        }
    }
#endif
