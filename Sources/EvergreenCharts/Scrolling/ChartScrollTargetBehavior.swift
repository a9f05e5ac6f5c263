import EvergreenUI
import Foundation

/// The scroll targets of a chart: ``ValueAlignedChartScrollTargetBehavior`` or ``PagingChartScrollTargetBehavior``.
public protocol ChartScrollTargetBehavior {
    /// The scroll targets.
    var _targets: _ChartScrollTargets { get }
}

/// The scroll targets of a chart.
public struct _ChartScrollTargets: Sendable {
    enum Step: Sendable {
        /// Multiples of a number, or every nth category.
        case unit(Double)
        case dates(DateComponents)
        /// The visible length.
        case page
    }

    let step: Step
    /// The limit of a fast scroll.
    let major: Step?
    /// Whether each scroll ends at the next target.
    let stopsAtEach: Bool
}

/// A scroll target behavior that aligns values with the leading or top edge. On a page, CSS `scroll-snap-type`.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
    public let _targets: _ChartScrollTargets
}

/// A scroll target behavior that scrolls by pages of the visible length.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
    public var _targets: _ChartScrollTargets { _ChartScrollTargets(step: .page, major: nil, stopsAtEach: true) }
}

/// The values that limit a fast scroll of a chart.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    let step: _ChartScrollTargets.Step

    /// Each page of the visible length.
    public static var page: MajorValueAlignment { MajorValueAlignment(step: .page) }
}

extension MajorValueAlignment where Value: Numeric {
    /// Multiples of a number, or every nth category.
    public static func unit(_ unit: Value) -> MajorValueAlignment {
        MajorValueAlignment(step: .unit(unit.plottedLength ?? 0))
    }
}

extension MajorValueAlignment where Value == Date {
    /// Dates that match components: with `DateComponents(day: 1)`, the first day of each month.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        MajorValueAlignment(step: .dates(components))
    }
}

/// Whether each scroll of a chart ends at the next value.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    let stopsAtEach: Bool

    /// Scrolls may pass several values.
    public static let automatic = ValueAlignedLimitBehavior(stopsAtEach: false)
    /// Each scroll ends at the next value.
    public static let always = ValueAlignedLimitBehavior(stopsAtEach: true)
    /// Scrolls may pass several values.
    public static let never = ValueAlignedLimitBehavior(stopsAtEach: false)
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Aligns multiples of a number, or every nth category, with the edge.
    ///
    /// - Parameters:
    ///   - unit: The number.
    ///   - majorAlignment: The limit of a fast scroll, or nil for none.
    ///   - limitBehavior: Whether each scroll ends at the next value.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P,
        majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _targets: _ChartScrollTargets(
                step: .unit(unit.plottedLength ?? 0),
                major: majorAlignment?.step,
                stopsAtEach: limitBehavior.stopsAtEach
            )
        )
    }

    /// Aligns dates that match components with the edge: with `DateComponents(hour: 0)`, the start of a day.
    ///
    /// - Parameters:
    ///   - components: The components, in the calendar of the page.
    ///   - majorAlignment: The limit of a fast scroll, or nil for none.
    ///   - limitBehavior: Whether each scroll ends at the next date.
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            _targets: _ChartScrollTargets(
                step: .dates(components),
                major: majorAlignment?.step,
                stopsAtEach: limitBehavior.stopsAtEach
            )
        )
    }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    /// Scrolls by pages of the visible length.
    public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

extension View {
    /// Sets the scroll targets of charts. With more than 1,000 targets, only the major ones are used.
    public func chartScrollTargetBehavior<C: ChartScrollTargetBehavior>(_ behavior: C) -> some View {
        let targets = behavior._targets
        return transformEnvironment(\.chartScrolling) { $0.targets = targets }
    }
}
