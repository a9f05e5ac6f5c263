import Foundation
import Hummingbird

/// The signed-in members, by the value of their cookie.
actor Members {
    static let cookie = "clubhouse"
    private var names: [String: String] = [:]

    func signIn(_ name: String) -> String {
        let token = UUID().uuidString
        names[token] = name
        return token
    }

    func signOut(_ token: String) { names[token] = nil }

    func name(of token: String) -> String? { names[token] }
}

/// The context of a request to the site.
struct SiteContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The name of the member who sent the request; nil for a guest.
    var member: String?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}

/// Determines the member who sent a request.
struct MemberMiddleware: RouterMiddleware {
    let members: Members

    func handle(
        _ request: Request,
        context: SiteContext,
        next: (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        if let token = request.cookies[Members.cookie]?.value { context.member = await members.name(of: token) }
        return try await next(request, context)
    }
}

/// Redirects guests to the front page.
struct MembersOnly: RouterMiddleware {
    func handle(
        _ request: Request,
        context: SiteContext,
        next: (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        guard context.member != nil else { return .redirect(to: "/", type: .normal) }
        return try await next(request, context)
    }
}
