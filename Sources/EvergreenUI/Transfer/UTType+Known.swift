extension UTType {
    /// The known types, keyed by identifier.
    static let known = Dictionary(uniqueKeysWithValues: declared.map { ($0.identifier, $0) })

    /// The known types. Of several types with the same extension or MIME type, the first takes precedence.
    private static let declared: [UTType] = [
        declare("public.item", []),
        declare("public.content", []),
        declare("public.composite-content", ["public.content"]),
        declare("public.data", ["public.item"]),
        declare("public.directory", ["public.item"]),
        declare("public.folder", ["public.directory"]),
        declare("public.text", ["public.data", "public.content"]),
        declare("public.plain-text", ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
        declare("public.utf8-plain-text", ["public.plain-text"]),
        declare("public.delimited-values-text", ["public.text"]),
        declare(
            "public.comma-separated-values-text",
            ["public.delimited-values-text"],
            extensions: ["csv"],
            mimeTypes: ["text/csv", "text/comma-separated-values"]
        ),
        declare(
            "public.tab-separated-values-text",
            ["public.delimited-values-text"],
            extensions: ["tsv", "tab"],
            mimeTypes: ["text/tab-separated-values"]
        ),
        declare("public.rtf", ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"]),
        declare("public.html", ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
        declare("public.xml", ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"]),
        declare("public.yaml", ["public.text"], extensions: ["yaml", "yml"], mimeTypes: ["application/x-yaml"]),
        declare("public.css", ["public.text"], extensions: ["css"], mimeTypes: ["text/css"]),
        declare("public.json", ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
        declare("com.apple.log", ["public.plain-text"], extensions: ["log"]),
        declare("public.source-code", ["public.plain-text"]),
        declare("public.swift-source", ["public.source-code"], extensions: ["swift"]),
        declare("public.c-source", ["public.source-code"], extensions: ["c"]),
        declare(
            "com.netscape.javascript-source",
            ["public.source-code"],
            extensions: ["js", "mjs"],
            mimeTypes: ["text/javascript", "application/javascript"]
        ),
        declare("public.python-script", ["public.source-code"], extensions: ["py"]),
        declare("public.shell-script", ["public.source-code"], extensions: ["sh"]),
        declare("public.vcard", ["public.text", "public.contact"], extensions: ["vcf"], mimeTypes: ["text/vcard"]),
        declare("public.contact", []),
        declare("public.calendar-event", ["public.text"], extensions: ["ics"], mimeTypes: ["text/calendar"]),
        declare("com.apple.property-list", ["public.data"], extensions: ["plist"]),
        declare("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"]),
        declare("public.url", ["public.data"]),
        declare("public.file-url", ["public.url"]),
        declare("public.image", ["public.data", "public.content"]),
        declare("public.png", ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
        declare("public.jpeg", ["public.image"], extensions: ["jpg", "jpeg", "jpe"], mimeTypes: ["image/jpeg"]),
        declare("com.compuserve.gif", ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
        declare("org.webmproject.webp", ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
        declare("public.avif", ["public.image"], extensions: ["avif"], mimeTypes: ["image/avif"]),
        declare("public.heic", ["public.image"], extensions: ["heic"], mimeTypes: ["image/heic"]),
        declare("public.heif", ["public.image"], extensions: ["heif"], mimeTypes: ["image/heif"]),
        declare("public.tiff", ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
        declare("com.microsoft.bmp", ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"]),
        declare(
            "com.microsoft.ico",
            ["public.image"],
            extensions: ["ico"],
            mimeTypes: ["image/vnd.microsoft.icon", "image/x-icon"]
        ),
        declare("com.apple.icns", ["public.image"], extensions: ["icns"]),
        declare(
            "public.svg-image",
            ["public.image", "public.xml"],
            extensions: ["svg"],
            mimeTypes: ["image/svg+xml"]
        ),
        declare("public.camera-raw-image", ["public.image"], extensions: ["dng", "cr2", "nef"]),
        declare("public.audiovisual-content", ["public.data", "public.content"]),
        declare("public.audio", ["public.audiovisual-content"]),
        declare("public.mp3", ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"]),
        declare(
            "public.mpeg-4-audio",
            ["public.audio"],
            extensions: ["m4a"],
            mimeTypes: ["audio/mp4", "audio/x-m4a"]
        ),
        declare(
            "com.microsoft.waveform-audio",
            ["public.audio"],
            extensions: ["wav"],
            mimeTypes: ["audio/wav", "audio/x-wav"]
        ),
        declare("public.aiff-audio", ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"]),
        declare("public.midi-audio", ["public.audio"], extensions: ["mid", "midi"], mimeTypes: ["audio/midi"]),
        declare("public.movie", ["public.audiovisual-content"]),
        declare("public.video", ["public.movie"]),
        declare("public.mpeg-4", ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
        declare(
            "com.apple.quicktime-movie",
            ["public.movie"],
            extensions: ["mov", "qt"],
            mimeTypes: ["video/quicktime"]
        ),
        declare("public.mpeg", ["public.movie"], extensions: ["mpg", "mpeg"], mimeTypes: ["video/mpeg"]),
        declare("public.avi", ["public.movie"], extensions: ["avi"], mimeTypes: ["video/x-msvideo"]),
        declare(
            "com.adobe.pdf",
            ["public.data", "public.composite-content"],
            extensions: ["pdf"],
            mimeTypes: ["application/pdf"]
        ),
        declare(
            "org.idpf.epub-container",
            ["public.data", "public.composite-content"],
            extensions: ["epub"],
            mimeTypes: ["application/epub+zip"]
        ),
        declare("public.archive", ["public.data"]),
        declare("public.zip-archive", ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"]),
        declare("org.gnu.gnu-zip-archive", ["public.archive"], extensions: ["gz"], mimeTypes: ["application/gzip"]),
        declare("public.bzip2-archive", ["public.archive"], extensions: ["bz2"], mimeTypes: ["application/x-bzip2"]),
        declare("public.tar-archive", ["public.archive"], extensions: ["tar"], mimeTypes: ["application/x-tar"]),
        declare("public.spreadsheet", ["public.content"]),
        declare("public.presentation", ["public.composite-content"]),
        declare("public.database", ["public.data"]),
        declare("public.font", ["public.data"]),
        declare(
            "org.openxmlformats.wordprocessingml.document",
            ["public.data", "public.composite-content"],
            extensions: ["docx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]
        ),
        declare(
            "org.openxmlformats.spreadsheetml.sheet",
            ["public.data", "public.spreadsheet"],
            extensions: ["xlsx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]
        ),
        declare(
            "org.openxmlformats.presentationml.presentation",
            ["public.data", "public.presentation"],
            extensions: ["pptx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]
        ),
        declare(
            "net.daringfireball.markdown",
            ["public.plain-text"],
            extensions: ["md", "markdown"],
            mimeTypes: ["text/markdown"]
        ),
        declare("org.webmproject.webm", ["public.movie"], extensions: ["webm"], mimeTypes: ["video/webm"]),
        declare("org.xiph.ogg-audio", ["public.audio"], extensions: ["ogg", "oga"], mimeTypes: ["audio/ogg"]),
        declare("org.xiph.flac", ["public.audio"], extensions: ["flac"], mimeTypes: ["audio/flac"]),
    ]

    private static func declare(
        _ identifier: String,
        _ parents: [String],
        extensions: [String] = [],
        mimeTypes: [String] = []
    ) -> UTType {
        UTType(
            identifier: identifier,
            declaration: Declaration(parents: parents, extensions: extensions, mimeTypes: mimeTypes)
        )
    }

    private static let byExtension = index(\.declaration.extensions)
    private static let byMIMEType = index(\.declaration.mimeTypes)

    private static func index(_ names: (UTType) -> [String]) -> [String: [UTType]] {
        var index: [String: [UTType]] = [:]
        for type in declared { for name in names(type) { index[name, default: []].append(type) } }
        return index
    }

    static func type(ofExtension name: String, conformingTo supertype: UTType) -> UTType? {
        byExtension[name]?.first { supertype == UTType.data || $0.conforms(to: supertype) }
    }

    static func type(ofMIMEType name: String, conformingTo supertype: UTType) -> UTType? {
        byMIMEType[name]?.first { supertype == UTType.data || $0.conforms(to: supertype) }
    }

    static func named(_ identifier: String) -> UTType {
        known[identifier] ?? UTType(identifier: identifier, declaration: Declaration())
    }
}
