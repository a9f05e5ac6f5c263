import EvergreenDocument

/// What was drawn. All copies of a context draw into the same one.
final class GraphicsRecording {
    private(set) var graphics: [Graphic] = []

    /// Adds a graphic within clips. Those that are drawn within the same clips, one after another, are one group, unless they are
    /// filtered or mixed with what is behind them.
    func add(
        _ graphic: Graphic,
        in clips: [GroupGraphic.Clip],
        filters: [GraphicFilter] = [],
        blendMode: BlendMode = .normal
    ) {
        guard filters.isEmpty, blendMode == .normal else {
            graphics.append(.group(GroupGraphic(clips: clips, filters: filters, blendMode: blendMode, [graphic])))
            return
        }
        guard !clips.isEmpty else { return graphics.append(graphic) }
        if case .group(var group) = graphics.last, group.clips == clips, group.opacity == 1, group.filters.isEmpty,
            group.blendMode == .normal
        {
            graphics.removeLast()
            group.graphics.append(graphic)
            graphics.append(.group(group))
        } else {
            graphics.append(.group(GroupGraphic(clips: clips, [graphic])))
        }
    }
}
