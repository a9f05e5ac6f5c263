// Nested predicates, which Foundation supports on Apple platforms only.
#if !canImport(Darwin)
    public import Foundation

    extension PredicateExpressions {
        /// Whether a captured predicate is true for the value of an expression.
        ///
        /// On Linux `#Predicate` does not support calls of `evaluate`. Compose predicates manually:
        ///
        /// ```swift
        /// let isShort = #Predicate<Recipe> { $0.servings < 3 }
        /// let isShortSoup = Predicate<Recipe> { recipe in
        ///     PredicateExpressions.build_Conjunction(
        ///         lhs: PredicateExpressions.build_evaluate(PredicateExpressions.build_Arg(isShort), recipe),
        ///         rhs: …
        ///     )
        /// }
        /// ```
        public struct PredicateEvaluate<Condition: PredicateExpression & Sendable, Input: PredicateExpression>:
            PredicateExpression
        where Condition.Output == Predicate<Input.Output> {
            /// Whether the predicate is true.
            public typealias Output = Bool

            /// The predicate.
            public let predicate: Condition

            /// The expression that it is evaluated for.
            public let input: Input

            /// Creates the expression.
            public init(predicate: Condition, input: Input) {
                self.predicate = predicate
                self.input = input
            }

            /// Evaluates the predicate for the value of the input.
            public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
                try predicate.evaluate(bindings).evaluate(input.evaluate(bindings))
            }
        }

        /// Builds `predicate.evaluate(input)`, for composed predicates.
        public static func build_evaluate<Condition, Input>(_ predicate: Condition, _ input: Input)
            -> PredicateEvaluate<Condition, Input>
        { PredicateEvaluate(predicate: predicate, input: input) }
    }

    extension PredicateExpressions.PredicateEvaluate: Sendable where Input: Sendable {}

    // A captured predicate can't be encoded, but the expressions of predicates must be Codable.
    extension PredicateExpressions.PredicateEvaluate: Codable {
        /// - Throws: Always: a captured predicate can't be encoded within another one.
        public func encode(to encoder: any Encoder) throws {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "A predicate within a predicate can't be encoded."
                )
            )
        }

        /// - Throws: Always: a captured predicate can't be decoded within another one.
        public init(from decoder: any Decoder) throws {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "A predicate within a predicate can't be decoded."
                )
            )
        }
    }

    extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression
    where Input: StandardPredicateExpression {}

    extension PredicateExpressions.PredicateEvaluate: TranslatableExpression {
        func translated(_ translation: inout Translation) throws -> Operand {
            guard case .constant(let constant) = try translation(predicate),
                let inner = constant as? Predicate<Input.Output>
            else { throw Untranslatable("a predicate that is not captured") }
            translation.bind(inner.variable, to: try translation(input))
            return try translation.translate(inner.expression)
        }

        func value(_ evaluation: Evaluation) throws -> Bool {
            let inner = try evaluation(predicate)
            let nested = evaluation.binding(inner.variable, to: try evaluation(input))
            return try nested.evaluate(inner.expression)
        }
    }

    extension Translation {
        fileprivate mutating func translate<Value>(_ expression: any StandardPredicateExpression<Value>) throws
            -> Operand
        {
            try self(expression)
        }
    }

    extension Evaluation {
        fileprivate func evaluate<Value>(_ expression: any StandardPredicateExpression<Value>) throws -> Value {
            try self(expression)
        }
    }
#endif
