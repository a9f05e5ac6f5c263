import EvergreenUI
import Foundation

/// An axis mark with modified parts.
private struct ChangedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisPart) -> Void

    func _collect(into parts: inout _AxisParts) {
        let first = parts.parts.count
        content._collect(into: &parts)
        for index in parts.parts.indices[first...] { change(&parts.parts[index]) }
    }
}

extension AxisMark {
    private func changing(_ change: @escaping (inout AxisPart) -> Void) -> some AxisMark {
        ChangedAxisMark(content: self, change: change)
    }

    /// Sets the style of lines and labels. Inner styles take precedence.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changing { if $0.style == nil { $0.style = style.foreground } }
    }

    /// Sets the font of labels, or nil for the default. Inner fonts take precedence.
    public func font(_ font: Font?) -> some AxisMark {
        changing { if $0.font == nil { $0.font = font } }
    }

    /// Offsets lines and labels, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }

    /// Offsets lines and labels, in points.
    public func offset(_ offset: CGSize) -> some AxisMark {
        changing {
            $0.offset.width += CGFloat(offset.width.bounded)
            $0.offset.height += CGFloat(offset.height.bounded)
        }
    }
}
