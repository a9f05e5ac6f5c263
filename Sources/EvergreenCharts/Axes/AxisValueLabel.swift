import EvergreenUI
import Foundation

/// A label at a value of an axis.
///
/// ```swift
/// AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
/// }
/// ```
///
/// A label whose content is a `Text`, also within `if` and `switch`, is a part of the chart's drawing. Other views are placed over it;
/// the chart keeps a space of 40 points beside it for them, or of two lines below it.
///
/// The parameters of all initializers:
///
/// - `centered`: Whether the label is in the middle between its value and the next one, or the end of the axis. Of a category, nil is
///   the middle of its band, and false where the band begins.
/// - `anchor`: The point of the label that is at the value; nil for the middle of the side that is next to the chart.
/// - `multiLabelAlignment`: How labels of different sizes are aligned with one another.
/// - `collisionResolution`: What happens to labels that would be on one another.
/// - `offsetsMarks`: Whether what comes after the label is farther outside. With nil, that's only the next label of the same value.
/// - `orientation`: How the label is turned.
/// - `horizontalSpacing`, `verticalSpacing`: The space between the anchor and the value, in points; nil for the chart's own.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let part: AxisPart

    private init(_ content: AxisLabel.Content, _ isCentered: Bool?, _ set: (inout AxisLabel) -> Void) {
        var label = AxisLabel(content: content)
        set(&label)
        part = AxisPart(kind: .label(label), isCentered: isCentered)
    }

    public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }

    /// Creates a view.
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(.content(LabelContent(content())), centered) {
            $0.set(
                anchor,
                multiLabelAlignment,
                collisionResolution,
                offsetsMarks,
                orientation,
                horizontalSpacing,
                verticalSpacing
            )
        }
    }
}

extension AxisValueLabel where Content == Never {
    /// The value, in the language of the page.
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.automatic, centered) {
            $0.set(
                anchor,
                multiLabelAlignment,
                collisionResolution,
                offsetsMarks,
                orientation,
                horizontalSpacing,
                verticalSpacing
            )
        }
    }

    /// The value as a format writes it, in the language of the page. Values of another kind have no label.
    public init<Format: FormatStyle>(
        format: Format,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(.format(format), centered) {
            $0.set(
                anchor,
                multiLabelAlignment,
                collisionResolution,
                offsetsMarks,
                orientation,
                horizontalSpacing,
                verticalSpacing
            )
        }
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a text, which is localized.
    public init(
        _ titleKey: LocalizedStringKey,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.content(.text(Text(titleKey))), centered) {
            $0.set(
                anchor,
                multiLabelAlignment,
                collisionResolution,
                offsetsMarks,
                orientation,
                horizontalSpacing,
                verticalSpacing
            )
        }
    }

    /// Creates a localized text.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.content(.text(Text(titleResource))), centered) {
            $0.set(
                anchor,
                multiLabelAlignment,
                collisionResolution,
                offsetsMarks,
                orientation,
                horizontalSpacing,
                verticalSpacing
            )
        }
    }

    /// Creates a text, which is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(.content(.text(Text(verbatim: String(title)))), centered) {
            $0.set(
                anchor,
                multiLabelAlignment,
                collisionResolution,
                offsetsMarks,
                orientation,
                horizontalSpacing,
                verticalSpacing
            )
        }
    }
}

extension AxisLabel {
    fileprivate mutating func set(
        _ anchor: UnitPoint?,
        _ alignment: Alignment?,
        _ collisions: AxisValueLabelCollisionResolution,
        _ offsetsMarks: Bool?,
        _ orientation: AxisValueLabelOrientation,
        _ horizontalSpacing: CGFloat?,
        _ verticalSpacing: CGFloat?
    ) {
        self.anchor = anchor.map { UnitPoint(x: CGFloat($0.x.bounded), y: CGFloat($0.y.bounded)) }
        (self.alignment, self.collisions, self.offsetsMarks) = (alignment, collisions, offsetsMarks)
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing.map(\.bounded)
        self.verticalSpacing = verticalSpacing.map(\.bounded)
    }
}
