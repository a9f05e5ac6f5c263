import Testing

@testable import EvergreenWeb

struct ContentDispositionTests {
    @Test(arguments: [
        ("report.csv", #"attachment; filename="report.csv"; filename*=UTF-8''report.csv"#),
        ("März 1.csv", #"attachment; filename="M_rz 1.csv"; filename*=UTF-8''M%C3%A4rz%201.csv"#),
        (#"a"b\c%.txt"#, #"attachment; filename="a_b_c_.txt"; filename*=UTF-8''a%22b%5Cc%25.txt"#),
        ("a\r\nSet-Cookie: b", #"attachment; filename="a__Set-Cookie: b"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b"#),
    ])
    func `a file name is encoded in UTF-8 and ASCII and can't end the header`(name: String, header: String) {
        #expect(ContentDisposition.attachment(named: name) == header)
    }
}
