import OrderedCollections

/// A piece of HTML as a value: one element of a document on a page.
///
/// Tags and attribute names are closed sets, and `HTMLWriter` escapes text and attribute values: input of apps and users can never become
/// markup.
struct HTML: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case node(HTML)
        /// The only content of its node.
        case text(String)
        /// The position of the child elements: the last content of its node.
        case slot
    }

    var tag: Tag
    /// The id of the node of an element, or of the node that contains its children. Other nodes can have one among their attributes.
    var id: String?
    var classes: ClassList
    var attributes: [Attribute]
    var content: [Content]
    /// The animations between its classes and other classes.
    var classChanges: [ClassChange] = []

    init(_ tag: Tag, _ classes: ClassList = [], _ attributes: [Attribute] = [], _ content: [Content] = []) {
        self.tag = tag
        self.classes = classes
        self.attributes = attributes
        self.content = content
    }

    /// Adds the style classes of the node and its descendants.
    func addStyles(to styles: inout OrderedSet<StyleClass>) {
        styles.formUnion(classes.styles)
        for change in classChanges { change.addStyles(to: &styles) }
        for case .node(let node) in content { node.addStyles(to: &styles) }
    }

    enum Tag: String, Hashable, Sendable {
        case a, button, dialog, div, fieldset, h1, h2, header, hr, iframe, img, input, label, legend, li, main, nav,
            option,
            progress
        case section, select, span, svg, table, tbody, td, textarea, th, thead, tr, ul, use
        // SVG elements.
        case clipPath, defs, feColorMatrix, feComponentTransfer, feComposite, feDropShadow, feFlood, feFuncA,
            feGaussianBlur, feOffset, filter, foreignObject, g, image, linearGradient, mask, path, radialGradient, stop,
            text,
            tspan

        /// Whether the tag has neither content nor an end tag.
        var isVoid: Bool { self == .input || self == .hr || self == .img }

        /// Whether the tag belongs to SVG, where an element without content may close itself.
        var isSVG: Bool {
            switch self {
            case .svg, .use, .clipPath, .defs, .feColorMatrix, .feComponentTransfer, .feComposite, .feDropShadow,
                .feFlood, .feFuncA, .feGaussianBlur, .feOffset, .filter, .foreignObject, .g, .image, .linearGradient,
                .mask, .path,
                .radialGradient, .stop, .text, .tspan:
                true
            default: false
            }
        }
    }

    struct Attribute: Hashable, Sendable {
        enum Name: String, Hashable, Sendable {
            case ariaControls = "aria-controls"
            case ariaCurrent = "aria-current"
            case ariaChecked = "aria-checked"
            case ariaLive = "aria-live"
            case ariaModal = "aria-modal"
            case ariaLevel = "aria-level"
            case ariaDescription = "aria-description"
            case ariaDescribedBy = "aria-describedby"
            case ariaDisabled = "aria-disabled"
            case ariaExpanded = "aria-expanded"
            case ariaHidden = "aria-hidden"
            case ariaKeyShortcuts = "aria-keyshortcuts"
            case ariaLabel = "aria-label"
            case ariaLabelledBy = "aria-labelledby"
            case ariaMultiSelectable = "aria-multiselectable"
            case ariaPressed = "aria-pressed"
            case ariaSelected = "aria-selected"
            case ariaSort = "aria-sort"
            case ariaValueText = "aria-valuetext"
            case alt
            case autocapitalize, autocorrect
            case autocomplete, checked
            case `class`
            case dataAccept = "data-accept"
            case dataAddress = "data-address"
            case dataAlignX = "data-align-x"
            case dataAlignY = "data-align-y"
            case dataAnchor = "data-anchor"
            case dataAnchorPart = "data-anchor-part"
            case dataCourse = "data-course"
            case dataDepth = "data-depth"
            case dataDrag = "data-drag"
            case dataDrop = "data-drop"
            case dataCopy = "data-copy"
            case dataCut = "data-cut"
            case dataDropEffect = "data-drop-effect"
            case dataEdge = "data-edge"
            case dataEffect = "data-effect"
            case dataFileBytes = "data-file-bytes"
            case dataFileCount = "data-file-count"
            case dataFocus = "data-focus"
            case dataFollowsDrags = "data-follows-drags"
            case dataFits = "data-fits"
            case dataGuideX = "data-guide-x"
            case dataGuideY = "data-guide-y"
            case dataHigh = "data-high"
            case dataHold = "data-hold"
            case dataGesture = "data-gesture"
            case dataPriority = "data-priority"
            case dataRepeat = "data-repeat"
            case dataRepeats = "data-repeats"
            case dataFull = "data-full"
            case dataIdentity = "data-identity"
            case dataIndex = "data-index"
            case dataKey = "data-key"
            case dataKeyPhases = "data-key-phases"
            case dataKeys = "data-keys"
            case dataLayout = "data-layout"
            case dataLink = "data-link"
            case dataLow = "data-low"
            case dataMadeByDrag = "data-made-by-drag"
            case dataMatch = "data-match"
            case dataMeasured = "data-measured"
            case dataOn = "data-on"
            case dataOutside = "data-outside"
            case dataPaste = "data-paste"
            case dataPlaces = "data-places"
            case dataPosition = "data-position"
            case dataPreview = "data-preview"
            case dataRows = "data-rows"
            case dataScrollKeep = "data-scroll-keep"
            case dataScrollPhases = "data-scroll-phases"
            case dataScrollStart = "data-scroll-start"
            case dataScrollTarget = "data-scroll-target"
            case dataScrollThresholds = "data-scroll-thresholds"
            case dataSelects = "data-selects"
            case dataShareAddress = "data-share-address"
            case dataShareText = "data-share-text"
            case dataShareTitle = "data-share-title"
            case dataSelection = "data-selection"
            case dataSpaces = "data-spaces"
            case dataTestID = "data-testid"
            case dataTicket = "data-ticket"
            case dataTitle = "data-title"
            case dataTraits = "data-traits"
            case dataUndo = "data-undo"
            case dataSlices = "data-slices"
            case dataVisible = "data-visible"
            case dataZoom = "data-zoom"
            case dataZoomSource = "data-zoom-source"
            case dir, disabled, download, draggable, enterkeyhint, hidden, href, id, inert, inputmode, lang, loading,
                max, min,
                name, open,
                placeholder, popover,
                referrerpolicy, rel, role
            case rows, sandbox, scope, selected, spellcheck, src, srcset, step, tabIndex = "tabindex", target, title,
                type, value
            // SVG attributes.
            case clipPath = "clip-path"
            case clipPathUnits
            case clipRule = "clip-rule"
            case colorInterpolationFilters = "color-interpolation-filters"
            case cx, cy, d
            case dominantBaseline = "dominant-baseline"
            case dx, dy, fill
            case fillRule = "fill-rule"
            case filter, filterUnits
            case floodColor = "flood-color"
            case fr, gradientTransform, gradientUnits, height, in2, k1, k2, k3, k4, mask
            case maskType = "mask-type"
            case maskUnits, offset, opacity, `operator`, preserveAspectRatio, r, result
            case shapeRendering = "shape-rendering"
            case stdDeviation
            case stopColor = "stop-color"
            case stroke
            case strokeDashArray = "stroke-dasharray"
            case strokeDashOffset = "stroke-dashoffset"
            case strokeLineCap = "stroke-linecap"
            case strokeLineJoin = "stroke-linejoin"
            case strokeMiterLimit = "stroke-miterlimit"
            case strokeWidth = "stroke-width"
            case tableValues
            case textAnchor = "text-anchor"
            case transform, values
            case vectorEffect = "vector-effect"
            case viewBox, width, x, x1, x2, y, y1, y2
        }

        var name: Name
        /// Empty for a Boolean attribute.
        var value: String

        init(_ name: Name, _ value: String = "") {
            self.name = name
            self.value = value
        }
    }

    /// The node's attributes, including its classes, in the order in which they are written.
    var allAttributes: [Attribute] {
        var all = id.map { [Attribute(.id, $0)] } ?? []
        all += attributes
        if !classChanges.isEmpty { all += classChanges.attributes }
        if !classes.isEmpty { all.append(Attribute(.class, classes.text)) }
        return all
    }

    subscript(name: Attribute.Name) -> String? {
        allAttributes.first { $0.name == name }?.value
    }
}
