import EvergreenDocument
import Foundation

/// The HTML page around the content of a session.
enum PageShell {
    /// - Parameter query: The query of the page's URL, without the rows that it requests.
    static func html(
        of drawing: SessionDrawing,
        token: SessionToken,
        user: AuthenticatedUser? = nil,
        limits: SessionLimits,
        icon: Asset = .icon,
        query: String? = nil
    ) -> String {
        let root = drawing.appRoot
        let languageCode = drawing.language.split(separator: "-").first.map(String.init) ?? ""
        var page = """
            <!DOCTYPE html>
            <html lang="\(escaped(drawing.language))" dir="\(drawing.layoutDirection.htmlName)">
            <head>
            <meta charset="utf-8">
            <title>\(escaped(drawing.title))</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <link rel="icon" href="\(escaped(root.address(icon.address)))">
            <link rel="stylesheet" href="\(root.address(PageStyle.asset.address))">

            """
        if let fonts = FontAssets.app.stylesheet {
            page += "<link rel=\"stylesheet\" href=\"\(escaped(root.address(fonts.address)))\">\n"
        }
        if icon.contentType == "image/png" {
            page += "<link rel=\"apple-touch-icon\" href=\"\(escaped(root.address(icon.address)))\">\n"
        }
        if let text = drawing.pageDescription {
            page += "<meta name=\"description\" content=\"\(escaped(text))\">\n"
        }
        for address in StyleSheet.addresses(of: drawing.styles) {
            page += "<link rel=\"stylesheet\" href=\"\(escaped(root.address(address)))\" data-styles>\n"
        }
        page += PageScript.head(from: root)
        page += """
            </head>
            <body data-session="\(token.text)" data-root="\(root.address("./"))" \
            data-live="\(root.address(PageResponder.liveAddress))" \
            data-sign-in="\(root.address(PageResponder.signInAddress))" data-upload="\(root.address(PageResponder.uploadAddress))" \
            data-user="\(user?.mark ?? "")" data-query="\(escaped(drawing.unopenedQuery ?? ""))" \
            data-message-bytes="\(limits.messageBytes)">
            <div id="status" role="status" aria-live="polite"></div>
            \(drawing.html)
            <noscript>
            \(rowLinks(drawing.rowLinks, query: query, language: drawing.language, languageCode: languageCode))\
            <p class="notice">\(escaped(StandardText.needsScript.text(in: languageCode)))</p>
            </noscript>
            </body>
            </html>

            """
        return page
    }

    /// Links to the rows of long lists that are not on the page.
    private static func rowLinks(_ links: [RowLink], query: String?, language: String, languageCode: String) -> String {
        guard !links.isEmpty else { return "" }
        let start = query.map { $0 + "&" } ?? ""
        let format = IntegerFormatStyle<Int>(locale: Locale(identifier: language))
        let anchors = links.map { link in
            let numbers = [link.rows.lowerBound + 1, link.rows.upperBound, link.total].map { $0.formatted(format) }
            let standardText: StandardText = link.isNext ? .nextRows : .previousRows
            let text = standardText.text(in: languageCode).replacing(
                "%@",
                with: "\(numbers[0])–\(numbers[1]) / \(numbers[2])"
            )
            let relation = link.isNext ? "next" : "prev"
            return "<a href=\"?\(escaped(start + link.address.queryItem))\" rel=\"\(relation)\">\(escaped(text))</a>"
        }
        let label = escaped(StandardText.moreRows.text(in: languageCode))
        return "<nav class=\"notice\" aria-label=\"\(label)\">\(anchors.joined(separator: " "))</nav>\n"
    }

    /// A page with a message.
    static func message(_ title: String, _ text: String, language: String = "en", basePath: BasePath) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(language)">
        <head>
        <meta charset="utf-8">
        <title>\(escaped(title))</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="stylesheet" href="\(basePath.pagePath)\(PageStyle.asset.address)">
        </head>
        <body><main class="message"><h1>\(escaped(title))</h1><p>\(escaped(text))</p></main></body>
        </html>

        """
    }

    private static func escaped(_ text: String) -> String { HTMLWriter.escaped(text) }
}
