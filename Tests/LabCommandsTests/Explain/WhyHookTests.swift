import AutoTrack
import Foundation
import LabExplainSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabExplain
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
import Wording

/// The explanation of hooks: chains, notes, recursion and the changes of a step.
@Suite struct WhyHooks {
  /// The explained runs of the scenarios that note something or change classes.
  private static let runs = RepositoryRun.all.filter { run in
    run.loaded.scenario.expects(\.notes)
      || run.loaded.scenario.steps.contains { $0.value.verb is RuntimeChange }
  }

  @Test func `every note of every scenario is among the messages, in order`() {
    var count = 0
    for run in Self.runs {
      for (outcome, trace) in zip(run.report.outcomes, run.traces) {
        let told = trace.calls.map(\.text.text).filter { $0.hasPrefix("note ") }
        #expect(told == outcome.notes.map { "note \($0.quoted)" }, "\(run.loaded.path)")
        count += told.count
      }
    }
    #expect(count > 140)
  }

  /// A hook that runs is preceded by its message, whose chain names the step.
  @Test func `every note of a hook follows a message whose code the step has installed`() {
    var (count, strays) = (0, [String]())
    for run in Self.runs where ["hazards", "hooks"].contains(run.loaded.folder) {
      let own = run.loaded.app.classes.flatMap(\.value.methods).flatMap(\.value).everything
        .compactMap { if case .note(let note) = $0 { note.value } else { nil } }
      for (outcome, trace) in zip(run.report.outcomes, run.traces) {
        for (index, call) in trace.calls.enumerated() where call.text.text.hasPrefix("note ") {
          // The app's own code has notes, too.
          if own.contains(where: { "note '\($0.plainText ?? "")'" == call.text.text }) { continue }
          count += 1
          let caller = trace.calls[..<index].last { $0.depth < call.depth }
          if caller?.detail.text.contains("step ") != true {
            strays.append("\(run.loaded.path) step \(outcome.index + 1): \(call.text)")
          }
        }
      }
    }
    #expect(count > 80)
    #expect(strays == [])
  }

  @Test func `every hook step that ran tells its changes`() {
    var count = 0
    for run in Self.runs {
      let (loaded, report) = (run.loaded, run.report)
      for (outcome, trace) in zip(report.outcomes, run.traces) {
        guard loaded.scenario.steps[outcome.index].value.verb is RuntimeChange,
          outcome.fault == nil
        else { continue }
        let isPending = report.outcomes.dropFirst(outcome.index + 1).allSatisfy {
          !loaded.scenario.steps[$0.index].value.verb.startsProcess
        }
        guard !trace.changes.isEmpty || !isPending else { continue }
        count += 1
        #expect(trace.changes.count == 1, "\(loaded.path) step \(outcome.index + 1)")
      }
    }
    #expect(count > 40)
  }

  private func messages(_ step: String, in hazard: String) -> [String] {
    let path = Repository.root.appending(path: "Scenarios/hazards/\(hazard).json5").path
    let output = LabRun("why", path, step, files: Disk()).output
    return output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `a double exchange shows its chain, and the recursion in one line`() {
    let lines = messages("consequence: in circles", in: "03-exchanged-twice")
    let start = lines.firstIndex { $0.hasPrefix("-[TopicsViewController viewDidAppear:]") } ?? 0
    #expect(
      lines.dropFirst(start).prefix(5) == [
        "-[TopicsViewController viewDidAppear:] screens > "
          + "step 1.4 -[TopicsViewController sdk_viewDidAppear:]",
        "note 'screen TopicsViewController'", "→ $AppViewScreen #4",
        "-[TopicsViewController sdk_viewDidAppear:] "
          + "step 1.2 -[NewsViewController sdk_viewDidAppear:]",
        "sdk_viewDidAppear: called itself 100 times",
      ])
    #expect(lines.count < 100)
  }

  @Test func `a hook that calls the taken selector shows that the message called itself`() {
    let lines = messages("consequence: without end", in: "04-calls-itself")
    #expect(lines.contains("viewDidAppear: called itself 100 times"))
  }

  @Test func `a call without a method says so`() {
    let lines = messages("consequence: exchanged", in: "01-inherited-method")
    #expect(lines.contains("-[UINavigationController sdk_viewDidAppear:] no method"))
  }

  @Test func `a hook step shows the table before and after`() {
    let lines = messages("naive hook", in: "01-inherited-method")
    #expect(
      lines.dropFirst(2) == [
        "changes at the launch in step 2", "NewsViewController : UIViewController",
        "- sdk_viewDidAppear:", "before no own method",
        "after -[UIViewController viewDidAppear:]",
        "UIViewController : UIResponder", "- viewDidAppear:", "before UIViewController",
        "after step 1.1 -[NewsViewController sdk_viewDidAppear:]",
      ])
  }

  @Test func `recursion folds into one round and a count, other lines stay`() {
    func row(_ depth: Int, _ text: String) -> StepTrace.CallRow {
      StepTrace.CallRow(depth: depth, text: "\(text)")
    }
    let deep = (0..<40).flatMap { [row(2 * $0, "-[A a]"), row(2 * $0 + 1, "-[A b]")] }
    #expect(
      CallFolding.folded([row(0, "-[X x]")] + deep).map(\.text) == [
        "-[X x]", "-[A a]", "-[A b]", "these 2 lines 39 more times",
      ])
    let flat = (0..<10).map { _ in row(1, "-[A a]") }
    #expect(CallFolding.folded(flat) == flat)
    let few = (0..<3).map { row($0, "-[A a]") }
    #expect(CallFolding.folded(few) == few)
  }
}
