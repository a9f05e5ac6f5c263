extension Text {
    /// Sets the font of this text; nil for the environment's font.
    public func font(_ font: Font?) -> Text { changing { $0.font = font } }

    /// Makes this text bold.
    public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : nil) }

    /// Sets the weight of this text.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = weight } }

    /// Sets the font design of this text; nil for the design of its font.
    public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.design = design } }

    /// Makes this text italic.
    public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = isActive } }

    /// Sets a monospaced font design for this text.
    public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

    /// Uses monospaced digits for this text.
    public func monospacedDigit() -> Text { changing { $0.hasMonospacedDigits = true } }

    /// Sets the glyph width of this text; nil for the width of its font.
    public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.width = width } }

    /// Underlines this text. If it is also struck through, both lines use this style.
    ///
    /// - Parameters:
    ///   - isActive: Whether the text is underlined.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; nil for the text color.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        changing { $0.underline = isActive ? .some(LineStyle(pattern: pattern, color: color)) : .some(nil) }
    }

    /// Strikes through this text.
    ///
    /// - Parameters:
    ///   - isActive: Whether the text is struck through.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; nil for the text color.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        changing { $0.strikethrough = isActive ? .some(LineStyle(pattern: pattern, color: color)) : .some(nil) }
    }

    /// Sets the additional space between the characters of this text, in points.
    public func tracking(_ tracking: CGFloat) -> Text { changing { $0.letterSpacing = Double(tracking) } }

    /// Sets the kerning of this text, in points. On a page, this is equivalent to `tracking(_:)`.
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// Sets the vertical offset of this text from its baseline, in points. A positive offset moves it up.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changing { $0.baselineOffset = Double(baselineOffset) }
    }

    /// Sets the color of this text.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { changing { $0.foreground = style.foreground } }

    /// Sets the color of this text; nil for the environment's foreground style.
    public func foregroundColor(_ color: Color?) -> Text { changing { $0.foreground = color.map { .color($0) } } }

    func changing(_ change: (inout TextAttributes) -> Void) -> Text {
        var copy = self
        change(&copy.attributes)
        return copy
    }
}

extension Text {
    /// Whether all concatenated texts share the same appearance.
    var isUniform: Bool {
        if case .image = storage { return false }
        guard case .joined(let first, let second) = storage else { return attributes.link == nil }
        return !first.hasOwnAttributes && !second.hasOwnAttributes && first.isUniform && second.isUniform
    }

    /// Returns the runs of the concatenated texts, each with its own appearance or, by default, that of this text.
    func runs(in environment: EnvironmentValues, followsLinks: Bool) -> [TextRun] {
        guard case .joined(let first, let second) = storage, !isUniform else {
            var run = TextRun(text: resolve(in: environment), style: style(in: environment))
            if case .image(let image) = storage { run.image = image.resolvedSource(in: environment) }
            if followsLinks, let url = attributes.link.flatMap(URL.init) {
                let target = environment.linkTarget(of: url)
                run.address = target.address
                if target.isHandled { run.handledURL = url.absoluteString }
            }
            return [run]
        }
        return [first, second].flatMap { $0.inheriting(from: self).runs(in: environment, followsLinks: followsLinks) }
    }

    func inheriting(from outer: Text) -> Text {
        guard outer.hasOwnAttributes else { return self }
        var copy = self
        copy.attributes.inherit(from: outer.attributes)
        return copy
    }

    /// Returns the style values of the text.
    func style(in environment: EnvironmentValues) -> [StyleValue] {
        let (attributes, appearance) = (attributes, environment.textAppearance)
        var description = (attributes.font ?? environment.font)?.description ?? FontDescription()
        if let weight = attributes.weight ?? appearance.weight { description.weight = weight.weight }
        if environment.legibilityWeight == .bold { description.weight = description.weight?.heavier ?? .bold }
        if let design = attributes.design ?? appearance.design { description.design = design.description }
        if let width = attributes.width ?? appearance.width { description.width = width.width }
        if attributes.isItalic ?? appearance.isItalic { description.isItalic = true }
        if attributes.hasMonospacedDigits || appearance.hasMonospacedDigits { description.hasMonospacedDigits = true }
        let scale = attributes.scale ?? appearance.scale
        // The dynamic type size does not scale sizes in points.
        if let size = description.size { description.size = size * scale.part }
        var style: [StyleValue] = []
        if description != FontDescription() { style.append(.font(description)) }
        let underline = attributes.underline ?? appearance.underline
        let strikethrough = attributes.strikethrough ?? appearance.strikethrough
        if let line = underline ?? strikethrough {
            style.append(.lines(below: underline != nil, through: strikethrough != nil))
            if line.pattern != .solid { style.append(.linePattern(line.pattern.description)) }
            if let color = line.color { style.append(.lineColor(color.paint)) }
        }
        if let letterSpacing = attributes.letterSpacing { style.append(.letterSpacing(letterSpacing)) }
        if let offset = attributes.baselineOffset { style.append(.baselineOffset(offset)) }
        if let scale = attributes.scale, description.size == nil { style += environment.typeSizeStyle(of: scale) }
        let foreground = attributes.foreground.flatMap(environment.leveled) ?? environment.foregroundStyle
        switch foreground?.unshadowed {
        case .color(let color): style.append(.foreground(color.paint))
        case .gradient(let gradient): style.append(.textGradient(gradient))
        case .resolved, .shadowed, nil: break
        }
        if let foreground { style += foreground.shadows.compactMap(\.value) }
        if let background = attributes.background { style.append(.background(background.paint)) }
        return style
    }
}
