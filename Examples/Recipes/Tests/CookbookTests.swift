import RecipeModels
import Testing

struct CookbookTests {
    @Test func `a text becomes recipes`() {
        let cookbook = Cookbook(
            """

            Tea for 2
            1 l | water
            #hot  #quick
            Wait.
            Then wait.

            Toast
            """
        )
        let tea = Cookbook.Entry(
            title: "Tea",
            servings: 2,
            ingredients: [Cookbook.Line(amount: "1 l", name: "water")],
            tags: ["hot", "quick"],
            notes: "Wait.\nThen wait."
        )
        #expect(cookbook.entries == [tea, Cookbook.Entry(title: "Toast")])
    }

    @Test func `an empty text has no recipes`() {
        #expect(Cookbook(" \n\n").entries.isEmpty)
    }
}
