import CPageFiles

/// A text file of the page, embedded in the program.
///
/// Unsafe code: `CPageFiles` has arrays that end with a file without a name, and null-terminated texts. None of them ever changes.
struct PageFile: Sendable {
    let name: String
    let text: String

    /// The modules of the script.
    static var scripts: [PageFile] { files(evergreen_page_scripts()) }

    /// The stylesheets, in cascade order.
    static var styles: [PageFile] { files(evergreen_page_styles()) }

    static var icon: PageFile { PageFile(name: "icon.svg", text: String(cString: evergreen_page_icon())) }

    static var symbols: PageFile { PageFile(name: "symbols.svg", text: String(cString: evergreen_page_symbols())) }

    private static func files(_ list: UnsafePointer<CPageFile>) -> [PageFile] {
        var files: [PageFile] = []
        var next = list
        while let name = next.pointee.name, let text = next.pointee.text {
            files.append(PageFile(name: String(cString: name), text: String(cString: text)))
            next += 1
        }
        return files
    }
}
