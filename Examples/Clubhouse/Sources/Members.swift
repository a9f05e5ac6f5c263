import Foundation
import Hummingbird

/// The members who are signed in, by the value of a cookie.
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

/// What the site knows of a request.
struct SiteContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The name of the member who has sent it; nil for a guest.
    var member: String?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}

/// Finds out which member has sent a request.
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

/// Sends guests to the front page.
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
