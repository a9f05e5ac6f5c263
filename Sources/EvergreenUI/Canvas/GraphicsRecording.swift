import EvergreenDocument

/// The recorded graphics, shared by all copies of a context.
final class GraphicsRecording {
    private(set) var graphics: [Graphic] = []

    /// Adds a graphic within clips. Consecutive graphics with the same clips form one group.
    func add(_ graphic: Graphic, in clips: [GroupGraphic.Clip]) {
        guard !clips.isEmpty else { return graphics.append(graphic) }
        if case .group(var group) = graphics.last, group.clips == clips, group.opacity == 1, group.effects.isEmpty,
            group.blendMode == .normal
        {
            graphics.removeLast()
            group.graphics.append(graphic)
            graphics.append(.group(group))
        } else {
            graphics.append(.group(GroupGraphic(clips: clips, [graphic])))
        }
    }

    func add(_ group: GroupGraphic) { graphics.append(.group(group)) }
}
