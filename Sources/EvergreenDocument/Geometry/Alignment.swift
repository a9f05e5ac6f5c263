/// Horizontal position of a view within its container. Leading is the side where reading begins.
///
/// An alignment is a guide: a position in each view. A container that aligns by it places its views so that their guides coincide. An app
/// creates its own with `init(_:)`, from an `AlignmentID`.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The standard alignments.
    package enum Standard: UInt16, CaseIterable, Hashable, Sendable {
        case leading, center, trailing
    }

    /// The raw value of a standard alignment, or a number in the table of custom ones plus that of standard ones.
    private let code: UInt16

    private init(code: UInt16) { self.code = code }

    package init(_ standard: Standard) { code = standard.rawValue }

    /// The left edge, mirrored in right-to-left languages.
    public static let leading = HorizontalAlignment(.leading)
    /// The middle.
    public static let center = HorizontalAlignment(.center)
    /// The right edge, mirrored in right-to-left languages.
    public static let trailing = HorizontalAlignment(.trailing)
}

extension HorizontalAlignment {
    /// A custom alignment, created on first use of the id.
    package init(id: ObjectIdentifier, create: () -> CustomAlignment) {
        let number = CustomAlignments.horizontal.number(of: id, create: create)
        code = number.map { $0 + UInt16(Standard.allCases.count) } ?? Standard.center.rawValue
    }

    /// All alignments so far: the standard ones, then those of the app.
    package static var all: [HorizontalAlignment] {
        (0..<Standard.allCases.count + CustomAlignments.horizontal.count).map { Self(code: UInt16($0)) }
    }

    /// Nil for a standard alignment.
    package var custom: CustomAlignment? {
        Standard(rawValue: code) == nil
            ? CustomAlignments.horizontal[code - UInt16(Standard.allCases.count)] : nil
    }

    /// The standard alignment itself, or the one that is nearest to a custom alignment.
    package var standard: Standard {
        guard let custom else { return Standard(rawValue: code) ?? .center }
        let position = custom.formula.defaultFormula.position(
            width: 100,
            height: 100,
            firstBaseline: 15,
            lastBaseline: 85,
            guide: { _ in 0 }
        )
        return position < 25 ? .leading : position > 75 ? .trailing : .center
    }

    /// The position in elements that don't set the guide.
    package var formula: GuideFormula {
        if let custom { return custom.formula }
        return switch standard {
        case .leading: GuideFormula()
        case .center: GuideFormula(width: 0.5)
        case .trailing: GuideFormula(width: 1)
        }
    }
}

/// Vertical position of a view within its container.
///
/// An alignment is a guide: a position in each view. A container that aligns by it places its views so that their guides coincide. An app
/// creates its own with `init(_:)`, from an `AlignmentID`.
public struct VerticalAlignment: Hashable, Sendable {
    /// The standard alignments.
    package enum Standard: UInt16, CaseIterable, Hashable, Sendable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline
    }

    /// The raw value of a standard alignment, or a number in the table of custom ones plus that of standard ones.
    private let code: UInt16

    private init(code: UInt16) { self.code = code }

    package init(_ standard: Standard) { code = standard.rawValue }

    /// The upper edge.
    public static let top = VerticalAlignment(.top)
    /// The middle.
    public static let center = VerticalAlignment(.center)
    /// The lower edge.
    public static let bottom = VerticalAlignment(.bottom)
    /// The baseline of the first line of text. Supported by `HStack`, `ZStack`, overlays and backgrounds, and by a `Grid`. In a frame, the
    /// same as `bottom`.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    /// The baseline of the last line of text. Supported by `HStack`, `ZStack`, overlays and backgrounds. In a frame, the same as `bottom`.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

extension VerticalAlignment {
    /// A custom alignment, created on first use of the id.
    package init(id: ObjectIdentifier, create: () -> CustomAlignment) {
        let number = CustomAlignments.vertical.number(of: id, create: create)
        code = number.map { $0 + UInt16(Standard.allCases.count) } ?? Standard.center.rawValue
    }

    /// All alignments so far: the standard ones, then those of the app.
    package static var all: [VerticalAlignment] {
        (0..<Standard.allCases.count + CustomAlignments.vertical.count).map { Self(code: UInt16($0)) }
    }

    /// Nil for a standard alignment.
    package var custom: CustomAlignment? {
        Standard(rawValue: code) == nil ? CustomAlignments.vertical[code - UInt16(Standard.allCases.count)] : nil
    }

    /// The standard alignment itself, or the one that is nearest to a custom alignment.
    package var standard: Standard {
        guard let custom else { return Standard(rawValue: code) ?? .center }
        let formula = custom.formula.defaultFormula
        if formula.firstBaseline > 0.5 { return .firstTextBaseline }
        if formula.lastBaseline > 0.5 { return .lastTextBaseline }
        let position = formula.position(
            width: 100,
            height: 100,
            firstBaseline: 15,
            lastBaseline: 85,
            guide: { _ in 0 }
        )
        return position < 25 ? .top : position > 75 ? .bottom : .center
    }

    /// The position in elements that don't set the guide.
    package var formula: GuideFormula {
        if let custom { return custom.formula }
        return switch standard {
        case .top: GuideFormula()
        case .center: GuideFormula(height: 0.5)
        case .bottom: GuideFormula(height: 1)
        case .firstTextBaseline: GuideFormula(firstBaseline: 1)
        case .lastTextBaseline: GuideFormula(lastBaseline: 1)
        }
    }
}

/// Horizontal and vertical position of a view within its container.
public struct Alignment: Hashable, Sendable {
    /// The horizontal position.
    public var horizontal: HorizontalAlignment
    /// The vertical position.
    public var vertical: VerticalAlignment

    /// An alignment from one position for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge, and the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The middle, and the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The trailing edge, and the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The leading edge, and the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle, and the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge, and the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
