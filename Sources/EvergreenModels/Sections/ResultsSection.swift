public import EvergreenModelStorage

/// The models of a query that have the same value at its `sectionBy` key path.
///
/// ```swift
/// ForEach(recipes) { section in
///     Section(section.title) {
///         ForEach(section) { recipe in Text(recipe.title) }
///     }
/// }
/// ```
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
    /// The common value of the models.
    public let title: SectionTitle

    private var models: ArraySlice<Element>

    init(title: SectionTitle, models: ArraySlice<Element>) {
        self.title = title
        self.models = models
    }

    /// The ``title``.
    public var id: SectionTitle { title }

    /// Zero.
    public var startIndex: Int { 0 }

    /// The number of models in the section.
    public var endIndex: Int { models.count }

    /// The model at an index.
    public subscript(position: Int) -> Element { models[models.startIndex + position] }

    mutating func append(_ other: ArraySlice<Element>) { models += other }
}
