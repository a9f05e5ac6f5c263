public import Hummingbird
import NIOCore

/// The responder of an application with mounted apps: that of its router, with the request's connection in a task-local value.
public struct MountingResponder<Base: RequestContext>: HTTPResponder
where Base.Source == ApplicationRequestContextSource {
    let router: RouterResponder<Base>

    /// Responds to a request as the router does.
    public func respond(to request: Request, context: MountingContext<Base>) async throws -> Response {
        try await RequestConnection.$current.withValue(context.connection) {
            try await router.respond(to: request, context: context.base)
        }
    }
}

/// The context of a request in an application with mounted apps: that of its router, and the connection.
public struct MountingContext<Base: RequestContext>: InitializableFromSource
where Base.Source == ApplicationRequestContextSource {
    let base: Base
    let connection: RequestConnection

    /// Creates the context of a request.
    public init(source: ApplicationRequestContextSource) {
        base = Base(source: source)
        connection = RequestConnection(channel: source.channel)
    }
}

/// The connection of a request, which contexts of routers and groups do not have.
struct RequestConnection: Sendable {
    /// The connection of the current task; nil outside of an application with mounted apps.
    @TaskLocal static var current: RequestConnection?

    let channel: any Channel
}
