/// The axes along which an element fills the proposed space, where others take the size of their content.
///
/// A stack expands if one of its views does; a frame with a fixed length does not, regardless of its content. CSS lays out from the outside
/// in and has no such concept, so the document computes it.
package struct Expansion: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let horizontal = Expansion(rawValue: 1)
    package static let vertical = Expansion(rawValue: 2)
    package static let both: Expansion = [.horizontal, .vertical]
    /// Expands along an axis only if the client chooses an expanding one of several alternatives.
    package static let possiblyHorizontal = Expansion(rawValue: 4)
    package static let possiblyVertical = Expansion(rawValue: 8)
    /// The width is proportional to the height: a frame with a height fixes both. Only meaningful between two style values.
    static let proportional = Expansion(rawValue: 16)

    /// Returns the expansion of an element with a style value applied.
    package func applying(_ value: StyleValue) -> Expansion {
        var expansion = subtracting(.proportional)
        switch value {
        case .animationScope: return self
        case .proportion(_, let fit) where expansion == .both:
            expansion = fit == .fit ? [.horizontal, .proportional] : .both
        case .containerFrame(let frame):
            if frame.horizontal { expansion.set(.horizontal, false) }
            if frame.vertical { expansion.set(.vertical, false) }
        case .frame(let frame):
            if contains(.proportional), frame.height != nil, frame.width == nil { expansion.set(.horizontal, false) }
            // A frame has either a length or limits.
            if frame.width != nil { expansion.set(.horizontal, false) }
            if frame.height != nil { expansion.set(.vertical, false) }
            // A finite limit is the ideal size, and the maximum.
            if let limit = frame.maxWidth { expansion.set(.horizontal, limit.isInfinite) }
            if let limit = frame.maxHeight { expansion.set(.vertical, limit.isInfinite) }
        case .buttonWidth(let isFlexible): expansion.set(.horizontal, isFlexible)
        case .position, .pin:
            expansion.formUnion(.both)
            expansion.subtract([.possiblyHorizontal, .possiblyVertical])
        case .fixedSize(let horizontal, let vertical), .gridUnsized(let horizontal, let vertical):
            if horizontal { expansion.set(.horizontal, false) }
            if vertical { expansion.set(.vertical, false) }
        default: break
        }
        return expansion
    }
}

extension Expansion {
    fileprivate mutating func set(_ axis: Expansion, _ isContained: Bool) {
        if isContained { insert(axis) } else { remove(axis) }
        remove(Expansion(rawValue: axis.rawValue << 2))
    }

    /// Returns the expansion of a container of two elements.
    func joining(_ other: Expansion) -> Expansion {
        let joined = union(other)
        // Certain expansion excludes possible expansion.
        return joined.subtracting(Expansion(rawValue: joined.intersection(.both).rawValue << 2))
    }

    /// Returns the expansion of the alternative that the client chooses.
    static func ofOne(among alternatives: [Expansion]) -> Expansion {
        guard let first = alternatives.first else { return [] }
        let certain = alternatives.reduce(first) { $0.intersection($1) }.intersection(.both)
        let possible = alternatives.reduce(first) { $0.union($1) }
        let perhaps = Expansion(rawValue: possible.rawValue | possible.rawValue << 2)
            .intersection([.possiblyHorizontal, .possiblyVertical])
        return certain.joining(perhaps)
    }
}

extension ElementDescription {
    /// The expansion of the element with all of its style values.
    package var outerExpansion: Expansion {
        style.reduce(expansion) { $0.applying($1) }.subtracting(.proportional)
    }
}

extension ElementKind {
    /// Whether the element expands along the axis of the enclosing stack.
    var dependsOnAxis: Bool {
        switch self {
        case .spacer, .divider: true
        default: false
        }
    }

    /// Whether the element is transparent to layout.
    var isTransparent: Bool {
        switch self {
        case .gestureArea, .dropDestination, .clipboardArea, .coordinateSpace, .styled, .fitting: true
        case .geometry(let traits): !traits.hasBox
        default: false
        }
    }

    /// Returns the expansion that is independent of the children; nil if it depends on them.
    func ownExpansion(in style: [StyleValue]) -> Expansion? {
        switch self {
        case .shape, .drawing, .chart, .list, .form, .table, .navigationStack, .splitView, .tabView,
            .contentUnavailable:
            .both
        case .geometry(let traits): traits.hasBox ? .both : nil
        case .textField(let traits): traits.form == .editor ? .both : .horizontal
        case .slider, .labeledContent, .groupBox: .horizontal
        case .toggle: style.contains(.hiddenLabel) || style.contains { $0.isCompactToggle } ? [] : .horizontal
        case .stepper, .datePicker, .colorPicker: style.contains(.hiddenLabel) ? [] : .horizontal
        case .picker(let traits): traits.style == .menu ? [] : .horizontal
        case .progress(let fraction):
            (fraction != nil || style.contains(.progress(.linear))) && !style.contains(.progress(.circular))
                ? .horizontal : []
        case .image: style.contains { $0.isResizable } ? .both : []
        case .columns(let tracks, _, _, _): tracks.allSatisfy { $0.kind == .fixed } ? [] : .horizontal
        case .rows(let tracks, _, _, _): tracks.allSatisfy { $0.kind == .fixed } ? [] : .vertical
        case .layout(let traits): traits.expansion
        case .text, .richText, .badge: []
        default: nil
        }
    }

    /// The expansion in addition to that of the children.
    var minimumExpansion: Expansion {
        switch self {
        case .scroll(let traits):
            Expansion(traits.horizontal ? [.horizontal] : []).union(traits.vertical ? .vertical : [])
        case .stack(let layout) where layout.fillsCrossAxis: layout.axis == .vertical ? .horizontal : .vertical
        default: []
        }
    }
}

extension StyleValue {
    fileprivate var isResizable: Bool {
        if case .resizable = self { true } else { false }
    }

    fileprivate var isCompactToggle: Bool {
        if case .toggle(let appearance) = self { appearance != .switch } else { false }
    }
}
