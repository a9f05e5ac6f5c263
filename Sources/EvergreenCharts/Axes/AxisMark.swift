import EvergreenUI
import Foundation

/// A part of an axis at one value: ``AxisGridLine``, ``AxisTick`` or ``AxisValueLabel``.
public protocol AxisMark {
    /// The lines and labels.
    var _parts: _AxisParts { get }
}

/// The parts of an axis at one value.
public struct _AxisParts {
    var parts: [AxisPart]
}

/// A part of an axis at one value.
struct AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        /// The length is in points.
        case tick(StrokeStyle?, length: Double)
        case label(AxisLabel)
    }

    var kind: Kind
    var style: ForegroundStyle?
}

enum AxisLabel {
    case automatic
    case text(Text)
    /// Formats numbers or dates.
    case format((_PlottedValue.Kind, EnvironmentValues) -> String?)
}

/// Makes the parts of an axis at one value.
@resultBuilder
public enum AxisMarkBuilder {
    /// Several parts.
    public static func buildBlock(_ marks: any AxisMark...) -> some AxisMark {
        CombinedAxisMark(_parts: _AxisParts(parts: marks.flatMap { $0._parts.parts }))
    }

    /// Parts that are there under a condition.
    public static func buildIf(_ mark: (any AxisMark)?) -> some AxisMark {
        CombinedAxisMark(_parts: mark?._parts ?? _AxisParts(parts: []))
    }

    /// The first of two alternatives.
    public static func buildEither(first: any AxisMark) -> some AxisMark { CombinedAxisMark(_parts: first._parts) }

    /// The second of two alternatives.
    public static func buildEither(second: any AxisMark) -> some AxisMark { CombinedAxisMark(_parts: second._parts) }
}

private struct CombinedAxisMark: AxisMark {
    let _parts: _AxisParts
}

extension AxisMark {
    /// Paints lines and labels with a color.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        var parts = _parts.parts
        for index in parts.indices where parts[index].style == nil { parts[index].style = style.foreground }
        return CombinedAxisMark(_parts: _AxisParts(parts: parts))
    }
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
    public let _parts: _AxisParts

    /// A line; nil for the chart's own style.
    public init(stroke: StrokeStyle? = nil) {
        _parts = _AxisParts(parts: [AxisPart(kind: .gridLine(stroke))])
    }
}

/// A short line between the chart and a label.
public struct AxisTick: AxisMark {
    public let _parts: _AxisParts

    /// A line of a length in points; nil for the chart's own style.
    public init(length: CGFloat = 4, stroke: StrokeStyle? = nil) {
        _parts = _AxisParts(parts: [AxisPart(kind: .tick(stroke, length: Double(length)))])
    }
}

/// A label.
public struct AxisValueLabel: AxisMark {
    public let _parts: _AxisParts

    private init(_ label: AxisLabel) {
        _parts = _AxisParts(parts: [AxisPart(kind: .label(label))])
    }

    /// The value, in the language of the page.
    public init() { self.init(.automatic) }

    /// A text, which is localized.
    public init(_ key: LocalizedStringKey) { self.init(.text(Text(key))) }

    /// A text.
    @_disfavoredOverload
    public init(_ label: some StringProtocol) { self.init(.text(Text(verbatim: String(label)))) }

    /// A text.
    public init(content: () -> Text) { self.init(.text(content())) }

    /// The value as a format writes it, in the language of the page. Values of another kind have no label.
    public init<Format: FormatStyle>(format: Format)
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .format { value, environment in
                Format.FormatInput.PrimitivePlottable._value(of: _PlottedValue(kind: value))
                    .flatMap { Format.FormatInput(primitivePlottable: $0) }
                    .map { format.adapted(to: environment).format($0) }
            }
        )
    }
}
