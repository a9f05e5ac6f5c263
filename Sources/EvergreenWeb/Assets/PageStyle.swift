/// The page's stylesheet: files by concern, which the server joins into one.
///
/// A stylesheet holds up the first drawing of a page, and the page needs all of these rules. One file is one request, where
/// seventeen would queue behind one another on the six connections that a browser opens; and the order of the rules, which
/// counts among rules of the same weight, is in one place.
enum PageStyle {
    static let asset = Asset("page.css", Array(PageFile.styles.map(\.text).joined().utf8), "text/css; charset=utf-8")
}
