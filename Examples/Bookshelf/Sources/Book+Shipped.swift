extension Book {
    /// The books that are bundled with the app.
    static let shipped: [Book] = [
        ("Pride and Prejudice", "Jane Austen", 1813),
        ("Frankenstein", "Mary Shelley", 1818),
        ("The Count of Monte Cristo", "Alexandre Dumas", 1844),
        ("Jane Eyre", "Charlotte Brontë", 1847),
        ("Wuthering Heights", "Emily Brontë", 1847),
        ("Moby-Dick", "Herman Melville", 1851),
        ("Madame Bovary", "Gustave Flaubert", 1857),
        ("Great Expectations", "Charles Dickens", 1861),
        ("Crime and Punishment", "Fyodor Dostoevsky", 1866),
        ("War and Peace", "Leo Tolstoy", 1869),
        ("Middlemarch", "George Eliot", 1871),
        ("Around the World in Eighty Days", "Jules Verne", 1872),
        ("Anna Karenina", "Leo Tolstoy", 1878),
        ("Treasure Island", "Robert Louis Stevenson", 1883),
        ("The Time Machine", "H. G. Wells", 1895),
        ("Effi Briest", "Theodor Fontane", 1895),
        ("Heart of Darkness", "Joseph Conrad", 1899),
        ("Buddenbrooks", "Thomas Mann", 1901),
        ("A Room with a View", "E. M. Forster", 1908),
        ("Swann’s Way", "Marcel Proust", 1913),
        ("Ulysses", "James Joyce", 1922),
        ("The Magic Mountain", "Thomas Mann", 1924),
        ("The Trial", "Franz Kafka", 1925),
        ("Mrs Dalloway", "Virginia Woolf", 1925),
    ].enumerated().map { index, book in
        Book(id: Int64(index + 1), title: book.0, author: book.1, year: book.2)
    }
}
