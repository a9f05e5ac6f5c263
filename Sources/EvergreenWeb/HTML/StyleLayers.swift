import EvergreenDocument

/// Distributes the style values of an element to its own node and wrapper nodes.
///
/// One node can have a padding, and a background outside of it. A padding around a background needs a wrapper, and so do all boxes around a
/// control, whose own padding and background are part of its appearance.
struct StyleLayers {
    /// The classes of the element's own node.
    private(set) var inner: ClassList = []
    /// The classes of the wrapper nodes, innermost first.
    private(set) var wrappers: [ClassList] = []
    /// The alignments and guides of nodes that have any, by the number of wrappers inside: 0 for the element's own node.
    private(set) var attributes: [Int: [HTML.Attribute]] = [:]

    private var hasPadding = false
    private var hasBackground = false
    private var hasOpacity = false
    private var isClipped = false
    private var isFiltered = false
    private var isTransformed = false
    private var isOffset = false
    private var needsBox = false
    /// The axes along which the current node expands.
    private var expansion: Expansion
    /// The element's placement among its siblings, for the outermost node.
    private var placement: ClassList = []
    /// Whether the element is square at its ideal size.
    private let isShape: Bool

    /// - parameters:
    ///   - ownsBox: Whether the node's own padding and background must not change.
    ///   - canWrap: Whether wrapper nodes are allowed: not around a list item, for example.
    ///   - expansion: The axes along which the element's own node expands.
    ///   - hasBox: Whether the node takes part in layout. If not, box styles go to a wrapper.
    ///   - isShape: Whether the element is square at its ideal size.
    ///   - isMasked: Whether the node has a mask, which would mask its filters and its border.
    ///   - gridPlacement: The position of the element in a grid.
    init(
        _ style: [StyleValue],
        ownsBox: Bool,
        canWrap: Bool,
        expansion: Expansion = [],
        hasBox: Bool = true,
        isShape: Bool = false,
        isMasked: Bool = false,
        gridPlacement: GridPlacement? = nil
    ) {
        self.expansion = expansion
        self.isShape = isShape
        needsBox = !hasBox && canWrap
        isFiltered = isMasked
        isClipped = isMasked
        if ownsBox {
            hasPadding = true
            hasBackground = true
        }
        for value in style { apply(value, canWrap: canWrap) }
        if case .cell(let column, let span, let alignment)? = gridPlacement {
            placement.insert(column: column, span: span, alignment)
        }
        // The page places such a cell with a transform.
        if isTransformed || isOffset, canWrap, placement.names.contains("cell-anchored") { wrap(["layer"]) }
        markExpansion()
        guard !placement.isEmpty else { return }
        let placement = placement
        insert { classes in
            for name in placement.names { classes.insert(name) }
            for styleClass in placement.styles { classes.insert(styleClass) }
        }
    }

    private mutating func apply(_ value: StyleValue, canWrap: Bool) {
        switch value {
        case .font(let font):
            font.insert(into: &inner)
        case .foreground(let paint):
            inner.insert(StyleClass(.foreground, paint))
        case .textGradient(let gradient):
            inner.insert(StyleClass(.foreground, gradient))
            // The gradient is its background.
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
        case .linePattern(let pattern):
            inner.insert("lines-\(pattern.rawValue)")
        case .lineColor(let paint):
            inner.insert(StyleClass(.lineColor, paint))
        case .lineLimit(let limit):
            inner.insert("limited")
            inner.insert(StyleClass(.lineLimit, Double(limit)))
        case .minimumLines(let count):
            inner.insert(StyleClass(.minimumLines, Double(count)))
        case .minimumScale(let scale):
            inner.insert("shrinks")
            inner.insert(StyleClass(.minimumScale, scale))
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
        case .imageSlices:
            // Nodes of the image: see `ElementHTML`.
            break
        case .proportion(nil, let fit):
            // An image keeps its own aspect ratio within its space, which the page knows. The ratio of a shape is 1.
            inner.insert(fit == .fit ? "fits" : "fills")
            if isShape { proportion(1, fit, canWrap: canWrap) }
        case .proportion(let ratio?, let fit):
            proportion(ratio, fit, canWrap: canWrap)
        case .labelParts(let parts):
            inner.insert("only-\(parts.rawValue)")
        case .labelSpacing(let spacing):
            inner.insert(StyleClass(.labelSpacing, spacing))
        case .labelIconWidth(let width):
            inner.insert(StyleClass(.labelIconWidth, width))
        case .hiddenLabel:
            inner.insert("no-label")
        case .hidden:
            insert { $0.insert("invisible") }
        case .clip(let outline):
            if isClipped, canWrap { wrap(["layer"]) }
            isClipped = true
            hasBackground = true
            insert { outline.insert(into: &$0) }
        case .hitArea(.rectangle):
            // Hit testing uses the node's whole rectangle by default.
            break
        case .hitArea(let outline):
            if canWrap { wrap(["layer"]) }
            hasPadding = true
            hasBackground = true
            insert { $0.insert(hitArea: outline) }
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
                classes.insert(StyleClass(.rotation, degrees: degrees))
                classes.insert(anchor)
            }
        case .scale(let x, let y, let anchor):
            transform(canWrap: canWrap) { classes in
                classes.insert("scaled")
                classes.insert(StyleClass(.scaleX, x))
                classes.insert(StyleClass(.scaleY, y))
                classes.insert(anchor)
            }
        case .rotation3D(let rotation):
            transform(canWrap: canWrap) { rotation.insert(into: &$0) }
        case .affine(let change):
            transform(canWrap: canWrap) { change.insert(into: &$0) }
        case .projection(let change):
            transform(canWrap: canWrap) { change.insert(into: &$0) }
        case .paintedText:
            insert { $0.insert("painted-text") }
        case .mask(let gradient):
            filtered(canWrap: canWrap) { $0.insert(StyleClass(.mask, gradient)) }
        case .imageMask(let mask):
            filtered(canWrap: canWrap) { mask.insert(into: &$0) }
        case .position(let x, let y):
            guard canWrap else { return }
            wrap(["placed"])
            wrap(["layer", "positioned"])
            insert { classes in
                classes.insert(StyleClass(.positionX, x))
                classes.insert(StyleClass(.positionY, y))
            }
            hasPadding = true
            expansion = expansion.applying(value)
        case .pin(let pin):
            guard canWrap else { return }
            wrap(["pinned"])
            wrap(["layer", "positioned"])
            insert { pin.insert(into: &$0) }
            hasPadding = true
            expansion = expansion.applying(value)
        case .truncation(let place):
            inner.insert("cut-\(place.rawValue)")
        case .typeScale(let scale):
            inner.insert("scaled-type")
            inner.insert(StyleClass(.typeScale, scale))
        case .filter(let filter):
            filtered(canWrap: canWrap) { filter.insert(into: &$0) }
        case .backdropBlur(let radius):
            insert { $0.insert(StyleClass(.backdropBlur, radius)) }
        case .inspectorWidth(let width):
            insert { $0.insert(StyleClass(.inspectorWidth, width)) }
        case .blending(let blendMode):
            // CSS blends a node's colors after its own filter, so that an outer filter needs a wrapper.
            filtered(canWrap: canWrap) { $0.insert(blendMode.className) }
        case .keepingColors: filtered(canWrap: canWrap) { $0.insert("keeps-colors") }
        case .compositing:
            // Blending is confined to the content.
            if canWrap { wrap(["layer"]) }
            hasBackground = true
            insert { $0.insert("isolated") }
        case .animationScope:
            break
        case .outOfSight:
            insert { $0.insert("out-of-sight") }
        case .menuBar:
            insert { $0.insert("menu-bar") }
        case .shortcutsOnly:
            insert { $0.insert("shortcuts-only") }
        case .noHits:
            insert { $0.insert("no-hits") }
        case .textSelection(let isEnabled):
            inner.insert(isEnabled ? "selectable-text" : "unselectable-text")
        case .zIndex(let index):
            placement.insert(StyleClass(.zIndex, index))
        case .guide(let guide):
            guide.insertShift(into: &placement)
            if needsBox, wrappers.isEmpty { wrap(["layer"]) }
            attributes[wrappers.count, default: []].insert(guide)
            // The guide refers to the size of this node: a padding needs another one.
            hasPadding = true
        case .gridColumns, .gridColumnAlignment:
            // Included in the position of a cell, which the document computes.
            break
        case .gridAnchor(let anchor):
            placement.insert(cellAnchor: anchor)
        case .gridUnsized(let horizontal, let vertical):
            if horizontal { placement.insert("unsized-x") }
            if vertical { placement.insert("unsized-y") }
        case .noSpacing(let edges):
            for (edge, name) in [
                (Edge.Set.top, "close-t"), (.leading, "close-l"), (.bottom, "close-b"), (.trailing, "close-r"),
            ] where edges.contains(edge) { placement.insert(name) }
        case .layoutPriority(let priority):
            placement.insert(StyleClass(.shrinking, min(max(priority, -2), 2)))
        case .idealSize(let width, let height):
            insert { classes in
                if let width, width.isFinite {
                    classes.insert("ideal-x")
                    classes.insert(StyleClass(.idealWidth, width))
                }
                if let height, height.isFinite {
                    classes.insert("ideal-y")
                    classes.insert(StyleClass(.idealHeight, height))
                }
            }
        case .fixedSize(let horizontal, let vertical):
            insert { classes in
                if horizontal { classes.insert("fixed-x") }
                if vertical { classes.insert("fixed-y") }
            }
            expansion = expansion.applying(value)
        case .lineSpacing(let spacing):
            inner.insert(StyleClass(.lineSpacing, spacing))
        case .lineHeight(.exact(let points)):
            inner.insert(StyleClass(.lineHeight, points))
        case .lineHeight(.multiple(let factor)):
            inner.insert(StyleClass(.lineFactor, factor))
        case .lineHeight(.increase(let points)):
            inner.insert(StyleClass(.lineIncrease, points))
        case .colorScheme(let colorScheme):
            inner.insert("scheme-\(colorScheme.rawValue)")
        case .contentChange(let change):
            inner.insert("swap-\(change.rawValue)")
        case .tabBarMinimization(let isForward): inner.insert(isForward ? "minimizes-forward" : "minimizes-backward")
        case .pages(let appearance, let hasBackground):
            inner.insert("pages")
            switch appearance {
            case .plain: inner.insert("no-dots")
            case .dots(let showsSinglePage): if showsSinglePage { inner.insert("all-dots") }
            }
            if hasBackground { inner.insert("dots-backed") }
        case .symbolMotion(let motion):
            motion.insert(into: &inner)
        case .symbolColors(let colors):
            inner.insert("layered")
            if let second = colors.second { inner.insert(StyleClass(.secondLayer, second)) }
            if let third = colors.third { inner.insert(StyleClass(.thirdLayer, third)) }
        case .symbolValue(let value):
            inner.insert(StyleClass(.symbolValue, value))
        case .letterSpacing(let spacing):
            inner.insert(StyleClass(.letterSpacing, spacing))
        case .baselineOffset(let offset):
            inner.insert(StyleClass(.baselineOffset, offset))
        case .list(let appearance):
            insert { $0.insert("list-\(appearance.rawValue)") }
        case .badge(let appearance):
            insert { $0.insert("badge-\(appearance.rawValue)") }
        case .minimumRowHeight, .minimumHeaderHeight, .rowIconColor,
            .hiddenSeparators, .separatorTint, .hiddenSectionSeparators, .sectionSeparatorTint, .rowSpacing,
            .hiddenSectionIndex, .sectionSpacing, .sectionMargins, .contentBackground, .prominentHeader, .formColumns,
            .lazySection,
            .markedSelection,
            .sectionEdge:
            insert { $0.insert(listStyle: value) }
        case .hiddenScrollBars, .noScrolling, .unclippedScrolling, .scrollSnapping, .scrollTargets, .contentMargins,
            .keyboardDismissal, .scrollReports, .scrollsByUser:
            inner.insert(scrollStyle: value)
        case .scrollTransition(let traits):
            for effect in traits.identity { apply(effect, canWrap: canWrap) }
        case .buttonShape(let shape):
            shape.insert(into: &inner)
        case .buttonWidth(let isFlexible):
            inner.insert(isFlexible ? "flexible" : "fitted")
            expansion = expansion.applying(value)
        case .scrollStop:
            insert { $0.insert("snap-stop") }
        case .noIndicator:
            inner.insert("no-indicator")
        case .plainDateField:
            inner.insert("plain-date")
        case .rowInsets(let insets):
            insert { $0.insert(insets) }
        case .toggle(let appearance):
            inner.insert("toggle-\(appearance.rawValue)")
        case .gaugeColors(let gradient):
            inner.insert(StyleClass(.gaugeColors, gradient))
        case .progress(let appearance):
            inner.insert("progress-\(appearance.rawValue)")
        case .plainField:
            inner.insert("field-plain")
        case .controlSize(let scale):
            inner.insert("control-\(scale.rawValue)")
        case .transition(let traits):
            insert { classes in
                for name in traits.insertion.pageNames { classes.insert("enter-\(name)") }
                for name in traits.removal.pageNames { classes.insert("leave-\(name)") }
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
        case .barBackground(let appearance, let isBottom):
            appearance.insert(into: &inner, isBottom: isBottom)
        case .bottomColorScheme(let colorScheme):
            inner.insert("bottom-scheme-\(colorScheme.rawValue)")
        case .compactAdaptation(let adaptation):
            inner.insert("compact-\(adaptation.rawValue)")
        case .pixelated:
            inner.insert("pixelated")
        case .pointer(let appearance):
            insert { $0.insert("pointer-\(appearance.rawValue)") }
        case .hoverEffect(let appearance):
            insert { $0.insert("hover-\(appearance.rawValue)") }
        case .pressable:
            insert { $0.insert("pressable") }
        case .sheetIndicator:
            insert { $0.insert("handled") }
        case .cellAlignment(let alignment):
            inner.insert("cx-\(alignment.horizontal.className)")
            inner.insert("cy-\(alignment.vertical.className)")
        case .noFocusRing:
            insert { $0.insert("no-focus-ring") }
        case .nonModal:
            insert { $0.insert("non-modal") }
        case .sheetSize(let size):
            insert { $0.insert("sheet-\(size.rawValue)") }
        case .sheetRadius(let radius):
            insert { $0.insert(StyleClass(.sheetRadius, radius)) }
        case .sheetHeight(let smallest, let largest):
            insert { classes in
                classes.insert("detents")
                classes.insert(StyleClass(smallest.isPoints ? .minHeight : .minScreenHeight, smallest.number))
                classes.insert(StyleClass(largest.isPoints ? .maxHeight : .maxScreenHeight, largest.number))
            }
        case .containerFrame(let frame):
            if canWrap { wrap(["layer", "frame"]) }
            insert { frame.insert(into: &$0) }
            if canWrap { align(frame.alignment) }
            hasPadding = true
            expansion = expansion.applying(value)
        case .frame(let frame):
            // A separate node, because it aligns its content by its own alignment.
            if canWrap { wrap(["layer", "frame"]) }
            insert { frame.insert(into: &$0, aligns: canWrap) }
            if canWrap { align(frame.alignment) }
            // A padding around a frame adds to its lengths.
            hasPadding = true
            expansion = expansion.applying(value)
        }
    }

    /// Has no effect on elements that don't expand in both directions.
    private mutating func proportion(_ ratio: Double, _ fit: ImageFit, canWrap: Bool) {
        guard canWrap, expansion.isSuperset(of: .both), ratio.isFinite, ratio > 0 else { return }
        wrap(["layer", fit == .fit ? "ratio" : "ratio-fill"])
        insert { $0.insert(StyleClass(.ratio, min(max(ratio, 0.001), 1000))) }
        hasPadding = true
        expansion = expansion.applying(.proportion(ratio, fit))
    }

    /// Adds the custom alignments of the current node.
    private mutating func align(_ alignment: Alignment) {
        let custom = HTML.Attribute.alignment(alignment)
        if !custom.isEmpty { attributes[wrappers.count, default: []] += custom }
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

    /// Marks the outermost node so far with the axes along which it expands.
    private mutating func markExpansion() {
        guard !expansion.isEmpty else { return }
        let names: [(Expansion, String)] = [
            (.horizontal, "fill-x"), (.vertical, "fill-y"), (.possiblyHorizontal, "may-fill-x"),
            (.possiblyVertical, "may-fill-y"),
        ]
        for (axis, name) in names where expansion.contains(axis) {
            if wrappers.isEmpty { inner.insert(name) } else { wrappers[wrappers.count - 1].insert(name) }
        }
    }

    /// CSS applies the offset of a node after its other transforms, and has one of each: another one needs a wrapper.
    private mutating func transform(canWrap: Bool, _ change: (inout ClassList) -> Void) {
        if isTransformed || isOffset, canWrap { wrap(["layer"]) }
        isTransformed = true
        hasPadding = true
        hasBackground = true
        insert(change)
    }

    /// CSS has one of each color effect per node: another one needs a wrapper.
    private mutating func filtered(canWrap: Bool, _ change: (inout ClassList) -> Void) {
        if isFiltered, canWrap { wrap(["layer"]) }
        isFiltered = true
        hasBackground = true
        insert(change)
    }

    private mutating func insert(_ change: (inout ClassList) -> Void) {
        if needsBox, wrappers.isEmpty { wrap(["layer"]) }
        if wrappers.isEmpty { change(&inner) } else { change(&wrappers[wrappers.count - 1]) }
    }
}
