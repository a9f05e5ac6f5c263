/// The appearance of a single text, which overrides the environment's.
struct TextAttributes: Equatable, Sendable {
    /// Nil for the environment's value, as for the following properties.
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var hasMonospacedDigits = false
    var width: Font.Width?
    /// `.some(nil)` for no line.
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var foreground: ForegroundStyle?
    /// The color behind the text; nil for none.
    var background: Color?
    /// The additional space between characters, in points.
    var letterSpacing: Double?
    /// The vertical offset from the baseline, in points.
    var baselineOffset: Double?
    var scale: Text.Scale?
    /// The destination of a link; nil for none.
    var link: String?

    /// Inherits the properties that this appearance doesn't set.
    mutating func inherit(from outer: TextAttributes) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        design = design ?? outer.design
        isItalic = isItalic ?? outer.isItalic
        hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        width = width ?? outer.width
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        foreground = foreground ?? outer.foreground
        background = background ?? outer.background
        letterSpacing = letterSpacing ?? outer.letterSpacing
        baselineOffset = baselineOffset ?? outer.baselineOffset
        scale = scale ?? outer.scale
        link = link ?? outer.link
    }
}

/// An appearance on the heap, which all copies of a text share.
indirect enum SharedTextAttributes: Equatable, Sendable {
    case attributes(TextAttributes)
}
