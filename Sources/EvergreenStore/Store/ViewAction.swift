/// The actions of a feature whose view actions are nested in one case.
///
/// ```swift
/// enum Action: ViewAction {
///     case response(Result<String, any Error>)
///     case view(View)
///
///     enum View { case refreshButtonTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
    /// The type of the actions that the view sends.
    associatedtype ViewAction

    /// The case that wraps the view's actions.
    static func view(_ action: ViewAction) -> Self
}

/// A view that sends the actions of a ``ViewAction`` type without naming their case.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
    /// The state of the store.
    associatedtype StoreState
    /// The actions of the store.
    associatedtype StoreAction: ViewAction

    /// The store to which the view sends its actions.
    var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
    /// Sends one of the view's actions.
    ///
    /// - Parameter action: The action.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction) -> StoreTask {
        store.send(.view(action))
    }

    /// Sends one of the view's actions, and animates its changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - animation: The animation; nil for none.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
        store.send(.view(action), animation: animation)
    }

    /// Sends one of the view's actions, in a transaction.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - transaction: The transaction of the changes.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
        store.send(.view(action), transaction: transaction)
    }
}
