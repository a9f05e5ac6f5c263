import Evergreen
import EvergreenModels
import RecipeModels

/// Filters the list by favourites or by a tag.
struct TagBar: View {
    @Query(sort: \Tag.name) private var tags: [Tag]
    @Binding var selection: RecipeSelection

    init(selection: Binding<RecipeSelection>) {
        _selection = selection
    }

    var body: some View {
        HStack {
            Picker("Tag", selection: $selection.tag) {
                Text("All tags").tag("")
                ForEach(tags) { tag in Text(tag.name).tag(tag.name) }
            }
            .labelsHidden()
            Spacer()
            Toggle("Favourites", isOn: $selection.isFavoritesOnly)
        }
    }
}
