import EvergreenDocument

extension ElementHTML {
    /// A group that can have the focus, so that the keyboard drags it, too. It is called what is in it.
    func draggable(_ traits: DragTraits) -> HTML {
        let name: [HTML.Attribute] =
            attributes.accessibilityLabel == nil ? [.init(.ariaLabelledBy, "e\(id.rawValue)")] : []
        var drag: [HTML.Attribute] = []
        if !attributes.isDisabled {
            drag = [.init(.draggable, "true"), .init(.dataDrag, traits.types.joined(separator: " "))]
            if traits.hasPreview { drag.append(.init(.dataPreview)) }
            if traits.isMadeByDrag { drag.append(.init(.dataMadeByDrag)) }
            if !attributes.notes.contains(.focusable) { drag.append(.init(.tabIndex, "0")) }
        }
        let role = groupRole.isEmpty ? [HTML.Attribute(.role, "group")] : groupRole
        return HTML(.div, ["draggable"], role + name + common + drag, [.slot])
    }

    /// The page's script shows it below the pointer.
    var dragPreview: HTML {
        HTML(.div, ["drag-preview"], [.init(.popover, "manual"), .init(.ariaHidden, "true")], [.slot])
    }

    func dropDestination(_ traits: DropTraits) -> HTML {
        let drop = attributes.isDisabled ? [] : dropAttributes(traits, namesFiles: true)
        return HTML(.div, ["gesture"], groupRole + common + drop, [.slot])
    }

    /// What the page's script has to know of what can be dropped.
    ///
    /// - Parameter namesFiles: Whether the types of files are said. Where many elements would say the same, the server refuses
    ///   others.
    func dropAttributes(_ traits: DropTraits, namesFiles: Bool) -> [HTML.Attribute] {
        var result: [HTML.Attribute] = [.init(.dataDrop, traits.types.joined(separator: " "))]
        if traits.followsDrags { result.append(.init(.dataFollowsDrags)) }
        if let effect = traits.effect { result.append(.init(.dataDropEffect, effect.rawValue)) }
        return result + outsideAttributes(traits, namesFiles: namesFiles)
    }

    /// What the page's script has to know of what comes from outside of the app.
    func outsideAttributes(_ traits: DropTraits, namesFiles: Bool) -> [HTML.Attribute] {
        var outside: [String] = []
        if traits.acceptsText { outside.append("text") }
        if traits.acceptsAddresses { outside.append("urls") }
        if traits.files != nil { outside.append("files") }
        var result: [HTML.Attribute] = []
        if !outside.isEmpty { result.append(.init(.dataOutside, outside.joined(separator: " "))) }
        if let files = traits.files { result += fileAttributes(files, namesTypes: namesFiles) }
        return result
    }
}
