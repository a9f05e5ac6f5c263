import EvergreenDatabase
import EvergreenDependencies
import EvergreenQuery

extension Effect {
    /// Observes a request in the database injected with `\.databaseContext`, and sends each of its values.
    ///
    /// ```swift
    /// case .task:
    ///     return .values(of: EntriesRequest()) {
    ///         .entriesChanged($0)
    ///     } catch: { error, send in
    ///         await send(.failed("\(error)"))
    ///     }
    /// ```
    ///
    /// The current value is sent first, then one after each commit that changes it; equal requests share one observation. If values arrive
    /// faster than the feature handles them, only the last is sent. The effect ends with its feature, or with an error.
    ///
    /// - Parameters:
    ///   - request: Any request, including live records.
    ///   - toAction: Returns the action of a value.
    ///   - handler: Handles the error that ends the observation. Without it, the error is reported as an issue.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: The effect.
    public static func values<Request: Queryable & Sendable>(
        of request: Request,
        send toAction: @escaping @Sendable (_ value: Request.Value) -> Action,
        catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self where Request.Context == DatabaseContext, Request.Value: Sendable {
        @Dependency(\.databaseContext) var context
        return values(
            of: request,
            in: context,
            send: toAction,
            catch: handler,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// Observes a request in a context, and sends each of its values.
    ///
    /// See `values(of:send:catch:)`.
    ///
    /// - Parameters:
    ///   - request: Any request, including live records.
    ///   - context: The source of the values.
    ///   - toAction: Returns the action of a value.
    ///   - handler: Handles the error that ends the observation. Without it, the error is reported as an issue.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: The effect.
    public static func values<Request: Queryable & Sendable>(
        of request: Request,
        in context: Request.Context,
        send toAction: @escaping @Sendable (_ value: Request.Value) -> Action,
        catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self where Request.Context: TopLevelDatabaseReader & Sendable, Request.Value: Sendable {
        run(
            operation: { send in
                for try await value in context.values(of: request) { await send(toAction(value)) }
            },
            catch: handler,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}
