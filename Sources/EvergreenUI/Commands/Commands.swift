/// Commands of a window: menus in a menu bar, and keyboard shortcuts.
///
/// ```swift
/// struct PlayerCommands: Commands {
///     @FocusedValue(\.selectedPlayer) private var player
///
///     var body: some Commands {
///         CommandMenu("Player") {
///             Button("Reset score") { player?.wrappedValue.score = 0 }
///                 .keyboardShortcut("r")
///                 .disabled(player == nil)
///         }
///     }
/// }
/// ```
///
/// Each window has its own commands, with its environment and its focused values. See ``Scene/commands(content:)``.
@MainActor
@preconcurrency
public protocol Commands {
    /// The type of the body. The compiler infers it.
    associatedtype Body: Commands
    associatedtype _Content: View

    /// The commands that these commands are composed of.
    @CommandsBuilder var body: Body { get }

    /// The views of the commands, for the menu bar and for shortcuts.
    var _content: _Content { get }
}

extension Commands {
    public var _content: _CommandsBody<Self> { _CommandsBody(commands: DynamicProperties(of: self)) }
}

/// The views of composite commands, with dynamic properties as in a view.
public struct _CommandsBody<Content: Commands>: View {
    let commands: DynamicProperties<Content>

    public var body: some View { commands.value.body._content }
}

extension Never: Commands {
    public var _content: Never { switch self {} }
}

extension Commands where Body == Never {
    /// Primitive commands have no body. Accessing it is a programming error.
    public var body: Never { preconditionFailure("\(Self.self) are primitive commands and have no body.") }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// Creates an empty set of commands.
    nonisolated public init() {}

    public typealias Body = Never

    public var _content: EmptyView { EmptyView() }
}

/// Commands combined by a ``CommandsBuilder``.
public nonisolated struct TupleCommands<each Content: Commands>: Commands {
    let content: (repeat each Content)

    public typealias Body = Never

    @MainActor public var _content: TupleView<repeat (each Content)._Content> {
        TupleView(content: (repeat (each content)._content))
    }
}

/// Optional commands, built from an `if` without `else`.
extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never

    public var _content: Wrapped._Content? { self?._content }
}

/// One of two alternatives, built from `if` and `switch`.
public nonisolated struct _ConditionalCommands<First: Commands, Second: Commands>: Commands {
    public typealias Body = Never

    let branch: Either<First, Second>

    @MainActor public var _content: _ConditionalContent<First._Content, Second._Content> {
        switch branch {
        case .first(let first): _ConditionalContent(storage: .first(first._content))
        case .second(let second): _ConditionalContent(storage: .second(second._content))
        }
    }
}

/// Combines the commands of a closure. Supports `if` and `switch`.
@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands<
        repeat each Content
    > {
        TupleCommands(content: (repeat each content))
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _ConditionalCommands<First, Second> {
        _ConditionalCommands(branch: .first(first))
    }

    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalCommands<First, Second> {
        _ConditionalCommands(branch: .second(second))
    }
}
