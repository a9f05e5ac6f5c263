import EvergreenUI
import Foundation

/// The side of a chart at which the labels of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case automatic, leading, trailing, top, bottom
    }

    let storage: Storage

    /// Below the chart, or on its trailing side. Categories below one another are on its leading side.
    public static let automatic = AxisMarkPosition(storage: .automatic)
    /// The leading side. Of a horizontal axis, below the chart.
    public static let leading = AxisMarkPosition(storage: .leading)
    /// The trailing side. Of a horizontal axis, below the chart.
    public static let trailing = AxisMarkPosition(storage: .trailing)
    /// Above the chart. Of a vertical axis, the trailing side.
    public static let top = AxisMarkPosition(storage: .top)
    /// Below the chart. Of a vertical axis, the trailing side.
    public static let bottom = AxisMarkPosition(storage: .bottom)
}

/// How the labels of an axis are placed.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case automatic, extended, aligned, inset
    }

    let storage: Storage

    /// Beside the chart, each at its value.
    public static let automatic = AxisMarkPreset(storage: .automatic)
    /// Beside the chart, along grid lines that go as far as the labels.
    public static let extended = AxisMarkPreset(storage: .extended)
    /// Beside the chart; the first and the last one do not go beyond its edges.
    public static let aligned = AxisMarkPreset(storage: .aligned)
    /// Within the chart, at its edge.
    public static let inset = AxisMarkPreset(storage: .inset)
}

/// Lines, ticks and labels at values of an axis.
///
/// ```swift
/// Chart(sales) { … }
///     .chartYAxis {
///         AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) {
///             AxisGridLine()
///             AxisValueLabel(format: .percent)
///         }
///     }
/// ```
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let group: AxisMarkGroup

    public func _collect(into axis: inout _Axis) { axis.groups.append(group) }

    /// What a closure says at each value.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisMarkGroup(preset: preset, position: position, values: values) { value, _ in content(value).parts }
    }

    /// What a closure says at each of these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
    }

    /// The same at each value.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        group = AxisMarkGroup(preset: preset, position: position, values: values) { _, _ in content().parts }
    }

    /// The same at each of these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
    }
}

extension AxisMarks where Content == Never {
    /// Grid lines and labels, as the chart has them of its own.
    ///
    /// - Parameters:
    ///   - preset: How the labels are placed.
    ///   - position: The side at which they are.
    ///   - values: The values.
    ///   - stroke: How the grid lines are drawn; nil for the chart's own style.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        group = AxisMarkGroup(preset: preset, position: position, values: values) { _, isCategory in
            AxisPart.standard(isCategory: isCategory, stroke: stroke)
        }
    }

    /// Grid lines and labels at these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }

    /// Grid lines, and labels as a format writes the values, in the language of the page.
    public init<Format: FormatStyle>(
        format: Format,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        group = AxisMarkGroup(preset: preset, position: position, values: values) { _, isCategory in
            AxisPart.standard(isCategory: isCategory, stroke: stroke, label: .format(format))
        }
    }

    /// Grid lines at these values, and labels as a format writes them, in the language of the page.
    public init<Value: Plottable, Format: FormatStyle>(
        format: Format,
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        self.init(
            format: format,
            preset: preset,
            position: position,
            values: AxisMarkValues(values),
            stroke: stroke
        )
    }
}

/// Marks of an axis at the same values, without their type.
struct AxisMarkGroup {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// The parts at a value; the second parameter says whether the axis has categories.
    var parts: @MainActor (AxisValue, Bool) -> [AxisPart] = { _, isCategory in
        AxisPart.standard(isCategory: isCategory)
    }
}
