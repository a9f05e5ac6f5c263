import EvergreenDocument

extension ClassList {
    mutating func insert(_ insets: EdgeInsets, skippingZero: Bool = false) {
        for (property, length) in [
            (StyleClass.Property.paddingTop, insets.top), (.paddingLeading, insets.leading),
            (.paddingBottom, insets.bottom), (.paddingTrailing, insets.trailing),
        ] where length != 0 || !skippingZero {
            insert(StyleClass(property, Double(length)))
        }
    }
}

extension ClassList {
    mutating func insert(_ anchor: StyleAnchor) {
        guard anchor != .center else { return }
        insert("anchored")
        insert(StyleClass(.anchorX, anchor.x))
        insert(StyleClass(.anchorY, anchor.y))
    }
}

extension Pin {
    func insert(into classes: inout ClassList) {
        classes.insert(StyleClass(.positionX, x))
        classes.insert(StyleClass(.positionY, y))
        classes.insert(StyleClass(.anchorX, anchor.x))
        classes.insert(StyleClass(.anchorY, anchor.y))
        // Otherwise those of an enclosing pin would be inherited.
        classes.insert(StyleClass(.lowX, horizontal.low))
        classes.insert(StyleClass(.highX, horizontal.high))
        classes.insert(StyleClass(.lowY, vertical.low))
        classes.insert(StyleClass(.highY, vertical.high))
    }
}

extension BlendMode {
    var className: String { "blend-\(rawValue)" }
}

extension FilterEffect {
    func insert(into classes: inout ClassList) {
        switch self {
        case .blur(let radius): classes.insert(StyleClass(.blur, max(radius, 0)))
        case .grayscale(let amount): classes.insert(StyleClass(.grayscale, min(max(amount, 0), 1)))
        case .saturation(let amount): classes.insert(StyleClass(.saturation, max(amount, 0)))
        case .contrast(let amount): classes.insert(StyleClass(.contrast, max(amount, 0)))
        case .brightness(let amount): classes.insert(StyleClass(.brightness, min(max(amount, -1), 1)))
        case .hueRotation(let degrees):
            classes.insert(StyleClass(.hueRotation, degrees: degrees))
        case .inversion: classes.insert("inverted")
        }
    }
}

extension ShapeOutline {
    func insert(into classes: inout ClassList) {
        switch self {
        case .rectangle: classes.insert("clip")
        case .roundedRectangle(let radius):
            classes.insert("clip")
            classes.insert(StyleClass(.cornerRadius, radius))
        case .capsule: classes.insert("clip-capsule")
        case .circle: classes.insert("clip-circle")
        case .ellipse: classes.insert("clip-ellipse")
        }
    }
}

extension ClassList {
    /// A border radius also applies to hit testing of the node itself.
    mutating func insert(hitArea outline: ShapeOutline) {
        switch outline {
        case .rectangle: break
        case .roundedRectangle(let radius): insert(StyleClass(.cornerRadius, radius))
        case .capsule: insert("hit-capsule")
        case .circle, .ellipse: insert("hit-ellipse")
        }
    }
}

extension TextAlignment {
    var className: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        }
    }
}

extension SheetHeight {
    var isPoints: Bool {
        if case .points = self { true } else { false }
    }

    var number: Double {
        switch self {
        case .fraction(let fraction): fraction
        case .points(let points): points
        }
    }
}

extension BarBackground {
    func insert(into classes: inout ClassList, isBottom: Bool) {
        let property = isBottom ? StyleClass.Property.bottomArea : .barArea
        switch self {
        case .paint(let paint): classes.insert(StyleClass(property, paint))
        case .gradient(let gradient): classes.insert(StyleClass(property, gradient))
        case .clear: classes.insert(isBottom ? "clear-bottom" : "clear-bar")
        }
    }
}

extension FontDescription {
    func insert(into classes: inout ClassList) {
        if let textStyle { classes.insert("font-\(textStyle.rawValue)") }
        if let size { classes.insert(StyleClass(hasFixedSize ? .fixedFontSize : .fontSize, size)) }
        if let family { classes.insert(StyleClass(fontFamily: family)) }
        if let weight { classes.insert("weight-\(weight.rawValue)") }
        if let design, design != .default { classes.insert("design-\(design.rawValue)") }
        if isItalic { classes.insert("italic") }
        if hasMonospacedDigits { classes.insert("digits") }
        if let leading { classes.insert("leading-\(leading.rawValue)") }
        if let capitals { classes.insert("capitals-\(capitals.rawValue)") }
        if let width { classes.insert("stretch-\(width.rawValue)") }
    }
}

extension ContainerFrame {
    func insert(into classes: inout ClassList) {
        classes.insert("ax-\(alignment.horizontal.className)")
        classes.insert("ay-\(alignment.vertical.className)")
        if horizontal { classes.insert("container-x") }
        if vertical { classes.insert("container-y") }
        guard count != 1 || span != 1 else { return }
        classes.insert(StyleClass(.partCount, Double(count)))
        classes.insert(StyleClass(.partSpan, Double(span)))
        classes.insert(StyleClass(.partSpacing, spacing))
    }
}

extension SymbolMotion {
    func insert(into classes: inout ClassList) {
        classes.insert("motion")
        classes.insert("motion-\(form.rawValue)")
        if isOddRun { classes.insert("motion-again") }
        if count != 1 { classes.insert(StyleClass(.motionCount, Double(count ?? 0))) }
        if speed != 1 { classes.insert(StyleClass(.motionSpeed, min(max(speed, 0.05), 20))) }
    }
}

extension FrameLayout {
    func insert(into classes: inout ClassList, aligns: Bool) {
        if aligns {
            classes.insert("ax-\(alignment.horizontal.className)")
            classes.insert("ay-\(alignment.vertical.className)")
        }
        for (property, length) in [
            (StyleClass.Property.width, width), (.height, height), (.minWidth, minWidth),
            (width == nil ? .preferredWidth : .maxWidth, maxWidth),
            (.minHeight, minHeight), (height == nil ? .preferredHeight : .maxHeight, maxHeight),
        ] {
            if let length, length.isFinite { classes.insert(StyleClass(property, length)) }
        }
    }
}
