/// One resolved style value of an element.
///
/// Lengths are in points: CSS pixels on a page.
package enum StyleValue: Hashable, Sendable {
    case padding(EdgeInsets)
    /// The default padding on these edges.
    case automaticPadding(Edge.Set)
    case frame(FrameLayout)
    case background(Paint)
    /// A gradient background.
    case gradient(GradientPaint)
    case opacity(Double)
    case font(FontDescription)
    case foreground(Paint)
    /// Text in a gradient.
    case textGradient(GradientPaint)
    case tint(Paint)
    /// The underline and the strikethrough of a text.
    case lines(below: Bool, through: Bool)
    /// The pattern of the underline and the strikethrough.
    case linePattern(LinePattern)
    case lineColor(Paint)
    /// The maximum number of lines of a text.
    case lineLimit(Int)
    /// The minimum number of lines for which a text reserves space.
    case minimumLines(Int)
    /// The minimum scale factor of a text that does not fit, between 0 and 1.
    case minimumScale(Double)
    case textAlignment(TextAlignment)
    case textCase(LetterCase)
    /// Text and symbols are replaced by blocks.
    case redacted
    case clip(ShapeOutline)
    /// The hit testing area of the element, in addition to its content.
    case hitArea(ShapeOutline)
    case border(Paint, width: Double)
    case shadow(Paint, radius: Double, x: Double, y: Double)
    case offset(x: Double, y: Double)
    case hidden
    case imageScale(ImageScale)
    /// An image that is resized to the available space, and its content mode.
    case resizable(ImageFit)
    /// The parts of a resized image that are resized differently.
    indirect case imageSlices(ImageSlices)
    /// The aspect ratio of an element that expands in both directions; nil for that of an image or a shape itself.
    case proportion(Double?, ImageFit)
    case labelParts(LabelParts)
    /// The spacing between the icon and the title of a label.
    case labelSpacing(Double)
    /// The minimum width of a label's icon.
    case labelIconWidth(Double)
    /// The label of a control is only visible to assistive technology.
    case hiddenLabel
    /// The style of a list.
    case list(ListAppearance)
    /// The row separators at these edges are hidden.
    case hiddenSeparators(Edge.Set)
    /// The color of the row separators at these edges.
    case separatorTint(Paint, Edge.Set)
    /// The section separators at these edges are hidden.
    case hiddenSectionSeparators(Edge.Set)
    /// The color of the section separators at these edges.
    case sectionSeparatorTint(Paint, Edge.Set)
    /// Selected rows of the list have a checkmark.
    case markedSelection
    /// The spacing between the rows of a list.
    case rowSpacing(Double)
    /// The minimum heights of the rows of a list and of its section headers.
    case minimumRowHeight(Double)
    case minimumHeaderHeight(Double)
    /// The color of the icons in a row.
    case rowIconColor(Paint)
    case badge(BadgeAppearance)
    /// The list does not show its section index.
    case hiddenSectionIndex
    /// The spacing above a section that is not the first.
    case sectionSpacing(Double)
    /// The margins of a section, from the edges of its list; nil for the platform's default.
    case sectionMargins(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
    /// Whether a list, form or text editor has its own background. Absent for the default.
    case contentBackground(Bool)
    /// A section with a prominent header.
    case prominentHeader
    /// One section of a lazy stack or lazy grid.
    case lazySection
    /// The header or footer of such a section, and the edge to which it is pinned; nil for none.
    case sectionEdge(pinned: Edge?)
    /// A form with its labels in one column and its controls in another.
    case formColumns
    case buttonShape(ButtonShape)
    /// Whether a button, or a control in the style of a button, fills the available width or fits its content.
    case buttonWidth(isFlexible: Bool)
    /// Scroll indicators along these axes are hidden.
    case hiddenScrollBars(horizontal: Bool, vertical: Bool)
    /// The user can't scroll the element.
    case noScrolling
    /// Content that is scrolled out of the element is not clipped.
    case unclippedScrolling
    /// The snapping behavior of the scroll view.
    case scrollSnapping(ScrollSnapping)
    /// The children are scroll targets of the enclosing scroll view.
    case scrollTargets
    /// The content margins of a scroll view; nil for the default.
    case contentMargins(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
    /// Scrolling dismisses the on-screen keyboard.
    case keyboardDismissal
    /// The client reports the scroll geometry and phase of the element.
    case scrollReports
    /// The client reports scrolling by the user, even without scroll targets.
    case scrollsByUser
    /// The effects of the element while it scrolls into and out of the visible area.
    indirect case scrollTransition(ScrollTransitionTraits)
    /// A rotation in three dimensions.
    case rotation3D(SpaceRotation)
    /// An affine transform of the element, from its upper left corner.
    case affine(AffineChange)
    /// A perspective transform of the element, from its upper left corner.
    indirect case projection(ProjectionChange)
    /// The element has the opacity of the gradient.
    case mask(GradientPaint)
    /// The element has the opacity of the image.
    indirect case imageMask(ImageMask)
    /// The element's background fills its texts, which have no colors of their own.
    case paintedText
    /// The element's center is at a point of the proposed space, from the upper leading corner.
    case position(x: Double, y: Double)
    /// A point of the element is at a point of the proposed space.
    indirect case pin(Pin)
    /// The truncated part of a text, if it is not the end.
    case truncation(TruncationPlace)
    /// The scale of text relative to its default size.
    case typeScale(Double)
    /// A scroll does not go past this scroll target.
    case scrollStop
    /// No disclosure indicator on a menu or a link.
    case noIndicator
    /// A date field without the browser's calendar.
    case plainDateField
    /// The insets of a row's content.
    case rowInsets(EdgeInsets)
    case toggle(ToggleAppearance)
    case progress(ProgressAppearance)
    /// The gradient of a gauge.
    case gaugeColors(GradientPaint)
    /// A text field without a border.
    case plainField
    case controlSize(ControlScale)
    case transition(TransitionTraits)
    /// The background of a bar; with `isBottom`, that of the items at the bottom of the window.
    case barBackground(BarBackground, isBottom: Bool)
    /// The color scheme of the items at the bottom of the window.
    case bottomColorScheme(ColorScheme)
    /// A color that extends to these edges of the window.
    case bleed(Paint, Edge.Set)
    /// A gradient behind the whole window.
    case windowGradient(GradientPaint)
    /// The form of a sheet or popover on a narrow screen. Absent for the default.
    case compactAdaptation(CompactAdaptation)
    /// An image that is enlarged without interpolation.
    case pixelated
    /// The style of a pointer over the element.
    case pointer(PointerShape)
    /// The effect of a pointer that hovers over the element.
    case hoverEffect(HoverAppearance)
    /// The element shrinks a little while it is pressed.
    case pressable
    /// A sheet with a drag indicator at its upper edge.
    case sheetIndicator
    /// The radius of a sheet's corners.
    case sheetRadius(Double)
    /// The width of an inspector beside the content of the window.
    case inspectorWidth(Double)
    /// A sheet that is not modal: the user can interact with the views behind it.
    case nonModal
    case sheetSize(SheetSize)
    /// The minimum and maximum height of a sheet.
    case sheetHeight(smallest: SheetHeight, largest: SheetHeight)
    case rotation(degrees: Double, anchor: StyleAnchor)
    case scale(x: Double, y: Double, anchor: StyleAnchor)
    case filter(FilterEffect)
    /// Blurs the backdrop of the element, with a radius in points.
    case backdropBlur(Double)
    /// The blend mode of the element.
    case blending(BlendMode)
    /// The element's content is composited as a group, before it is blended with its backdrop.
    case compositing
    /// The colors are kept when the device inverts the screen.
    case keepingColors
    /// Focused descendants have no focus ring.
    case noFocusRing
    /// The element is visually hidden until it contains the keyboard focus; assistive technology reads it.
    case outOfSight
    /// The element is excluded from hit testing.
    case noHits
    /// A menu bar at the top of the window.
    case menuBar
    /// Hidden: its controls exist only for their keyboard shortcuts.
    case shortcutsOnly
    /// Not rendered: the preceding style values are in an animation scope, identified by the depth of its node.
    case animationScope(depth: Int)
    /// Whether the element's text is selectable.
    case textSelection(Bool)
    /// The stacking order among siblings.
    case zIndex(Double)
    /// The element is not compressed below its ideal size.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// The ideal lengths of a frame, used by an immediately enclosing fixed size; nil for those of its content.
    case idealSize(width: Double?, height: Double?)
    /// Siblings with a lower priority are compressed first.
    case layoutPriority(Double)
    /// The spacing between the lines of a text.
    case lineSpacing(Double)
    /// The distance between the baselines of a text.
    case lineHeight(LineLength)
    /// The tracking of a text.
    case letterSpacing(Double)
    /// The baseline offset of a text.
    case baselineOffset(Double)
    case colorScheme(ColorScheme)
    /// A size relative to the enclosing scroll view or the window.
    case containerFrame(ContainerFrame)
    /// The position of an alignment guide in the element with the preceding styles.
    indirect case guide(ExplicitGuide)
    /// No spacing at these edges next to views that have none there, either.
    case noSpacing(Edge.Set)
    /// The column span of a grid cell.
    case gridColumns(Int)
    /// The point of a cell that is placed at the same point of its space in the grid.
    case gridAnchor(StyleAnchor)
    /// The alignment of views in the cells of a lazy grid.
    case cellAlignment(Alignment)
    /// The alignment of the cells in a grid column.
    case gridColumnAlignment(HorizontalAlignment)
    /// The cell fills its space in the grid without affecting the size of columns and rows.
    case gridUnsized(horizontal: Bool, vertical: Bool)
    /// The transition between texts in an animated update.
    case contentChange(ContentChange)
    case symbolMotion(SymbolMotion)
    case symbolColors(SymbolColors)
    /// The part of a variable symbol that is drawn in full, from 0 to 1.
    case symbolValue(Double)
    /// A paged tab view.
    case pages(PagesAppearance, hasBackground: Bool)
    /// The bar of the tab view at the bottom of a phone is minimized while the content scrolls forward, or backward.
    case tabBarMinimization(isForward: Bool)
}

/// A point of an element, in fractions of its width and height.
package struct StyleAnchor: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static let center = StyleAnchor(x: 0.5, y: 0.5)
}

/// A color filter on an element.
package enum FilterEffect: Hashable, Sendable {
    case blur(Double)
    case grayscale(Double)
    case saturation(Double)
    case contrast(Double)
    /// A value added to each component: from -1 (black) to 1 (white).
    case brightness(Double)
    case hueRotation(degrees: Double)
    case inversion
}

/// The form of a sheet or popover on a narrow screen.
package enum CompactAdaptation: String, Hashable, Sendable {
    case popover, cover
}

/// The hover effect of an element.
package enum HoverAppearance: String, Hashable, Sendable {
    case lift, highlight
}

/// The size of a sheet in a wide window, if it is not the default.
package enum SheetSize: String, Hashable, Sendable {
    /// The width of the content.
    case fitted
    /// The width of a text page, and a height of at least most of the window.
    case page
    /// The width of a text page, and the height of the content.
    case pageWidth
    /// The width of the content, and a height of at least most of the window.
    case pageHeight
}

/// A height of a sheet.
package enum SheetHeight: Hashable, Sendable {
    /// A fraction of the screen's height, between 0 and 1.
    case fraction(Double)
    case points(Double)

    /// Sorts heights: points before fractions, because screens differ.
    package var order: Double {
        switch self {
        case .fraction(let fraction): 100_000 * fraction
        case .points(let points): points
        }
    }
}

/// The style of a paged tab view.
package enum PagesAppearance: Hashable, Sendable {
    /// Without dots.
    case plain
    case dots(showsSinglePage: Bool)
}

/// The style of a toggle.
package enum ToggleAppearance: String, Hashable, Sendable {
    case `switch`, button, checkbox
}

/// The style of a progress view.
package enum ProgressAppearance: String, Hashable, Sendable {
    case linear, circular
    /// An open ring or a bar, with a mark at the current value.
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
    /// Stretched to the available space.
    case stretch
    /// Scaled to fit the available space.
    case fit
    /// Scaled to fill the available space.
    case fill
}

/// The visible parts of a label.
package enum LabelParts: String, Hashable, Sendable {
    case title, icon, titleAndIcon
}

/// The truncated part of a text.
package enum TruncationPlace: String, Hashable, Sendable {
    case head, middle
}

/// The prominence of a badge, if it is not the default.
package enum BadgeAppearance: String, Hashable, Sendable {
    case decreased, increased
}

/// The style of a list.
package enum ListAppearance: String, Hashable, Sendable {
    case plain, grouped, insetGrouped, inset, sidebar
}

/// The size of an element that differs from its content's size.
package struct FrameLayout: Hashable, Sendable {
    package var width: Double?
    package var height: Double?
    package var minWidth: Double?
    /// `.infinity` fills the available width.
    package var maxWidth: Double?
    package var minHeight: Double?
    /// `.infinity` fills the available height.
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
        /// Grays that approach the background.
        case gray2, gray3, gray4, gray5, gray6
        /// The background of ungrouped content, and of a part of it.
        case plain, plainInset
        /// Materials that blur their backdrop: from the thinnest to the thickest, then that of bars.
        case ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial, barMaterial
        /// The background of grouped content, and of a part of it.
        case surface, surfaceInset
        /// The background of content above other content.
        case raised
        /// The background of a window.
        case background

        /// Whether the backdrop of the color is blurred.
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
    /// A mixture of two colors. `part` is the fraction of the second, between 0 and 1.
    indirect case mixture(Paint, Paint, part: Double, MixingSpace)

    /// The maximum depth of nested mixtures, because the name of a style class contains all of their colors.
    package static var maxMixtureDepth: Int { 3 }

    /// The color space of a mixture. The raw value is a letter of its class name.
    package enum MixingSpace: String, Hashable, Sendable {
        /// Perceptual, in Oklab.
        case perceptual = "p"
        /// In sRGB components.
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

    /// Returns the color with changed opacities of its components.
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

/// The pattern of an underline or a strikethrough.
package enum LinePattern: String, Hashable, Sendable {
    case solid, dotted, dashed
}

/// A font, usually defined by a text style.
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

    /// The line spacing of the font.
    package enum Leading: String, Hashable, Sendable {
        case tight, loose
    }

    /// The letters that are shown as small capitals.
    package enum Capitals: String, Hashable, Sendable {
        case all, lowercase, uppercase
    }

    /// The width of letters, in percent of the standard width.
    package enum Width: Int, Hashable, Sendable {
        case compressed = 50, condensed = 75, standard = 100, expanded = 125
    }

    /// Nil to inherit the text style.
    package var textStyle: TextStyle?
    /// In points; overrides the size of the text style.
    package var size: Double?
    package var weight: Weight?
    package var design: Design?
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var leading: Leading?
    package var capitals: Capitals?
    package var width: Width?
    /// The name of a font from the app or the device.
    package var family: String?
    /// Whether the size is independent of the user's text size.
    package var hasFixedSize = false

    package init(textStyle: TextStyle? = nil, size: Double? = nil, weight: Weight? = nil, design: Design? = nil) {
        self.textStyle = textStyle
        self.size = size
        self.weight = weight
        self.design = design
    }
}
