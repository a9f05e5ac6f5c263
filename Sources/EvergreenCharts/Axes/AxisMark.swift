import EvergreenUI
import Foundation

/// A part of an axis at one value: ``AxisGridLine``, ``AxisTick`` or ``AxisValueLabel``.
@MainActor
@preconcurrency
public protocol AxisMark {
    /// Adds the lines and labels.
    func _collect(into parts: inout _AxisParts)
}

/// The parts of an axis at one value.
public struct _AxisParts {
    var parts: [AxisPart] = []
}

/// A line or a label of an axis at one value, with what modifiers say of it.
struct AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick(StrokeStyle?, AxisTick.Length)
        case label(AxisLabel)
    }

    var kind: Kind
    /// Whether the part is in the middle between two values; nil for the chart's own.
    var isCentered: Bool?
    var style: ForegroundStyle?
    var font: Font?
    /// In points.
    var offset = CGSize.zero

    /// What is at each value unless an app says otherwise.
    ///
    /// - Parameter isCategory: Whether the axis has categories: a line through the middle of a bar says nothing.
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

/// An axis mark of any type.
public struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark

    /// The mark, without its type.
    public init(_ mark: any AxisMark) {
        self.mark = mark
    }

    /// The mark, without its type.
    public init(erasing mark: some AxisMark) {
        self.mark = mark
    }

    public func _collect(into parts: inout _AxisParts) { mark._collect(into: &parts) }
}
