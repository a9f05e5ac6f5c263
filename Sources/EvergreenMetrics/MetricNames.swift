extension String {
    /// The name of a metric, with `_` in place of characters that Prometheus does not allow.
    var metricName: String { name { $0 == "_" || $0 == ":" } }

    /// The name of a label, with `_` in place of characters that Prometheus does not allow.
    fileprivate var labelName: String { name { $0 == "_" } }

    private func name(_ isAllowed: (Unicode.Scalar) -> Bool) -> String {
        var name = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            if isDigit, name.isEmpty { name.append("_") }
            name.append(isDigit || scalar.isLetter || isAllowed(scalar) ? scalar : "_")
        }
        return name.isEmpty ? "_" : String(name)
    }

    fileprivate var labelValue: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}

extension [(String, String)] {
    /// The labels of a series in the text format, without braces. The last one with a name wins.
    var metricLabels: String {
        let values = Dictionary(map { ($0.0.labelName, $0.1.labelValue) }) { _, last in last }
        return values.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }.joined(separator: ",")
    }
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
