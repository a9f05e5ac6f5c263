import EvergreenDocument
import Foundation

/// What the node of a view with an effect knows: its size, and how the effect gets from one value to the next.
@MainActor
final class GeometryEffectMotion<Effect: GeometryEffect> {
    var geometry: Geometry?
    private var data: Effect.AnimatableData
    private var run: AnimationRun<Effect.AnimatableData>?
    private var runs = 0
    /// What the page shows of the run, and for which size; no traits if nothing moves.
    private var course: (traits: TransformCourse?, size: CGSize?)?

    init(_ effect: Effect) { data = effect.animatableData }

    /// Begins a run if the data of the effect has changed. No animation shows the new value at once.
    func follow(_ effect: Effect, _ animation: AnimationTraits?) {
        let new = effect.animatableData
        guard new != data else { return }
        let shown = run?.value() ?? data
        data = new
        course = nil
        run = animation.flatMap { AnimationRun(from: shown, to: new, traits: $0) }
        runs += 1
    }

    /// Where the page paints the view without its course. One without an end begins there, so that nothing else is animated.
    ///
    /// - Parameter size: The size of the view; nil as long as it is not known.
    func change(of effect: Effect, size: CGSize?) -> ProjectionChange {
        let shown = if let run, run.isEndless { effect.with(run.from) } else { effect }
        return Self.change(of: shown, size: size) ?? .identity
    }

    /// The course of the run; nil if there is none, and if it depends on a size that is not known yet.
    func course(of effect: Effect, size: CGSize?) -> TransformCourse? {
        guard let run else { return nil }
        // One with an end goes on for the size with which it has begun.
        if let course, !run.isEndless || course.size == size { return course.traits }
        guard run.value() != nil else { return nil }
        let steps = Int(min(max((run.traits.duration * 60).rounded(.up), 2), 240))
        var changes: [ProjectionChange] = []
        for step in 0...steps {
            let data = run.value(atPart: Double(step) / Double(steps))
            guard let change = Self.change(of: effect.with(data), size: size) else { return nil }
            changes.append(change)
        }
        let moves = changes.contains { $0 != changes[0] }
        let traits = TransformCourse(
            number: runs,
            changes: changes,
            duration: run.traits.duration,
            delay: run.traits.delay,
            repetition: run.traits.repetition
        )
        course = (moves ? traits : nil, size)
        return moves ? traits : nil
    }

    /// Where an effect moves points; nil if it depends on a size that is not known.
    private static func change(of effect: Effect, size: CGSize?) -> ProjectionChange? {
        if let size { return effect.effectValue(size: size).change }
        let changes = [CGSize(width: 60, height: 40), CGSize(width: 370, height: 111)].map {
            effect.effectValue(size: $0).change
        }
        return changes[0] == changes[1] ? changes[0] : nil
    }
}

extension AnimationRun {
    fileprivate var isEndless: Bool { traits.repetition.map { $0.count == nil } ?? false }
}
