import EvergreenDocument

/// Where the style values of an element go: on its own node, or on nodes around it.
///
/// One node can carry a padding and a background outside of it. A padding around a background needs a node around
/// the node, and so do all boxes around a control, whose own padding and background belong to its look.
struct StyleLayers {
    /// The classes of the element's own node.
    private(set) var inner: ClassList = []
    /// The classes of the nodes around it, the innermost first.
    private(set) var wrappers: [ClassList] = []

    private var hasPadding = false
    private var hasBackground = false
    private var hasOpacity = false
    private var isClipped = false
    private var isFiltered = false
    private var isTransformed = false
    private var isOffset = false
    private var needsBox = false
    /// Along which axes the node that is being made expands.
    private var expansion: Expansion
    /// What says how the element stands among its siblings: on the outermost node.
    private var placement: [StyleClass] = []

    /// - parameters:
    ///   - ownsBox: Whether the padding and the background of the node itself are not to be touched.
    ///   - canWrap: Whether there may be nodes around the node: not around an item of a list, say.
    ///   - expansion: Along which axes the element's own node expands.
    ///   - hasBox: Whether the node takes part in the layout. What is done to the box of one that does not is done to a node
    ///     around it.
    init(_ style: [StyleValue], ownsBox: Bool, canWrap: Bool, expansion: Expansion = [], hasBox: Bool = true) {
        self.expansion = expansion
        needsBox = !hasBox && canWrap
        if ownsBox {
            hasPadding = true
            hasBackground = true
        }
        for value in style { apply(value, canWrap: canWrap) }
        markExpansion()
        for styleClass in placement { insert { $0.insert(styleClass) } }
    }

    private mutating func apply(_ value: StyleValue, canWrap: Bool) {
        switch value {
        case .font(let font):
            font.insert(into: &inner)
        case .foreground(let paint):
            inner.insert(StyleClass(.foreground, paint))
        case .textGradient(let gradient):
            inner.insert(StyleClass(.foreground, gradient))
            // Its own background is the gradient.
            hasBackground = true
        case .tint(let paint):
            inner.insert(StyleClass(.tint, paint))
        case .opacity(let opacity):
            if hasOpacity, canWrap { wrap(["layer"]) }
            hasOpacity = true
            insert { $0.insert(StyleClass(.opacity, opacity)) }
        case .padding(let insets):
            if hasPadding || hasBackground, canWrap { wrap(["layer"]) }
            hasPadding = true
            insert { $0.insert(insets, skippingZero: true) }
        case .automaticPadding(let edges):
            if hasPadding || hasBackground, canWrap { wrap(["layer"]) }
            hasPadding = true
            insert { classes in
                for (edge, name) in [
                    (Edge.Set.top, "pad-t"), (.leading, "pad-l"), (.bottom, "pad-b"), (.trailing, "pad-r"),
                ]
                where edges.contains(edge) {
                    classes.insert(name)
                }
            }
        case .background(let paint):
            if hasBackground, canWrap { wrap(["layer"]) }
            hasBackground = true
            insert { $0.insert(StyleClass(.background, paint)) }
        case .gradient(let gradient):
            if hasBackground, canWrap { wrap(["layer"]) }
            hasBackground = true
            insert { $0.insert(StyleClass(.background, gradient)) }
        case .windowGradient(let gradient):
            insert { classes in
                classes.insert("window-gradient")
                classes.insert(StyleClass(.bleed, gradient))
            }
        case .lines(let isBelow, let isThrough):
            if isBelow { inner.insert("underlined") }
            if isThrough { inner.insert("struck") }
        case .lineLimit(let limit):
            inner.insert("limited")
            inner.insert(StyleClass(.lineLimit, Double(limit)))
        case .textAlignment(let alignment):
            inner.insert("text-\(alignment.className)")
        case .textCase(let textCase):
            inner.insert(textCase == .uppercase ? "upper" : "lower")
        case .redacted:
            inner.insert("redacted")
        case .imageScale(let scale):
            inner.insert("scale-\(scale.rawValue)")
        case .resizable(let fit):
            inner.insert("resizable")
            inner.insert("fit-\(fit.rawValue)")
        case .labelParts(let parts):
            inner.insert("only-\(parts.rawValue)")
        case .hiddenLabel:
            inner.insert("no-label")
        case .hidden:
            insert { $0.insert("invisible") }
        case .clip(let outline):
            if isClipped, canWrap { wrap(["layer"]) }
            isClipped = true
            hasBackground = true
            insert { outline.insert(into: &$0) }
        case .border(let paint, let width):
            if isClipped, canWrap { wrap(["layer"]) }
            hasBackground = true
            insert { classes in
                classes.insert("edged")
                classes.insert(StyleClass(.borderColor, paint))
                classes.insert(StyleClass(.borderWidth, width))
            }
        case .shadow(let paint, let radius, let x, let y):
            if isClipped || isFiltered, canWrap { wrap(["layer"]) }
            isFiltered = true
            hasBackground = true
            insert { classes in
                classes.insert("shadowed")
                classes.insert(StyleClass(.shadowColor, paint))
                classes.insert(StyleClass(.shadowRadius, radius))
                classes.insert(StyleClass(.shadowX, x))
                classes.insert(StyleClass(.shadowY, y))
            }
        case .offset(let x, let y):
            if isOffset, canWrap { wrap(["layer"]) }
            isOffset = true
            hasBackground = true
            insert { classes in
                classes.insert("shifted")
                classes.insert(StyleClass(.offsetX, x))
                classes.insert(StyleClass(.offsetY, y))
            }
        case .rotation(let degrees, let anchor):
            transform(canWrap: canWrap) { classes in
                classes.insert(StyleClass(.rotation, degrees.truncatingRemainder(dividingBy: 360)))
                classes.insert(anchor)
            }
        case .scale(let x, let y, let anchor):
            transform(canWrap: canWrap) { classes in
                classes.insert("scaled")
                classes.insert(StyleClass(.scaleX, x))
                classes.insert(StyleClass(.scaleY, y))
                classes.insert(anchor)
            }
        case .filter(let filter):
            if isFiltered, canWrap { wrap(["layer"]) }
            isFiltered = true
            hasBackground = true
            insert { filter.insert(into: &$0) }
        case .zIndex(let index):
            placement.append(StyleClass(.zIndex, index))
        case .layoutPriority(let priority):
            placement.append(StyleClass(.shrinking, min(max(priority, -2), 2)))
        case .fixedSize(let horizontal, let vertical):
            insert { classes in
                if horizontal { classes.insert("fixed-x") }
                if vertical { classes.insert("fixed-y") }
            }
            expansion = expansion.applying(value)
        case .lineSpacing(let spacing):
            inner.insert(StyleClass(.lineSpacing, spacing))
        case .colorScheme(let colorScheme):
            inner.insert("scheme-\(colorScheme.rawValue)")
        case .letterSpacing(let spacing):
            inner.insert(StyleClass(.letterSpacing, spacing))
        case .list(let look):
            insert { $0.insert("list-\(look.rawValue)") }
        case .hiddenSeparator:
            insert { $0.insert("unlined") }
        case .rowInsets(let insets):
            insert { $0.insert(insets) }
        case .toggle(let look):
            inner.insert("toggle-\(look.rawValue)")
        case .progress(let look):
            inner.insert("progress-\(look.rawValue)")
        case .plainField:
            inner.insert("field-plain")
        case .controlSize(let scale):
            inner.insert("control-\(scale.rawValue)")
        case .arrival(let arrivals):
            insert { classes in
                for arrival in arrivals { classes.insert("enter-\(arrival.rawValue)") }
            }
        case .bleed(let paint, let edges):
            insert { classes in
                classes.insert("bleed")
                classes.insert(StyleClass(.bleed, paint))
                for (edge, name) in [
                    (Edge.Set.top, "top"), (.leading, "left"), (.bottom, "bottom"), (.trailing, "right"),
                ]
                where edges.contains(edge) {
                    classes.insert("bleed-\(name)")
                }
            }
        case .sheetHeight(let smallest, let largest):
            insert { classes in
                classes.insert("detents")
                classes.insert(StyleClass(smallest.isPoints ? .minHeight : .minScreenHeight, smallest.number))
                classes.insert(StyleClass(largest.isPoints ? .maxHeight : .maxScreenHeight, largest.number))
            }
        case .frame(let frame):
            // A node of its own, since it places what is in it by its own alignment.
            if canWrap { wrap(["layer", "frame"]) }
            insert { frame.insert(into: &$0, aligns: canWrap) }
            // A padding around a frame adds to its lengths.
            hasPadding = true
            expansion = expansion.applying(value)
        }
    }

    private mutating func wrap(_ classes: ClassList) {
        markExpansion()
        wrappers.append(classes)
        hasPadding = false
        hasBackground = false
        hasOpacity = false
        isClipped = false
        isFiltered = false
        isTransformed = false
        isOffset = false
    }

    /// Says on the outermost node so far along which axes it expands.
    private mutating func markExpansion() {
        guard !expansion.isEmpty else { return }
        let names: [(Expansion, String)] = [
            (.horizontal, "fill-x"), (.vertical, "fill-y"), (.perhapsHorizontal, "may-fill-x"),
            (.perhapsVertical, "may-fill-y"),
        ]
        for (axis, name) in names where expansion.contains(axis) {
            if wrappers.isEmpty { inner.insert(name) } else { wrappers[wrappers.count - 1].insert(name) }
        }
    }

    /// Of the transforms of one node, CSS applies the offset last, and knows one of each: a further one needs a node around.
    private mutating func transform(canWrap: Bool, _ change: (inout ClassList) -> Void) {
        if isTransformed || isOffset, canWrap { wrap(["layer"]) }
        isTransformed = true
        hasPadding = true
        hasBackground = true
        insert(change)
    }

    private mutating func insert(_ change: (inout ClassList) -> Void) {
        if needsBox, wrappers.isEmpty { wrap(["layer"]) }
        if wrappers.isEmpty { change(&inner) } else { change(&wrappers[wrappers.count - 1]) }
    }
}

extension ClassList {
    fileprivate mutating func insert(_ insets: EdgeInsets, skippingZero: Bool = false) {
        for (property, length) in [
            (StyleClass.Property.paddingTop, insets.top), (.paddingLeading, insets.leading),
            (.paddingBottom, insets.bottom), (.paddingTrailing, insets.trailing),
        ] where length != 0 || !skippingZero {
            insert(StyleClass(property, Double(length)))
        }
    }
}

extension ClassList {
    fileprivate mutating func insert(_ anchor: StyleAnchor) {
        guard anchor != .center else { return }
        insert("anchored")
        insert(StyleClass(.anchorX, anchor.x))
        insert(StyleClass(.anchorY, anchor.y))
    }
}

extension FilterEffect {
    fileprivate func insert(into classes: inout ClassList) {
        switch self {
        case .blur(let radius): classes.insert(StyleClass(.blur, max(radius, 0)))
        case .grayscale(let amount): classes.insert(StyleClass(.grayscale, min(max(amount, 0), 1)))
        case .saturation(let amount): classes.insert(StyleClass(.saturation, max(amount, 0)))
        case .contrast(let amount): classes.insert(StyleClass(.contrast, max(amount, 0)))
        case .hueRotation(let degrees):
            classes.insert(StyleClass(.hueRotation, degrees.truncatingRemainder(dividingBy: 360)))
        case .inversion: classes.insert("inverted")
        }
    }
}

extension ShapeOutline {
    fileprivate func insert(into classes: inout ClassList) {
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

extension TextAlignment {
    fileprivate var className: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        }
    }
}

extension SheetHeight {
    fileprivate var isPoints: Bool {
        if case .points = self { true } else { false }
    }

    fileprivate var number: Double {
        switch self {
        case .fraction(let fraction): fraction
        case .points(let points): points
        }
    }
}

extension FontDescription {
    fileprivate func insert(into classes: inout ClassList) {
        if let textStyle { classes.insert("font-\(textStyle.rawValue)") }
        if let size { classes.insert(StyleClass(.fontSize, size)) }
        if let weight { classes.insert("weight-\(weight.rawValue)") }
        if let design, design != .default { classes.insert("design-\(design.rawValue)") }
        if isItalic { classes.insert("italic") }
        if hasMonospacedDigits { classes.insert("digits") }
    }
}

extension FrameLayout {
    fileprivate func insert(into classes: inout ClassList, aligns: Bool) {
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

extension HorizontalAlignment {
    var className: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        }
    }
}

extension VerticalAlignment {
    var className: String {
        switch self {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        case .firstTextBaseline: "baseline"
        case .lastTextBaseline: "last-baseline"
        }
    }
}
