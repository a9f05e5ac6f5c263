/// One resolved style value of an element.
///
/// Lengths are in points: CSS pixels on a page.
package enum StyleValue: Hashable, Sendable {
    case padding(EdgeInsets)
    /// The platform's own padding, on these edges.
    case automaticPadding(Edge.Set)
    case frame(FrameLayout)
    case background(Paint)
    /// A background of several colors.
    case gradient(GradientPaint)
    case opacity(Double)
    case font(FontDescription)
    case foreground(Paint)
    /// A text of several colors.
    case textGradient(GradientPaint)
    case tint(Paint)
    /// Lines below and through a text.
    case lines(below: Bool, through: Bool)
    /// How the lines below a text and through it are drawn.
    case linePattern(LinePattern)
    case lineColor(Paint)
    /// The largest number of lines of a text.
    case lineLimit(Int)
    /// The number of lines whose height a text takes at least.
    case leastLines(Int)
    /// The part of its size, between 0 and 1, down to which a text becomes smaller where it does not fit.
    case leastScale(Double)
    case textAlignment(TextAlignment)
    case textCase(LetterCase)
    /// Blocks take the place of a text or a symbol.
    case redacted
    case clip(ShapeOutline)
    /// Where a pointer meets the element, besides what is in it.
    case hitArea(ShapeOutline)
    case border(Paint, width: Double)
    case shadow(Paint, radius: Double, x: Double, y: Double)
    case offset(x: Double, y: Double)
    case hidden
    case imageScale(ImageScale)
    /// An image as large as the room that there is; how it fits in.
    case resizable(ImageFit)
    /// Width divided by height of what expands in both directions; nil for that of an image or a shape itself.
    case proportion(Double?, ImageFit)
    case labelParts(LabelParts)
    /// Between the icon and the title of a label.
    case labelSpacing(Double)
    /// The least width of the icon of a label.
    case labelIconWidth(Double)
    /// The label of a control is read by assistive technology only.
    case hiddenLabel
    /// How a list looks.
    case list(ListLook)
    /// No lines at these edges of a row.
    case hiddenSeparators(Edge.Set)
    /// The color of the lines at these edges of a row.
    case separatorTint(Paint, Edge.Set)
    /// No lines at these edges of a section.
    case hiddenSectionSeparators(Edge.Set)
    /// The color of the lines at these edges of a section.
    case sectionSeparatorTint(Paint, Edge.Set)
    /// A list whose selected rows have a check mark.
    case markedSelection
    /// Between the rows of a list.
    case rowSpacing(Double)
    /// How high the rows of a list are at least, and the headers of its sections.
    case leastRowHeight(Double)
    case leastHeaderHeight(Double)
    /// The color of the icons in a row.
    case rowIconColor(Paint)
    case badge(BadgeLook)
    /// A list without an index of its sections.
    case hiddenSectionIndex
    /// Above a section, if there is another one above it.
    case sectionSpacing(Double)
    /// Around a section, from the edges of its list; nil for the platform's own.
    case sectionMargins(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
    /// Whether a list, a form or a text editor has its own background; nothing is said for the platform's own choice.
    case contentBackground(Bool)
    /// A section whose header stands out.
    case prominentHeader
    /// The part of a lazy stack or a lazy grid that is one section of it.
    case lazySection
    /// The header or the footer of such a section; at which edge it stays in sight, if it does.
    case sectionEdge(pinned: Edge?)
    /// A form whose labels are in one column, and its controls in another.
    case formColumns
    case buttonShape(ButtonShape)
    /// Whether a button, or what looks like one, is as wide as its space or as its content.
    case buttonWidth(isFlexible: Bool)
    /// No scroll bars along these axes.
    case hiddenScrollBars(horizontal: Bool, vertical: Bool)
    /// The user can't scroll the element.
    case noScrolling
    /// What is scrolled out of the element is seen beside it.
    case unclippedScrolling
    /// Where a scroll ends.
    case scrollSnapping(ScrollSnapping)
    /// The children are the targets of the scroll view around them.
    case scrollTargets
    /// Around the content of what scrolls; nil for the platform's own.
    case contentMargins(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
    /// A scroll by the user hides the keyboard of the screen.
    case keyboardDismissal
    /// The screen tells how far the element is scrolled, or what scrolls it.
    case scrollReports
    /// The screen tells that the user has scrolled, also where there are no targets.
    case scrollsByUser
    /// How the element looks while it scrolls into sight and out of it.
    indirect case scrollTransition(ScrollTransitionTraits)
    /// A rotation in space.
    case rotation3D(SpaceRotation)
    /// Moves the points of an element, from its upper left corner.
    case affine(AffineChange)
    /// Moves the points of an element, from its upper left corner, as if it were turned in space.
    indirect case projection(ProjectionChange)
    /// The element is as opaque at each point as the gradient is.
    case mask(GradientPaint)
    /// The background of the element is seen where its texts are, and the texts have no colors of their own.
    case paintedText
    /// The element's center is at a point of the space that it is offered, from the upper leading corner.
    case position(x: Double, y: Double)
    /// A point of the element is at a point of the space that it is offered.
    indirect case pin(Pin)
    /// What of a text gives way to an ellipsis, if it is not its end.
    case truncation(TruncationPlace)
    /// How large texts are, as a part of their usual size.
    case typeScale(Double)
    /// No scroll goes beyond the element, which is a scroll target.
    case scrollStop
    /// No arrow beside what opens a menu or a page.
    case noIndicator
    /// A date field without the browser's calendar.
    case plainDateField
    /// The room around what is in a row.
    case rowInsets(EdgeInsets)
    case toggle(ToggleLook)
    case progress(ProgressLook)
    /// The colors along a gauge.
    case gaugeColors(GradientPaint)
    /// A text field without a border.
    case plainField
    case controlSize(ControlScale)
    case transition(TransitionTraits)
    /// What is behind a bar; of one with a title, behind its items at the bottom of the window instead.
    case barLook(BarLook, isBottom: Bool)
    /// The appearance of the items at the bottom of the window.
    case bottomColorScheme(ColorScheme)
    /// A color that is painted up to these edges of the window.
    case bleed(Paint, Edge.Set)
    /// Colors behind everything else in the window.
    case windowGradient(GradientPaint)
    /// What a sheet or a popover is on a narrow screen, if that is not the platform's own choice.
    case compactAdaptation(CompactAdaptation)
    /// An image whose pixels have edges where it is enlarged.
    case pixelated
    /// What a pointer over the element looks like.
    case pointer(PointerLook)
    /// What a pointer that rests on the element does to it.
    case hoverEffect(HoverLook)
    /// The element gives way a little to a press.
    case pressable
    /// A sheet with a handle at its upper edge.
    case sheetIndicator
    /// The radius of a sheet's corners.
    case sheetRadius(Double)
    /// The width of an inspector beside the content of the window.
    case inspectorWidth(Double)
    /// A sheet that is not modal: people can use the views behind it.
    case nonModal
    case sheetSize(SheetSize)
    /// How high a sheet is at least, and at most.
    case sheetHeight(smallest: SheetHeight, largest: SheetHeight)
    case rotation(degrees: Double, anchor: StyleAnchor)
    case scale(x: Double, y: Double, anchor: StyleAnchor)
    case filter(FilterEffect)
    /// What is behind the element is blurred, by a radius in points.
    case backdropBlur(Double)
    /// How the element's colors are mixed with those behind it.
    case blending(BlendMode)
    /// What is in the element is mixed with each other only, and painted as one.
    case compositing
    /// The colors stay as they are where the device inverts those of its screen.
    case keepingColors
    /// What has the keyboard's focus in the element has no ring around it.
    case noFocusRing
    /// The element is not seen until the keyboard's focus is in it; assistive technology reads it.
    case outOfSight
    /// Pointers and fingers meet what is behind the element.
    case noHits
    /// A bar of menus at the top of the window.
    case menuBar
    /// Hidden: its controls exist for their keyboard shortcuts only.
    case shortcutsOnly
    /// Has no look: the style values before it are in the scope of an animation, identified by the depth of its node.
    case animationScope(depth: Int)
    /// Whether people can select the texts in the element.
    case textSelection(Bool)
    /// What of siblings is in front.
    case zIndex(Double)
    /// The element does not become smaller than its content, and does not wrap it.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// The lengths of a frame where something right around has a fixed size; nil for those of what is in it.
    case idealSize(width: Double?, height: Double?)
    /// Those with a lower one become smaller first.
    case layoutPriority(Double)
    /// Between the lines of a text.
    case lineSpacing(Double)
    /// From one baseline of a text to the next.
    case lineHeight(LineLength)
    /// Between the letters of a text.
    case letterSpacing(Double)
    /// How far letters are above the baseline.
    case baselineOffset(Double)
    case colorScheme(ColorScheme)
    /// A size in parts of the container around it that scrolls, or of the window.
    case containerFrame(ContainerFrame)
    /// Another place along the axis of an alignment than the element's own.
    case guide(AlignmentGuideShift)
    /// The view wants no space between these edges and views that want none there, either.
    case noSpacing(Edge.Set)
    /// How many columns of its grid a cell takes.
    case gridColumns(Int)
    /// The point of a cell that comes to the same point of the space that the grid has for it.
    case gridAnchor(StyleAnchor)
    /// Where the views of a lazy grid are in their cells.
    case cellAlignment(Alignment)
    /// How the cells are aligned that are in the same column.
    case gridColumnAlignment(HorizontalAlignment)
    /// The cell takes the space that its grid has for it, and makes no columns wider and no rows higher.
    case gridUnsized(horizontal: Bool, vertical: Bool)
    /// How a text gives way to another one in an update that is animated.
    case contentChange(ContentChange)
    case symbolMotion(SymbolMotion)
    case symbolColors(SymbolColors)
    /// Tabs as pages to swipe.
    case pages(PagesLook, hasBackground: Bool)
}

/// A point of an element, in parts of its width and height.
package struct StyleAnchor: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static let center = StyleAnchor(x: 0.5, y: 0.5)
}

/// How the colors of an element are changed when it is painted.
package enum FilterEffect: Hashable, Sendable {
    case blur(Double)
    case grayscale(Double)
    case saturation(Double)
    case contrast(Double)
    /// What is added to each component: between -1, which makes everything black, and 1, which makes it white.
    case brightness(Double)
    case hueRotation(degrees: Double)
    case inversion
}

/// What a sheet or a popover is on a narrow screen.
package enum CompactAdaptation: String, Hashable, Sendable {
    case popover, cover
}

/// What a pointer does to an element on which it rests.
package enum HoverLook: String, Hashable, Sendable {
    case lift, highlight
}

/// How wide a sheet is in a wide window, where that is not the platform's own choice.
package enum SheetSize: String, Hashable, Sendable {
    case fitted, page
}

/// A height of a sheet.
package enum SheetHeight: Hashable, Sendable {
    /// A part of the screen's height, between 0 and 1.
    case fraction(Double)
    case points(Double)

    /// Puts heights into an order: points come first, since screens differ.
    package var order: Double {
        switch self {
        case .fraction(let fraction): 100_000 * fraction
        case .points(let points): points
        }
    }
}

/// How pages are drawn.
package enum PagesLook: Hashable, Sendable {
    /// Without dots.
    case plain
    case dots(alsoForOne: Bool)
}

/// What a toggle is drawn as.
package enum ToggleLook: String, Hashable, Sendable {
    case `switch`, button, checkbox
}

/// What progress is drawn as.
package enum ProgressLook: String, Hashable, Sendable {
    case linear, circular
    /// An open ring, and a bar, with a point at the current value.
    case ring, pointer

    package var hasPoint: Bool { self == .ring || self == .pointer }
}

package enum ControlScale: String, Hashable, Sendable {
    case mini, small, large, extraLarge
}

package enum ImageScale: String, Hashable, Sendable {
    case small, medium, large
}

package enum ImageFit: String, Hashable, Sendable {
    /// As wide and as high as its room.
    case stretch
    /// As large as it can be within its room.
    case fit
    /// As small as it can be to cover its room.
    case fill
}

/// What of a label is shown.
package enum LabelParts: String, Hashable, Sendable {
    case title, icon, titleAndIcon
}

/// What of a text gives way to an ellipsis.
package enum TruncationPlace: String, Hashable, Sendable {
    case head, middle
}

/// How much a badge stands out, if not as usual.
package enum BadgeLook: String, Hashable, Sendable {
    case decreased, increased
}

/// What a list is drawn as.
package enum ListLook: String, Hashable, Sendable {
    case plain, grouped, insetGrouped, inset, sidebar
}

/// The size of an element, where it is not its content's.
package struct FrameLayout: Hashable, Sendable {
    package var width: Double?
    package var height: Double?
    package var minWidth: Double?
    /// `.infinity` fills the width that there is.
    package var maxWidth: Double?
    package var minHeight: Double?
    /// `.infinity` fills the height that there is.
    package var maxHeight: Double?
    package var alignment: Alignment

    package init(
        width: Double? = nil,
        height: Double? = nil,
        minWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.width = width
        self.height = height
        self.minWidth = minWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// A color. Semantic colors adapt to light and dark appearance.
package enum Paint: Hashable, Sendable {
    package enum Semantic: String, CaseIterable, Hashable, Sendable {
        case primary, secondary, tertiary, quaternary, accent
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
        case white, black, gray, clear
        /// Grays that come closer and closer to the background.
        case gray2, gray3, gray4, gray5, gray6
        /// What is behind content that is not in groups, and behind a part of it.
        case plain, plainInset
        /// Panes through which what is behind them shines, blurred: the thinnest first, then that of bars.
        case ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial, barMaterial
        /// What is behind a group of content, and behind a part of it.
        case surface, surfaceInset
        /// What is behind content over other content.
        case raised
        /// What is behind everything in a window.
        case background

        /// Whether what is behind the color is blurred.
        package var isMaterial: Bool {
            switch self {
            case .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial, .ultraThickMaterial,
                .barMaterial:
                true
            default: false
            }
        }
    }

    /// `opacity` is between 0 and 1.
    case semantic(Semantic, opacity: Double)
    /// sRGB components between 0 and 1.
    case rgb(red: Double, green: Double, blue: Double, opacity: Double)
    /// A color for light appearance, and one for dark.
    case adaptive(light: RGB, dark: RGB)
    /// A color between two others; `part` is that of the second one, between 0 and 1.
    indirect case mixture(Paint, Paint, part: Double, MixingSpace)

    /// How many mixtures are in one another, at most: the name of a style class has all of their colors.
    package static var mostMixtures: Int { 3 }

    /// How colors are mixed: the raw value is a letter of its name.
    package enum MixingSpace: String, Hashable, Sendable {
        /// By how people see them: in Oklab.
        case perceptual = "p"
        /// By their sRGB components.
        case device = "d"
    }

    /// sRGB components and an opacity, between 0 and 1.
    package struct RGB: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var opacity: Double

        package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }

    }

    /// The color with other opacities of what it is made of.
    package func mapOpacity(_ change: (Double) -> Double) -> Paint {
        switch self {
        case .semantic(let semantic, let opacity): return .semantic(semantic, opacity: change(opacity))
        case .rgb(let red, let green, let blue, let opacity):
            return .rgb(red: red, green: green, blue: blue, opacity: change(opacity))
        case .adaptive(var light, var dark):
            light.opacity = change(light.opacity)
            dark.opacity = change(dark.opacity)
            return .adaptive(light: light, dark: dark)
        case .mixture(let first, let second, let part, let space):
            return .mixture(first.mapOpacity(change), second.mapOpacity(change), part: part, space)
        }
    }
}

/// How a line below a text or through it is drawn.
package enum LinePattern: String, Hashable, Sendable {
    case solid, dotted, dashed
}

/// A font, by its text style where it has one.
package struct FontDescription: Hashable, Sendable {
    package enum TextStyle: String, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    package enum Weight: Int, Hashable, Sendable {
        case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500
        case semibold = 600, bold = 700, heavy = 800, black = 900
    }

    package enum Design: String, Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The space between lines.
    package enum Leading: String, Hashable, Sendable {
        case tight, loose
    }

    /// Which letters are small capitals.
    package enum Capitals: String, Hashable, Sendable {
        case all, lowercase, uppercase
    }

    /// The width of letters, as a part of the usual one.
    package enum Width: Int, Hashable, Sendable {
        case compressed = 50, condensed = 75, standard = 100, expanded = 125
    }

    /// nil: as around it.
    package var textStyle: TextStyle?
    /// In points; overrides that of the text style.
    package var size: Double?
    package var weight: Weight?
    package var design: Design?
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var leading: Leading?
    package var capitals: Capitals?
    package var width: Width?
    /// The name of a font of the app or of the device.
    package var family: String?
    /// Whether the size does not depend on the text size that the user has chosen.
    package var hasFixedSize = false

    package init(textStyle: TextStyle? = nil, size: Double? = nil, weight: Weight? = nil, design: Design? = nil) {
        self.textStyle = textStyle
        self.size = size
        self.weight = weight
        self.design = design
    }
}
