import EvergreenDocument
import Foundation

/// The state of a view with a geometry effect: its size and the running animation.
@MainActor
final class GeometryEffectMotion<Effect: GeometryEffect> {
    var geometry: Geometry?
    private var data: Effect.AnimatableData
    private var run: AnimationRun<Effect.AnimatableData>?
    private var runs = 0
    /// The keyframes that the page plays, and the size for which they were computed; no traits if nothing moves.
    private var course: (traits: TransformCourse?, size: CGSize?)?

    init(_ effect: Effect) { data = effect.animatableData }

    /// Starts an animation if the data of the effect has changed. Without an animation, the new value is shown immediately.
    func follow(_ effect: Effect, _ animation: AnimationTraits?) {
        let new = effect.animatableData
        guard new != data else { return }
        let shown = run?.value() ?? data
        data = new
        course = nil
        run = animation.flatMap { AnimationRun(from: shown, to: new, traits: $0) }
        runs += 1
    }

    /// The transform of the view outside of the keyframes. A repeating animation uses its start value, so that nothing else is animated.
    ///
    /// - Parameter size: The size of the view; nil if it is unknown.
    func change(of effect: Effect, size: CGSize?) -> ProjectionChange {
        let shown = if let run, run.isEndless { effect.with(run.from) } else { effect }
        return Self.change(of: shown, size: size) ?? .identity
    }

    /// The keyframes of the running animation; nil if there is none or if they depend on an unknown size.
    func course(of effect: Effect, size: CGSize?) -> TransformCourse? {
        guard let run else { return nil }
        // A finite animation continues with the size at its start.
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

    /// The transform of an effect; nil if it depends on an unknown size.
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
