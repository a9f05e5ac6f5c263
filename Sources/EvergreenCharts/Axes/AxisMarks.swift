import EvergreenUI
import Foundation

/// The side of a chart for the labels of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case automatic, leading, trailing, top, bottom
    }

    let storage: Storage

    /// Below the chart, or at its trailing side. Vertical categories are at the leading side.
    public static let automatic = AxisMarkPosition(storage: .automatic)
    /// The leading side. For a horizontal axis, below the chart.
    public static let leading = AxisMarkPosition(storage: .leading)
    /// The trailing side. For a horizontal axis, below the chart.
    public static let trailing = AxisMarkPosition(storage: .trailing)
    /// Above the chart. For a vertical axis, the trailing side.
    public static let top = AxisMarkPosition(storage: .top)
    /// Below the chart. For a vertical axis, the trailing side.
    public static let bottom = AxisMarkPosition(storage: .bottom)
}

/// The placement of the labels of an axis.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case automatic, extended, aligned, inset
    }

    let storage: Storage

    /// Beside the plot, each at its value.
    public static let automatic = AxisMarkPreset(storage: .automatic)
    /// Beside the plot, along grid lines that extend to the labels.
    public static let extended = AxisMarkPreset(storage: .extended)
    /// Beside the plot, without exceeding its edges at the first and last label.
    public static let aligned = AxisMarkPreset(storage: .aligned)
    /// Inside the plot, at its edge.
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

    /// Creates axis marks with custom content at each value.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisMarkGroup(preset: preset, position: position, values: values) { value, _ in content(value).parts }
    }

    /// Creates axis marks with custom content at the given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content)
    }

    /// Creates axis marks with the same content at each value.
    public init(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        group = AxisMarkGroup(preset: preset, position: position, values: values) { _, _ in content().parts }
    }

    /// Creates axis marks with the same content at the given values.
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
    /// Creates the default grid lines and labels.
    ///
    /// - Parameters:
    ///   - preset: The placement of the labels.
    ///   - position: The side of the labels.
    ///   - values: The values.
    ///   - stroke: The stroke style of the grid lines, or nil for the default.
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

    /// Creates the default grid lines and labels at the given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic,
        values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
    }

    /// Creates grid lines and formatted labels, in the language of the page.
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

    /// Creates grid lines and formatted labels at the given values, in the language of the page.
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

/// Type-erased axis marks with the same values.
struct AxisMarkGroup {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// Returns the components at a value. The second parameter is whether the axis has categories.
    var parts: @MainActor (AxisValue, Bool) -> [AxisPart] = { _, isCategory in
        AxisPart.standard(isCategory: isCategory)
    }
}
