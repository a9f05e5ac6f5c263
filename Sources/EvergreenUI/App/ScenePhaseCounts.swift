/// The number of windows of each group in each phase.
struct ScenePhaseCounts {
    private var groups: [Int: [ScenePhase: Int]] = [:]

    mutating func add(_ phase: ScenePhase, to group: Int) { change(phase, of: group, by: 1) }

    mutating func remove(_ phase: ScenePhase, from group: Int) { change(phase, of: group, by: -1) }

    private mutating func change(_ phase: ScenePhase, of group: Int, by difference: Int) {
        groups[group, default: [:]][phase, default: 0] += difference
    }

    /// The phase of the most visible window of these groups, or `background` without windows.
    func phase(of groups: Range<Int>) -> ScenePhase {
        groups.lazy.compactMap { self.groups[$0] }
            .flatMap { $0.lazy.filter { $0.value > 0 }.map(\.key) }
            .max() ?? .background
    }
}
