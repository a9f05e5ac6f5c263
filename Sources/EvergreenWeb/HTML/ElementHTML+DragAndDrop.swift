import EvergreenDocument

extension ElementHTML {
    /// A focusable group, so that it can also be dragged with the keyboard. Labeled by its content.
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

    /// The page's script moves it with the pointer.
    var dragPreview: HTML {
        HTML(.div, ["drag-preview"], [.init(.popover, "manual"), .init(.ariaHidden, "true")], [.slot])
    }

    func dropDestination(_ traits: DropTraits) -> HTML {
        let drop = attributes.isDisabled ? [] : dropAttributes(traits, namesFiles: true)
        return HTML(.div, ["gesture"], groupRole + common + drop, [.slot])
    }

    /// The attributes that describe accepted drops to the page's script.
    ///
    /// - Parameter namesFiles: Whether to include file types. Omitted where many elements would repeat them; the server rejects others.
    func dropAttributes(_ traits: DropTraits, namesFiles: Bool) -> [HTML.Attribute] {
        var result: [HTML.Attribute] = [.init(.dataDrop, traits.types.joined(separator: " "))]
        if traits.followsDrags { result.append(.init(.dataFollowsDrags)) }
        if let effect = traits.effect { result.append(.init(.dataDropEffect, effect.rawValue)) }
        return result + outsideAttributes(traits, namesFiles: namesFiles)
    }

    /// The attributes that describe accepted drops from outside of the app.
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
