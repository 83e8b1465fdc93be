import Testing

@testable import LabLanguage

@Suite struct Suggestions {
  struct Row: CustomTestStringConvertible {
    let word: String
    let candidates: [String]
    let nearest: String?
    var testDescription: String { "\(word) among \(candidates)" }

    init(_ word: String, _ candidates: [String], _ nearest: String?) {
      self.word = word
      self.candidates = candidates
      self.nearest = nearest
    }
  }

  @Test(arguments: [
    Row("expct", ["launch", "expect"], "expect"), Row("exxpect", ["expect"], "expect"),
    Row("expekt", ["expect"], "expect"), Row("tpa", ["tap", "type"], "tap"),
    Row("tp", ["tap"], "tap"), Row("--reportr", ["--reporter", "--seed"], "--reporter"),
    Row("bakcgruond", ["background"], "background"), Row("标签页", ["标签栏"], "标签栏"),
  ])
  func `a suggestion corrects a missing, extra, replaced or swapped letter`(row: Row) {
    #expect(Suggestion.nearest(to: row.word, among: row.candidates) == row.nearest)
  }

  @Test(arguments: [
    Row("TAP", ["tap"], "tap"), Row("doubletap", ["doubleTap"], "doubleTap"),
    Row("OS", ["os"], "os"), Row("didtapBuy:", ["didTapBuy:"], "didTapBuy:"),
  ])
  func `a suggestion ignores case`(row: Row) {
    #expect(Suggestion.nearest(to: row.word, among: row.candidates) == row.nearest)
  }

  @Test(arguments: [
    Row("a", ["b"], nil), Row("on", ["os"], nil), Row("swipe", ["scroll"], nil),
    Row("expect", [], nil), Row("", ["tap"], nil), Row("wait", ["swap"], nil),
    Row("expect", ["expect"], nil), Row("abcxyz", ["abcdef"], nil),
    Row("abcxyf", ["abcdef"], "abcdef"),
  ])
  func `a suggestion allows one slip in three letters`(row: Row) {
    #expect(Suggestion.nearest(to: row.word, among: row.candidates) == row.nearest)
  }

  @Test(arguments: [
    Row("tab", ["tan", "tap"], "tan"), Row("tab", ["tap", "tan"], "tan"),
    Row("taps", ["types", "tap"], "tap"),
  ])
  func `the suggestion has the fewest slips, then the first place in the alphabet`(row: Row) {
    #expect(Suggestion.nearest(to: row.word, among: row.candidates) == row.nearest)
  }

  @Test func `a word of a megabyte gets no suggestion`() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.nearest(to: word, among: [word, "tap"]) == nil)
  }

  @Test func `a suggestion is a question`() {
    #expect(Suggestion.question(for: "rnu", among: ["run", "check"]) == "did you mean 'run'?")
  }
}
