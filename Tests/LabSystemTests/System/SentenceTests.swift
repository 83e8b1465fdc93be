import LabSystem
import Testing
import Wording

/// Sentences in the language of a table.
@Suite struct SentenceTests {
  private static let words = Sentences(
    """
    # A comment.
    [block]
    {} is {}
      {1} 就是 {2}
    {} in {}  {}
      在 {2} 中的 {1}  {3}
    red
      红色
    the view {}
      视图 {1}
    it ends in {}
      以 {1} 结尾
    """)
  private static let red: Sentence = "red"
  private static let view: Sentence = "the view \("A")"

  private static let beside: [(Sentence, String)] = [
    (red, "红色"), ("\(red) is \(red)", "红色就是红色"), ("\("A") is \(red)", "A 就是红色"),
    ("\(red) is \("A")", "红色就是 A"), ("\(view) is \(view)", "视图 A 就是视图 A"),
    ("it ends in \("A")", "以 A 结尾"), ("it ends in \(view)", "以视图 A 结尾"),
    ("\("A") in \(red)  \(view)", "在红色中的 A  视图 A"),
  ]

  @Test(arguments: beside)
  func `a blank beside a gap is dropped between wide characters`(_ one: Sentence, chinese: String) {
    #expect(Self.words(one) == chinese)
    #expect(Sentences.english(one) == one.text)
  }

  private static let joined: [(Sentence, String)] = [
    ("\(red), \("A"); \(red)", "红色，A；红色"), ("\("A"): \(red)", "A：红色"),
    ("\("A"), \("B"): \("C")", "A, B: C"), ("a sentence of \(red)", "a sentence of red"),
  ]

  @Test(arguments: joined)
  func `punctuation is that of the language`(_ one: Sentence, chinese: String) {
    #expect(Self.words(one) == chinese)
  }

  @Test func `a sentence is known with all of its parts`() {
    #expect(Self.words.have("\(Self.red) is \("A")"))
    #expect(!Self.words.have("\("blue" as Sentence) is \("A")"))
    #expect(!Self.words.have("blue"))
  }
}
