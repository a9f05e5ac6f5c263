import EvergreenDocument
import Foundation

/// A class for one property with one value, such as `pt-16` for a top padding of 16 points.
///
/// The name defines the class completely, so that a stylesheet can be generated from names alone: see `StyleSheet`. Replaces style
/// attributes, which the page's content security policy forbids.
struct StyleClass: Hashable, Sendable {
    enum Property: String, CaseIterable, Hashable, Sendable {
        case paddingTop = "pt"
        case paddingLeading = "pl"
        case paddingBottom = "pb"
        case paddingTrailing = "pr"
        // Content margins of a scroll view.
        case contentTop = "kt"
        case contentLeading = "kl"
        case contentBottom = "kb"
        case contentTrailing = "kr"
        case width = "w"
        case height = "h"
        case minWidth = "nw"
        case maxWidth = "xw"
        /// A maximum that shrinks only for lack of space.
        case preferredWidth = "pw"
        case minHeight = "nh"
        case maxHeight = "xh"
        /// A maximum that shrinks only for lack of space, or to the content's height.
        case preferredHeight = "ph"
        /// In fractions of the screen's height.
        case minScreenHeight = "ns"
        case maxScreenHeight = "xs"
        case idealWidth = "iw"
        case idealHeight = "ih"
        case gap = "g"
        case minLength = "ml"
        case opacity = "o"
        case fontSize = "fs"
        case fixedFontSize = "fz"
        case fontFamily = "ff"
        case foreground = "fg"
        case background = "bg"
        case tint = "ti"
        case lineColor = "tl"
        case gaugeColors = "gk"
        // Colors of symbol layers.
        case secondLayer = "y2"
        case thirdLayer = "y3"
        /// The part of a variable symbol that is drawn in full.
        case symbolValue = "yv"
        case lineLimit = "ll"
        case minimumLines = "nl"
        case maximumLines = "xl"
        case minimumScale = "lc"
        /// The aspect ratio, width divided by height.
        case ratio = "ra"
        case partCount = "qc"
        case partSpan = "qs"
        case partSpacing = "qg"
        // The distance and the fraction of the length for each alignment guide.
        case guideX = "ux"
        case guideWidth = "uw"
        case guideCenterX = "uxc"
        case guideCenterWidth = "uwc"
        case guideTrailingX = "uxt"
        case guideTrailingWidth = "uwt"
        case guideY = "uy"
        case guideHeight = "uh"
        case guideCenterY = "uyc"
        case guideCenterHeight = "uhc"
        case guideBottomY = "uyb"
        case guideBottomHeight = "uhb"
        case guideBaselineY = "uyf"
        case guideBaselineHeight = "uhf"
        case guideLastBaselineY = "uyl"
        case guideLastBaselineHeight = "uhl"
        /// 0 for no limit.
        case motionCount = "mc"
        case motionSpeed = "ms"
        case cornerRadius = "r"
        case borderWidth = "bw"
        case borderColor = "bc"
        case shadowColor = "sc"
        case shadowRadius = "sr"
        case shadowX = "sx"
        case shadowY = "sy"
        case offsetX = "dx"
        case offsetY = "dy"
        case shapeFill = "sf"
        case shapeStroke = "ss"
        case shapeRadius = "sq"
        case lineWidth = "lw"
        case cellGap = "cg"
        case bleed = "be"
        // Bar backgrounds.
        case barArea = "ba"
        case bottomArea = "bb"
        case columns = "gc"
        case rows = "gr"
        case rowGap = "rg"
        case columnGap = "kg"
        // Separators of rows and sections.
        case topLine = "lt1"
        case bottomLine = "lb1"
        case sectionTopLine = "lt2"
        case sectionBottomLine = "lb2"
        case rowSpacing = "rs"
        case sectionSpacing = "es"
        case sectionTop = "et"
        case sectionLeading = "el"
        case sectionBottom = "eb"
        case sectionTrailing = "er"
        case minimumRowHeight = "rh"
        case minimumHeaderHeight = "hh"
        case rowIconColor = "ri"
        // A rotation in three dimensions.
        case turn = "tu"
        case axisX = "tx"
        case axisY = "ty"
        case axisZ = "tz"
        case anchorZ = "oz"
        /// In points.
        case perspective = "pe"
        case affineA = "ma"
        case affineB = "mb"
        case affineC = "mc1"
        case affineD = "md"
        case affineX = "mx"
        case affineY = "my"
        /// In thousandths.
        case projectionX = "mpx"
        case projectionY = "mpy"
        case projectionW = "mpw"
        case mask = "mk"
        case maskImage = "mki"
        case positionX = "px"
        case positionY = "py"
        case lowX = "nlx"
        case highX = "nhx"
        case lowY = "nly"
        case highY = "nhy"
        case typeScale = "ts"
        case backdropBlur = "bf"
        case inspectorWidth = "nv"
        case gridColumns = "gn"
        case gridColumn = "at"
        case gridSpan = "sp"
        case cellX = "jx"
        case cellY = "jy"
        /// In degrees.
        case rotation = "ro"
        case scaleX = "zx"
        case scaleY = "zy"
        case anchorX = "ox"
        case anchorY = "oy"
        case blur = "bl"
        case grayscale = "gs"
        case saturation = "sa"
        case contrast = "co"
        case brightness = "br"
        /// In degrees.
        case hueRotation = "hr"
        case zIndex = "zi"
        /// A layout priority.
        case shrinking = "lp"
        case lineSpacing = "ls"
        case lineHeight = "lh"
        case lineFactor = "lf"
        case lineIncrease = "li"
        case labelSpacing = "lg"
        case labelIconWidth = "ix"
        case letterSpacing = "lt"
        case baselineOffset = "up"
        case sheetRadius = "dc"
        /// Of a whole that is drawn as a circle, or of the track before a tick.
        case fraction = "fr"
        // Of the track of a slider: where its filled part begins, and what of it can be chosen.
        case neutralPart = "kn"
        case lowPart = "kw"
        case highPart = "kh"
        /// Of the track, at most, that the text of a tick takes.
        case tickShare = "ks"
        /// The number of an outline on the page.
        case clipPath = "cp"
        /// The number of a filter on the page.
        case filter = "vf"
    }

    let property: Property
    let value: Value

    enum Value: Hashable, Sendable {
        /// In thousandths, so that equal values have equal names.
        case number(Int)
        case color(String)
        /// A name from `GradientNames`.
        case gradient(String)
        /// A name from `GridTracks`.
        case tracks(String)
        /// Hexadecimal digits from `CSSText`.
        case text(String)
    }

    init(_ property: Property, _ number: Double) {
        self.property = property
        let bounded = number.isFinite ? min(max(number, -100_000), 100_000) : 0
        value = .number(Int((bounded * 1000).rounded()))
    }

    init(_ property: Property, _ paint: Paint) {
        self.property = property
        value = .color(paint.className)
    }

    /// Keeps full turns, which matter in animations, up to 277 of them.
    init(_ property: Property, degrees: Double) {
        self.init(property, abs(degrees) < 100_000 ? degrees : degrees.truncatingRemainder(dividingBy: 360))
    }

    /// - parameter property: A property whose values are colors.
    init(_ property: Property, _ gradient: GradientPaint) {
        self.property = property
        value = .gradient(GradientNames.name(of: gradient))
    }

    init(fontFamily name: String) {
        property = .fontFamily
        value = .text(CSSText.hex(String(String.UnicodeScalarView(name.unicodeScalars.prefix(100)))))
    }

    init(mask: MaskImage) {
        property = .maskImage
        value = .text(CSSText.hex(mask.text))
    }

    init(columns: [GridTrack]) {
        property = .columns
        value = .tracks(GridTracks.name(of: columns))
    }

    init(rows: [GridTrack]) {
        property = .rows
        value = .tracks(GridTracks.name(of: rows))
    }

    /// The name, a valid CSS identifier.
    var name: String {
        switch value {
        case .number(let thousandths):
            let sign = thousandths < 0 ? "m" : ""
            let whole = abs(thousandths) / 1000
            let rest = abs(thousandths) % 1000
            return "\(property.rawValue)-\(sign)\(whole)" + (rest == 0 ? "" : "_" + String(rest + 1000).dropFirst())
        case .color(let name), .gradient(let name):
            return "\(property.rawValue)-\(name)"
        case .tracks(let text), .text(let text):
            return "\(property.rawValue)-\(text)"
        }
    }

    /// Whether its rule contains an image that the server draws.
    var isDrawn: Bool {
        if case .gradient(let name) = value { name.hasPrefix("M") } else { false }
    }

    /// The maximum size of a name in bytes: that of a mesh gradient with the maximum number of points, all with control points.
    static let nameLimit = 12_000

    /// Creates the class with this name. Nil for any name that `name` does not produce, because names are untrusted input from requests.
    init?(name: some StringProtocol) {
        guard name.utf8.count <= Self.nameLimit, let dash = name.firstIndex(of: "-"),
            let property = Property(rawValue: String(name[..<dash]))
        else { return nil }
        let text = name[name.index(after: dash)...]
        self.property = property
        if property == .columns || property == .rows {
            guard GridTracks.tracks(named: text) != nil else { return nil }
            value = .tracks(String(text))
        } else if property == .fontFamily {
            guard let family = CSSText.text(hex: text), family.unicodeScalars.count <= 100 else { return nil }
            value = .text(String(text))
        } else if property == .maskImage {
            guard let image = CSSText.text(hex: text), MaskImage(text: image) != nil else { return nil }
            value = .text(String(text))
        } else if property.isColor, GradientNames.gradient(named: text) != nil {
            value = .gradient(String(text))
        } else if property.isColor {
            guard Paint(className: String(text)) != nil else { return nil }
            value = .color(String(text))
        } else {
            let digits = text.hasPrefix("m") ? text.dropFirst() : text[...]
            let parts = digits.split(separator: "_", omittingEmptySubsequences: false)
            guard parts.count <= 2, let first = parts.first,
                parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
                let whole = Int(first), whole <= 100_000
            else { return nil }
            var thousandths = whole * 1000
            if parts.count == 2 {
                guard parts[1].utf8.count == 3, let rest = Int(parts[1]) else { return nil }
                thousandths += rest
            }
            value = .number(text.hasPrefix("m") ? -thousandths : thousandths)
        }
        guard self.name == String(name) else { return nil }
    }
}

extension StyleClass.Property {
    var isColor: Bool {
        switch self {
        case .foreground, .background, .tint, .borderColor, .shadowColor, .shapeFill, .shapeStroke, .bleed,
            .barArea, .bottomArea, .lineColor, .topLine, .bottomLine, .sectionTopLine, .sectionBottomLine, .secondLayer,
            .thirdLayer, .rowIconColor, .gaugeColors, .mask:
            true
        default: false
        }
    }
}
