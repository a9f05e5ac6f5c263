import EvergreenDocument

extension [Graphic] {
    /// The graphics with an opacity, as a whole.
    func faded(_ opacity: Double) -> [Graphic] {
        guard opacity != 1 else { return self }
        if count == 1, case .path(var path) = self[0] {
            path.opacity *= opacity
            return [.path(path)]
        }
        return [.group(GroupGraphic(clips: [], opacity: opacity, self))]
    }
}
