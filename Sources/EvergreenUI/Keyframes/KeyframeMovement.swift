import Foundation

/// The interpolation of a value along keyframes.
struct KeyframeMovement<Vector: VectorArithmetic> {
    private enum Form {
        case move
        case linear(UnitCurve)
        case cubic(start: Vector, end: Vector)
        case spring(Spring, start: Vector)
    }

    private struct Segment {
        let begin: TimeInterval
        let duration: TimeInterval
        let from: Vector
        let to: Vector
        let form: Form

        /// The value `time` seconds after the start of the segment.
        func position(at time: TimeInterval) -> Vector {
            let part = duration > 0 ? time / duration : 1
            switch form {
            case .move: return to
            case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: part))
            case .cubic(let start, let end):
                // A cubic Hermite interpolation of the values and velocities at both ends.
                let (square, cube) = (part * part, part * part * part)
                return from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
                    + start.scaled(by: (cube - 2 * square + part) * duration)
                    + end.scaled(by: (cube - square) * duration)
            case .spring(let spring, let start):
                return from + spring.value(target: to - from, initialVelocity: start, time: time)
            }
        }

        /// The final velocity, in units per second.
        var endVelocity: Vector {
            switch form {
            case .move: return .zero
            case .linear(let curve):
                let slope = curve.velocity(at: 1)
                return duration > 0 && slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
            case .cubic(_, let end): return end
            case .spring(let spring, let start):
                return spring.velocity(target: to - from, initialVelocity: start, time: duration)
            }
        }

        var end: Vector { position(at: duration) }
    }

    private let start: Vector
    private let segments: [Segment]
    /// In seconds.
    let duration: TimeInterval

    init<Value: Animatable>(from start: Vector, _ keyframes: [_Keyframe<Value>]) where Value.AnimatableData == Vector {
        var segments: [Segment] = []
        var (time, position) = (0.0, start)
        for (index, keyframe) in keyframes.enumerated() {
            let velocity = segments.last?.endVelocity ?? .zero
            let form: Form =
                switch keyframe.form {
                case .move: .move
                case .linear(let curve): .linear(curve)
                case .cubic(let start, let end):
                    .cubic(
                        start: start?.animatableData ?? velocity,
                        end: end?.animatableData ?? Self.velocity(after: index, from: position, in: keyframes)
                    )
                case .spring(let spring, let start): .spring(spring, start: start?.animatableData ?? velocity)
                }
            let segment = Segment(
                begin: time,
                duration: keyframe.duration,
                from: position,
                to: keyframe.target,
                form: form
            )
            segments.append(segment)
            time += keyframe.duration
            position = segment.end
        }
        self.start = start
        self.segments = segments
        duration = time
    }

    /// The velocity at the joint of two cubic keyframes: the slope between their neighbors, as in a Catmull-Rom spline. Zero at the end,
    /// and before other keyframes.
    private static func velocity<Value: Animatable>(
        after index: Int,
        from position: Vector,
        in keyframes: [_Keyframe<Value>]
    ) -> Vector where Value.AnimatableData == Vector {
        guard index + 1 < keyframes.count, case .cubic(nil, _) = keyframes[index + 1].form else { return .zero }
        let duration = keyframes[index].duration + keyframes[index + 1].duration
        return duration > 0 ? (keyframes[index + 1].target - position).scaled(by: 1 / duration) : .zero
    }

    func position(at time: TimeInterval) -> Vector {
        guard let segment = segments.last(where: { $0.begin <= time }) else { return start }
        return segment.position(at: min(time - segment.begin, segment.duration))
    }
}
