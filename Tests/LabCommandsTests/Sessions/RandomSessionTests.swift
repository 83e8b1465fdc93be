import AutoTrack
import Testing
import TestSupport

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem
@testable import LabDev

@Suite struct RandomSessionPlans {
  @Test(arguments: TestSpace("RandomSessionPlans", UInt64(1)...12).some(3))
  func `a random session breaks no invariant`(seed: UInt64) {
    let run = SessionRun(SessionPlan(seed: seed, stepCount: 60))
    #expect(run.failure == nil, "\(run.explanation)\n\(run.plan.text)")
    #expect(run.tally.steps == 60)
  }

  @Test func `the seed determines a session`() {
    let text = SessionPlan(seed: 7, stepCount: 40).text
    #expect(SessionPlan(seed: 7, stepCount: 40).text == text)
    #expect(SessionPlan(seed: 8, stepCount: 40).text != text)
  }

  @Test func `every action and fault occurs at least 20 times in 400 sessions`() {
    var tally = SessionTally()
    for seed in UInt64(0)..<400 {
      for step in SessionPlan(seed: seed, stepCount: 100).steps { tally.note(step) }
    }
    let drawn = tally.rows.filter { $0.name.hasPrefix("action") || $0.name.hasPrefix("fault") }
    #expect(drawn.count == SessionAction.allCases.count + SessionFault.allCases.count)
    #expect(drawn.filter { $0.count < 20 }.map(\.name) == [])
  }

  @Test func `tallies add up and name rare rows`() {
    var (tally, other) = (SessionTally(), SessionTally())
    tally.note(.storeFull, 3)
    other.note(.storeFull, 4)
    other.noteSession(events: 5)
    tally.add(other)
    #expect(
      tally.rows.filter { $0.count > 0 }.map { "\($0.name) \($0.count)" } == ["drop storeFull 7"])
    #expect((tally.sessions, tally.steps, tally.events) == (1, 0, 5))
    #expect(!tally.rarer(than: 7).contains("drop storeFull"))
    #expect(tally.rarer(than: 8).contains("drop storeFull"))
  }
}

@Suite struct SessionShrinkers {
  private let plan = SessionPlan(seed: 3, stepCount: 80)

  @Test func `a shrunk session has only the steps that the failure needs`() throws {
    let wanted: Set = [17, 61]
    let texts = wanted.map { plan.steps[$0].text }
    let shrinker = SessionShrinker { candidate in
      let there = Set(candidate.steps.map(\.text))
      return texts.allSatisfy(there.contains) ? "both are there" : nil
    }
    let shrunk = shrinker.shrink(plan, failing: "both are there")
    #expect(Set(shrunk.steps.map(\.text)) == Set(texts))
    #expect(shrunk.steps.count == Set(texts).count)
  }

  @Test(arguments: 1...12)
  func `a search that is interrupted keeps the shortest session so far`(trials: Int) {
    var left = trials
    var tried: [Int] = []
    var shrinker = SessionShrinker { candidate in
      tried.append(candidate.steps.count)
      return "fails"
    }
    shrinker.goesOn = {
      left -= 1
      return left > 0
    }
    let shrunk = shrinker.shrink(plan, failing: "fails")
    #expect(tried.count == min(trials, tried.count) && tried.count <= trials)
    #expect(shrunk.steps.count == tried.min())
  }

  @Test func `a shorter session with another failure is not taken`() {
    let shrinker = SessionShrinker { $0.steps.count == 80 ? "long" : "short" }
    #expect(shrinker.shrink(plan, failing: "long").steps.count == 80)
  }
}

@Suite struct SessionsCommands {
  @Test func `sessions prints counts and fails on rows that are too rare`() {
    let run = LabRun("lab-dev", "sessions", "--seeds", "3", "--steps", "20", "--require", "0")
    #expect(run.code == .held)
    #expect(run.output.hasPrefix("action launch "))
    #expect(run.output.hasSuffix(": every invariant held\n"))
    #expect(run.output.contains("\n3 sessions, 60 steps, "))
    let strict = LabRun("lab-dev", "sessions", "--seeds", "3", "--steps", "20", "--require", "1000")
    #expect(strict.code == .failed)
    #expect(strict.output == run.output)
    #expect(strict.messages.hasPrefix("action launch: fewer than 1000\n"))
  }

  @Test func `parallel sessions give the same bytes`() {
    #expect(
      LabRun("lab-dev", "sessions", "--seeds", "4", "--steps", "15", "--require", "0").output
        == LabRun(
          "lab-dev", "sessions", "--seeds", "4", "--steps", "15", "--require", "0", "-j", "3"
        ).output)
  }

  @Test(arguments: [
    (["--seeds", "0"], "--seeds needs a whole number from 1 to 1000000, found '0'"),
    (["--steps", "x"], "--steps needs a whole number from 1 to 1000000, found 'x'"),
    (["--require", "-1"], "--require needs a whole number from 0 to 1000000, found '-1'"),
    (
      ["--seed", "9223372036854775807"],
      "--seed needs a whole number from 0 to 9007199253000000, found '9223372036854775807'"
    ),
    (["a.json5"], "sessions takes no operands, found 'a.json5'"),
  ])
  func `invalid arguments are reported`(words: [String], message: String) {
    let (output, errors) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: errors, files: MemoryFiles([:]))
    #expect(Lab.run(["lab-dev", "sessions"] + words, console) == .invalid)
    #expect(errors.text == "lab: \(message)\n" + LabRun.usage(of: "sessions"))
  }

  @Test func `no session runs if the output file cannot be written`() {
    let folder = MemoryFolder([:])
    folder.obstacles["out"] = "is a folder"
    #expect(
      LabRun("lab-dev", "sessions", "--output", "out", in: folder)
        == LabRun(
          .invalid,
          messages: "lab: the output 'out' cannot be written: is a folder; "
            + "\(LabError.wayOut)\n"))
  }
}
