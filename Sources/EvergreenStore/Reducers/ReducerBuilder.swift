/// Composes the reducers of a `body`. They run in the order of their declaration.
///
/// `if`, `switch` and `for` select reducers. Their effects are merged.
@resultBuilder
public enum ReducerBuilder<State, Action> {
    @inlinable
    public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R { expression }

    @inlinable
    public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

    @inlinable
    public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

    @inlinable
    public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

    @inlinable
    public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
        accumulated: R0,
        next: R1
    ) -> _Sequence<R0, R1> {
        _Sequence(accumulated, next)
    }

    @inlinable
    public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _SequenceMany<R> {
        _SequenceMany(reducers)
    }

    @inlinable
    public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
        first reducer: R0
    ) -> _Conditional<R0, R1> {
        .first(reducer)
    }

    @inlinable
    public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
        second reducer: R1
    ) -> _Conditional<R0, R1> {
        .second(reducer)
    }

    @inlinable
    public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? { reducer }

    @inlinable
    public static func buildLimitedAvailability(_ reducer: some Reducer<State, Action>) -> Reduce<State, Action> {
        Reduce(reducer)
    }

    @inlinable
    public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

    /// Two reducers, one after the other.
    public struct _Sequence<R0: Reducer, R1: Reducer>: Reducer where R0.State == R1.State, R0.Action == R1.Action {
        @usableFromInline let first: R0
        @usableFromInline let second: R1

        @usableFromInline
        init(_ first: R0, _ second: R1) {
            self.first = first
            self.second = second
        }

        @inlinable
        public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
            let effect = first.reduce(into: &state, action: action)
            return effect.merge(with: second.reduce(into: &state, action: action))
        }
    }

    /// Reducers of one type, one after the other.
    public struct _SequenceMany<Element: Reducer>: Reducer {
        @usableFromInline let reducers: [Element]

        @usableFromInline
        init(_ reducers: [Element]) {
            self.reducers = reducers
        }

        @inlinable
        public func reduce(into state: inout Element.State, action: Element.Action) -> Effect<Element.Action> {
            var effect = Effect<Element.Action>.none
            for reducer in reducers { effect = effect.merge(with: reducer.reduce(into: &state, action: action)) }
            return effect
        }
    }

    /// One of two reducers.
    public enum _Conditional<First: Reducer, Second: Reducer>: Reducer
    where First.State == Second.State, First.Action == Second.Action {
        case first(First)
        case second(Second)

        @inlinable
        public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
            switch self {
            case .first(let first): first.reduce(into: &state, action: action)
            case .second(let second): second.reduce(into: &state, action: action)
            }
        }
    }
}

/// An optional reducer, from an `if` in a ``ReducerBuilder``. Nil does nothing.
extension Optional: Reducer where Wrapped: Reducer {
    @inlinable
    public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
        self?.reduce(into: &state, action: action) ?? .none
    }
}
