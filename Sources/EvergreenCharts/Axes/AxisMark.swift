import EvergreenUI
import Foundation

/// A component of an axis at a value: ``AxisGridLine``, ``AxisTick`` or ``AxisValueLabel``.
@MainActor
@preconcurrency
public protocol AxisMark {
    /// Adds the lines and labels.
    func _collect(into parts: inout _AxisParts)
}

/// The components of an axis at a value.
public struct _AxisParts {
    var parts: [AxisPart] = []
}

/// A line or a label of an axis at a value, with its modifiers.
struct AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick(StrokeStyle?, AxisTick.Length)
        case label(AxisLabel)
    }

    var kind: Kind
    /// Whether the component is centered between two values, or nil for the default.
    var isCentered: Bool?
    var style: ForegroundStyle?
    var font: Font?
    /// In points.
    var offset = CGSize.zero

    /// The default components at a value.
    ///
    /// - Parameter isCategory: Whether the axis has categories, which have no grid lines: a line through the middle of a bar has no
    ///   meaning.
    static func standard(isCategory: Bool, stroke: StrokeStyle? = nil, label: AxisLabel.Content = .automatic)
        -> [AxisPart]
    {
        let label = AxisPart(kind: .label(AxisLabel(content: label)))
        return isCategory && stroke == nil ? [label] : [AxisPart(kind: .gridLine(stroke)), label]
    }
}

extension AxisMark {
    var parts: [AxisPart] {
        var parts = _AxisParts()
        _collect(into: &parts)
        return parts.parts
    }
}

extension Never: AxisMark {
    public func _collect(into parts: inout _AxisParts) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _collect(into parts: inout _AxisParts) { self?._collect(into: &parts) }
}

/// A type-erased axis mark.
public struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark

    /// Erases the type of an axis mark.
    public init(_ mark: any AxisMark) {
        self.mark = mark
    }

    /// Erases the type of an axis mark.
    public init(erasing mark: some AxisMark) {
        self.mark = mark
    }

    public func _collect(into parts: inout _AxisParts) { mark._collect(into: &parts) }
}
