import EvergreenModels

extension Recipe {
    /// The ingredients, by position.
    package var orderedIngredients: [Ingredient] { ingredients.sorted { $0.position < $1.position } }

    /// The tags, by name.
    package var sortedTags: [Tag] { tags.sorted { $0.name < $1.name } }

    /// Appends an ingredient.
    @discardableResult
    package func addIngredient(_ name: String = "", amount: String = "") -> Ingredient {
        let ingredient = Ingredient(
            name: name,
            amount: amount,
            position: (ingredients.map(\.position).max() ?? -1) + 1
        )
        ingredients.append(ingredient)
        return ingredient
    }

    /// Moves an ingredient to another position.
    package func moveIngredient(from source: Int, to target: Int) {
        var ordered = orderedIngredients
        guard ordered.indices.contains(source), target >= 0, target <= ordered.count else { return }
        let moved = ordered.remove(at: source)
        ordered.insert(moved, at: target > source ? target - 1 : target)
        for (position, ingredient) in ordered.enumerated() where ingredient.position != position {
            ingredient.position = position
        }
    }

    /// Adds or removes a tag.
    package func toggle(_ tag: Tag) {
        if tags.contains(tag) { tags.removeAll { $0 == tag } } else { tags.append(tag) }
    }
}

extension ModelContext {
    /// The tags with these names. Missing tags are created.
    package func tags(named names: [String]) throws -> [Tag] {
        var known = Dictionary(
            try fetch(FetchDescriptor<Tag>()).map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var tags: [Tag] = []
        for name in names {
            let tag = known[name] ?? Tag(name: name)
            if known[name] == nil {
                insert(tag)
                known[name] = tag
            }
            if !tags.contains(tag) { tags.append(tag) }
        }
        return tags
    }
}
