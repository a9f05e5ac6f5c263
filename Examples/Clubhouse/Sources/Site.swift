import Evergreen
import Foundation
import Hummingbird

/// A Hummingbird application with routes and pages of its own, and two apps at paths.
struct Site {
    var host = "127.0.0.1"
    var port = 8080
    var hostnames: [String] = []
    var pageState: PageStateOption?
    var onServerRunning: @Sendable (_ port: Int) async -> Void = { _ in }

    func application() throws -> some ApplicationProtocol {
        let (members, board) = (Members(), NoticeBoard())
        let router = Router(context: SiteContext.self)
        router.add(middleware: LogRequestsMiddleware(.debug))
        router.add(middleware: MemberMiddleware(members: members))

        let user: @Sendable (SiteContext) -> AuthenticatedUser? = { context in
            context.member.map { AuthenticatedUser(id: $0) }
        }
        let options = MountOptions(pageState: pageState)
        let boardApp = MountedApp("/board", on: router, options: options, user: user) { BoardApp(board: board) }
        let membersOnly = router.group().add(middleware: MembersOnly())
        let office = MountedApp("/office", on: membersOnly, options: options, user: user) { OfficeApp(board: board) }

        router.get("notices.json") { _, _ in await board.notices }
        router.get("/") { _, context in FrontPage(member: context.member) }
        router.post("sign-in") { request, context in
            // A real site would ask for a password here.
            let form = try await URLEncodedFormDecoder().decode(SignInForm.self, from: request, context: context)
            guard form.name.wholeMatch(of: /[A-Za-z]{1,20}/) != nil else { throw HTTPError(.badRequest) }
            var response = Response.redirect(to: "/", type: .normal)
            let token = await members.signIn(form.name)
            response.setCookie(Cookie(name: Members.cookie, value: token, path: "/", httpOnly: true, sameSite: .lax))
            return response
        }
        router.post("sign-out") { [sessions = [boardApp.sessions, office.sessions]] request, context in
            if let token = request.cookies[Members.cookie]?.value { await members.signOut(token) }
            if let member = context.member {
                // The member's open pages are ended.
                for pages in sessions { await pages.end(ofUser: member) }
            }
            return Response.redirect(to: "/", type: .normal)
        }

        return try Application(
            router: router,
            apps: [boardApp, office],
            host: HostOptions(hostnames: hostnames),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { [onServerRunning] in await onServerRunning($0.localAddress?.port ?? 0) }
        )
    }
}

private struct SignInForm: Decodable {
    let name: String
}

extension NoticeBoard.Notice: ResponseCodable {}
