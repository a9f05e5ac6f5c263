import EvergreenDocument
import Foundation

/// The HTML page around the content of a session.
enum PageShell {
    /// Returns the text of a page.
    ///
    /// - Parameter query: The query of the page's URL, without the rows that it requests.
    static func text(
        of drawing: SessionDrawing,
        token: SessionToken,
        user: AuthenticatedUser? = nil,
        limits: SessionLimits,
        icon: Asset = .icon,
        query: String? = nil
    ) -> PageText {
        let root = drawing.appRoot
        let makeCommon = { common(to: drawing, icon: icon) }
        let attributes = """
            data-session="\(token.text)" data-root="\(root.address("./"))" \
            data-live="\(root.address(PageResponder.liveAddress))" \
            data-sign-in="\(root.address(PageResponder.signInAddress))" data-upload="\(root.address(PageResponder.uploadAddress))" \
            data-user="\(user?.mark ?? "")" data-query="\(escaped(drawing.unopenedQuery ?? ""))" \
            data-message-bytes="\(limits.messageBytes)">
            <div id="status" role="status" aria-live="polite"></div>

            """
        return PageText(
            common: drawing.sharedText?.text(makeCommon) ?? makeCommon(),
            attributes: attributes,
            links: "\n<noscript>\n" + rowLinks(drawing, query: query),
            isShared: drawing.sharedText != nil
        )
    }

    private static func common(to drawing: SessionDrawing, icon: Asset) -> CommonPageText {
        let root = drawing.appRoot
        var start = """
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
            start += "<link rel=\"stylesheet\" href=\"\(escaped(root.address(fonts.address)))\">\n"
        }
        if icon.contentType == "image/png" {
            start += "<link rel=\"apple-touch-icon\" href=\"\(escaped(root.address(icon.address)))\">\n"
        }
        if let text = drawing.pageDescription {
            start += "<meta name=\"description\" content=\"\(escaped(text))\">\n"
        }
        for address in StyleSheet.addresses(of: drawing.styles) {
            start += "<link rel=\"stylesheet\" href=\"\(escaped(root.address(address)))\" data-styles>\n"
        }
        start += PageScript.head(from: root)
        start += "</head>\n<body "
        let end = """
            <p class="notice">\(escaped(StandardText.needsScript.text(in: languageCode(of: drawing))))</p>
            </noscript>
            </body>
            </html>

            """
        return CommonPageText(start: start, content: drawing.html, end: end)
    }

    private static func languageCode(of drawing: SessionDrawing) -> String {
        drawing.language.split(separator: "-").first.map(String.init) ?? ""
    }

    /// Links to the rows of long lists that are not on the page.
    private static func rowLinks(_ drawing: SessionDrawing, query: String?) -> String {
        guard !drawing.rowLinks.isEmpty else { return "" }
        let languageCode = languageCode(of: drawing)
        let start = query.map { $0 + "&" } ?? ""
        let format = IntegerFormatStyle<Int>(locale: Locale(identifier: drawing.language))
        let anchors = drawing.rowLinks.map { link in
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
