/// What a text itself says of its appearance, before that of the environment.
struct TextLook: Equatable, Sendable {
    /// Nil for that of the environment, here and below.
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var hasMonospacedDigits = false
    var width: Font.Width?
    /// No line where that is nil.
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var foreground: ForegroundStyle?
    /// The space that is added between letters, in points.
    var letterSpacing: Double?
    /// How far the letters are above the baseline, in points.
    var baselineOffset: Double?
    var scale: Text.Scale?
    /// Where a part of a text leads; nil for nowhere.
    var link: String?

    /// Takes over what the text around says, where this one says nothing.
    mutating func inherit(from outer: TextLook) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        design = design ?? outer.design
        isItalic = isItalic ?? outer.isItalic
        hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        width = width ?? outer.width
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        foreground = foreground ?? outer.foreground
        letterSpacing = letterSpacing ?? outer.letterSpacing
        baselineOffset = baselineOffset ?? outer.baselineOffset
        scale = scale ?? outer.scale
        link = link ?? outer.link
    }
}

/// A look on the heap, which all copies of a text share.
indirect enum SharedTextLook: Equatable, Sendable {
    case look(TextLook)
}
