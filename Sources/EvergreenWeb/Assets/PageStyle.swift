/// The page's stylesheet: files by concern, which the server joins into one.
///
/// Stylesheets block the first render, and the page needs all of these rules. One file takes one request, where seventeen would queue on a
/// browser's six connections. It also determines the order of rules with equal specificity.
enum PageStyle {
    static let asset = Asset("page.css", Array(PageFile.styles.map(\.text).joined().utf8), "text/css; charset=utf-8")
}
