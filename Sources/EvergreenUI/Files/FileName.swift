import Foundation

/// Sanitizes the names of uploaded and downloaded files.
package enum FileName {
    /// A name that is valid on all systems: without a path or control characters, and at most 200 bytes.
    package static func safe(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        var text = String(
            String.UnicodeScalarView(
                last.unicodeScalars.filter { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
                        false
                    default: !":*?\"<>|".unicodeScalars.contains(scalar)
                    }
                }
            )
        )
        .trimmingCharacters(in: .whitespaces)
        while text.hasPrefix(".") { text.removeFirst() }
        guard !text.isEmpty else { return "file" }
        let limit = 200
        guard text.utf8.count > limit else { return text }
        let ending = (text as NSString).pathExtension
        let suffix = ending.isEmpty || ending.utf8.count > 20 ? "" : "." + ending
        while text.utf8.count + suffix.utf8.count > limit { text.removeLast() }
        return text + suffix
    }

    /// A name with the extension of a type, appended unless the name already has one of that type.
    package static func of(_ name: String?, _ type: UTType) -> String {
        let name = safe(name ?? "Untitled")
        guard let ending = type.preferredFilenameExtension else { return name }
        let present = (name as NSString).pathExtension.lowercased()
        return type.declaration.extensions.contains(present) ? name : "\(name).\(ending)"
    }
}
