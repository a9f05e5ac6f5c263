import EvergreenDependencies
import EvergreenStore

/// An action of a feature under test, and its origin.
enum TestAction<Action> {
    /// Sent by the test.
    case sent(Action, SourcePlace)
    /// Sent by an effect.
    case received(Action)
    /// Dismissal of the feature under test by an effect.
    case dismissed
}

/// Runs the reducer under test, and records its events.
struct TestReducer<FeatureState, FeatureAction>: Reducer {
    typealias State = FeatureState
    typealias Action = TestAction<FeatureAction>

    let reducer: Reduce<FeatureState, FeatureAction>
    let ledger: TestLedger<FeatureState, FeatureAction>

    func reduce(into state: inout FeatureState, action: TestAction<FeatureAction>) -> Effect<TestAction<FeatureAction>>
    {
        switch action {
        case .sent(let action, let place):
            let effect = run(action, in: &state)
            let after = state
            let sharedChanges = ledger.sharedChanges.cut()
            ledger.write {
                $0.state = after
                $0.sharedChanges = $0.sharedChanges.followed(by: sharedChanges)
            }
            return observe(effect, of: action, sentAt: place)
        case .received(let action):
            let stackElementIDs = ledger.read(\.dependencies).stackElementID.copy
            let effect = run(action, in: &state)
            let received = TestLedger<FeatureState, FeatureAction>.Received(
                action: action,
                state: state,
                stackElementIDs: stackElementIDs,
                sharedChanges: ledger.sharedChanges.cut()
            )
            ledger.write { $0.received.append(received) }
            return observe(effect, of: action, sentAt: nil)
        case .dismissed:
            ledger.write { $0.isDismissed = true }
            return .none
        }
    }

    private func run(_ action: FeatureAction, in state: inout FeatureState) -> Effect<FeatureAction> {
        let dependencies = ledger.read(\.dependencies)
        return withDependencies {
            $0 = dependencies
        } operation: {
            reducer.reduce(into: &state, action: action)
        }
    }

    /// The effect, recorded while it runs.
    private func observe(
        _ effect: Effect<FeatureAction>,
        of action: FeatureAction,
        sentAt place: SourcePlace?
    ) -> Effect<TestAction<FeatureAction>> {
        let id: Int = ledger.write { entries in
            entries.nextEffect += 1
            return entries.nextEffect
        }
        let cause = EffectCause(action: action)
        let monitor = EffectMonitor(
            started: { [ledger] in ledger.write { $0.running[id] = (cause.action, place) } },
            ended: { [ledger] in ledger.write { $0.running[id] = nil } }
        )
        return effect.map { TestAction.received($0) }.dismissing(with: .dismissed).monitored(by: monitor)
    }
}

/// The action that started an effect.
///
/// `@unchecked` is safe: it is only read, for messages.
private struct EffectCause<Action>: @unchecked Sendable {
    let action: Action
}
