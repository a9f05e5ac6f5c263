/// The page's script: ES modules by concern, which the server joins into one file.
///
/// A browser fetches six files at a time over HTTP/1.1, and a page is live once the last one has loaded: fifty modules would take eight
/// round trips, any of which can fail. The content security policy allows the file because of its origin.
enum PageScript {
    static let asset = Asset("page.js", Array(JoinedModules.text(of: modules).utf8), "text/javascript; charset=utf-8")

    static let modules = PageFile.scripts

    /// The element in the head of a page that loads the script.
    ///
    /// - Parameter root: The root of the app, relative to the page.
    static func head(from root: AppRoot) -> String {
        "<script type=\"module\" src=\"\(root.address(asset.address))\"></script>\n"
    }
}
