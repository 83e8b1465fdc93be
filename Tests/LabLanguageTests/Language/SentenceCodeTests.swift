import Testing
import Wording

@testable import LabLanguage

/// Sentences in JSON: their forms with arguments.
@Suite struct SentenceCodes {
  private static let sentences: [(sentence: Sentence, json: String)] = [
    ("no row", #"["no row"]"#),
    ("\(1, "class") of \(2, "class")", #"["{} class{s} of {} class{s}", "1", "2"]"#),
    ("\("a") lacks { b } in \("it" as Sentence)", #"["{} lacks { b } in {}", "a", ["it"]]"#),
    (
      "\(Sentence(name: "a")): \("it moved" as Sentence)",
      #"["{}: {}", ["{}", "a"], ["it moved"]]"#
    ),
  ]

  @Test(arguments: sentences)
  func `a form with its arguments makes the sentence again`(_ sentence: Sentence, _ json: String)
    throws
  {
    #expect(sentence.json?.text() == json)
    let node = try JSON5.parse(SourceFile(name: "s.json", bytes: Array(json.utf8)))
    let read = try #require(Sentence(json: node, text: sentence.text))
    #expect(read.form == sentence.form && read.json == sentence.json)
    #expect(Sentence(json: node, text: sentence.text + ".") == nil)
  }

  @Test func `a sentence without words has no form in JSON`() {
    #expect(Sentence(name: "UIButton").json == nil)
    #expect(("\(1), \(Sentence(name: "a"))" as Sentence).json == nil)
  }

  @Test(arguments: ["7", "[]", "[7]", #"["a {}", 7]"#, #"["a {}", []]"#])
  func `other values are no sentence`(_ json: String) throws {
    let node = try JSON5.parse(SourceFile(name: "s.json", bytes: Array(json.utf8)))
    #expect(Sentence(json: node, text: "a 7") == nil)
  }

  @Test func `a list ends in a conjunction`() {
    let lists = [["a"], ["a", "b"], ["a", "b", "c"]]
    #expect(lists.map(\.listed) == ["a", "a and b", "a, b and c"])
    #expect(["a", "b", "c"].alternatives == "a, b or c")
  }
}
