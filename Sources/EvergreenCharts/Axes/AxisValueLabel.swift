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
/// A `Text`, also within `if` and `switch`, is drawn by the chart. Other views are overlaid: the chart reserves 40 points beside the plot
/// for them, or the height of two lines below it.
///
/// The parameters of all initializers:
///
/// - `centered`: Whether the label is centered between its value and the next one, or the end of the axis. For a category, nil means the
///   center of its band, and false the start of the band.
/// - `anchor`: The anchor of the label at the value, or nil for the middle of the side next to the plot.
/// - `multiLabelAlignment`: The alignment among labels of different sizes.
/// - `collisionResolution`: The resolution of overlapping labels.
/// - `offsetsMarks`: Whether subsequent components are placed outside of the label. If nil, this applies only to the next label of the same
///   value.
/// - `orientation`: The orientation of the label.
/// - `horizontalSpacing`, `verticalSpacing`: The spacing between the anchor and the value, in points, or nil for the default.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let part: AxisPart

    private init(_ content: AxisLabel.Content, _ isCentered: Bool?, _ set: (inout AxisLabel) -> Void) {
        var label = AxisLabel(content: content)
        set(&label)
        part = AxisPart(kind: .label(label), isCentered: isCentered)
    }

    public func _collect(into parts: inout _AxisParts) { parts.parts.append(part) }

    /// Creates a label with a custom view.
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
    /// Creates a label with the value, in the language of the page.
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

    /// Creates a label with a formatted value, in the language of the page. Values of other types have no label.
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
    /// Creates a label with localized text.
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

    /// Creates a label with text from a localized resource.
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

    /// Creates a label with verbatim text.
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
