import Hummingbird

/// The site's front page: plain HTML, with a form.
struct FrontPage: ResponseGenerator {
    /// The name of the signed-in member, which contains only letters; nil for a guest.
    let member: String?

    func response(from request: Request, context: some RequestContext) -> Response {
        let form =
            member.map { "<form method=post action=/sign-out><p>You are \($0). <button>Sign out</button></form>" }
            ?? "<form method=post action=/sign-in><label>Name <input name=name></label> <button>Sign in</button></form>"
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <title>Clubhouse</title>
            <h1>Clubhouse</h1>
            <p><a href="/board/">Notice board</a> <a href="/office/">Office</a> <a href="/notices.json">JSON</a></p>
            \(form)
            </html>
            """
        return Response(
            status: .ok,
            headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: page))
        )
    }
}
