import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct WordsForSteps {
  @Test(arguments: VerbSet.standard.step.plainWords)
  func `a verb without arguments may be a word`(word: String) {
    let file = MemoryFiles(["s.json5": Shop.scenario(steps: "{ launch: {} }, '\(word)',")])
    let written = MemoryFiles(["s.json5": Shop.scenario(steps: "{ launch: {} }, { \(word): {} },")])
    let run = LabRun("run", "s.json5", "--reporter", "jsonl", files: file)
    #expect(run.code != .invalid)
    #expect(run == LabRun("run", "s.json5", "--reporter", "jsonl", files: written))
  }

  @Test func `background is among the words, and a tap is not`() {
    let words = VerbSet.standard.step.plainWords
    #expect(words.contains("background"))
    #expect(!words.contains("tap"))
  }
}

extension Reader {
  /// The words that the reader takes in place of an object.
  fileprivate var plainWords: [String] {
    guard case .either(let shapes) = shape else { return [] }
    return shapes.flatMap { shape in
      if case .words(let words) = shape { words } else { [String]() }
    }
  }
}
