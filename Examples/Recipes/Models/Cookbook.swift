import Foundation

/// Recipes as text, separated by empty lines.
///
/// ```
/// Pancakes for 2
/// 200 g | flour
/// 2 | eggs
/// #sweet #quick
/// Fry them in butter.
/// ```
package struct Cookbook: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package var title: String
        package var servings: Int
        package var ingredients: [Line]
        package var tags: [String]
        package var notes: String

        package init(
            title: String,
            servings: Int = 4,
            ingredients: [Line] = [],
            tags: [String] = [],
            notes: String = ""
        ) {
            self.title = title
            self.servings = servings
            self.ingredients = ingredients
            self.tags = tags
            self.notes = notes
        }
    }

    package struct Line: Equatable, Sendable {
        package var amount: String
        package var name: String

        package init(amount: String, name: String) {
            self.amount = amount
            self.name = name
        }
    }

    package var entries: [Entry] = []

    /// Parses a text. No text is invalid: a line that is neither an ingredient nor tags is part of the notes.
    package init(_ text: String) {
        var paragraph: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) {
                take(paragraph)
                paragraph = []
            } else {
                paragraph.append(line)
            }
        }
        take(paragraph)
    }

    private mutating func take(_ lines: [Substring]) {
        guard let first = lines.first else { return }
        var entry = Entry(title: first.trimmed)
        if let range = entry.title.range(of: " for ", options: .backwards),
            let servings = Int(entry.title[range.upperBound...]), servings > 0
        {
            entry.servings = servings
            entry.title = String(entry.title[..<range.lowerBound])
        }
        for line in lines.dropFirst() {
            let parts = line.split(separator: "|", maxSplits: 1).map(\.trimmed)
            if parts.count == 2 {
                entry.ingredients.append(Line(amount: parts[0], name: parts[1]))
            } else if line.trimmed.hasPrefix("#") {
                entry.tags += line.split(separator: " ").map { String($0.drop { $0 == "#" }) }.filter { !$0.isEmpty }
            } else {
                entry.notes += (entry.notes.isEmpty ? "" : "\n") + line.trimmed
            }
        }
        entries.append(entry)
    }

    /// The initial recipes.
    package static let sample = """
        Pancakes for 2
        200 g | flour
        2 | eggs
        300 ml | milk
        1 pinch | salt
        #sweet #quick
        Rest the batter for ten minutes. Fry in butter, a minute on each side.

        Tomato soup for 4
        1 kg | ripe tomatoes
        2 | onions
        3 cloves | garlic
        1 handful | basil
        #soup #vegan
        Roast everything in the oven, then blend it.

        Risotto for 4
        320 g | rice
        1 l | broth
        1 | onion
        80 g | parmesan
        1 glass | white wine
        #rice
        Stir, and don't go away.

        Lentil dal for 6
        300 g | red lentils
        400 ml | coconut milk
        1 thumb | ginger
        2 teaspoons | cumin
        #vegan #quick
        Simmer until the lentils fall apart.

        Rye bread for 8
        500 g | rye flour
        150 g | sourdough
        400 ml | water
        2 teaspoons | salt
        #baking
        It takes a day, of which you work ten minutes.
        """
}

extension StringProtocol {
    /// Without leading and trailing white space.
    fileprivate var trimmed: String {
        var rest = Substring(self)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
