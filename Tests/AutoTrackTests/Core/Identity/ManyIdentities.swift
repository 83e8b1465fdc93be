import MiniUI
import Testing

@testable import AutoTrack

/// Thousands of identities, each bound in a separate call.
@Suite struct ManyIdentities {
  private func identities(_ keys: [String]) -> Identities {
    var identities = Identities()
    for key in keys { identities.add(key, "v\(key)") }
    return identities
  }

  @Test func `an identity is copied at most once per binary digit of the total count`() {
    var identities = Identities()
    for number in 1...1_000 {
      identities.add("k\(number * 7_919 % 1_000)", "v")
      let counts = identities.runs.map(\.count)
      #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 > 2 * $1 })
      #expect(counts.reduce(0, +) == number)
    }
    #expect(identities.runs.count <= 10)
  }

  @Test func `identities are listed in the order of their keys, with the newest values`() {
    var all = identities(["c", "a", "d", "b", "e"])
    #expect(all.all.map(\.key) == ["a", "b", "c", "d", "e"])
    all.add("c", "new")
    #expect((all["c"], all["a"]) == ("new", "va"))
    #expect(all["x"] == nil)
    #expect(all.all == ["a": "va", "b": "vb", "c": "new", "d": "vd", "e": "ve"])
  }

  @Test func `removed identities are not listed`() {
    var all = identities(["a", "b", "c", "d", "e", "f", "g"])
    all.add("a", "again")
    all.remove("a")
    #expect(all["a"] == nil)
    #expect(all.all.map(\.key) == ["b", "c", "d", "e", "f", "g"])
    for key in ["b", "c", "d", "e", "f", "g", "x"] { all.remove(key) }
    #expect((all.isEmpty, all.all) == (true, [:]))
  }

  @Test func `an envelope writes few and many identities alike`() {
    for count in [1, 32, 33, 300] {
      let keys = (1...count).map { "k\($0)" }
      let author = Author(anonymousID: "A", loginID: nil, identities(keys))
      var writer = JSONWriter()
      writer.member("identities", author.identities)
      #expect(author.identities.count == count)
      let context = EventContext(author: author, library: Library(appVersion: "1"))
      let event = Event("e", time: 0, sequence: 1, details: [:], context: context)
      #expect(String(decoding: event.json, as: UTF8.self).contains(writer.text))
    }
  }

  @Test func `20,000 identities bound one after the other are all read back`() {
    let start = ContinuousClock.now
    let home = Installation()
    let identity = home.launch()
    let first = identity.author
    for number in 0..<20_000 { _ = identity.bind(.string("k\(number)"), "1") }
    #expect((first.identities.count, identity.author.identities.count) == (1, 20_001))
    #expect(home.launch().author == identity.author)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
