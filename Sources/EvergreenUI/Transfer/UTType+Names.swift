extension UTType {
    /// The base type of files and folders.
    public static let item = named("public.item")
    /// The base type of viewable and audible content.
    public static let content = named("public.content")
    /// The type `public.composite-content`.
    public static let compositeContent = named("public.composite-content")
    /// The base type of data.
    public static let data = named("public.data")
    /// The base type of folders.
    public static let directory = named("public.directory")
    /// The type `public.folder`.
    public static let folder = named("public.folder")
    /// The base type of text.
    public static let text = named("public.text")
    /// Files such as `name.txt`.
    public static let plainText = named("public.plain-text")
    /// The type `public.utf8-plain-text`.
    public static let utf8PlainText = named("public.utf8-plain-text")
    /// The type `public.delimited-values-text`.
    public static let delimitedText = named("public.delimited-values-text")
    /// Files such as `name.csv`.
    public static let commaSeparatedText = named("public.comma-separated-values-text")
    /// Files such as `name.tsv`.
    public static let tabSeparatedText = named("public.tab-separated-values-text")
    /// Files such as `name.rtf`.
    public static let rtf = named("public.rtf")
    /// Files such as `name.html`.
    public static let html = named("public.html")
    /// Files such as `name.xml`.
    public static let xml = named("public.xml")
    /// Files such as `name.yaml`.
    public static let yaml = named("public.yaml")
    /// Files such as `name.css`.
    public static let css = named("public.css")
    /// Files such as `name.json`.
    public static let json = named("public.json")
    /// Files such as `name.log`.
    public static let log = named("com.apple.log")
    /// The base type of source code.
    public static let sourceCode = named("public.source-code")
    /// Files such as `name.swift`.
    public static let swiftSource = named("public.swift-source")
    /// Files such as `name.c`.
    public static let cSource = named("public.c-source")
    /// Files such as `name.js`.
    public static let javaScript = named("com.netscape.javascript-source")
    /// Files such as `name.py`.
    public static let pythonScript = named("public.python-script")
    /// Files such as `name.sh`.
    public static let shellScript = named("public.shell-script")
    /// Files such as `name.vcf`.
    public static let vCard = named("public.vcard")
    /// The type `public.contact`.
    public static let contact = named("public.contact")
    /// Files such as `name.ics`.
    public static let calendarEvent = named("public.calendar-event")
    /// Files such as `name.plist`.
    public static let propertyList = named("com.apple.property-list")
    /// The type `com.apple.xml-property-list`.
    public static let xmlPropertyList = named("com.apple.xml-property-list")
    /// The type `public.url`.
    public static let url = named("public.url")
    /// The type `public.file-url`.
    public static let fileURL = named("public.file-url")
    /// The base type of images.
    public static let image = named("public.image")
    /// Files such as `name.png`.
    public static let png = named("public.png")
    /// Files such as `name.jpg`.
    public static let jpeg = named("public.jpeg")
    /// Files such as `name.gif`.
    public static let gif = named("com.compuserve.gif")
    /// Files such as `name.webp`.
    public static let webP = named("org.webmproject.webp")
    /// Files such as `name.heic`.
    public static let heic = named("public.heic")
    /// Files such as `name.heif`.
    public static let heif = named("public.heif")
    /// Files such as `name.tiff`.
    public static let tiff = named("public.tiff")
    /// Files such as `name.bmp`.
    public static let bmp = named("com.microsoft.bmp")
    /// Files such as `name.ico`.
    public static let ico = named("com.microsoft.ico")
    /// Files such as `name.icns`.
    public static let icns = named("com.apple.icns")
    /// Files such as `name.svg`.
    public static let svg = named("public.svg-image")
    /// Files such as `name.dng`.
    public static let rawImage = named("public.camera-raw-image")
    /// The base type of audio and video.
    public static let audiovisualContent = named("public.audiovisual-content")
    /// The base type of audio.
    public static let audio = named("public.audio")
    /// Files such as `name.mp3`.
    public static let mp3 = named("public.mp3")
    /// Files such as `name.m4a`.
    public static let mpeg4Audio = named("public.mpeg-4-audio")
    /// Files such as `name.wav`.
    public static let wav = named("com.microsoft.waveform-audio")
    /// Files such as `name.aiff`.
    public static let aiff = named("public.aiff-audio")
    /// Files such as `name.mid`.
    public static let midi = named("public.midi-audio")
    /// The base type of movies, with or without sound.
    public static let movie = named("public.movie")
    /// The base type of videos without sound.
    public static let video = named("public.video")
    /// Files such as `name.mp4`.
    public static let mpeg4Movie = named("public.mpeg-4")
    /// Files such as `name.mov`.
    public static let quickTimeMovie = named("com.apple.quicktime-movie")
    /// Files such as `name.mpg`.
    public static let mpeg = named("public.mpeg")
    /// Files such as `name.avi`.
    public static let avi = named("public.avi")
    /// Files such as `name.pdf`.
    public static let pdf = named("com.adobe.pdf")
    /// Files such as `name.epub`.
    public static let epub = named("org.idpf.epub-container")
    /// The base type of archives.
    public static let archive = named("public.archive")
    /// Files such as `name.zip`.
    public static let zip = named("public.zip-archive")
    /// Files such as `name.gz`.
    public static let gzip = named("org.gnu.gnu-zip-archive")
    /// Files such as `name.bz2`.
    public static let bz2 = named("public.bzip2-archive")
    /// Files such as `name.tar`.
    public static let tarArchive = named("public.tar-archive")
    /// The type `public.spreadsheet`.
    public static let spreadsheet = named("public.spreadsheet")
    /// The type `public.presentation`.
    public static let presentation = named("public.presentation")
    /// The type `public.database`.
    public static let database = named("public.database")
    /// The type `public.font`.
    public static let font = named("public.font")
}
