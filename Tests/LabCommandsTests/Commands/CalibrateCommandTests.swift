import AutoTrack
import Foundation
import LabLeagueSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabLeague
@testable import LabSystem

/// `lab-dev calibrate`, and the rates that `lab mutate` reads.
@Suite struct CalibrateCommandTests {
  /// Two versions of a screen, as dumps: one view has another class.
  private static func folder() -> MemoryFolder {
    let old = DumpFixture.recursiveDescription.text
    return MemoryFolder([
      "1.txt": old, "2.txt": old.replacingOccurrences(of: "CafeView", with: "ShopView"),
      "other.json": DumpFixture.detox.text, "empty.jsonl.gz": "\u{1F}",
    ])
  }

  @Test func `a corpus has the rates of its releases`() throws {
    let file = try #require(try ReleaseFiles.files(named: ["lockwise"]).first)
    let folder = Self.folder()
    try folder.write(file.bytes, to: "lockwise.jsonl.gz")
    let run = LabRun("lab-dev", "calibrate", "lockwise.jsonl.gz", in: folder)
    #expect(run.code == .held)
    let rates = try RatesFile.rates("r", Array(run.output.utf8))
    #expect(Set(rates.rates.keys) == Set(ChangeKind.counted))
    #expect(run.messages.contains("changed screens, "))
  }

  @Test func `a file of rates decides which edits a release has`() throws {
    let folder = MemoryFolder([
      "s.json5": """
      { scenario: "A button",
        app: { root: "Home", classes: { Home: {
          is: "UIViewController", methods: { "buy:": [] }, view: { stack: "vertical", subviews: [
            { is: "UIButton", id: "buy", title: "Buy", on: { touchUpInside: "buy:" } },
          ] } } } },
        steps: [ { launch: {} } ] }
      """,
      "rates.json": #"{ "rates": { "TEXT_EDIT": 1 } }"#, "wrong.json": #"{ "rates": [] }"#,
    ])
    let arguments = ["mutate", "s.json5", "--count", "30", "--scheme", "default", "--json"]
    let usual = LabRun(arguments, in: folder)
    let texts = LabRun(arguments + ["--rates", "rates.json"], in: folder)
    #expect(usual.code == .held && texts.code == .held)
    #expect(usual.output != texts.output)
    let wrong = LabRun(arguments + ["--rates", "wrong.json"], in: folder)
    #expect(wrong.code == .invalid && wrong.messages.contains("expected an object 'rates'"))
    let missing = LabRun(arguments + ["--rates", "none.json"], in: folder)
    #expect(missing.code == .invalid && missing.messages.contains("none.json: cannot be read"))
  }

  @Test(arguments: [
    (["lab-dev", "calibrate"], "calibrate needs two versions of an app, found none"),
    (["lab-dev", "calibrate", "1.txt"], "calibrate needs two versions of an app, found one"),
    (["lab-dev", "calibrate", "-", "-"], "standard input is one file, and '-' is given twice"),
    (["lab-dev", "calibrate", "1.txt", "3.txt"], "3.txt: cannot be read"),
    (["lab-dev", "calibrate", "1.txt", "other.json"], "no view of 1.txt is in this version"),
    (["mutate", "--against-corpus"], "'Scenarios/releases' has no corpus"),
    (["mutate", "--against-corpus", "1.txt"], "expected a corpus in gzip"),
  ])
  func `bad input has a place, a reason and a remedy`(_ arguments: [String], _ message: String) {
    let run = LabRun(arguments, in: Self.folder())
    #expect(run.code == .invalid)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.output == "")
  }

  @Test func `two elements of one id are refused`() throws {
    let folder = Self.folder()
    let text = try ImpactStory.base()
    folder["1.storyboard"] = text
    folder["2.storyboard"] = text.replacing("id=\"cell-coffee\"", with: "id=\"cell-tea\"")
    for files in [["1.storyboard", "2.storyboard"], ["2.storyboard", "1.storyboard"]] {
      let run = LabRun(["lab-dev", "calibrate"] + files, in: folder)
      #expect(run.code == .invalid)
      #expect(run.output == "")
      #expect(run.messages.hasPrefix("2.storyboard:"))
      #expect(run.messages.contains("another element has the same id; open the file in Interface"))
    }
  }

  @Test func `the edits of several apps are added up, and the message says so`() throws {
    let folder = Self.folder()
    try folder.write(SurvivalScenes.corpus(of: "A"), to: "a.jsonl.gz")
    try folder.write(SurvivalScenes.corpus(of: "B"), to: "b.jsonl.gz")
    let (one, two) = (
      LabRun("lab-dev", "calibrate", "a.jsonl.gz", in: folder),
      LabRun("lab-dev", "calibrate", "a.jsonl.gz", "b.jsonl.gz", in: folder)
    )
    #expect(one.code == .held && two.code == .held)
    #expect(one.messages == "2 changed screens, 1 edit\n")
    #expect(two.messages == "4 changed screens of A, B together, 2 edits\n")
    let rates = try [one, two].map { try RatesFile.rates("r", Array($0.output.utf8)).rates }
    #expect(rates[0] == rates[1])
  }

  @Test func `equal versions have no rates`() {
    let run = LabRun("lab-dev", "calibrate", "1.txt", "1.txt", in: Self.folder())
    #expect(run.code == .nothingMatched)
    #expect(run.messages.contains("no screen changed between the versions"))
  }

  @Test func `two versions give the rates of their edits`() throws {
    let run = LabRun("lab-dev", "calibrate", "1.txt", "2.txt", in: Self.folder())
    #expect(run.code == .held, "\(run.messages)")
    let rates = try RatesFile.rates("r", Array(run.output.utf8))
    #expect(rates.rates[.renameClass] ?? 0 > 0)
  }
}
