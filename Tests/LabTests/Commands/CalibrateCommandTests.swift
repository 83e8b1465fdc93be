import AutoTrack
import Foundation
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// `lab calibrate`, and the rates that `lab mutate` reads.
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
    let run = LabRun("calibrate", "lockwise.jsonl.gz", in: folder)
    #expect(run.code == .held)
    let rates = try RatesFile.rates("r", Array(run.output.utf8))
    #expect(Set(rates.rates.keys) == Set(EditCounts.kinds))
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
    (["calibrate"], "calibrate needs two versions of an app, found none"),
    (["calibrate", "1.txt"], "calibrate needs two versions of an app, found one"),
    (["calibrate", "1.txt", "3.txt"], "3.txt: cannot be read"),
    (["calibrate", "1.txt", "other.json"], "no view of 1.txt is in this version"),
    (["mutate", "--against-corpus"], "'Scenarios/releases' has no corpus"),
    (["mutate", "--against-corpus", "1.txt"], "expected a corpus in gzip"),
  ])
  func `bad input has a place, a reason and a remedy`(_ arguments: [String], _ message: String) {
    let run = LabRun(arguments, in: Self.folder())
    #expect(run.code == .invalid)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.output == "")
  }

  @Test func `equal versions have no rates`() {
    let run = LabRun("calibrate", "1.txt", "1.txt", in: Self.folder())
    #expect(run.code == .nothingMatched)
    #expect(run.messages.contains("no screen changed between the versions"))
  }

  @Test func `two versions give the rates of their edits`() throws {
    let run = LabRun("calibrate", "1.txt", "2.txt", in: Self.folder())
    #expect(run.code == .held, "\(run.messages)")
    let rates = try RatesFile.rates("r", Array(run.output.utf8))
    #expect(rates.rates[.renameClass] ?? 0 > 0)
  }
}
