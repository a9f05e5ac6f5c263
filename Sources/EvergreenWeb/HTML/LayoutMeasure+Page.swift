import EvergreenDocument

extension LayoutMeasure {
    /// Parses a page's measure: `1,300,n;12,n,n,40,20,16,16;…`: whether it is fresh, the space, and for each answer the element, the
    /// proposal, the size and the baselines. Nil for anything else.
    init?(pageText text: some StringProtocol) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard let first = parts.first, parts.count <= Self.maximumAnswers + 1 else { return nil }
        let head = first.split(separator: ",", omittingEmptySubsequences: false)
        guard head.count == 3, head[0] == "0" || head[0] == "1", let space = Self.proposal(head[1], head[2]) else {
            return nil
        }
        var answers: [Answer] = []
        for part in parts.dropFirst() {
            guard let answer = Self.answer(part) else { return nil }
            answers.append(answer)
        }
        self.init(isFresh: head[0] == "1", space: space, answers: answers)
    }

    private static func answer(_ text: some StringProtocol) -> Answer? {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        guard words.count == 7, words[0].utf8.count <= 16, let id = Int(words[0]), id > 0,
            let proposal = proposal(words[1], words[2]),
            let width = length(words[3]), let height = length(words[4]),
            let first = length(words[5]), let last = length(words[6]), first.isFinite, last.isFinite
        else { return nil }
        return Answer(
            element: ElementID(rawValue: id),
            proposal: proposal,
            width: width,
            height: height,
            firstBaseline: first,
            lastBaseline: last
        )
    }

    private static func proposal(_ width: some StringProtocol, _ height: some StringProtocol) -> LayoutProposal? {
        guard let width = optionalLength(width), let height = optionalLength(height) else { return nil }
        return LayoutProposal(width: width, height: height)
    }

    private static func optionalLength(_ text: some StringProtocol) -> Double?? {
        if text == "n" { return .some(nil) }
        guard let length = length(text) else { return nil }
        return .some(length)
    }

    /// A plain decimal number that is not negative, or `i` for infinity.
    private static func length(_ text: some StringProtocol) -> Double? {
        if text == "i" { return .infinity }
        guard !text.isEmpty, text.utf8.count <= 12, text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
            let length = Double(text)
        else { return nil }
        return min(length, LayoutProposal.longest)
    }
}
