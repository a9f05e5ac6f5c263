public import Hummingbird
import NIOCore

/// The responder of an application with mounted apps: that of its router, which has the apps know the connection of a request.
public struct MountingResponder<Base: RequestContext>: HTTPResponder
where Base.Source == ApplicationRequestContextSource {
    let router: RouterResponder<Base>

    /// Answers a request as the router does.
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

    /// A context for a request.
    public init(source: ApplicationRequestContextSource) {
        base = Base(source: source)
        connection = RequestConnection(channel: source.channel)
    }
}

/// The connection of a request. The contexts of routers and groups do not have it.
struct RequestConnection: Sendable {
    /// That of the task; nil outside of an application with mounted apps.
    @TaskLocal static var current: RequestConnection?

    let channel: any Channel
}
